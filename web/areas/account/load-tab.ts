/** The code of each tab, loaded when the tab is shown. */
export const loadTab = {
  profile: async () => ({ default: (await import('./account-tab.tsx')).AccountTab }),
  measurements: async () => {
    const { MeasurementsTab } = await import('../../features/measurements/components/measurements-tab.tsx');
    return { default: MeasurementsTab };
  },
  payment: async () => ({ default: (await import('./payment-tab.tsx')).PaymentTab }),
  orders: async () => ({ default: (await import('./orders-tab.tsx')).OrdersTab }),
  wishlist: async () => ({ default: (await import('./wishlist/wishlist-tab.tsx')).WishlistTab }),
};

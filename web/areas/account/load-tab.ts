/** The code of each tab, loaded when the tab is shown. */
export const loadTab = {
  profile: () => import('./account-tab.tsx'),
  measurements: async () => {
    const { MeasurementsTab } = await import('../../features/measurements/components/measurements-tab.tsx');
    return { default: MeasurementsTab };
  },
  payment: () => import('./payment-tab.tsx'),
  orders: () => import('./orders-tab.tsx'),
  wishlist: () => import('./wishlist/wishlist-tab.tsx'),
};

export const storeCredit = 'Store credit';
export const howItIsSpent =
  'You can pay for goods of the shop with it at the checkout. It does not expire; when you delete your account, it lapses.';
export const failedToFetch = 'Failed to get your store credit';
export const loading = 'Loading your store credit...';
export const kinds = {
  GOODWILL: 'From us to you',
  REFUND: 'Refund',
  SPENT: 'Paid for an order',
  RETURNED: 'Back from an order',
  TAKEN_BACK: 'Taken back',
  LAPSED: 'Lapsed',
};

export const storeCredit = 'Store credit';
export const howItIsSpent =
  'You can pay for goods with it at the checkout, and for other orders on their page. It does not expire; when you delete your account, it lapses.';
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
export const mail = {
  subject: ({ amount }: { amount: string }) => `${amount} of store credit for you`,
  weGive: ({ amount }: { amount: string }) => `We have added ${amount} to your store credit:`,
  balance: 'Your store credit',
  seeIt: 'See your store credit',
};

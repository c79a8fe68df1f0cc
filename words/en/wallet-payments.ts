export const payment = 'Payment';
export const thePaymentIsNotKnown = 'We do not know this payment. Please open the link from your order.';
export const thePaymentCouldNotBeRead = 'The payment could not be read. Please try again.';
export const yourOrderWaits = 'Your order waits for your payment';
export const payUntil = ({ amount, time }: { amount: string; time: string }) =>
  `${amount} are to be paid until ${time}. Your items are reserved until then.`;
export const goToWallet = ({ wallet }: { wallet: string }) => `Pay with ${wallet}`;
export const goingToWallet = ({ wallet }: { wallet: string }) => `Going to ${wallet}…`;
export const theWalletCouldNotBeOpened =
  'The wallet could not be opened. Nothing was charged. Please try again.';
export const weAreChecking = 'We are checking your payment';
export const youNeedNotStay =
  'This takes a few seconds, sometimes minutes. You can close this page: your order is placed as soon as the payment is there, and you find it under your tracking number.';
export const backToWallet = ({ wallet }: { wallet: string }) => `Not paid yet? Back to ${wallet}`;
export const paid = 'Paid. Your order is placed';
export const paidThrough = ({ amount, wallet }: { amount: string; wallet: string }) =>
  `We have received ${amount} through ${wallet}. The sellers pack next.`;
export const notPaid = 'The payment did not go through';
export const nothingWasCharged = ({ time }: { time: string }) =>
  `Nothing was charged. You can try again until ${time}; your items are reserved until then.`;
export const tryAgain = 'Try again';
export const cancelTheOrder = 'Cancel the order';
export const cancelling = 'Cancelling...';
export const failedToCancel = 'The order could not be cancelled';
export const tooLate = 'The order was cancelled';
export const notPaidInTime =
  'Nothing is to be paid any more. If money has left your account all the same, we find it and give it back to you.';
export const moneyIsGivenBack = 'Your payment is given back';
export const unusedCauses = {
  AMOUNT:
    'The amount that has arrived is not that of your order, so we could not book it. We are giving it back.',
  LATE: 'Your payment arrived after the order had ended. We are giving it back.',
  SOLD_OUT: 'Your payment arrived, but meanwhile the items were sold. We are giving it back.',
  TWICE: 'Your order was paid already. We are giving this second payment back.',
};
export const ofBill = {
  toPay: 'A payment for your order',
  payUntil: ({ amount, time }: { amount: string; time: string }) =>
    `${amount} can be paid here until ${time}, and later from your order.`,
  youNeedNotStay:
    'This takes a few seconds, sometimes minutes. You can close this page: as soon as the payment is there, we e-mail you a receipt.',
  paid: 'Paid. Thank you',
  paidThrough: ({ amount, wallet }: { amount: string; wallet: string }) =>
    `We have received ${amount} through ${wallet}. The receipt is on the page of your order.`,
  nothingWasCharged: 'Nothing was charged. You can try again, here or from your order.',
  tooLate: 'This payment was not made',
  notPaidInTime:
    'Its time is over. You can pay from your order. If money has left your account all the same, we find it and book it for your order.',
};
export const seeTheOrder = 'See the order';
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `Your tracking number: <number>${trackingId}</number>`;
export const testWallet = 'Test wallet';
export const noMoneyMoves = ({ amount }: { amount: string }) =>
  `No money moves here. What should happen to the payment of ${amount}?`;
export const pay = 'Pay';
export const decline = 'Decline';
export const working = 'One moment…';
export const backToTheShop = 'Back to the shop';

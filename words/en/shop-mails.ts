export const thankYouSellersPackNext = 'Thank you for your order. The sellers have it and will pack it next.';
export const totalAndArrival = ({ total, day }: { total: string; day: string }) =>
  `${total}, arrives by ${day}`;
export const deliveryAndArrival = ({ delivery, day }: { delivery: string; day: string }) =>
  `${delivery}, arrives by ${day}`;
export const facts = {
  delivery: 'Delivery',
  address: 'Address',
  payment: 'Payment',
  discount: 'Discount',
  discountCode: ({ code }: { code: string }) => `Code ${code}`,
  credit: 'From your store credit',
  deliveryFee: 'Delivery fee',
  seller: 'Seller',
  items: 'Items',
  paidBack: 'Paid back',
};
export const columns = { item: 'Item', pieces: 'Pieces', amount: 'Amount', total: 'Total' };
export const cardEndingIn = ({ method, last4 }: { method: string; last4: string }) =>
  `${method}, ending in ${last4}`;

export const pleaseConfirm = ({ number }: { number: string }) => `Please confirm your order ${number}`;
export const confirmWithinADay =
  'Thank you for your order. Please confirm it: the items below are reserved for you for 30 minutes. You can still confirm it within a day of ordering, as long as they are in stock.';
export const ifNotYouItIsCancelled =
  'If you did not order this, do nothing: the order is cancelled automatically.';
export const confirmTheAddressOfAPaidOrder =
  'Thank you for your order. It is placed and paid. Please confirm this e-mail address, so that we can tell you when your parcel leaves and arrives.';
export const ifNotYouNoMoreEMails =
  'If you did not order this, do nothing: you get no more e-mails about it.';
export const confirmThisEMailAddress = 'Confirm this e-mail address';

type OfOrder = { number: string };

/** Of the whole order, and of one of its sellers. */
export const returns = {
  asked: ({ number }: OfOrder) => `We have your return of order ${number}`,
  askedText: 'You have asked to send the items below back. The seller answers, and we tell you.',
  askedAt: 'Asked on',
  number: 'Return',
  reason: 'Reason',
  accepted: ({ number }: OfOrder) => `Your return of order ${number} is accepted`,
  acceptedText: ({ id }: { id: number }) =>
    `Please pack the items below and write ${id} on the parcel. The money goes back once they have arrived.`,
  labelOnThePage: 'You can print the label for the parcel on the page of the return.',
  sendTo: 'Send to',
  refused: ({ number }: OfOrder) => `Your return of order ${number} is not accepted`,
  refusedText: 'The items below are not taken back. The seller says:',
  reminder: ({ number }: OfOrder) => `Have you sent your return of order ${number}?`,
  reminderText: ({ id, day }: { id: number; day: string }) =>
    `Nothing of the items below has arrived yet. Please send them so that they arrive by ${day}, and write ${id} on the parcel; after that day the return ends. If the parcel is on its way, you need not do anything.`,
  ended: ({ number }: OfOrder) => `Your return of order ${number} has ended`,
  endedText:
    'Nothing of the items below has arrived in the 60 days since the return was accepted, so it has ended, and no money goes back. If you have sent them, write to us with the number of the consignment.',
  escalated: ({ number }: OfOrder) => `We look into your return of order ${number}`,
  escalatedText:
    'The seller has not answered your return of the items below in time. Our own staff answers it now, and we tell you.',
  seeTheReturn: 'See the return',
};
export const withdrawals = {
  subject: ({ number }: OfOrder) => `Send goods of your order ${number} back`,
  chooseWhatYouSendBack:
    'You have asked to send goods back. Press the button and choose which ones, and why. The link works for 7 days.',
  madeToMeasure:
    'The garments of this order are made to your measures, so they cannot be sent back. What does not fit is altered free of charge: press the button, or write to us.',
  ifNotYou: 'If it was not you, you need not do anything.',
  chooseTheGoods: 'Choose the goods',
};
export const moneyBack = {
  subject: ({ number, amount }: OfOrder & { amount: string }) =>
    `Where may we send ${amount} of order ${number}?`,
  tellUsWhere: ({ amount }: { amount: string }) =>
    `We owe you ${amount}. Tell us the bank account to which we may send it.`,
  keptSealed: 'We keep the IBAN encrypted, use it for this only, and delete it once the money is sent.',
  orCallUs: 'If you have no bank account, answer this mail or call us, and we find another way.',
  giveTheAccount: 'Give the account',
};
export const endTitles = {
  CANCELLED: {
    whole: ({ number }: OfOrder) => `Your order ${number} was cancelled`,
    part: ({ number }: OfOrder) => `Your order ${number} was cancelled in part`,
  },
  RETURNED: {
    whole: ({ number }: OfOrder) => `Your order ${number} was returned`,
    part: ({ number }: OfOrder) => `Your order ${number} was returned in part`,
  },
};
export const endTexts = {
  CANCELLED: {
    whole: 'The items below were cancelled. Nothing more of this order is sent.',
    part: 'The items below were cancelled. The rest of your order is not affected.',
  },
  RETURNED: 'We have received the items below back.',
};
export const statusTexts = {
  PACKED: 'The items below are packed and leave us soon.',
  SHIPPED: 'The items below are on their way to you.',
  DELIVERED: 'The items below were delivered. Enjoy them!',
};
/** Of a parcel that could not be delivered, by what its status is then. */
export const notDeliveredTexts = {
  PACKED:
    'The items below have come back to the seller. We get in touch with you before they are sent again.',
  CANCELLED:
    'The items below could not be delivered to you, so they are cancelled. You owe nothing for them.',
};
export const moneyGoesBack = 'The money for them goes back the way you have paid.';
export const pieces = ({ count, name }: { count: number; name: string }) => `${count} × ${name}`;

export const paymentIsGivenBack = ({ number }: { number: string }) =>
  `Your payment for order ${number} is given back`;
export const paymentPaysNothing = ({ gateway }: { gateway: string }) =>
  `Your payment through ${gateway} has arrived, but the order could not be paid with it: it had ended, was paid already, or the amount is another one. We are giving the money back to you. You need not do anything.`;
export const amountIsPaidBack = ({ number, amount }: { number: string; amount: string }) =>
  `${amount} of your order ${number} are paid back`;
export const isInYourCredit = ({ amount }: { amount: string }) =>
  `${amount} is in your store credit now, as you wanted it. You can pay for any order with it.`;
export const weHavePaidBack = ({ amount }: { amount: string }) =>
  `We have paid ${amount} back to you for your order.`;
export const amountGoesBackToCard = ({ amount, last4 }: { amount: string; last4: string }) =>
  `${amount} of your order go back to your card ending in ${last4}. Your bank may take some days to show it.`;
export const creditNoteIsUnderMyOrders = 'The credit note is beside your order under My orders.';

export const hasReplied = ({ seller }: { seller: string }) => `${seller} has replied to your review`;
export const hasRepliedOn = ({ seller, product }: { seller: string; product: string }) =>
  `${seller} has replied to your review of ${product}.`;
export const seeTheReply = 'See the reply';

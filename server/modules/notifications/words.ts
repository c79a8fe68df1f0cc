import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { SellerNews, WorkNews } from '../../../contract/constants/notifications.ts';

export interface Words {
  /** Follows "Your order NP-…". */
  title: string;
  text: string;
  /** Page that it links to; the tracking page by default. */
  leadsTo?: 'orders' | 'checkout';
}

/** Sentences for stitched orders. */
export const STEP_WORDS: Record<OrderAction, Words> = {
  place: {
    title: 'is placed',
    text: 'Please confirm it at checkout, so that the tailor can start.',
    leadsTo: 'checkout',
  },
  edit: {
    title: 'was changed',
    text: 'Price and expected delivery are worked out again. Please confirm it at checkout.',
    leadsTo: 'checkout',
  },
  price: {
    title: 'has a price',
    text: 'Please look at it and confirm the order at checkout.',
    leadsTo: 'checkout',
  },
  quote: {
    title: 'has a quote',
    text: 'See the price per piece, and accept it or withdraw the order.',
    leadsTo: 'orders',
  },
  confirm: {
    title: 'is confirmed',
    text: 'It has gone to the tailor. The invoice is under My orders.',
    leadsTo: 'orders',
  },
  cancel: { title: 'is cancelled', text: 'Nothing more of it is made or sent.', leadsTo: 'orders' },
  expire: {
    title: 'has expired',
    text: 'It was not confirmed in time, so we have cancelled it. You are welcome to order again.',
    leadsTo: 'orders',
  },
  accept: { title: 'is accepted', text: 'The tailor starts as soon as the cloth is there.' },
  decline: { title: 'needs another tailor', text: 'We are looking for one. The price stays the same.' },
  reassign: { title: 'has a new tailor', text: 'The price stays the same. See the new expected delivery.' },
  move_day: { title: 'has another day', text: 'We are sorry. See the new expected delivery.' },
  ask: {
    title: 'needs your answer',
    text: 'The tailor has a question. The expected delivery waits for your answer.',
    leadsTo: 'checkout',
  },
  answer: { title: 'goes on', text: 'The question of the tailor is answered. See the expected delivery.' },
  start: { title: 'is in production', text: 'The tailor has started to stitch.' },
  check: { title: 'is in the quality check', text: 'Measures and seams are checked.' },
  rework: { title: 'goes back to the tailor', text: 'The quality check has found something to improve.' },
  make_ready: { title: 'is ready', text: 'You can collect it where it was stitched.' },
  pack: { title: 'is packed', text: 'It leaves us soon.' },
  ship: { title: 'is on its way', text: 'Follow it on the tracking page.' },
  deliver: { title: 'was delivered', text: 'Wear it in good health!' },
  come_back: {
    title: 'could not be delivered',
    text: 'It has come back. We get in touch with you before it is sent again.',
  },
  fail_delivery: {
    title: 'could not be delivered',
    text: 'It did not reach you, so the order has ended.',
    leadsTo: 'orders',
  },
  record_payment: { title: 'is paid', text: 'We have your payment. The tailor can start.' },
  record_refund: {
    title: 'was refunded',
    text: 'We have sent back what you paid for it.',
    leadsTo: 'orders',
  },
  return: { title: 'was returned', text: 'We have received it back.', leadsTo: 'orders' },
  alter: {
    title: 'comes back for an alteration',
    text: 'The tailor gets in touch about handing over the garment.',
  },
  mend: { title: 'is being altered', text: 'The tailor has your garment and works on it.' },
};

/** Sentences of other kinds, where they differ. */
export const WORDS_BY_KIND: Record<'bulk' | 'goods', Partial<Record<OrderAction, Words>>> = {
  bulk: {
    place: { title: 'is placed', text: 'We look at it and send you a quote.', leadsTo: 'orders' },
    accept: { title: 'is agreed', text: 'You have accepted the quote.', leadsTo: 'orders' },
    decline: { title: 'is declined', text: 'The quote is declined.', leadsTo: 'orders' },
    confirm: { title: 'is confirmed', text: 'Production is being prepared.', leadsTo: 'orders' },
    deliver: { title: 'was delivered', text: 'The invoice is under My orders.', leadsTo: 'orders' },
  },
  goods: {
    place: { title: 'is placed', text: 'The sellers have it and will pack it next.' },
    confirm: { title: 'is confirmed', text: 'The sellers have it and will pack it next.' },
    deliver: { title: 'was delivered', text: 'Enjoy it!' },
  },
};

/** Sentences for tailors, which contain the order number. */
export const WORK_WORDS: Record<WorkNews, { title: (number: string) => string; text: string }> = {
  work_new: {
    title: (number) => `New order ${number}`,
    text: 'It is yours to stitch. Please accept or decline it.',
  },
  work_cancelled: { title: (number) => `Order ${number} is cancelled`, text: 'Please do not stitch it.' },
  work_altered: {
    title: (number) => `Order ${number} comes back for an alteration`,
    text: 'Please get in touch with the customer about handing over the garment.',
  },
  work_answered: {
    title: (number) => `Your question about order ${number} is answered`,
    text: 'See the answer, and go on with the garment.',
  },
  work_taken: {
    title: (number) => `Order ${number} goes to another tailor`,
    text: 'Please do not work on it any more, and keep cloth and garment until they are collected.',
  },
  work_taken_over: {
    title: (number) => `Order ${number} is yours now`,
    text: 'You take it over from another tailor, at the stage at which it is.',
  },
  work_moved: {
    title: (number) => `Order ${number} is promised for another day`,
    text: 'See the new day on the order.',
  },
  work_came_back: {
    title: (number) => `Order ${number} could not be delivered`,
    text: 'The parcel has come back. Hand it to the courier again once we know where it goes.',
  },
  work_undelivered: {
    title: (number) => `Order ${number} has ended without a delivery`,
    text: 'The garment did not reach the customer. We get in touch about your work.',
  },
};

/** Sentences for brands, which contain the order number. */
export const SALE_WORDS: Record<SellerNews, { title: (number: string) => string; text: string }> = {
  seller_new: { title: (number) => `New order ${number}`, text: 'It is yours to pack and ship.' },
  seller_cancelled: {
    title: (number) => `Order ${number} is cancelled`,
    text: 'Please do not ship it.',
  },
};

/** Sentences for tailors (tailors-33). */
export const PAUSE_WORDS = {
  paused: {
    title: 'You get no new orders for now',
    text: 'We have paused your workshop. Your open orders stay yours: please finish them as promised.',
  },
  resumed: {
    title: 'You get new orders again',
    text: 'Customers find you in the list and can order from you.',
  },
};

export const UNPRICED: Words = {
  title: 'is placed',
  text: 'We look at what you want made and tell you the price.',
  leadsTo: 'orders',
};

export const UNCONFIRMED: Words = {
  title: 'waits for your confirmation',
  text: 'Open the link that we have e-mailed you. The items are reserved for 30 minutes.',
};

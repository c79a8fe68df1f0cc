import type { GarmentAction, OrderAction } from '../../../../contract/constants/lifecycle.ts';
import type { GarmentProgress } from '../../../../contract/order-garments.ts';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import { itemName } from '../../../features/orders/words.ts';

export { KIND_NAMES, WAITS_FOR_NAMES } from '../../../../contract/constants/order-names.ts';

/** Staff's wording for pickup and delivery. */
export const CLOTH_COMES = { BY_OWN: 'The customer brings it', BY_SHOP: 'The shop collects it' } as const;
export const GARMENT_GOES = { BY_OWN: 'The customer collects it', BY_SHOP: 'The shop delivers it' } as const;

/** For narrow columns. */
export const SHORT_KIND_NAMES = { single: 'Stitched', bulk: 'Bulk', goods: 'Cart' } as const;

export function itemWords(item: StaffOrderLine['item']): string {
  if (item.kind === 'bulk') return `${item.quantity} × ${item.name}`;
  const name = item.kind === 'single' ? itemName(item) : item.name;
  return item.others > 0 ? `${name} and ${item.others} more` : name;
}

export const PROGRESS_NAMES: Record<GarmentProgress, string> = {
  WAITING: 'Not started',
  STITCHING: 'Being stitched',
  CHECKING: 'Quality check',
  READY: 'Ready',
  CANCELLED: 'Cancelled',
};

/** The dialogs of the steps of one garment. */
export const GARMENT_STEP_WORDS: Record<GarmentAction, StepWords> = {
  start: { button: 'Start', title: 'Start garment', fields: ['optional_reason'] },
  check: { button: 'To the check', title: 'Send to the quality check: garment', fields: ['optional_reason'] },
  rework: { button: 'Back to production', title: 'Back to production: garment', fields: ['optional_reason'] },
  make_ready: { button: 'Ready', title: 'Ready: garment', fields: ['optional_reason'] },
  cancel: {
    button: 'Cancel this garment',
    title: 'Cancel garment',
    text: 'Its price leaves the bill, and the customer gets a credit note. What was paid for it is owed back. Customer and tailor are told, and read the reason.',
    fields: ['reason'],
    isDangerous: true,
  },
};

/** For the history. */
export const ACTION_NAMES: Record<OrderAction, string> = {
  place: 'Placed',
  edit: 'Changed',
  price: 'Priced',
  quote: 'Quoted',
  confirm: 'Confirmed',
  cancel: 'Cancelled',
  expire: 'Expired',
  accept: 'Accepted',
  decline: 'Declined',
  reassign: 'Given to another tailor',
  move_day: 'Promised for another day',
  ask: 'Question to the customer',
  answer: 'Question answered',
  send_swatch: 'Cloth swatch sent',
  collect_cloth: 'Collected by the rider',
  fail_collection: 'Not collected by the rider',
  receive_cloth: 'Cloth received',
  post_cloth: 'Cloth posted',
  object_cloth: 'Objection to the receipt of the cloth',
  start: 'Production started',
  check: 'Sent to the quality check',
  rework: 'Sent back to production',
  make_ready: 'Ready to collect',
  pack: 'Packed',
  ship: 'Shipped',
  deliver: 'Delivered',
  come_back: 'Came back',
  fail_delivery: 'Not delivered, ended',
  return: 'Returned',
  take_back: 'Returned in part',
  record_payment: 'Payment recorded',
  record_refund: 'Refund recorded',
  reverse_payment: 'Payment taken back',
  alter: 'Alteration asked for',
  claim_alteration: 'Receipt of an alteration',
  settle_claim: 'Receipt of the alteration decided',
  mend: 'Alteration started',
  work_garment: 'Garment worked on',
  cancel_garment: 'Garment cancelled',
  move_sample: 'Sample',
};

export interface StepWords {
  button: string;
  title: string;
  text?: string;
  /** The fields of the dialog, in order. */
  fields: readonly StepField[];
  isDangerous?: boolean;
  /** A side step: its button comes after those that lead on. */
  isAside?: boolean;
}

export type StepField =
  | 'stitching'
  | 'per_piece_price'
  | 'day'
  | 'tailor'
  | 'garment'
  | 'garment_prices'
  | 'cloth'
  | 'cloth_photo'
  | 'cloth_left'
  | 'courier'
  | 'posted_on'
  | 'rider_or_courier'
  | 'question'
  | 'answer'
  | 'failure'
  | 'failure_words'
  | 'pieces'
  | 'difference'
  | 'reason'
  | 'approved'
  | 'kept'
  | 'payment'
  | 'payment_booked'
  | 'optional_reason';

/** The dialogs of the steps that support takes; an action without an entry has no button. */
export const STEP_WORDS: Partial<Record<OrderAction, StepWords>> = {
  price: {
    button: 'Set the price',
    title: 'Set the price',
    text: 'The customer gets a mail and confirms at /checkout. Fees for delivery and urgency are added.',
    fields: ['stitching', 'day', 'garment', 'tailor', 'optional_reason'],
  },
  quote: {
    button: 'Send a quote',
    title: 'Send a quote',
    text: 'The customer gets the quote with its contract by mail.',
    fields: ['per_piece_price', 'day', 'optional_reason'],
  },
  reassign: {
    button: 'Choose another tailor',
    title: 'Choose another tailor',
    text: 'The agreed price stays; the promised day is counted anew. Both tailors and the customer are told, and read the reason.',
    fields: ['tailor', 'reason'],
    isAside: true,
  },
  move_day: {
    button: 'Move the day',
    title: 'Promise another day',
    text: 'Customer and tailor are told, and read the reason.',
    fields: ['day', 'reason'],
    isAside: true,
  },
  ask: {
    button: 'Ask the customer',
    title: 'Question to the customer',
    text: "For the tailor. The customer gets it by mail and answers on the order's page; until then no step leads on, and the promised day waits.",
    fields: ['question'],
    isAside: true,
  },
  answer: {
    button: 'Write down the answer',
    title: 'Answer of the customer',
    text: 'The tailor reads it and goes on; the promised day moves by the business days of waiting.',
    fields: ['answer'],
  },
  collect_cloth: {
    button: 'The rider has it',
    title: 'The rider has it',
    text: 'The customer is told. The tailor still writes down what cloth has come, and the time runs from then.',
    fields: ['optional_reason'],
    isAside: true,
  },
  fail_collection: {
    button: 'Not collected',
    title: 'It was not collected',
    text: 'The customer is told why, and the collection stays on the list.',
    fields: ['failure', 'failure_words'],
    isAside: true,
  },
  post_cloth: {
    button: 'Cloth is posted',
    title: 'The customer has posted the cloth',
    text: 'The tailor sees it, and reminders wait for the parcel.',
    fields: ['courier', 'posted_on'],
    isAside: true,
  },
  receive_cloth: {
    button: 'Write down the cloth',
    title: 'Receipt of the cloth',
    text: 'The customer sees it and can object within a day. After an objection this receipt is the last word.',
    fields: ['cloth', 'cloth_photo', 'optional_reason'],
  },
  record_payment: {
    button: 'Record the payment',
    title: 'Record the payment',
    text: 'Only when the money has arrived. The customer gets a receipt.',
    fields: ['payment', 'optional_reason'],
  },
  settle_claim: {
    button: 'Decide about the receipt',
    title: 'Receipt of the alteration',
    fields: ['approved', 'optional_reason'],
  },
  record_refund: {
    button: 'Record the refund',
    title: 'Record the refund',
    text: 'Only when the money was sent back.',
    fields: ['optional_reason'],
  },
  accept: {
    button: 'Accept',
    title: 'Accept for our workshop',
    text: 'The customer is told that our workshop makes it by the promised day.',
    fields: [],
  },
  decline: {
    button: 'Decline',
    title: 'Decline for our workshop',
    text: 'Then choose another tailor, or cancel the order.',
    fields: ['reason'],
    isDangerous: true,
  },
  mend: { button: 'Start the alteration', title: 'Start the alteration', fields: ['optional_reason'] },
  make_ready: {
    button: 'Ready to collect',
    title: 'Ready to collect',
    text: 'The customer is told to come and collect it.',
    fields: ['cloth_left', 'optional_reason'],
  },
  send_swatch: {
    button: 'Swatch sent',
    title: 'The cloth swatch is sent',
    text: 'The customer is told that it is on its way.',
    fields: ['optional_reason'],
  },
  start: { button: 'Start production', title: 'Start production', fields: ['optional_reason'] },
  check: {
    button: 'Send to the quality check',
    title: 'Send to the quality check',
    fields: ['optional_reason'],
  },
  rework: { button: 'Back to production', title: 'Send back to production', fields: ['optional_reason'] },
  pack: { button: 'Mark as packed', title: 'Mark as packed', fields: ['optional_reason'] },
  ship: { button: 'Mark as shipped', title: 'Mark as shipped', fields: ['courier'] },
  deliver: {
    button: 'Mark as delivered',
    title: 'Mark as delivered',
    text: 'Only when the customer has it. What is paid in cash counts as paid then.',
    fields: ['optional_reason'],
  },
  come_back: {
    button: 'It came back',
    title: 'It came back',
    text: 'Nothing is paid. It can be sent again, or cancelled, once you have spoken to the customer, who gets a mail now.',
    fields: ['failure', 'failure_words'],
    isAside: true,
  },
  fail_delivery: {
    button: 'Not delivered',
    title: 'End it as not delivered',
    text: 'The customer owes nothing and is told why. What was paid already goes back, less what is kept. This cannot be undone.',
    fields: ['failure', 'failure_words', 'kept'],
    isDangerous: true,
  },
  return: {
    button: 'Record a return',
    title: 'Record a return',
    text: 'What was paid for these goods goes back to the customer, with a credit note. The customer reads why.',
    fields: ['reason'],
    isDangerous: true,
  },
  cancel: {
    button: 'Cancel',
    title: 'Cancel',
    text: 'The customer is told why. This cannot be undone.',
    fields: ['reason'],
    isDangerous: true,
  },
};

/** The dialog of a payment's button, which names the payment. */
export const REVERSAL_WORDS: StepWords = {
  button: 'Take it off the bill',
  title: 'Payment recorded by mistake',
  text: 'It stays in the list, crossed out. The customer is told, and reads the reason.',
  fields: ['reason'],
  isDangerous: true,
};

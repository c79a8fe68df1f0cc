/** The actions of all kinds of orders, named by events and shown as buttons. */
export const ORDER_ACTIONS = [
  'place',
  'edit',
  'price',
  'quote',
  'confirm',
  'cancel',
  'expire',
  'accept',
  'decline',
  'reassign',
  'move_day',
  'ask',
  'answer',
  'start',
  'check',
  'rework',
  'make_ready',
  'pack',
  'ship',
  'deliver',
  'come_back',
  'fail_delivery',
  'return',
  'record_payment',
  'record_refund',
  'alter',
  'mend',
] as const;

export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** An action as a participle: an order "cannot be …". */
export const ACTION_PARTICIPLES: Record<OrderAction, string> = {
  place: 'placed',
  edit: 'changed',
  price: 'priced',
  quote: 'quoted',
  confirm: 'confirmed',
  cancel: 'cancelled',
  expire: 'expired',
  accept: 'accepted',
  decline: 'declined',
  reassign: 'given to another tailor',
  move_day: 'promised for another day',
  ask: 'asked about',
  answer: 'answered',
  start: 'started',
  check: 'sent to the quality check',
  rework: 'reworked',
  make_ready: 'made ready',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  come_back: 'marked as come back',
  fail_delivery: 'ended as not delivered',
  return: 'returned',
  record_payment: 'marked as paid',
  record_refund: 'marked as refunded',
  alter: 'sent back for an alteration',
  mend: 'altered',
};

/** Why a parcel was not delivered; the first sentence of the step's note (orders-47). */
export const DELIVERY_FAILURES = {
  REFUSED: 'It was refused at the door.',
  NOT_REACHED: 'Nobody could be reached.',
  WRONG_ADDRESS: 'The address was wrong.',
  NOT_COLLECTED: 'Nobody has collected it.',
  LOST: 'It was lost on the way.',
  OTHER: 'It could not be delivered.',
} as const;

export type DeliveryFailure = keyof typeof DELIVERY_FAILURES;

export const DELIVERY_FAILURE_CODES = Object.keys(DELIVERY_FAILURES) as DeliveryFailure[];

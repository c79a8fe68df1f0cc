/** What can be done to an order, of all kinds. An event names one of them; buttons are drawn from those open now. */
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
  'start',
  'check',
  'rework',
  'make_ready',
  'pack',
  'ship',
  'deliver',
  'return',
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
  start: 'started',
  check: 'sent to the quality check',
  rework: 'reworked',
  make_ready: 'made ready',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  return: 'returned',
  alter: 'sent back for an alteration',
  mend: 'altered',
};

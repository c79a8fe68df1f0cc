import { plural } from '../plural.ts';

export const statusNames = {
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  READY: 'Ready',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  ALTERATION: 'Alteration',
  CANCELLED: 'Cancelled',
};
export const bulkStatusNames = {
  REQUESTED: 'Requested',
  QUOTED: 'Quoted',
  ACCEPTED: 'Accepted',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
export const goodsStatusNames = {
  UNCONFIRMED: 'Waiting for confirmation',
  PLACED: 'Placed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
};
export const documentKindNames = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CONTRACT: 'Contract',
  STATEMENT: 'Statement',
  RECEIPT: 'Receipt',
};
export const billStatusNames = {
  UNPAID: 'Unpaid',
  PARTIALLY_PAID: 'Partially paid',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
};
export const contactStatusNames = {
  NOT_CONTACTED: 'Not contacted',
  CONTACTED: 'Contacted',
  UNREACHABLE: 'Unreachable',
};
export const deliveryTypeNames = { NORMAL: 'Normal', URGENT: 'Urgent' };
export const handoverNames = { BY_OWN: 'By myself', BY_SHOP: 'By the shop' };
export const measurementSourceNames = {
  STORE: 'Saved measurements',
  UPLOAD: 'Uploaded picture',
  SAMPLE: 'A garment that fits',
};
export const courierNames = { ECONOMY: 'Economy', EXPRESS: 'Express' };
export const paymentTypeNames = { COD: 'Cash on Delivery', ADVANCE: 'Payment in advance' };
export const shortPaymentTypeNames = { COD: 'COD', ADVANCE: 'ADVANCE' };
export const confirmationNames = { PENDING: 'Pending', CONFIRMED: 'Confirmed' };
export const businessTypeNames = { RETAIL: 'Retail', WholeSale: 'Wholesale', Start_up: 'Start-up' };
export const deliveryFailureNames = {
  REFUSED: 'Refused at the door',
  NOT_REACHED: 'Nobody could be reached',
  WRONG_ADDRESS: 'The address was wrong',
  NOT_COLLECTED: 'Nobody has collected it',
  LOST: 'Lost on the way',
  OTHER: 'Something else',
};

/** A status in a sentence: "This order is … now." */
export const statusPhrases = {
  PLACED: 'placed',
  CONFIRMED: 'confirmed',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  IN_PRODUCTION: 'in production',
  QUALITY_CHECK: 'in the quality check',
  READY: 'ready to be collected',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  ALTERATION: 'back for an alteration',
  CANCELLED: 'cancelled',
  REQUESTED: 'requested',
  QUOTED: 'quoted',
  UNCONFIRMED: 'waiting for its confirmation',
  PACKED: 'packed',
  RETURNED: 'returned',
};

/** How far a garment is, in a sentence: "This garment is … now." */
export const progressPhrases = {
  WAITING: 'not started',
  STITCHING: 'being stitched',
  CHECKING: 'in the quality check',
  READY: 'ready',
  CANCELLED: 'cancelled',
};

/** How far a garment is. */
export const progressNames = {
  WAITING: 'Not started',
  STITCHING: 'Being stitched',
  CHECKING: 'Quality check',
  READY: 'Ready',
  CANCELLED: 'Cancelled',
};

/** An action in a sentence: "It cannot be …", "It was …". */
export const actionParticiples = {
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
  send_swatch: 'sent a swatch',
  collect_cloth: 'marked as collected by the rider',
  fail_collection: 'marked as not collected',
  receive_cloth: 'marked as having its cloth',
  post_cloth: 'marked as having its cloth posted',
  object_cloth: 'objected to',
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
  take_back: 'returned in part',
  record_payment: 'marked as paid',
  record_refund: 'marked as refunded',
  reverse_payment: 'cleared of a payment',
  alter: 'sent back for an alteration',
  claim_alteration: 'given a receipt of an alteration',
  settle_claim: 'decided about the receipt of its alteration',
  mend: 'altered',
  work_garment: 'worked on',
  cancel_garment: 'made without one of its garments',
  move_sample: 'moved on with its sample',
};

/** What the shop itself says with a step: why a parcel was not delivered, or what else happened. */
export const noteSentences = {
  REFUSED: 'It was refused at the door.',
  NOT_REACHED: 'Nobody could be reached.',
  WRONG_ADDRESS: 'The address was wrong.',
  NOT_COLLECTED: 'Nobody has collected it.',
  LOST: 'It was lost on the way.',
  OTHER: 'It could not be delivered.',
  PICTURE_SENT: 'The picture of the measurements was sent.',
  MEASURES_GIVEN: 'The measures have come by the link.',
  SOME_MEASURES_GIVEN: 'The measures of a garment have come by their link; others are still missing.',
  NOT_CONFIRMED: 'Not confirmed within a day.',
  CONFIRMED_BY_PHONE: 'Confirmed by phone.',
  CARD_NOT_CHARGED: 'The card could not be charged.',
  NOT_PAID_IN_TIME: 'The payment was not made in time.',
  CANCELLED_UNPAID: 'The customer has cancelled it before the payment.',
  NO_LIGHT: 'There was no electricity where it is stitched.',
  CLOTH_NOT_BROUGHT: 'The cloth was not brought in time.',
  ADVANCE_NOT_PAID: 'The advance was not paid in time.',
  CODE_USED: 'A discount code was used.',
  CODE_REMOVED: 'The discount code was taken off.',
  GARMENT_ADDED: 'A garment was added.',
  GARMENT_CHANGED: 'A garment was changed.',
  GARMENT_REMOVED: 'A garment was removed.',
  GARMENT_STARTED: 'The stitching of a garment has started.',
  GARMENT_CHECKED: 'A garment is in the quality check.',
  GARMENT_REWORKED: 'A garment went back to the stitching.',
  GARMENT_READY: 'A garment is ready.',
  GARMENT_CANCELLED: 'A garment was cancelled.',
  COLLECTED_BY_MISTAKE: 'It was marked as collected by mistake.',
  SAMPLE_CAME: 'The sample has come.',
  SAMPLE_MEASURED: 'The sample was measured.',
  SAMPLE_PACKED: 'The sample is packed.',
  SAMPLE_RETURNED: 'The sample went back.',
  SAMPLE_LOST: 'The sample is lost.',
  ORDER_CANCELLED: 'The order was cancelled.',
  CLOTH_RECEIVED: 'The tailor has received the cloth.',
};
/** What the shop itself asks the customer. */
export const questionSentences = {
  MEASUREMENT_PICTURE: 'Please send us the picture of your measurements. The price and the day wait for it.',
  MEASURES_OF_ANOTHER:
    'Please send the link for the measures to whom you ask. You can confirm the order once they are here.',
};

/** The expected day while the cloth has not come; `days` is 0 where it comes just in time. */
export const dayWithCloth = ({ days, by, day }: { days: number; by: string; day: string }) =>
  days === 0
    ? `If your cloth is here by ${by}: ${day}`
    : plural(
        days,
        `1 working day after your cloth arrives; if it is here by ${by}: ${day}`,
        `${days} working days after your cloth arrives; if it is here by ${by}: ${day}`,
      );

export const wallets = { sandbox_wallet: 'Test wallet', jazzcash: 'JazzCash', safepay: 'Safepay' };
export const paymentMethods = {
  cashOnDelivery: 'Cash on delivery',
  creditCard: 'Credit card',
  wallet: 'Wallet',
};

export const deliveries = {
  standard: 'Standard delivery',
  express: 'Express delivery',
  courier: 'International courier',
};

/** Lines of a bill below the stitching. */
export const surcharges = {
  urgent_surcharge: 'Urgent delivery',
  collection_fee: 'Collection of the cloth',
  delivery_fee: 'Delivery of the garment',
  sample_fee: 'Cloth swatch',
};

export const earningKinds = {
  DELIVERY: 'Delivered',
  ALTERATION: 'Alteration',
  REFUND: 'Refunded',
  GOODS: 'Goods delivered',
  GOODS_REFUND: 'Goods returned',
};

/** `days` as it is written, `7-14`; `most` is its last number. */
export const businessDays = ({ days, most }: { days: string; most: number }) =>
  plural(most, `${days} business day`, `${days} business days`);
/** The day that a customer needs a garment, and what for. */
export const neededBy = 'Needed by';
export const occasions = {
  EID: 'Eid',
  MEHNDI: 'Mehndi',
  BARAT: 'Barat',
  WALIMA: 'Walima',
  SCHOOL: 'School',
  TRAVEL: 'Travel',
  OTHER: 'Another occasion',
};
export const neededFor = ({ day, occasion }: { day: string; occasion: string }) => `${day}, ${occasion}`;

/** In place of a courier's name. */
export const ownRider = 'Our own rider';

/** Where a sample is, in a sentence: "The sample is … now." */
export const samplePlacePhrases = {
  WITH_CUSTOMER: 'with the customer',
  ON_ITS_WAY: 'on its way',
  WITH_TAILOR: 'with the tailor',
  WITH_FORMER_TAILOR: 'with the tailor before',
  PACKED: 'packed',
  BACK: 'back with the customer',
  LOST: 'lost',
};

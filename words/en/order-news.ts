/** What has happened to an order: the subject of a mail, and the title of a notification. */
type OfOrder = { number: string };

export const titles = {
  place: ({ number }: OfOrder) => `Your order ${number} is placed`,
  edit: ({ number }: OfOrder) => `Your order ${number} was changed`,
  price: ({ number }: OfOrder) => `Your order ${number} has a price`,
  quote: ({ number }: OfOrder) => `Your order ${number} has a quote`,
  confirm: ({ number }: OfOrder) => `Your order ${number} is confirmed`,
  cancel: ({ number }: OfOrder) => `Your order ${number} is cancelled`,
  expire: ({ number }: OfOrder) => `Your order ${number} has expired`,
  accept: ({ number }: OfOrder) => `Your order ${number} is accepted`,
  decline: ({ number }: OfOrder) => `Your order ${number} needs another tailor`,
  reassign: ({ number }: OfOrder) => `Your order ${number} has a new tailor`,
  move_day: ({ number }: OfOrder) => `Your order ${number} has another day`,
  ask: ({ number }: OfOrder) => `Your order ${number} needs your answer`,
  answer: ({ number }: OfOrder) => `Your order ${number} goes on`,
  send_swatch: ({ number }: OfOrder) => `The swatch for your order ${number} is on its way`,
  collect_cloth: ({ number }: OfOrder) => `Our rider has collected for your order ${number}`,
  fail_collection: ({ number }: OfOrder) => `Our rider could not collect for your order ${number}`,
  receive_cloth: ({ number }: OfOrder) => `The cloth for your order ${number} is with the tailor`,
  post_cloth: ({ number }: OfOrder) => `The cloth for your order ${number} is posted`,
  object_cloth: ({ number }: OfOrder) => `Your objection about order ${number} is with us`,
  start: ({ number }: OfOrder) => `Your order ${number} is in production`,
  check: ({ number }: OfOrder) => `Your order ${number} is in the quality check`,
  rework: ({ number }: OfOrder) => `Your order ${number} goes back to the tailor`,
  make_ready: ({ number }: OfOrder) => `Your order ${number} is ready`,
  pack: ({ number }: OfOrder) => `Your order ${number} is packed`,
  ship: ({ number }: OfOrder) => `Your order ${number} is on its way`,
  deliver: ({ number }: OfOrder) => `Your order ${number} was delivered`,
  come_back: ({ number }: OfOrder) => `Your order ${number} could not be delivered`,
  fail_delivery: ({ number }: OfOrder) => `Your order ${number} could not be delivered`,
  record_payment: ({ number }: OfOrder) => `We have a payment for your order ${number}`,
  record_refund: ({ number }: OfOrder) => `Your order ${number} was refunded`,
  reverse_payment: ({ number }: OfOrder) => `A payment of your order ${number} was corrected`,
  return: ({ number }: OfOrder) => `Your order ${number} was returned`,
  take_back: ({ number }: OfOrder) => `Your order ${number} was returned in part`,
  alter: ({ number }: OfOrder) => `Your order ${number} comes back for an alteration`,
  claim_alteration: ({ number }: OfOrder) => `We have the receipt of the alteration of order ${number}`,
  settle_claim: ({ number }: OfOrder) => `Your receipt of the alteration of order ${number} is decided`,
  mend: ({ number }: OfOrder) => `Your order ${number} is being altered`,
  work_garment: ({ number }: OfOrder) => `A garment of your order ${number} has moved on`,
  cancel_garment: ({ number }: OfOrder) => `A garment of your order ${number} was cancelled`,
  move_sample: ({ number }: OfOrder) => `The sample of your order ${number} has moved on`,
};
export const measured = ({ number }: OfOrder) => `The measures for your order ${number} are here`;

/** For tailors. */
export const workTitles = {
  work_new: ({ number }: OfOrder) => `New order ${number}`,
  work_cancelled: ({ number }: OfOrder) => `Order ${number} is cancelled`,
  work_altered: ({ number }: OfOrder) => `Order ${number} comes back for an alteration`,
  work_answered: ({ number }: OfOrder) => `Your question about order ${number} is answered`,
  work_objected: ({ number }: OfOrder) => `Objection to the receipt of order ${number}`,
  work_taken: ({ number }: OfOrder) => `Order ${number} goes to another tailor`,
  work_taken_over: ({ number }: OfOrder) => `Order ${number} is yours now`,
  work_garment_cancelled: ({ number }: OfOrder) => `A garment of order ${number} was cancelled`,
  work_moved: ({ number }: OfOrder) => `Order ${number} is promised for another day`,
  work_came_back: ({ number }: OfOrder) => `Order ${number} could not be delivered`,
  work_undelivered: ({ number }: OfOrder) => `Order ${number} has ended without a delivery`,
};

export const sampleTitles = {
  sample_measured: ({ number }: OfOrder) => `The garment for your order ${number} is measured`,
  sample_returned: ({ number }: OfOrder) => `The garment that you sent along with order ${number} comes back`,
  sample_missing: ({ number }: OfOrder) => `Your order ${number} waits for the garment to measure`,
  sample_lost: ({ number }: OfOrder) => `The garment that you sent along with order ${number} is lost`,
};

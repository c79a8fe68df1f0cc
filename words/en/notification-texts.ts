type OfOrder = { number: string };

/** Below the titles of `order-news.ts`, of a stitched order. */
export const texts = {
  place: 'Please confirm it at checkout, so that the tailor can start.',
  edit: 'Price and expected delivery are worked out again. Please confirm it at checkout.',
  price: 'Please look at it and confirm the order at checkout.',
  quote: 'See the price per piece, and accept it or withdraw the order.',
  confirm: 'It has gone to the tailor. The invoice is under My orders.',
  cancel: 'Nothing more of it is made or sent.',
  expire: 'It was not confirmed in time, so we have cancelled it. You are welcome to order again.',
  accept: 'The tailor starts as soon as the cloth is there.',
  decline: 'We are looking for one. The price stays the same.',
  reassign: 'The price stays the same. See the new expected delivery.',
  move_day: 'We are sorry. See the new expected delivery.',
  ask: 'The tailor has a question. The expected delivery waits for your answer.',
  answer: 'The question of the tailor is answered. See the expected delivery.',
  send_swatch: 'Stitching starts next. If the cloth is not what you want, tell us now.',
  collect_cloth: 'The rider takes it to the tailor.',
  fail_collection: 'We come again.',
  receive_cloth: 'See what was written down, and tell us if something is wrong.',
  post_cloth: 'See what is said of the cloth.',
  object_cloth: 'The tailor is told. The stitching waits until the receipt is corrected.',
  start: 'The tailor has started to stitch.',
  check: 'Measures and seams are checked.',
  rework: 'The quality check has found something to improve.',
  make_ready: 'You can collect it where it was stitched.',
  pack: 'It leaves us soon.',
  ship: 'Follow it on the tracking page.',
  deliver: 'Wear it in good health!',
  come_back: 'It has come back. We get in touch with you before it is sent again.',
  fail_delivery: 'It did not reach you, so the order has ended.',
  record_payment: 'Thank you. See what is paid and what is left.',
  reverse_payment: 'It had been recorded by mistake. See what is paid and what is left.',
  record_refund: 'We have sent back what we owed you for it.',
  return: 'We have received it back.',
  take_back: 'We have received some of the goods back.',
  alter: 'The tailor gets in touch about handing over the garment.',
  claim_alteration: 'We look at the receipt and tell you what we pay back.',
  settle_claim: 'See what we have decided.',
  mend: 'The tailor has your garment and works on it.',
  work_garment: 'See how far each garment is.',
  cancel_garment: 'See the new total. The other garments are made as agreed.',
  move_sample: 'See where your garment is.',
};
/** What became of a garment that was sent along to be measured. */
export const sampleTexts = {
  sample_measured: 'Its measures are in your profile. Please look at them, and correct what is not right.',
  sample_returned: 'It was given back or sent to you.',
  sample_missing:
    'Your cloth is with the tailor. The work begins once this garment is measured too: please bring or post it.',
  sample_lost: 'We are very sorry, and get in touch with you.',
};
/** Where other kinds of orders differ. */
export const bulkTitles = {
  accept: ({ number }: OfOrder) => `Your order ${number} is agreed`,
  decline: ({ number }: OfOrder) => `Your order ${number} is declined`,
};
export const bulkTexts = {
  place: 'We look at it and send you a quote.',
  accept: 'You have accepted the quote.',
  decline: 'The quote is declined.',
  confirm: 'Production is being prepared.',
  deliver: 'The invoice is under My orders.',
};
export const goodsTexts = {
  place: 'The sellers have it and will pack it next.',
  confirm: 'The sellers have it and will pack it next.',
  deliver: 'Enjoy it!',
};
/** Of the cloth that a seller sends to the tailor of a stitched order (orders-155). */
export const clothOfOrder = ({ number }: OfOrder) => `The cloth for your order ${number}`;
export const clothTexts = {
  pack: 'The seller has packed it.',
  ship: 'It is on its way to the tailor.',
  deliver: 'It is with the tailor.',
  come_back: 'It did not reach the tailor. The seller sends it again.',
  fail_delivery: 'It cannot be sent and is off your bill. Bring cloth of your own, or cancel the order.',
  cancel: 'It cannot be sent and is off your bill. Bring cloth of your own, or cancel the order.',
  return: 'The seller has taken it back.',
};
export const fromSeller = ({ seller, text }: { seller: string; text: string }) => `From ${seller}. ${text}`;
export const weTellYouThePrice = 'We look at what you want made and tell you the price.';
export const waitsForYourConfirmation = ({ number }: OfOrder) =>
  `Your order ${number} waits for your confirmation`;
export const openTheEMailedLink =
  'Open the link that we have e-mailed you. The items are reserved for 30 minutes.';
export const confirmBeforeItExpires = 'Please confirm it soon, or it expires and nothing is stitched.';
export const clothIsMissing = ({ number }: OfOrder) => `Your order ${number} waits for your cloth`;
export const bringTheCloth = ({ day }: { day: string }) =>
  `Please bring it to the tailor. We cancel the order if it is not there by ${day}.`;
export const askTheCourier = ({ day }: { day: string }) =>
  `You have posted it, and it is not there. Please ask the courier. We cancel the order if it is not there by ${day}.`;
export const bringTheRest =
  'The cloth of some garments is not there yet. Please bring it to the tailor, or ask the courier if you have posted it.';
export const waitsForPayment = ({ number }: OfOrder) => `Your order ${number} waits for your payment`;
export const payBefore = ({ day }: { day: string }) =>
  `Nothing of the advance has come yet. We cancel the order if it has not come by ${day}.`;
export const payFirst = 'The work starts once the advance is paid, and nothing of it has come yet.';
export const transferNotFound = ({ number }: OfOrder) => `We have not found your payment for ${number}`;
export const checkAndSendAgain = ({ amount, reason }: { amount: string; reason: string }) =>
  `${amount}: ${reason}`;
export const waitsForMeasures = ({ number }: OfOrder) => `Your order ${number} waits for measures`;
export const remindWhomYouAsked =
  'The measures that you have asked for are not here. Remind the person, or choose another way, or the order expires.';
export const measuresAreHere = 'Please confirm it at checkout, so that the tailor can start.';
export const someMeasuresAreHere = ({ number }: OfOrder) =>
  `Somebody has given their measures for your order ${number}`;
export const othersAreMissing = 'It still waits for others. You can remind them at checkout.';
export const isRefunded = ({ number }: OfOrder) => `Your order ${number} is refunded`;
export const moneyGoesBack = ({ amount }: { amount: string }) =>
  `${amount} go back to you. The credit note is under My orders.`;
/** Of a kind that this version does not know. */
export const yourOrder = ({ number }: OfOrder) => `Your order ${number}`;
export const seeWhatIsNew = 'See what is new.';

/** For tailors, below the titles of `order-news.ts`. */
export const workTexts = {
  work_new: 'It is yours to stitch. Please accept or decline it.',
  work_cancelled: 'Please do not stitch it.',
  work_altered: 'Please get in touch with the customer about handing over the garment.',
  work_answered: 'See the answer, and go on with the garment.',
  work_objected: 'The customer says that something is wrong. Correct the receipt; the work waits for it.',
  work_taken: 'Please do not work on it any more, and keep cloth and garment until they are collected.',
  work_taken_over: 'You take it over from another tailor, at the stage at which it is.',
  work_garment_cancelled: 'Do not start it; the others stay as they are.',
  work_moved: 'See the new day on the order.',
  work_came_back: 'The parcel has come back. Hand it to the courier again once we know where it goes.',
  work_undelivered: 'The garment did not reach the customer. We get in touch about your work.',
};
/** For brands. */
export const saleTitles = {
  seller_new: ({ number }: OfOrder) => `New order ${number}`,
  seller_cancelled: ({ number }: OfOrder) => `Order ${number} is cancelled`,
  seller_changed: ({ number }: OfOrder) => `Order ${number} has changed`,
  seller_return: ({ number }: OfOrder) => `Return of order ${number}`,
  seller_return_waits: ({ number }: OfOrder) => `The return of order ${number} waits`,
  seller_return_kept: ({ number }: OfOrder) => `No return of order ${number}`,
  seller_return_ended: ({ number }: OfOrder) => `The return of order ${number} has ended`,
};
export const saleTexts = {
  seller_new: 'It is yours to pack and ship.',
  seller_cancelled: 'Please do not ship it.',
  seller_changed: 'Its pieces, or where it goes, have changed. Please look before you pack or send it.',
  seller_return: 'The customer would like to send goods back. Please answer.',
  seller_return_waits: 'The customer waits for your answer. Please answer before our staff does.',
  seller_return_kept: 'The customer keeps the goods. There is nothing to do.',
  seller_return_ended: 'The goods have not come in 60 days. There is nothing to refund.',
};
/** For brands; the name of a product. */
export const isLowOnStock = ({ product }: { product: string }) => `${product} is low on stock`;
export const addPiecesInTime = 'Add pieces in time, or customers find it sold out.';
/** For customers; the answer to their return. */
export const returnTitles = {
  return_accepted: ({ number }: OfOrder) => `Your return of order ${number} is accepted`,
  return_refused: ({ number }: OfOrder) => `Your return of order ${number} is not accepted`,
};
export const returnTexts = {
  return_accepted: 'See where to send the goods.',
  return_refused: 'See what the seller says.',
};
/** For tailors whom the shop pauses. */
export const pauseTitles = {
  paused: 'You get no new orders for now',
  resumed: 'You get new orders again',
};
export const pauseTexts = {
  paused: 'We have paused your workshop. Your open orders stay yours: please finish them as promised.',
  resumed: 'Customers find you in the list and can order from you.',
};
/** For sellers whose identity the shop asks for, or has looked at. */
export const identityTitles = {
  identity_needed: 'You get no new orders until we know who you are',
  identity_checked: 'Your identity is checked',
  identity_refused: 'Please mend your identity',
};
export const identityTexts = {
  identity_needed: 'Give your CNIC and IBAN. We check them, and you sell again. Open orders stay yours.',
  identity_checked: 'Everything is right. There is nothing more to do.',
  identity_refused: 'Something is not right yet. Please give it again.',
};
/** For a brand whom the shop asks to bear a discount code. */
export const codeOffered = ({ code }: { code: string }) => `Will you bear the code ${code}?`;
export const seeWhatItTakesOff = 'See what it takes off your goods, and accept or decline it.';
/** For sellers, about their payouts. */
export const payoutTitles = {
  payout_paid: ({ amount }: { amount: string }) => `We have paid you ${amount}`,
  payout_came_back: ({ amount }: { amount: string }) => `A payout of ${amount} came back`,
};
export const payoutTexts = {
  payout_paid: 'It is on the way to your bank account. Your earnings show what it was for.',
  payout_came_back: 'It is due to you again, and part of the next payout.',
};
export const withReason = ({ text, reason }: { text: string; reason: string }) =>
  `${text} The reason: ${reason}`;

export const hasReplied = ({ seller }: { seller: string }) => `${seller} has replied to your review`;
export const seeTheAnswer = ({ product }: { product: string }) =>
  `See the answer beside your review of ${product}.`;

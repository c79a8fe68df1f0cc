import { plural } from '../plural.ts';

/** Labels of facts in mails about orders of all kinds. */
export const facts = {
  trackingNumber: 'Tracking number',
  garment: 'Garment',
  shoes: 'Shoes',
  fabric: 'Fabric',
  tailor: 'Tailor',
  youAskedFor: 'You asked for',
  expectedDelivery: 'Expected delivery',
  promisedFor: 'Promised for',
  total: 'Total',
  itemType: 'Item type',
  pieces: 'Pieces',
  priceOfAPiece: 'Price of a piece',
  deliveredTo: 'Delivered to',
  quoteOpenUntil: 'Quote open until',
  contactNumber: 'Contact number',
  sample: 'Sample',
};
export const dress = 'Dress';
export const shoeNumber = ({ size }: { size: string }) => `Number ${size}`;
export const seeTheReceipt = 'See the receipt';
export const seeHowToPay = 'See how to pay';
export const seeWhereItGoes = 'See where to bring it';
export const toBeAgreed = 'To be agreed';
export const seeMyOrders = 'See my orders';
export const confirmTheOrder = 'Confirm the order';
export const answerTheQuestion = 'Answer the question';
export const trackTheOrder = 'Track the order';

export const weEMailYouThePrice =
  'Thank you for your order. We look at what you want made and e-mail you the price.';
export const nothingIsMadeBeforeYouAgree = 'Nothing is made before you have agreed to it.';
export const tellUsHowItTravels =
  'Please tell us under My orders how cloth and garment travel. You can confirm the order after that.';
export const confirmSoThatTheTailorCanStart =
  'Thank you for your order. Please confirm it at checkout, so that the tailor can start.';
export const stitchingStartsOnceConfirmed = 'Stitching starts once you have confirmed.';

export const isWaitingForYou = ({ number }: { number: string }) => `Your order ${number} is waiting for you`;
export const weCancelItIn = ({ days }: { days: number }) =>
  plural(
    days,
    'You have not confirmed this order yet, so nothing is stitched. We cancel it in a day unless you confirm it.',
    `You have not confirmed this order yet, so nothing is stitched. We cancel it in ${days} days unless you confirm it.`,
  );

export const measuresAreMissing = ({ name, days }: { name: string; days: number }) =>
  plural(
    days,
    `The measures of ${name} are not here yet. Send the link once more, or choose another way at checkout: we cancel the order in a day unless you confirm it.`,
    `The measures of ${name} are not here yet. Send the link once more, or choose another way at checkout: we cancel the order in ${days} days unless you confirm it.`,
  );
export const hasGivenTheMeasures = ({ name }: { name: string }) =>
  `The measures of ${name} are here. Please confirm the order at checkout, so that the tailor can start.`;

export const measuresStillMissing = ({ number }: { number: string }) =>
  `Measures for your order ${number} are still missing`;
export const haveAnswered = ({ given, count }: { given: number; count: number }) =>
  plural(
    count,
    'The person whom you asked by a link has not given their measures yet.',
    `Of the ${count} people whom you asked by links, ${given} have given their measures.`,
  );
export const linkWorksUntil = ({ name, day }: { name: string; day: string }) =>
  `${name}: no answer yet. The link works until ${day}.`;
export const hasNoLink = ({ name }: { name: string }) => `${name}: no link is in use. Make one at checkout.`;
export const remindThem =
  'Remind them from checkout, make a new link, or choose a saved record instead. Your order waits until all measures are there.';

/** Below the titles of `order-news.ts`. */
export const texts = {
  confirm: 'Your order is confirmed and has gone to the tailor. You find the invoice under My orders.',
  price:
    'We have looked at your order and priced it. Please confirm it at checkout, so that the tailor can start. Stitching starts once you have confirmed.',
  record_payment: 'Thank you, we have your payment.',
  reverse_payment:
    'We recorded a payment for this order that was not yours, and have taken it off the bill. We are sorry for the mistake.',
  record_refund: 'We have sent back what we owed you for this order.',
  cancel: 'Your order is cancelled. Nothing more is stitched, and there is nothing to pay.',
  expire:
    'Your order was not confirmed in time, so we have cancelled it. There is nothing to pay. You are welcome to order again.',
  accept: 'The tailor has accepted your order and starts as soon as the cloth is there.',
  decline:
    'The tailor cannot take your order. We are looking for another one and will tell you; the price stays the same.',
  reassign:
    'Another tailor takes your order. The price stays the same; please see the new expected delivery below.',
  move_day:
    'We cannot keep the day that we promised, and we are sorry. Please see the new expected delivery below.',
  ask: 'The tailor has a question about your order. The expected delivery waits for your answer:',
  send_swatch:
    'The swatch of your cloth is on its way to you. Stitching starts next; if the cloth is not what you want, tell us now.',
  collect_cloth:
    'Our rider has collected your cloth and takes it to the tailor, who writes down what has come.',
  fail_collection: 'Our rider could not collect it yet. We come again.',
  receive_cloth: 'Your cloth is with the tailor. This was written down about it:',
  object_cloth:
    'We have your objection, and so has the tailor. The stitching waits until the receipt is corrected.',
  start: 'The tailor has started to stitch.',
  check: 'Your garment is stitched. It is checked for measures and seams.',
  rework: 'The quality check has found something to improve, so the tailor works on your garment once more.',
  make_ready: 'Your garment is ready. You can collect it where it was stitched:',
  ship: 'Your garment is on its way to you.',
  deliver: ({ days }: { days: number }) =>
    `Your garment was delivered. Wear it in good health! Alterations are free for ${days} days.`,
  come_back: 'Your garment has come back to us. We get in touch with you before it is sent again.',
  fail_delivery: 'Your garment could not be handed over to you, so the order has ended.',
  alter: 'We have your request for an alteration. The tailor gets in touch about handing over the garment.',
  claim_alteration: 'We have your receipt of the alteration. We look at it and tell you what we pay back.',
  settle_claim: 'We have looked at your receipt of the alteration.',
  mend: 'The tailor has your garment and works on the alteration.',
  cancel_garment: 'One garment of your order was cancelled. The others are made as agreed.',
};
export const theRiderHasYourGarment =
  'Our rider has collected your garment and takes it to the tailor, who alters it.';
export const theReceiptIsCorrected =
  'The receipt of your cloth is corrected. This is written down about it now:';
export const clothOfGarments = ({ garments }: { garments: string }) => `For: ${garments}.`;
export const clothIsAwaitedFor = ({ count }: { count: number }) =>
  count === 1
    ? 'The cloth of one more garment is still awaited.'
    : `The cloth of ${count} more garments is still awaited.`;
export const tellUsByIfItIsWrong = ({ until }: { until: string }) =>
  `If something is wrong, tell us by ${until}.`;

export const waitsForYourPayment = ({ number }: { number: string }) =>
  `Your order ${number} waits for your payment`;
export const workStartsOncePaid = ({ amount }: { amount: string }) =>
  `The work starts once ${amount} is paid, and nothing has come yet.`;
export const payAsTheOrderSays =
  'You find account, sum and reference on the page of the order. Have you paid already? Then send us the number of the transaction there.';
export const weCancelItWithoutPayment = ({ day }: { day: string }) =>
  `We cancel the order if nothing has come by ${day}.`;
export const transferNotFound = ({ number }: { number: string }) =>
  `We have not found your payment for order ${number}`;
export const weHaveNotFound = ({ amount }: { amount: string }) =>
  `You wrote that you have transferred ${amount}. We have not found it at our bank.`;
export const sendItAgain =
  'Please check the number of the transaction and send it again on the page of the order, or write to us in the chat.';
export const waitsForYourCloth = ({ number }: { number: string }) =>
  `Your order ${number} waits for your cloth`;
export const yourClothHasNotCome =
  'Your cloth has not come yet, so nothing is stitched. Please bring it to the tailor:';
export const yourPostedClothHasNotCome = ({ day, parcel }: { day: string; parcel: string }) =>
  `You posted your cloth on ${day} with ${parcel}. It has not come to the tailor yet, so nothing is stitched.`;
export const askTheCourierWhereItIs =
  'Please ask the courier where it is, and correct on the page of the order what is not right. It goes to:';
export const clothOfSomeHasNotCome = ({ garments }: { garments: string }) =>
  `The cloth for ${garments} has not come yet; the other garments can be begun without it. Please bring it to the tailor, or ask the courier where it is if you have posted it:`;
export const weCancelItWithoutCloth = ({ day }: { day: string }) =>
  `If it is not there by ${day}, we cancel the order, and what you have paid goes back to you.`;

export const advanceIsDue = ({ amount }: { amount: string }) =>
  `Please pay ${amount} before the work starts; how to pay it is on the page of your order.`;
export const advanceIsDueByEMail = ({ amount }: { amount: string }) =>
  `Please pay ${amount} before the work starts; we e-mail you a payment link.`;
export const restIsDueInCash = 'The rest is due in cash when you get it.';
export const moreIsDueBefore = ({ amount }: { amount: string }) =>
  `${amount} more is due before the work starts.`;
export const workCanStart = 'The work can start.';
export const restIsDue = ({ amount }: { amount: string }) => `${amount} is left to pay when you get it.`;
export const allIsPaid = 'Everything is paid.';
export const weSendBackWhatYouHavePaid = 'We send back what you have paid.';
export const creditGoesBack =
  'Money goes back first; what was paid from store credit after that is in your store credit already.';
export const creditIsBack = ({ amount }: { amount: string }) =>
  `${amount} that you had paid from store credit is in your store credit already.`;
export const weSendThisBack = 'This order was cancelled, so we send back what has come now.';
export const weKeepOfTheAdvance = ({ amount }: { amount: string }) =>
  `Of what you have paid before, we keep ${amount} for the work that was done, as agreed with the advance.`;
export const weSendBackTheRest = 'We send back the rest.';
export const cancelledGarment = ({ garment }: { garment: string }) => `Cancelled: ${garment}`;
export const weSendBackItsPrice = 'We send back what you have paid for it.';
export const courierBringsIt = ({ courier }: { courier: string }) => `${courier} brings it.`;
export const courierBringsItUnder = ({ courier, number }: { courier: string; number: string }) =>
  `${courier} brings it, under the number ${number}.`;

export const amountRefunded = ({ number, amount }: { number: string; amount: string }) =>
  `Your order ${number}: ${amount} refunded`;
export const isInYourCredit = ({ amount }: { amount: string }) =>
  `${amount} is in your store credit now, as you wanted it. You can pay for any order with it.`;
export const weHavePaidBack = ({ amount }: { amount: string }) =>
  `We have paid back ${amount} for this order. The credit note is under My orders.`;

type OfOrder = { number: string };

export const bulkTitles = {
  place: ({ number }: OfOrder) => `Your bulk order ${number} is with us`,
  quote: ({ number }: OfOrder) => `Your bulk order ${number} has a quote`,
  accept: ({ number }: OfOrder) => `Your bulk order ${number} is accepted`,
  record_payment: ({ number }: OfOrder) => `We have a payment for your bulk order ${number}`,
  reverse_payment: ({ number }: OfOrder) => `A payment of your bulk order ${number} was corrected`,
  record_refund: ({ number }: OfOrder) => `Your bulk order ${number} was refunded`,
  cancel: ({ number }: OfOrder) => `Your bulk order ${number} is cancelled`,
  move_day: ({ number }: OfOrder) => `Your bulk order ${number} has another day`,
  start: ({ number }: OfOrder) => `Your bulk order ${number} is in production`,
  check: ({ number }: OfOrder) => `Your bulk order ${number} is in the quality check`,
  rework: ({ number }: OfOrder) => `Your bulk order ${number} goes back to the workshop`,
  ship: ({ number }: OfOrder) => `Your bulk order ${number} is on its way`,
  come_back: ({ number }: OfOrder) => `Your bulk order ${number} could not be delivered`,
  fail_delivery: ({ number }: OfOrder) => `Your bulk order ${number} could not be delivered`,
  deliver: ({ number }: OfOrder) => `Your bulk order ${number} was delivered`,
};
export const bulkTexts = {
  quote:
    'We have priced your bulk order. Read the contract under My orders, and accept it there by typing your name. Nothing is made and nothing is due before.',
  accept: 'Thank you for accepting our quote. We start as agreed and tell you of each step.',
  record_payment: 'Thank you, we have your payment.',
  reverse_payment:
    'We recorded a payment for this order that was not yours, and have taken it off the bill. We are sorry for the mistake.',
  record_refund: 'We have sent back what we owed you for this order.',
  cancel: 'Your bulk order is cancelled. Nothing more is made, and there is nothing to pay.',
  move_day: 'We cannot keep the day that we promised, and we are sorry. Please see the new one below.',
  start: 'We have started to make your order.',
  check: 'Your pieces are made. They are counted and checked.',
  rework: 'The quality check has found something to improve.',
  ship: 'Your pieces are on their way to you.',
  come_back: 'Your pieces have come back to us. We get in touch with you before they are sent again.',
  fail_delivery:
    'Your pieces could not be delivered to you, so the order has ended. There is nothing to pay.',
  deliver: 'Your pieces were delivered. The invoice is under My orders.',
};
export const weEMailYouAQuote =
  'Thank you for your bulk order. We look at what you need and e-mail you a quote: the price of a piece, the total and the day.';
export const nothingIsMadeBeforeYouAccept = 'Nothing is made before you have accepted the quote.';
export const tellUsWhereThePiecesGo =
  'Please tell us under My orders where the pieces go. The quote waits for it.';
export const courierBringsThem = ({ courier, number }: { courier: string; number: string }) =>
  `${courier} brings them, under the number ${number}.`;
export const bulkOrderRefunded = ({ number, amount }: { number: string; amount: string }) =>
  `Your bulk order ${number} was refunded: ${amount}`;
export const weHavePaidBackWithoutNote = ({ amount }: { amount: string }) =>
  `We have paid back ${amount} for this order.`;
export const pleaseTellUs = 'Please tell us';
export const sampleRequests = { requested: 'Requested', notRequested: 'Not requested' };
export const seeMyBulkOrders = 'See my bulk orders';
/** What staff says with a step of an order that would miss its day, to change as they like. */
export const usualReasons = {
  reassign: 'Another tailor takes it over, so that it is ready in time.',
  move_day: 'The stitching takes longer than we had planned.',
};
/** Of the shop's cloth for a stitched order (orders-158). */
export const clothIsNotSent = ({ number }: { number: string }) =>
  `Order ${number}: the cloth from the shop cannot be sent`;
export const sellerCannotSend = ({ cloth }: { cloth: string }) =>
  `The seller cannot send ${cloth}. It is off your bill.`;
export const cancelTheGarmentOrWrite =
  'The other garments are being stitched. Please cancel the garment without cloth in your order, or write to us.';
export const bringYourOwnOrCancel =
  'Please bring cloth of your own to the tailor, or cancel the order. Until the cloth is there, the work waits.';

/** What is to be paid at the door (payments-11). */
export const payThisAndNothingElse = ({ amount, code }: { amount: string; code: string }) =>
  `Please pay ${amount} at the handover, nothing else. The parcel has the code ${code} beside this sum; if it names another one, call us before you pay.`;
export const itIsPaid = 'It is paid: nothing is to be paid at the handover.';

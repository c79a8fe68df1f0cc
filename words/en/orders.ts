import { plural } from '../plural.ts';

export const toBeAgreed = 'To be agreed';
export const noClothNeeded = 'No cloth needed';
export const item = 'Item';
export const dress = 'Dress';
export const shoes = 'Shoes';
export const shoesNumber = ({ shoeSize }: { shoeSize: number }) => `Shoes, number ${shoeSize}`;
export const dressType = 'Dress type';
export const fabricType = 'Fabric type';
export const measuresNotNeeded = 'Not needed';
export const partlyEstimated = ({ name }: { name: string }) => `${name}, partly estimated`;
export const youAskedFor = 'You asked for';
export const expectedDelivery = 'Expected delivery';
export const pickup = 'Pickup';
export const paymentType = 'Payment type';

export const garmentStatusTexts = {
  PLACED: {
    title: 'Order placed',
    text: 'Please confirm it at checkout. Stitching starts after that.',
  },
  CONFIRMED: { title: 'Order confirmed', text: 'The tailor will review it next.' },
  ACCEPTED: {
    title: 'Accepted by the tailor',
    text: 'The tailor has accepted the order and will start soon.',
  },
  DECLINED: {
    title: 'Looking for another tailor',
    text: 'The tailor could not take this order. We are finding another one.',
  },
  IN_PRODUCTION: { title: 'In production', text: 'The garment is being cut and stitched.' },
  QUALITY_CHECK: {
    title: 'Quality check',
    text: 'Seams, measurements and finish are being checked.',
  },
  READY: { title: 'Ready to collect', text: 'The garment is finished and ready to collect.' },
  SHIPPED: { title: 'Shipped', text: 'The garment is finished and on its way.' },
  DELIVERED: { title: 'Delivered', text: 'The garment was delivered. Wear it in good health.' },
  ALTERATION: {
    title: 'Alteration',
    text: 'An alteration was requested. The tailor will alter the garment.',
  },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled.' },
};
export const severalGarmentsTexts = {
  IN_PRODUCTION: 'The garments are being cut and stitched.',
  READY: 'The garments are finished and ready to collect.',
  SHIPPED: 'The garments are finished and on their way.',
  DELIVERED: 'The garments were delivered. Wear them in good health.',
  ALTERATION: 'An alteration was requested. The tailor will do it.',
};
export const garments = ({ count }: { count: number }) => plural(count, '1 garment', `${count} garments`);
export const readyOf = ({ ready, count }: { ready: number; count: number }) => `${ready} of ${count} ready`;
export const bulkStatusTexts = {
  REQUESTED: { title: 'Order placed', text: 'We are working out a price.' },
  QUOTED: {
    title: 'Waiting for your answer',
    text: 'We have sent a quote. Work starts once it is accepted.',
  },
  ACCEPTED: { title: 'Quote accepted', text: 'The workshop will start soon.' },
  IN_PRODUCTION: { title: 'In production', text: 'The pieces are being cut and stitched.' },
  QUALITY_CHECK: {
    title: 'Quality check',
    text: 'Seams, measurements and finish are being checked.',
  },
  SHIPPED: { title: 'Shipped', text: 'The order is finished and on its way.' },
  DELIVERED: { title: 'Delivered', text: 'The order was delivered.' },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled.' },
};
export const goodsStatusTexts = {
  UNCONFIRMED: {
    title: 'Waiting for your confirmation',
    text: 'Please confirm this order with the link in our e-mail, or when we call you. We pack it after that.',
  },
  PLACED: { title: 'Order placed', text: 'The sellers have your order and will pack it next.' },
  PACKED: { title: 'Packed', text: 'It is packed and waiting for the courier.' },
  SHIPPED: { title: 'Shipped', text: 'It is on its way to you.' },
  DELIVERED: { title: 'Delivered', text: 'It was delivered. Enjoy it!' },
  CANCELLED: { title: 'Cancelled', text: 'This order was cancelled.' },
  RETURNED: { title: 'Returned', text: 'The goods were returned.' },
};
export const notDelivered = 'Not delivered';
export const orderNotDelivered = {
  sentAgain: ({ at }: { at: string }) =>
    `This order could not be delivered on ${at}. We get in touch about sending it again.`,
  ended: ({ at }: { at: string }) =>
    `This order could not be delivered on ${at}. The order has ended, and nothing is to be paid for it.`,
};
export const parcelNotDelivered = {
  sentAgain: ({ at }: { at: string }) =>
    `A parcel of this order could not be delivered on ${at}. We get in touch about sending it again.`,
  ended: ({ at }: { at: string }) =>
    `A parcel of this order could not be delivered on ${at}. The order has ended, and nothing is to be paid for it.`,
};

/** By the name of the stage on the wire. */
export const stageNames = {
  'Order Placed': 'Order Placed',
  Packed: 'Packed',
  'In Production': 'In Production',
  'Quality Check': 'Quality Check',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
};
export const stageTexts = {
  'Order Placed': 'You have confirmed the order, and the tailor takes it on.',
  Packed: 'Everything is checked and packed.',
  'In Production': 'The cloth is cut and stitched.',
  'Quality Check': 'Seams, measurements and finish are checked.',
  Shipped: 'It is on its way to you, or ready to collect.',
};
export const garmentDelivered = ({ alterationDays }: { alterationDays: number }) =>
  `Delivered. Alterations are free for ${alterationDays} days.`;
export const bulkStageTexts = {
  'Order Placed': 'We send a quote, and you accept it.',
  Shipped: 'It is on its way to you.',
  Delivered: 'Delivered to you.',
};
export const goodsStageTexts = {
  'Order Placed': 'The sellers have the order.',
  Shipped: 'It is on its way to you.',
  Delivered: 'Delivered to you.',
};
export const stageStates = { done: 'Done', current: 'Now', open: 'Still to come' };
export const notReached = 'Not reached';

export const quoteForOrder = ({ trackingId }: { trackingId: string }) => `Quote for order ${trackingId}`;
export const itemType = 'Item type';
export const priceOfAPiece = 'Price of a piece';
export const totalBill = 'Total bill';
export const deliveryBy = 'Delivery by';
export const quoteOpenUntil = 'Quote open until';
export const deliveredTo = 'Delivered to';
export const contract = 'Contract';
export const youHaveAcceptedTheQuote = ({ trackingId }: { trackingId: string }) =>
  `You have accepted the quote for order ${trackingId}.`;
export const failedToAcceptTheQuote = 'Failed to accept the quote';
export const typeYourFullNameToAccept = 'Type your full name to accept';
export const whatYourNameAccepts = {
  ADVANCE:
    'Your name, the time and your network address are recorded with the contract. You pay in advance; how to pay is then on the page of the order.',
  COD: 'Your name, the time and your network address are recorded with the contract. Payment is due in cash on delivery.',
};
export const typeYourNameToAcceptThe = 'Type your name to accept the quote.';
export const thereIsANewerQuote =
  'There is a newer quote for this order. Please read it before you accept it.';
export const decideLater = 'Decide later';
export const accepting = 'Accepting...';
export const acceptQuote = 'Accept quote';
export const acceptTheQuoteForOrder = ({ id }: { id: number }) => `Accept the quote for order ${id}`;

export const failedToSendYourAnswer = 'Failed to send your answer';
export const theTailorHasAQuestion = 'The tailor has a question';
export const theStitchingWaitsForYourAnswer = ({ askedAt }: { askedAt: string }) =>
  `Asked on ${askedAt}. The stitching waits for your answer, and the expected delivery moves by the business days until then.`;
export const yourAnswer = 'Your answer';
export const writeYourAnswer = 'Write your answer.';
export const sendTheAnswer = 'Send the answer';

export const deleteOrder = ({ id }: { id: number }) => `Delete order ${id}`;
export const deleteOrderRefused = ({ id, why }: { id: number; why: string }) => `Delete order ${id}: ${why}`;
export const whyNotWithdrawn = {
  REQUESTED: 'It is requested and cannot be withdrawn any more.',
  QUOTED: 'It is quoted and cannot be withdrawn any more.',
  ACCEPTED: 'It is accepted and cannot be withdrawn any more.',
  IN_PRODUCTION: 'It is in production and cannot be withdrawn any more.',
  QUALITY_CHECK: 'It is quality check and cannot be withdrawn any more.',
  SHIPPED: 'It is shipped and cannot be withdrawn any more.',
  DELIVERED: 'It is delivered and cannot be withdrawn any more.',
  CANCELLED: 'It is cancelled already.',
};
export const withdrawOrderQuestion = ({ trackingId }: { trackingId: string }) =>
  `Withdraw order ${trackingId}?`;
export const nothingWillBeMade = ({
  numberOfPieces,
  itemType,
}: {
  numberOfPieces: number;
  itemType: string;
}) =>
  `${numberOfPieces} × ${itemType}. Nothing will be made, and there is nothing to pay. This cannot be undone.`;
export const whyDoYouWithdrawIt = 'Why do you withdraw it?';
export const withdrawOrder = 'Withdraw order';
export const withdrawing = 'Withdrawing...';
export const yourOrderIsWithdrawn = ({ trackingId }: { trackingId: string }) =>
  `Your order ${trackingId} is withdrawn. It is listed as cancelled.`;
export const failedToWithdrawTheOrder = 'Failed to withdraw the order';

export const askAboutIt = 'Ask about it';
export const trackThisOrder = 'Track this order';
export const user = 'User';
export const userEMail = 'User e-mail';
export const orderDate = 'Order date';
export const contactSameAsRegistered = 'Contact same as registered';
export const sampleRequested = 'Sample requested';
export const contactStatus = 'Contact status';
export const billStatus = 'Bill status';
export const status = 'Status';
export const notes = 'Notes';
export const invoicePdf = 'Invoice (PDF)';
export const designOpensInFullSize = 'Design, opens in full size';
export const quoteAccepted = 'Quote accepted';
export const acceptedBy = ({ name, at }: { name: string; at: string }) => `${name}, ${at}`;
export const thisQuoteHasExpired = ({ day }: { day: string }) =>
  `This quote could be accepted until ${day}. Ask us for a new one, and we price your order again: <contact>Contact us</contact>`;
export const changeTheAddress = 'Change the address';
export const thankYouTheAddressIsSaved = 'Thank you, the address is saved.';
export const failedToSaveTheAddress = 'Failed to save the address';
export const weQuoteOnceYouHaveTold = 'We quote once you have told us where the pieces go.';
export const saveTheAddress = 'Save the address';

export const columns = {
  id: 'ID',
  itemType: 'Item Type',
  quantity: 'Quantity',
  status: 'Status',
  billStatus: 'Bill Status',
  paymentType: 'Payment Type',
  trackingId: 'Tracking Id',
  userConfirmation: 'User Confirmation',
  createdAt: 'Created At',
  expectedDelivery: 'Expected Delivery',
  timesContacted: 'Number of contacts to client',
  action: 'Action',
};
export const forDay = ({ day }: { day: string }) => `for ${day}`;
export const askedForDay = ({ day }: { day: string }) => `you asked for ${day}`;
export const youAskedForDay = ({ day }: { day: string }) => `You asked for ${day}`;
export const noQuoteYet = 'No quote yet';
export const byTailor = ({ tailor }: { tailor: string }) => `by ${tailor}`;
export const forPersonByTailor = ({ person, tailor }: { person: string; tailor: string }) =>
  `for ${person}, by ${tailor}`;
export const viewOrder = ({ id }: { id: number }) => `View order ${id}`;
export const view = 'View';
export const trackOrder = ({ id }: { id: number }) => `Track order ${id}`;
export const track = 'Track';
export const invoiceOfOrder = ({ id }: { id: number }) => `Invoice of order ${id}`;
export const confirmOrderToGetItsInvoice = ({ id }: { id: number }) =>
  `Confirm order ${id} to get its invoice`;
export const confirm = 'Confirm';
export const orderAgainAsOrder = ({ id }: { id: number }) => `Order again, as order ${id}`;

export const cancelOrderQuestion = ({ trackingId }: { trackingId: string }) => `Cancel order ${trackingId}?`;
export const nothingWillBeStitched =
  'Nothing will be stitched, and there is nothing to pay. This cannot be undone.';
export const nothingWillBeStitchedPaid =
  'Nothing will be stitched, and we send back what you have paid. This cannot be undone.';
export const whyDoYouCancelIt = 'Why do you cancel it?';
export const cancelOrder = 'Cancel order';
export const cancelling = 'Cancelling...';
export const yourOrderIsCancelled = ({ trackingId }: { trackingId: string }) =>
  `Your order ${trackingId} is cancelled.`;
export const failedToCancelTheOrder = 'Failed to cancel the order';
export const sayWhyInAFewWords = 'Say why in a few words.';
export const keepTheOrder = 'Keep the order';

export const whereDoThePiecesGo = 'Where do the pieces go?';
export const youPayInCashOnDelivery = 'You pay in cash on delivery.';
export const nobodyCanCollectCashAbroad =
  'Nobody can collect cash abroad: once you have accepted the quote, you pay in advance.';

export const invoice = 'Invoice';
export const failedToGenerateInvoice = 'Failed to generate invoice';
export const downloadCreditNote = 'Download credit note';
export const downloadTheCreditNote = ({ id }: { id: string }) => `Download credit note ${id}`;
export const theCreditNoteCouldNotBe = 'The credit note could not be downloaded. Please try again.';
export const contractPdf = 'Contract (PDF)';
export const theContractCouldNotBeDownloaded = 'The contract could not be downloaded. Please try again.';

export const editOrder = ({ trackingId }: { trackingId: string }) => `Edit order ${trackingId}`;
export const failedToChangeTheOrder = 'Failed to change the order';
export const yourOrderIsChanged = 'Your order is changed.';
export const whichNumberMayWeCall = 'Which number may we call?';
export const myRegisteredNumber = 'My registered number';
export const aDifferentNumber = 'A different number';
export const newContactNumber = 'New contact number';
export const contactNumberExample = 'For example 0300 1234567, or with the country code, e.g. +1234567890.';
export const priceAndDayAreWorkedOutAgain =
  'Price and expected delivery are worked out again when you save; you see both before you confirm. For another garment, tailor or picture, cancel this order and place a new one.';
export const leaveItAsItIs = 'Leave it as it is';
export const saveChanges = 'Save changes';

export const whatHasHappened = 'What has happened?';

export const weEMailYouOnlyOnce = ({ email }: { email: string }) =>
  `We e-mail you only once you have confirmed your address. Open the link that we sent to <email>${email}</email>, or <profile>have it sent again</profile>. Until then you find everything under My orders.`;
export const youAreSignedInForWork =
  'You are signed in with an account for work. To place an order, please sign in as a customer.';
export const clothCollectedFrom = 'Cloth collected from';

export const whichOrderIsItAbout = 'Which order is it about?';
export const youHaveNoOrdersYet = 'You have no orders yet.';

export const orderAgain = 'Order again';
export const starting = 'Starting...';
export const editThisOrder = 'Edit this order';
export const opening = 'Opening...';
export const thisTailorDoesNotStitchIt = 'This tailor does not stitch it any more.';
export const theTailorCouldNotBeRead = 'The tailor could not be read. Please try again.';
export const replaceTheOrderYouHaveBegun = 'Replace the order you have begun?';
export const orderAgainDiscardsTheForm = ({ id }: { id: number }) =>
  `You have an order in the form that is not sent. Starting again from order ${id} discards it.`;
export const editingDiscardsTheForm = ({ id }: { id: number }) =>
  `You have an order in the form that is not sent. Editing order ${id} discards it.`;
export const keepIt = 'Keep it';
export const replaceIt = 'Replace it';

export const andMore = ({ name, others }: { name: string; others: number }) => `${name} and ${others} more`;

export const shippingAddress = 'Shipping address';
export const thisIsYourOrder = 'This is your order. <details>See all its details</details>';
export const yourPrice = 'Your price';
export const stitching = 'Stitching';

export const weLookAtWhatYouNeed = 'We look at what you need and call you where something is open.';
export const weSendYouAQuote = 'We send you a quote: the price of a piece, the total and the day.';
export const youAcceptItUnderMyOrders = 'You accept it under My orders by typing your name.';
export const whatHappensNext = 'What happens next';
export const nothingIsMadeBeforeYouAccept = 'Nothing is made, and nothing is due, before you accept.';

export const noOrdersYet = 'No orders yet. Answer a few questions to order your first garment.';
export const allMyOrders = 'All my orders';
export const loadingOrders = 'Loading orders...';
export const yourRecentOrders = 'Your recent orders';
export const signInToSeeYourOrders = 'Sign in to see your orders here.';

export const addThePictureOfYourMeasurements = 'Add the picture of your measurements.';
export const thankYouWeHaveThePicture = 'Thank you, we have the picture of your measurements.';
export const failedToSendThePicture = 'Failed to send the picture';
export const sendUsThePicture = 'Send us the picture of your measurements';
export const weWaitForThePicture =
  'We can work out price and day once we have it, and you can confirm the order.';
export const measurementImage = 'Measurement image';
export const aPhotoOfTheMeasures =
  'A photo of the measures on paper or of a naap slip. JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.';
export const upload = 'Upload';
export const uploadedSavingIt = 'Uploaded. Saving it...';
export const sendThePicture = 'Send the picture';

export const customerEMail = 'Customer e-mail';
export const tailorEMail = 'Tailor e-mail';
export const notAvailable = 'N/A';
export const measurementSource = 'Measurement source';
export const timesContacted = 'Times contacted';
export const userConfirmation = 'User confirmation';
export const clothSwatch = 'Cloth swatch';
export const swatchRequested = 'Requested';
export const swatchNotRequested = 'Not requested';
export const design = 'Design';
export const confirmOrder = 'Confirm order';
export const sayWhereItGoes = 'Say where it goes';

export const sendMeAClothSwatch = ({ sampleFee }: { sampleFee: string }) =>
  `Send me a cloth swatch before stitching, ${sampleFee}`;
export const aClothSwatchComesByPost = ({ sampleFee }: { sampleFee: string }) =>
  `A cloth swatch before stitching (${sampleFee}) comes by post: to get one, let us collect the cloth or deliver the garment.`;

export const enterATrackingNumber = 'Enter a tracking number';
export const npAndTenLettersAndDigits =
  'NP- and ten letters and digits. You find it on your invoice and in our e-mails.';
export const tracking = 'Tracking...';
export const enterTheTrackingNumber =
  'Enter the tracking number from your invoice or our e-mail about the order.';
export const thisIsNotATrackingNumber =
  'This is not a tracking number. It starts with NP-, then ten letters and digits without a U.';
export const weFoundNoOrder = ({ number }: { number: string }) =>
  `We found no order with the number ${number}. Compare it with your invoice, character by character.`;
export const order = ({ trackingId }: { trackingId: string }) => `Order ${trackingId}`;
export const live = 'Live';
export const nowAt = ({ title }: { title: string }) => `Now: ${title}`;
export const items = 'Items';
export const ordered = 'Ordered';
export const estimatedDelivery = 'Estimated delivery';
export const askedFor = 'Asked for';
export const cashAtTheDoor = 'To pay at the handover';
export const payNothingElse = ({ amount, code }: { amount: string; code: string }) =>
  `<amount>${amount}</amount>, nothing else. Code on the parcel: <code>${code}</code>`;
export const ifAnotherSumIsAsked = 'If the parcel or the rider names another sum, do not pay it and call us.';
export const itIsPaid = 'Paid: nothing to pay at the handover.';
export const couriers = ({ count }: { count: number }) => plural(count, 'Courier', 'Couriers');
export const shipment = ({ courier, at }: { courier: string; at: string }) =>
  `<courier>${courier}</courier> <since>since ${at}</since>`;
export const shipmentWithNumber = ({
  courier,
  number,
  at,
}: {
  courier: string;
  number: string;
  at: string;
}) => `<courier>${courier}</courier>, number <number>${number}</number> <since>since ${at}</since>`;
export const bulkOrder = 'Bulk order';
export const pieces = ({ count }: { count: number }) => plural(count, '1 piece', `${count} pieces`);

export const photoSteps = {
  ask: 'The question',
  send_swatch: 'Cloth swatch',
  receive_cloth: 'Cloth received',
  start: 'Stitching started',
  check: 'In the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready',
  ship: 'On its way',
  deliver: 'Delivered',
  mend: 'Alteration started',
  work_garment: 'Work on a garment',
};
export const theReceiptOfYourCloth = 'Your cloth, as the tailor received it';
export const isThisRight = 'Is this right?';
export const youCanObjectUntil = ({ until }: { until: string }) =>
  `If something is wrong, say so by ${until}.`;
export const somethingIsWrong = 'Something is wrong';
export const theStitchingWaitsForTheCorrection =
  'The tailor and we read it. The stitching waits until the receipt is corrected; what was written down stays as it was.';
export const clothStillAwaitedFor = ({ garments }: { garments: string }) =>
  `Not here yet: the cloth for ${garments}. The other garments can be begun.`;
export const forWhichGarments = 'For which garments?';
export const tickWhatItIsAbout = 'Tick the garments that it is about.';
export const objectionIsAbout = ({ garments }: { garments: string }) => `About ${garments}`;
export const whatIsWrong = 'What is wrong?';
export const yourObjection = 'Your objection';
export const sayWhatIsWrong = 'Say in a few words what is wrong.';
export const sendTheObjection = 'Send the objection';
export const failedToSendYourObjection = 'Failed to send your objection';
export const youObjectedOn = ({ at }: { at: string }) => `You objected on ${at}:`;
export const theTailorIsTold =
  'The tailor is told and corrects the receipt, or we settle it. The stitching waits until then.';
export const weHaveSettledIt = 'We have settled your objection. Please write to us if this is still wrong.';
export const writtenDownBefore = 'Written down before';
export const photoOfTheCloth = 'Photo of the cloth';
export const aStep = 'A step';
export const stepAt = ({ step, at }: { step: string; at: string }) => `${step}, ${at}`;
export const fromTheWorkshop = 'From the workshop';
export const clothCollectedOn = ({ at }: { at: string }) => `Our rider collected your cloth on ${at}.`;
export const garmentCollectedOn = ({ at }: { at: string }) => `Our rider collected your garment on ${at}.`;

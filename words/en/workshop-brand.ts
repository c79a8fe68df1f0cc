import { plural } from '../plural.ts';

export const importProducts = 'Import products';
export const howToImport =
  'Export your products, edit the file in a spreadsheet, and upload it here. Nothing changes before you have seen what the check says.';
export const exportAllProducts = 'Export all products';
export const asExportedSavedAsCsv = 'As exported, saved as CSV UTF-8';
export const yourImports = 'Your imports';
export const eachIsDeletedAfterAWeek = 'Each is deleted with its file after a week.';
export const importsAreKeptForAWeek = 'What you import is kept here for a week.';

export const addAProduct = 'Add a product';
export const price = 'Price';
export const stock = 'Stock';
export const sold = 'Sold';
export const state = 'State';
export const noProductsYet = 'No products yet';
export const addTheFirstProduct = 'Add the first one: a name, a price, a picture and what you have in stock.';
export const importAFile = 'Import a file';

export const toPack = 'To pack';
export const lowOnStock = ({ count }: { count: number }) =>
  plural(count, '1 product is low on stock', `${count} products are low on stock`);
export const nothingToPack = 'Nothing to pack';
export const toShip = 'To ship';
export const nothingToShip = 'Nothing to ship';
export const onTheWay = 'On the way';
export const nothingOnTheWay = 'Nothing on the way';
export const delivered = 'Delivered';
export const nothingDeliveredYet = 'Nothing delivered yet';
export const cancelled = 'Cancelled';
export const nothingCancelled = 'Nothing cancelled';
export const returned = 'Returned';
export const nothingCameBack = 'Nothing came back';
export const ordersToSend = 'Orders to send';
export const ordersByStatus = 'Orders by status';
export const open = 'Open';
export const openOrder = ({ trackingId }: { trackingId: string }) => `Open ${trackingId}`;
export const ship = 'Ship';
export const shipOrder = ({ trackingId }: { trackingId: string }) => `Ship ${trackingId}`;
export const isPacked = ({ trackingId }: { trackingId: string }) => `${trackingId} is packed.`;
export const isDelivered = ({ trackingId }: { trackingId: string }) => `${trackingId} is delivered.`;

export const returns = 'Returns';
export const recordWhatCameBack = 'Find the order by the number on the parcel, and record what came back.';
export const theDaysAreOver = 'The days for a return are over.';
export const takeBack = 'Take back';
export const takeBackOrder = ({ trackingId }: { trackingId: string }) => `Take back ${trackingId}`;
export const theReturnOfIsRecorded = ({ trackingId }: { trackingId: string }) =>
  `The return of ${trackingId} is recorded.`;

export const waitingForAReply = 'Waiting for a reply';
export const reviewsByReply = 'Reviews by reply';
export const loadingTheReviews = 'Loading the reviews...';
export const failedToGetTheReviews = 'Failed to get the reviews';
export const everyReviewHasYourReply = 'Every review has your reply.';
export const noReviewsYet = 'No reviews yet.';
export const whenCustomersCanReview = 'Customers can review a product once it was delivered to them.';
export const replyTo = ({ author }: { author: string }) => `Reply to ${author}`;
export const reply = 'Reply';
export const yourReplyIsSaved = 'Your reply is saved.';
export const yourReplyIsPublic = 'Your reply is public.';
export const correctYourReplyTo = ({ author }: { author: string }) => `Correct your reply to ${author}`;
export const correctYourReply = 'Correct your reply';
export const failedToSaveYourReply = 'Failed to save your reply';
export const yourReplyTo = ({ author }: { author: string }) => `Your reply to ${author}`;
export const correctItWithinADay = 'You can correct it within a day of writing it.';
export const saveReply = 'Save reply';

export const orderedOn = ({ day }: { day: string }) => `ordered ${day}`;
export const promisedFor = ({ day }: { day: string }) => `promised ${day}`;
export const pieces = ({ count }: { count: number }) => plural(count, '1 piece', `${count} pieces`);
export const cashOnDelivery = 'Cash on delivery';
export const notPaidYet = 'Not paid yet';
export const isPaid = 'Paid';
export const theCourierCollects = ({ cash }: { cash: string }) => `The courier collects ${cash}`;
export const nothingToCollect = 'Nothing to collect: it is paid in advance';

export const findAnOrder = 'Find an order';
export const find = 'Find';
export const loadingTheOrders = 'Loading the orders...';
export const failedToGetTheOrders = 'Failed to get the orders';
export const noOrderHereHasThisNumber = 'No order here has this number.';
export const thereAreNoMore = 'There are no more.';
export const showAll = 'Show all';

export const shipment = 'Shipment';
export const backToTheOrders = 'Back to the orders';
export const yourBrandHasNoSuchOrder = 'Your brand has no such order.';
export const seeTheOrders = 'See the orders';
export const failedToGetTheOrder = 'Failed to get the order';
export const thePaymentIsDisputed =
  "The customer's bank disputes the payment. Please hold the goods until the bank has decided.";
export const theCardIsNotChargedYet = 'The card is not charged yet. Pack it, and ship it once it is paid.';
export const whatToSend = 'What to send';
export const whereTo = 'Where to';
export const theAddressIsNotShown = ({ city }: { city: string }) =>
  `${city}. The address is not shown any more.`;
export const promisedBy = ({ delivery, day }: { delivery: string; day: string }) =>
  `${delivery}, promised by ${day}`;
export const printThePackingSlip = 'Print the packing slip';
export const failedToPrepareThePackingSlip = 'Failed to prepare the packing slip';
export const chooseSeveral = 'Choose several';
export const printThePackingSlips = 'Print the packing slips';
export const failedToPrepareThePackingSlips = 'Failed to prepare the packing slips';
export const nextStep = 'Next step';
export const markAsPacked = 'Mark as packed';
export const itIsPacked = 'It is packed.';
export const markAsDelivered = 'Mark as delivered';
export const itIsDelivered = 'It is delivered.';
export const itCameBack = 'It came back';
export const notDelivered = 'Not delivered';
export const cancel = 'Cancel';
export const takenBackUntil = ({ day }: { day: string }) => `Taken back until ${day}.`;
export const failedToSaveTheStep = 'Failed to save the step';
/** Said after a step with a dialog. */
export const stepsSaid = {
  ship: 'It is on its way.',
  come_back: 'It is back with you.',
  fail_delivery: 'It has ended without a delivery.',
  cancel: 'It is cancelled.',
  return: 'The return is recorded.',
};
export const cameBack = 'Came back';
export const notDeliveredEnded = 'Not delivered, ended';
export const who = { you: 'You', customer: 'Customer', shop: 'The shop' };
/** After the name of a step. */
export const withCourier = ({ courier, number }: { courier: string; number: string }) =>
  `with ${courier}, ${number}`;
export const withCourierWithoutNumber = ({ courier }: { courier: string }) => `with ${courier}, no number`;

/** The dialog of a step, by step. */
export const stepTitles = {
  ship: ({ trackingId }: { trackingId: string }) => `Ship ${trackingId}`,
  come_back: ({ trackingId }: { trackingId: string }) => `Came back: ${trackingId}`,
  fail_delivery: ({ trackingId }: { trackingId: string }) => `Not delivered: ${trackingId}`,
  cancel: ({ trackingId }: { trackingId: string }) => `Cancel ${trackingId}`,
  return: ({ trackingId }: { trackingId: string }) => `Take back ${trackingId}`,
};
export const stepButtons = {
  ship: 'Mark as shipped',
  come_back: 'It came back',
  fail_delivery: 'End it as not delivered',
  cancel: 'Cancel these goods',
  return: 'Record the return',
};
export const cancelling = 'Cancelling...';
export const stepHints = {
  come_back:
    'The customer reads it. Nothing is paid. Ship it again, or cancel, once you know how it goes on.',
  fail_delivery:
    'The customer reads it. These goods are cancelled and nothing is owed for them; a card is refunded.',
  cancel:
    'The customer reads it. The pieces go back to your stock, and what was paid goes back to the customer.',
  return:
    'The customer reads it. What was paid for the goods goes back to the customer; count the pieces into your stock yourself once you have looked at them.',
};
export const sayWhichCourierHasIt = 'Say which courier has it.';
export const numberOfTheConsignment = 'Number of the consignment';
export const theCustomerFollowsTheParcelByIt = 'The customer follows the parcel by it.';
export const enterTheCouriersNumber = "Enter the courier's number.";
export const chooseWhatHasHappened = 'Choose what has happened.';
export const whatBecomesOfThePieces = 'What becomes of the pieces?';
export const backToTheStock = 'Back to the stock';
export const writtenOff = 'Written off';
export const inAFewWords = 'In a few words';
export const reason = 'Reason';

export const discountCodes = 'Discount codes';
export const aboutCodes = ({ lowest }: { lowest: string }) =>
  `Customers type a code at the checkout. What you bear of it lowers your earnings, and the commission is on the rest. Customers always pay at least ${lowest} % of each price.`;
export const createACode = 'Create a code';
export const codesForYourGoods = 'Codes for your goods';
export const loadingTheCodes = 'Loading the codes...';
export const failedToGetTheCodes = 'Failed to get the codes';
export const noCodesYet = 'No codes yet';
export const createTheFirstCode =
  'Create one, and tell your customers. The shop may also ask you to bear a part of its own codes.';
export const codeStates = {
  awaited: 'Waits for your answer',
  coming: 'Not yet',
  open: 'In use',
  used_up: 'Used up',
  over: 'Over',
};
export const declined = 'Declined';
export const takesPercentOff = ({ percent }: { percent: string }) => `${percent} % off your goods`;
export const takesSumOff = ({ sum }: { sum: string }) => `${sum} off your goods`;
export const youBearIt = 'You bear all of it';
export const youBearPart = ({ percent }: { percent: string }) =>
  `You bear ${percent} % of it, the shop the rest`;
export const theShopBearsIt = 'The shop bears all of it';
export const fromSubTotal = ({ sum }: { sum: string }) => `From ${sum} on`;
export const forFirstOrders = 'For first orders only';
export const timesEach = ({ times }: { times: number }) =>
  plural(times, 'Once for each customer', `${times} times for each customer`);
export const fromDay = ({ day }: { day: string }) => `From ${day} on`;
export const fromDayTo = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
export const usedTimes = ({ uses }: { uses: number }) =>
  plural(uses, 'Used in 1 order', `Used in ${uses} orders`);
export const usedTimesOf = ({ uses, most }: { uses: number; most: string }) =>
  `Used in ${uses} of ${most} orders`;
export const costYou = ({ given, borne }: { given: string; borne: string }) =>
  `It took ${given} off, of which you bear ${borne}.`;
export const accept = 'Accept';
export const acceptCode = ({ code }: { code: string }) => `Accept ${code}`;
export const acceptAnd = ({ bearer }: { bearer: string }) =>
  `${bearer}. From now on customers can use it. You can end it at any time; orders that have it keep it.`;
export const acceptTheCode = 'Accept the code';
export const codeIsAccepted = ({ code }: { code: string }) => `Customers can use ${code} now.`;
export const decline = 'Decline';
export const declineCode = ({ code }: { code: string }) => `Decline ${code}`;
export const declineAnd = 'It is over then, and the shop sees that you have declined.';
export const declineTheCode = 'Decline the code';
export const codeIsDeclined = ({ code }: { code: string }) => `You have declined ${code}.`;
export const failedToAnswer = 'Failed to send your answer';
export const end = 'End';
export const endCode = ({ code }: { code: string }) => `End ${code}`;
export const endAnd =
  'From now on nobody can use it, and it cannot be opened again. Orders keep what it took off.';
export const endTheCode = 'End the code';
export const codeIsOver = ({ code }: { code: string }) => `${code} is over.`;
export const failedToEndTheCode = 'Failed to end the code';
export const ofADiscountCode = 'Code';
export const lettersOfACode =
  '4 to 20 letters A to Z, digits and dashes. It cannot be changed or used again later.';
export const takesOff = 'Takes off';
export const aSumInRupees = 'A sum in rupees';
export const perCent = 'Per cent';
export const atMostPerCent = ({ most }: { most: string }) => `At most ${most}. You bear all of it.`;
export const sumInRupees = 'Sum, rupees';
export const lessIfTooLow = 'Less where the customer would pay too little. You bear all of it.';
export const subTotalFrom = 'Sub total from, Rs';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const usesInAll = 'Uses in all';
export const usesPerCustomer = 'Uses per customer';
export const customersSignIn = 'Customers have to sign in then.';
export const onlyForAFirstOrder = "Only for a customer's first order; they have to sign in then";
export const createTheCode = 'Create the code';
export const creating = 'Creating...';
export const codeIsCreated = ({ code }: { code: string }) => `${code} is created.`;
export const failedToCreateTheCode = 'Failed to create the code';

import { plural } from '../plural.ts';
import { listSeparator } from './basic.ts';

export const workshop = 'Workshop';
export const today = 'Today';
export const board = 'Board';
export const calendar = 'Calendar';
export const earnings = 'Earnings';
export const rates = 'Rates';
export const importRoom = 'Import';
export const thisPageIsForTailorsAndBrands = 'This page is for tailors and brands';
export const loadingTheWorkshop = 'Loading the workshop...';

/** The stages of an order with a tailor. */
export const stageNames = {
  CONFIRMED: 'New',
  ACCEPTED: 'Accepted',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  READY: 'Ready',
  SHIPPED: 'Shipped',
  ALTERATION: 'Alteration',
  DELIVERED: 'Delivered',
};

/** The buttons of an order sheet. */
export const stepButtons = {
  accept: 'Accept the order',
  decline: 'Decline',
  ask: 'Ask the customer',
  answer: 'Write down the answer',
  send_swatch: 'Swatch sent',
  receive_cloth: 'The cloth has come',
  start: 'Start stitching',
  check: 'To the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready to be collected',
  ship: 'Hand to the courier',
  deliver: 'Delivered',
  come_back: 'It came back',
  mend: 'Start the alteration',
};

/** The steps of one garment of several. */
export const garmentSteps = {
  start: 'Start',
  check: 'Send to the check',
  rework: 'Back for rework',
  make_ready: 'Ready',
};
export const stepOfGarment = ({ step, garment }: { step: string; garment: string }) => `${step}: ${garment}`;
export const doNotStitch = ({ garments }: { garments: string }) => `Cancelled, do not stitch: ${garments}`;
/** How many garments of an order are where. */
export const garmentsAt = {
  READY: ({ count }: { count: number }) => `${count} ready`,
  CHECKING: ({ count }: { count: number }) => `${count} in the check`,
  STITCHING: ({ count }: { count: number }) => `${count} being stitched`,
  WAITING: ({ count }: { count: number }) => `${count} not started`,
};

/** For the history and the waiting steps. */
export const stepsDone = {
  place: 'Placed',
  quote: 'Quoted',
  edit: 'Changed by the customer',
  price: 'Priced',
  confirm: 'Confirmed',
  cancel: 'Cancelled',
  expire: 'Expired',
  accept: 'Accepted',
  decline: 'Declined',
  reassign: 'Given to another tailor',
  move_day: 'Promised for another day',
  ask: 'Question to the customer',
  answer: 'Answer',
  send_swatch: 'Cloth swatch sent',
  collect_cloth: 'Collected by the rider',
  fail_collection: 'Not collected by the rider',
  receive_cloth: 'Cloth received',
  post_cloth: 'The cloth is posted',
  object_cloth: 'Objection to the receipt',
  start: 'Stitching started',
  check: 'In the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready to be collected',
  ship: 'Handed to the courier',
  deliver: 'Delivered',
  come_back: 'Came back',
  fail_delivery: 'Ended without a delivery',
  record_payment: 'Payment received',
  record_refund: 'Refunded',
  reverse_payment: 'Payment taken back',
  alter: 'Alteration asked for',
  claim_alteration: 'Altered near the customer',
  settle_claim: 'Receipt of the alteration decided',
  mend: 'Alteration started',
  work_garment: 'A garment',
  cancel_garment: 'A garment was cancelled',
  move_sample: 'The sample',
};
export const finishedMeasures = 'Finished measures';

export const dueToday = 'today';
export const dueTomorrow = 'tomorrow';
export const dueInDays = ({ days }: { days: number }) => `in ${days} days`;
export const daysLate = ({ days }: { days: number }) => plural(days, '1 day late', `${days} days late`);
export const waitsForTheAnswer = 'waits for the answer';
export const promisedFor = ({ day }: { day: string }) => `Promised for <day>${day}</day>`;
/** `due` is "in 3 days". */
export const promisedForDue = ({ day, due }: { day: string; due: string }) =>
  `Promised for <day>${day}</day>, ${due}`;
export const noDayIsPromisedYet = 'No day is promised yet';
export const urgent = 'Urgent';
export const late = 'Late';
export const questionAsked = 'Question asked';
export const waitsForTheCloth = 'waits for the cloth';
export const noClothYet = 'No cloth yet';
export const objection = 'Objection';

export const newAcceptOrDecline = 'New: accept or decline';
export const dueSoon = 'Due soon';
export const backForAnAlteration = 'Back for an alteration';
export const waitingForAnAnswer = 'Waiting for an answer';
export const objectionsToAReceipt = 'Objections to a receipt';
export const waitingForCloth = 'Waiting for cloth';
export const failedToGetYourOrders = 'Failed to get your orders';
export const nothingIsWaitingForYou = 'Nothing is waiting for you';
export const newOrdersStandHere = 'New orders stand here, and we e-mail you about them.';
export const seeAllOrders = 'See all orders';
export const theseAreTheMostUrgent = 'These are the most urgent; the board has all of them.';
export const ordersByStage = 'Orders by stage';
export const bulkOrders = 'Bulk orders';
export const orMore = ({ count }: { count: number }) => `${count} or more`;

export const failedToGetTheBoard = 'Failed to get the board';
export const loadingTheBoard = 'Loading the board...';
export const seeAllOfStage = ({ count, stage }: { count: string; stage: string }) =>
  `See all ${count} of “${stage}”`;
export const stages = 'Stages';
export const thereIsNoSuchPage = 'There is no such page';
export const seeTheFirstOne = 'See the first one';
export const noNetwork = ({ time }: { time: string }) => `No network. This is how it stood at ${time}.`;
export const nothingInStage = ({ stage }: { stage: string }) => `Nothing in “${stage}”`;
export const pages = 'Pages';
export const firstPage = 'First page';
export const nextPage = 'Next page';

export const noNetworkGoOnWorking = ({ time }: { time: string }) =>
  `No network. This is how it stood at ${time}; you can go on working.`;
export const stepsWait = ({ count }: { count: number }) =>
  plural(
    count,
    '1 step is waiting to be sent. It happens by itself when the network is back.',
    `${count} steps are waiting to be sent. It happens by itself when the network is back.`,
  );
export const noRoomOnThisDevice =
  'This device has no room for what waits. Keep this page open until everything is sent, or free some room.';
export const signInToSend = ({ count }: { count: number }) =>
  plural(
    count,
    'Your session has ended. Sign in again: 1 step is waiting to be sent.',
    `Your session has ended. Sign in again: ${count} steps are waiting to be sent.`,
  );
export const aNewVersionIsHere = 'A new version of the workshop is here. Nothing that waits is lost.';
export const updateWouldLose =
  'Not now: an update would lose what this device has no room for. Send it first, or free some room.';
export const update = 'Update';
export const waitingToBeSent = 'Waiting to be sent';
export const stepWaits = ({ step }: { step: string }) => `${step}: waiting to be sent`;
export const takeStepBack = ({ step }: { step: string }) => `Take back “${step}”`;
export const stepWasNotAccepted = ({ step, trackingNumber }: { step: string; trackingNumber: string }) =>
  `“${step}” of ${trackingNumber} was not accepted`;
export const wasNotAccepted = ({ step }: { step: string }) => `“${step}” was not accepted`;
export const noLight = 'No light today';
export const theShopKnowsOfNoLight =
  'The shop is told that you have no light today. If many say so, your orders get another day.';
export const takeNoLightBack = 'Take it back';
export const sendItAgain = 'Send it again';
export const letItGo = 'Let it go';
export const openTheOrder = 'Open the order';

export const order = 'Order';
export const failedToGetTheOrder = 'Failed to get the order';
export const youHaveNoSuchOrder = 'You have no such order';
export const itMayHaveGoneToAnother = 'It may have gone to another tailor.';
export const seeToday = 'See today';
export const forWhom = ({ name, trackingId }: { name: string; trackingId: string }) =>
  `For ${name} · ${trackingId}`;
export const toAlter = 'To alter';
export const printTheJobCard = 'Print the job card';
export const failedToPrepareTheJobCard = 'Failed to prepare the job card';
export const printTagOrLabel = 'Print a tag or label';
export const printSeveral = 'Print several';
export const printTitle = 'Print';
export const ordersChosen = ({ count }: { count: number }) =>
  plural(count, '1 order chosen', `${count} orders chosen`);
export const atMostAtOnce = ({ count }: { count: number }) => `At most ${count} are printed at once.`;
export const chooseAll = 'Choose all';
export const chooseStage = ({ stage }: { stage: string }) => `Choose all of “${stage}”`;
export const whatToPrint = 'What to print';
export const prints = { job_card: 'Job card', cloth_tag: 'Tag of the cloth', parcel_label: 'Parcel label' };
export const cartons = 'Cartons or bags, a tag for each';
export const howManyCartons = ({ most }: { most: number }) => `Enter a number from 1 to ${most}.`;
export const paper = 'Paper';
export const labelSizes = { '62mm': 'Roll of 62 mm', '80mm': 'Roll of 80 mm', a4: 'A4, to be cut out' };
export const failedToPrepareThePrint = 'Failed to prepare the PDF';
export const workIsOver =
  'The work on this order is over, so measures, pictures, notes, addresses and the phone number are not shown any more.';
export const bulkWorkIsOver =
  'The work on this order is over, so pictures, notes, the address and the phone number are not shown any more.';
export const whatToMake = 'What to make';
export const designOpensInFullSize = 'Design, opens in full size';
export const photoOpensInFullSize = ({ step, place }: { step: string; place: number }) =>
  `${step}, ${place}, opens in full size`;
export const clothAndHandover = 'Cloth and handover';
export const item = 'Item';
export const garment = 'Garment';
export const fabric = 'Fabric';
export const madeFor = 'For';
export const customer = 'Customer';
export const stitching = 'Stitching';
export const ordered = 'Ordered';
export const cashAtTheHandover = 'Cash at the handover';
export const nothingToTake = 'Nothing to take';
export const cloth = 'Cloth';
export const theCustomerBringsIt = 'The customer brings it';
export const theShopCollectsIt = 'The shop collects it';
export const theCustomerCollectsIt = 'The customer collects it';
export const theShopDeliversIt = 'The shop delivers it';
export const swatch = 'Swatch';
export const clothSwatch = 'Cloth swatch';
export const sendOneBeforeStitching = 'Send one before stitching';
export const notAskedFor = 'Not asked for';
export const paid = 'Paid';
export const notPaidYet = 'Not paid yet';
export const designOfTheCustomer = 'Design of the customer';
export const pictureOfTheMeasurements = 'Picture of the measurements';

export const measures = 'Measures';
export const measure = 'Measure';
export const unitNames = { cm: 'cm', in: 'inches' };
export const orderedIn = { cm: 'Ordered in cm', in: 'Ordered in inches' };
/** The person measured, by age group and gender. */
export const people = {
  adult: { male: 'male', female: 'female', other: 'other' },
  child: { male: 'child, male', female: 'child, female', other: 'child, other' },
};
export const estimated = 'Estimated';
export const checkEstimatedMeasures =
  'Nobody has taken estimated measures by tape. Check them, or ask the customer.';
/** The tag holds the customer's own words. */
export const noteText = 'Note: <note>note</note>';

export const whatNext = 'What next?';
export const failedToSaveTheStep = 'Failed to save the step';
export const deliveredCashTaken = ({ cash }: { cash: string }) => `Delivered, ${cash} taken`;
export const thisOrderIsDelivered = 'This order is delivered.';
export const thisOrderIsCancelled = 'This order is cancelled. Please do not stitch it.';
export const youHaveDeclinedThisOrder = 'You have declined this order.';
export const waitForThePayment = 'The customer pays in advance. You can start once the payment has arrived.';
export const measureBeforeItLeaves = ({ measures }: { measures: readonly string[] }) =>
  `Before the garment leaves, measure it and save: ${measures.join(listSeparator)}.`;
export const nothingToDoAtTheMoment = 'Nothing to do at the moment.';
export const youAskedOn = ({ day }: { day: string }) =>
  `You asked on ${day}. The promised day waits for the answer.`;
export const correctTheReceipt = 'Correct the receipt';
export const clothIsDueOn = ({ day }: { day: string }) =>
  `The cloth is due by ${day}. The promised day waits until it is here.`;
export const theCustomerObjects = 'The customer objects to the receipt of the cloth:';
export const photoAndNoteGoWithTheStep = 'Photo and note go with the step';
export const addAPhoto = 'Add a photo';
export const addAPhotoOrClothLeft = 'Add a photo, or cloth that is left';
export const addAPhotoOrANote = 'Add a photo or a note';
export const photo = 'Photo';
export const theCustomerSeesItWithTheStep = 'The customer sees it with the step.';
export const theCustomerReadsIt = 'The customer reads it.';

/** What a step asks for, by step. */
export const stepDialogs = {
  decline: {
    title: 'Decline this order?',
    text: 'It goes to another tailor. The customer reads why.',
    label: 'Why do you decline it?',
    send: 'Decline the order',
  },
  ask: {
    title: 'Ask the customer',
    text: 'The customer gets your question by e-mail. The promised day waits for the answer.',
    label: 'Your question',
    send: 'Send the question',
  },
  answer: {
    title: 'Write down the answer',
    text: 'For an answer that you have heard yourself. The promised day goes on from today.',
    label: 'What did the customer say?',
    send: 'Save the answer',
  },
  come_back: {
    title: 'The parcel came back',
    text: 'The customer is told. Keep it until we say where it goes.',
    label: 'In a few words',
    send: 'It is back with me',
  },
  ship: {
    title: 'Hand to the courier',
    send: 'It is on its way',
  },
};
export const receiptDialog = {
  title: 'What has come?',
  text: 'The customer sees it with the photo, and can object within a day.',
  correction: 'The customer sees the corrected receipt beside the first one.',
  garments: 'Whose cloth has come?',
  tickAGarment: 'Tick a garment whose cloth has come.',
  metres: 'Metres',
  pieces: 'Pieces',
  faults: 'Stains, holes, something missing',
  bagTag: 'Number on the tag of the bag',
  photo: 'Photo of the cloth',
  send: 'Save the receipt',
};
export const enterMetresSuchAs = 'Enter metres, such as 4.5.';
export const enterOneToMostPieces = ({ most }: { most: number }) => `Enter 1 to ${most} pieces.`;
export const metresOfClothLeft = 'Metres of cloth left';
export const goesBackWithTheGarment = 'It goes back with the garment.';
/** Asked where the finished garment differs from the order. */
export const differenceDialog = {
  title: 'The garment differs from the order',
  text: 'Take it back for rework, or say why it goes out as it is. The customer reads it.',
  label: 'Why does it go out as it is?',
  send: 'Send it anyway',
};
export const tooLarge = {
  cm: ({ measure, by }: { measure: string; by: string }) => `${measure}: ${by} cm too large`,
  in: ({ measure, by }: { measure: string; by: string }) => `${measure}: ${by} in too large`,
};
export const tooSmall = {
  cm: ({ measure, by }: { measure: string; by: string }) => `${measure}: ${by} cm too small`,
  in: ({ measure, by }: { measure: string; by: string }) => `${measure}: ${by} in too small`,
};
export const chooseWhatHasHappened = 'Choose what has happened.';
export const enterTheCourier = 'Enter the courier.';
export const enterTheNumberOfTheParcel = 'Enter the number of the parcel.';
export const numberOfTheParcel = 'Number of the parcel';
export const notNow = 'Not now';

export const failedToGetYourCalendar = 'Failed to get your calendar';
export const loadingYourCalendar = 'Loading your calendar...';
export const failedToGetYourEarnings = 'Failed to get your earnings';
export const loadingYourEarnings = 'Loading your earnings...';
export const servicesAndRates = 'Services and rates';
export const failedToGetYourRates = 'Failed to get your rates';
export const loadingYourRates = 'Loading your rates...';
export const theRidersList = "The rider's list";
export const stopsOfTheRider = ({ count }: { count: number }) =>
  plural(count, "The rider's list: 1 stop", `The rider's list: ${count} stops`);

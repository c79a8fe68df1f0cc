/** An order's sheet in the workshop, which readers choose in three tongues: `words/ur-Latn/sheet.ts` has these names too. */
import { listSeparator } from './basic.ts';

export { listSeparator } from './basic.ts';
export {
  amount as clothAmount,
  bagTag,
  clothComes,
  clothFaults,
  clothFrom,
  clothLeft,
  clothPosted,
  clothSources,
  metresOf,
  notHereYet,
  nothingWrittenDown,
  piecesOf,
  postedWith,
  receivedOn,
} from './cloth-receipt.ts';
export { moment } from './dates.ts';
export { sketchOf, sketchOfIn } from './design.ts';
export { features, options } from './design-features.ts';
export {
  faults,
  fitSources,
  inWords,
  lastTimeOf,
  lastTimeOn,
  lengthChoices,
  lengthOfTheKameez,
  ofGarment,
  thanOrdered,
} from './fit-memory.ts';
export { alterationOf, garmentAt, garmentSeparator, garments, placeOf } from './garment-places.ts';
export { dressTypes, fabrics } from './garments.ts';
export { names as measureNames, quantity, units } from './measures.ts';
export {
  bulkStatusNames,
  courierNames,
  neededBy,
  neededFor,
  occasions,
  progressNames,
  statusNames,
} from './order-names.ts';
export { shoesNumber } from './orders.ts';
export {
  sampleGarment,
  sampleGoesBack,
  sampleHasToGoBack,
  sampleOf,
  samplePlaces,
} from './sample-names.ts';
export { inPakistanTime } from './ui.ts';
export {
  bulkWorkIsOver,
  cashAtTheHandover,
  checkEstimatedMeasures,
  cloth,
  clothAndHandover,
  clothIsDueOn,
  clothSwatch,
  correctTheReceipt,
  customer,
  daysLate,
  deliveredCashTaken,
  designOfTheCustomer,
  designOpensInFullSize,
  doNotStitch,
  dueInDays,
  dueToday,
  dueTomorrow,
  estimated,
  fabric,
  failedToPrepareTheJobCard,
  finishedMeasures,
  forWhom,
  garment,
  garmentSteps,
  item,
  late,
  madeFor,
  measure,
  measureBeforeItLeaves,
  measures,
  noDayIsPromisedYet,
  notAskedFor,
  noteText,
  nothingToDoAtTheMoment,
  nothingToTake,
  notPaidYet,
  ordered,
  orderedIn,
  paid,
  people,
  photoOpensInFullSize,
  pictureOfTheMeasurements,
  printTagOrLabel,
  printTheJobCard,
  promisedFor,
  promisedForDue,
  sendOneBeforeStitching,
  stepButtons,
  stepOfGarment,
  stepsDone,
  stepWaits,
  stitching,
  swatch,
  takeStepBack,
  theCustomerBringsIt,
  theCustomerCollectsIt,
  theCustomerObjects,
  theShopCollectsIt,
  theShopDeliversIt,
  thisOrderIsCancelled,
  thisOrderIsDelivered,
  toAlter,
  unitNames,
  urgent,
  waitForThePayment,
  waitingToBeSent,
  whatNext,
  whatToMake,
  workIsOver,
  youAskedOn,
  youHaveDeclinedThisOrder,
} from './workshop.ts';

export const languageOfTheSheet = 'Language of the sheet';
export const thisLanguageCouldNotBeLoaded =
  'The sheet could not be loaded in this language. Please choose it again when there is a network.';
export const readAloud = 'Read aloud';
export const stopReading = 'Stop';
export const thisDeviceHasNoVoice = 'This device has no voice for Urdu, so it cannot read the sheet aloud.';
export const readInEnglish = 'Read it in English';
export const thisDeviceCannotRead = 'This device cannot read aloud.';
export const readingHasFailed = 'Reading aloud has stopped. Please try again.';

// Also in basic.ts and orders.ts; from there, pages of the shop would load them in another form.
export const clothCollectedFrom = 'Cloth collected from';
export const courier = 'Courier';
export const deliveredTo = 'Delivered to';
export const dress = 'Dress';
export const history = 'History';
export const opensInFullSize = ({ name }: { name: string }) => `${name}, opens in full size`;
export const payment = 'Payment';
export const phone = 'Phone';
export const pieces = 'Pieces';
export const shoes = 'Shoes';
export const toBeAgreed = 'To be agreed';

export const measureTheGarment =
  'Measure the garment. What differs too much is asked about before it leaves.';
export const asItLeft = 'As it left.';
export const orderedLength = ({ length, unit }: { length: string; unit: string }) =>
  `ordered ${length} ${unit}`;
export const tooLarge = ({ length, unit }: { length: string; unit: string }) => `${length} ${unit} too large`;
export const tooSmall = ({ length, unit }: { length: string; unit: string }) => `${length} ${unit} too small`;
export const enterALengthSuchAs = 'Enter a length, such as 40 or 15 1/2.';
export const saveTheFinishedMeasures = 'Save the finished measures';
export const theseMeasuresAreSaved = 'These measures are saved.';

/** Of an order of several garments. */
export const garmentsOfThisOrder = 'Garments of this order';
export const theWholeOrder = 'The whole order';
export const measureGarmentBeforeItLeaves = ({
  garment,
  measures,
}: {
  garment: string;
  measures: readonly string[];
}) => `Before the order leaves, measure ${garment} and save: ${measures.join(listSeparator)}.`;

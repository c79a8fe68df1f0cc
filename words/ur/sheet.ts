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

export const languageOfTheSheet = 'پرچے کی زبان';
export const thisLanguageCouldNotBeLoaded =
  'پرچہ اس زبان میں نہیں کھل سکا۔ نیٹ ورک آنے پر یہ زبان دوبارہ چنیں۔';
export const readAloud = 'پڑھ کر سنائیں';
export const stopReading = 'روکیں';
export const thisDeviceHasNoVoice = 'اس ڈیوائس میں اردو کی آواز نہیں، اس لیے پرچہ پڑھ کر نہیں سنایا جا سکتا۔';
export const readInEnglish = 'انگریزی میں سنائیں';
export const thisDeviceCannotRead = 'یہ ڈیوائس پڑھ کر نہیں سنا سکتی۔';
export const readingHasFailed = 'پڑھنا رک گیا۔ دوبارہ کوشش کریں۔';

export const clothCollectedFrom = 'کپڑا لینے کا پتا';
export const courier = 'کوریئر';
export const deliveredTo = 'پہنچانے کا پتا';
export const dress = 'لباس';
export const history = 'اب تک کیا ہوا';
export const opensInFullSize = ({ name }: { name: string }) => `${name}، پورے سائز میں کھولیں`;
export const payment = 'ادائیگی';
export const phone = 'فون';
export const pieces = 'عدد';
export const shoes = 'جوتے';
export const toBeAgreed = 'ابھی طے ہونا ہے';

export const measureTheGarment =
  'لباس ناپیں۔ جس ناپ میں زیادہ فرق ہو، روانگی سے پہلے اس کے بارے میں پوچھا جائے گا۔';
export const asItLeft = 'جیسا روانہ ہوا۔';
export const orderedLength = ({ length, unit }: { length: string; unit: string }) =>
  `آرڈر میں \u2066${length}\u2069 ${unit}`;
export const tooLarge = ({ length, unit }: { length: string; unit: string }) =>
  `\u2066${length}\u2069 ${unit} زیادہ`;
export const tooSmall = ({ length, unit }: { length: string; unit: string }) =>
  `\u2066${length}\u2069 ${unit} کم`;
export const enterALengthSuchAs = 'لمبائی لکھیں، جیسے 40 یا \u206615 1/2\u2069۔';
export const saveTheFinishedMeasures = 'تیار لباس کے ناپ محفوظ کریں';
export const theseMeasuresAreSaved = 'یہ ناپ محفوظ ہیں۔';

/** Of an order of several garments. */
export const garmentsOfThisOrder = 'اس آرڈر کے لباس';
export const theWholeOrder = 'پورا آرڈر';
export const measureGarmentBeforeItLeaves = ({
  garment,
  measures,
}: {
  garment: string;
  measures: readonly string[];
}) => `آرڈر جانے سے پہلے ${garment} ناپ کر محفوظ کریں: ${measures.join(listSeparator)}۔`;

import { plural } from '../plural.ts';

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
  sampleGarment,
  sampleGoesBack,
  sampleHasToGoBack,
  sampleOf,
  samplePlaces,
} from './sample-names.ts';

export const listSeparator = ', ';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
export const inPakistanTime = ({ moment }: { moment: string }) => `${moment} (Pakistan ka waqt)`;

export const statusNames = {
  PLACED: 'Order diya gaya',
  CONFIRMED: 'Confirm ho gaya',
  ACCEPTED: 'Qabool',
  DECLINED: 'Inkar',
  IN_PRODUCTION: 'Silai mein',
  QUALITY_CHECK: 'Quality check',
  READY: 'Tayyar',
  SHIPPED: 'Rawana',
  DELIVERED: 'Pahunch gaya',
  ALTERATION: 'Durusti',
  CANCELLED: 'Cancel',
};
export const bulkStatusNames = {
  REQUESTED: 'Quotation maangi gayi',
  QUOTED: 'Quotation bheji gayi',
  ACCEPTED: 'Qabool',
  IN_PRODUCTION: 'Silai mein',
  QUALITY_CHECK: 'Quality check',
  SHIPPED: 'Rawana',
  DELIVERED: 'Pahunch gaya',
  CANCELLED: 'Cancel',
};
/** The day that a customer needs a garment, and what for. */
export const neededBy = 'Kab tak chahiye';
export const occasions = {
  EID: 'Eid',
  MEHNDI: 'Mehndi',
  BARAT: 'Barat',
  WALIMA: 'Walima',
  SCHOOL: 'School',
  TRAVEL: 'Safar',
  OTHER: 'Koi aur mauqa',
};
export const neededFor = ({ day, occasion }: { day: string; occasion: string }) => `${day}, ${occasion}`;
export const courierNames = { ECONOMY: 'Economy', EXPRESS: 'Express' };

/** The buttons of an order sheet. */
export const progressNames = {
  WAITING: 'Shuru nahi hua',
  STITCHING: 'Sil raha hai',
  CHECKING: 'Quality check',
  READY: 'Tayyar',
  CANCELLED: 'Cancel',
};
export const garmentSteps = {
  start: 'Shuru karein',
  check: 'Check mein dein',
  rework: 'Dobara silai mein',
  make_ready: 'Tayyar hai',
};
export const stepOfGarment = ({ step, garment }: { step: string; garment: string }) => `${step}: ${garment}`;
export const doNotStitch = ({ garments }: { garments: string }) => `Cancel, na siyein: ${garments}`;

export const stepButtons = {
  accept: 'Order qabool karein',
  decline: 'Inkar karein',
  ask: 'Gahak se poochein',
  answer: 'Jawab likh lein',
  send_swatch: 'Namoona bhej diya',
  receive_cloth: 'Kapra aa gaya',
  start: 'Silai shuru karein',
  check: 'Quality check mein bhejein',
  rework: 'Dobara kaam ke liye wapas karein',
  make_ready: 'Tayyar hai, gahak le sakte hain',
  ship: 'Courier ke hawale karein',
  deliver: 'Gahak tak pahunch gaya',
  come_back: 'Wapas aa gaya',
  mend: 'Durusti shuru karein',
};

/** For the history and the waiting steps. */
export const stepsDone = {
  place: 'Order diya gaya',
  quote: 'Quotation di gayi',
  edit: 'Gahak ki taraf se tabdeeli',
  price: 'Qeemat batayi gayi',
  confirm: 'Confirm ho gaya',
  cancel: 'Cancel',
  expire: 'Muddat khatam',
  accept: 'Qabool',
  decline: 'Inkar',
  reassign: 'Doosre darzi ko diya gaya',
  move_day: 'Waade ka din badla gaya',
  ask: 'Gahak se sawal',
  answer: 'Jawab',
  send_swatch: 'Kapre ka namoona bheja gaya',
  collect_cloth: 'Rider ne le liya',
  fail_collection: 'Rider ko na mila',
  receive_cloth: 'Kapra mila',
  post_cloth: 'Kapra dak se bheja gaya',
  object_cloth: 'Raseed par aitraz',
  start: 'Silai shuru',
  check: 'Quality check mein',
  rework: 'Dobara kaam ke liye wapas',
  make_ready: 'Tayyar, gahak le sakte hain',
  ship: 'Courier ke hawale',
  deliver: 'Pahunch gaya',
  come_back: 'Wapas aaya',
  fail_delivery: 'Pahunche baghair khatam',
  record_payment: 'Adaigi hui',
  record_refund: 'Raqam wapas hui',
  reverse_payment: 'Adaigi hatai gayi',
  alter: 'Durusti maangi gayi',
  claim_alteration: 'Gahak ke qareeb durusti',
  settle_claim: 'Durusti ki raseed ka faisla',
  mend: 'Durusti shuru',
  work_garment: 'Ek libaas',
  cancel_garment: 'Ek libaas mansookh hua',
  move_sample: 'Namoone ka libaas',
};

export const dueToday = 'aaj';
export const dueTomorrow = 'kal';
export const dueInDays = ({ days }: { days: number }) => `${days} din baqi`;
export const daysLate = ({ days }: { days: number }) => plural(days, '1 din late', `${days} din late`);
export const promisedFor = ({ day }: { day: string }) => `Waade ka din: <day>${day}</day>`;
export const promisedForDue = ({ day, due }: { day: string; due: string }) =>
  `Waade ka din: <day>${day}</day>, ${due}`;
export const noDayIsPromisedYet = 'Waade ka din abhi tay nahi';
export const urgent = 'Urgent';
export const late = 'Late';
export const forWhom = ({ name, trackingId }: { name: string; trackingId: string }) =>
  `${name} ke liye · ${trackingId}`;

export const waitingToBeSent = 'Bhejna baqi hai';
export const stepWaits = ({ step }: { step: string }) => `${step}: bhejna baqi hai`;
export const takeStepBack = ({ step }: { step: string }) => `“${step}” wapas lein`;

export const toAlter = 'Kya durust karna hai';
export const printTagOrLabel = 'Tag ya label print karein';
export const printTheJobCard = 'Job card print karein';
export const failedToPrepareTheJobCard = 'Job card tayyar nahi ho saka';
export const workIsOver =
  'Is order ka kaam khatam ho chuka hai, is liye naap, tasveerein, note, pate aur phone number ab nahi dikhaye jate.';
export const bulkWorkIsOver =
  'Is order ka kaam khatam ho chuka hai, is liye tasveerein, note, pata aur phone number ab nahi dikhaye jate.';

export const whatToMake = 'Kya banana hai';
export const designOpensInFullSize = 'Design, poore size mein kholein';
export const photoOpensInFullSize = ({ step, place }: { step: string; place: number }) =>
  `${step}, tasveer ${place}, poore size mein kholein`;
export const opensInFullSize = ({ name }: { name: string }) => `${name}, poore size mein kholein`;
export const sketchOf = ({ garment, choices }: { garment: string; choices: readonly string[] }) =>
  `Khaka: ${garment}. ${choices.join(', ')}`;
export const sketchOfIn = ({
  garment,
  fabric,
  choices,
}: {
  garment: string;
  fabric: string;
  choices: readonly string[];
}) => `Khaka: ${garment}, kapra ${fabric}. ${choices.join(', ')}`;
export const designOfTheCustomer = 'Gahak ka design';
export const pictureOfTheMeasurements = 'Naap ki tasveer';
export const item = 'Cheez';
export const dress = 'Libas';
export const shoes = 'Joote';
export const shoesNumber = ({ shoeSize }: { shoeSize: number }) => `Joote, number ${shoeSize}`;
export const garment = 'Libas';
export const fabric = 'Kapra';
export const toBeAgreed = 'Abhi tay hona hai';
export const madeFor = 'Kis ke liye';
export const customer = 'Gahak';
export const stitching = 'Silai';
export const ordered = 'Order ki tareekh';
export const pieces = 'Adad';

export const clothAndHandover = 'Kapra lena aur libas dena';
export const cashAtTheHandover = 'Dete waqt naqd';
export const nothingToTake = 'Kuch nahi lena';
export const cloth = 'Kapra';
export const theCustomerBringsIt = 'Gahak khud layenge';
export const theShopCollectsIt = 'Hum le kar aayenge';
export const theCustomerCollectsIt = 'Gahak khud le jayenge';
export const theShopDeliversIt = 'Hum pahunchayenge';
export const swatch = 'Namoona';
export const clothSwatch = 'Kapre ka namoona';
export const sendOneBeforeStitching = 'Silai se pehle bhejein';
export const notAskedFor = 'Nahi maanga gaya';
export const phone = 'Phone';
export const payment = 'Adaigi';
export const paid = 'Ada shuda';
export const notPaidYet = 'Adaigi baqi';
export const courier = 'Courier';
export const clothCollectedFrom = 'Kapra lene ka pata';
export const deliveredTo = 'Pahunchane ka pata';
export const history = 'Ab tak kya hua';

export const measures = 'Naap';
export const measure = 'Naap';
export const unitNames = { cm: 'cm', in: 'inch' };
export const orderedIn = { cm: 'Order ka naap, cm mein', in: 'Order ka naap, inch mein' };
/** The person measured, by age group and gender. */
export const people = {
  adult: { male: 'mard', female: 'khatoon', other: 'deegar' },
  child: { male: 'bacha', female: 'bachi', other: 'bacha, deegar' },
};
export const estimated = 'Andaze se';
export const checkEstimatedMeasures =
  'Andaze wale naap kisi ne feete se nahi liye. Khud check kar lein, ya gahak se poochein.';
export const noteText = 'Note: <note>note</note>';

export const finishedMeasures = 'Tayyar libas ka naap';
export const measureTheGarment =
  'Libas naapein. Jis naap mein zyada farq ho, rawangi se pehle us ke bare mein poocha jayega.';
export const asItLeft = 'Jaisa rawana hua.';
export const orderedLength = ({ length, unit }: { length: string; unit: string }) =>
  `order mein ${length} ${unit}`;
export const tooLarge = ({ length, unit }: { length: string; unit: string }) => `${length} ${unit} zyada`;
export const tooSmall = ({ length, unit }: { length: string; unit: string }) => `${length} ${unit} kam`;
export const enterALengthSuchAs = 'Lambai likhein, jaise 40 ya 15 1/2.';
export const saveTheFinishedMeasures = 'Tayyar libas ke naap save karein';
export const theseMeasuresAreSaved = 'Ye naap save hain.';

export const whatNext = 'Ab kya karna hai?';
export const deliveredCashTaken = ({ cash }: { cash: string }) => `Gahak tak pahunch gaya, ${cash} mil gaye`;
export const thisOrderIsDelivered = 'Ye order pahunch gaya hai.';
export const thisOrderIsCancelled = 'Ye order cancel hai. Is ki silai na karein.';
export const youHaveDeclinedThisOrder = 'Aap ki taraf se is order ka inkar ho chuka hai.';
export const waitForThePayment =
  'Is order ki adaigi peshgi hai. Raqam aane ke baad kaam shuru kiya ja sakta hai.';
export const measureBeforeItLeaves = ({ measures }: { measures: readonly string[] }) =>
  `Libas jaane se pehle use naap kar mehfooz karein: ${measures.join(listSeparator)}.`;
export const nothingToDoAtTheMoment = 'Abhi kuch nahi karna.';
export const youAskedOn = ({ day }: { day: string }) =>
  `${day} ko sawal bheja gaya. Jawab aane tak waade ka din ruka hua hai.`;

export const correctTheReceipt = 'Raseed durust karein';
export const clothIsDueOn = ({ day }: { day: string }) =>
  `Kapra ${day} tak aana hai. Us ke aane tak waade ka din ruka hua hai.`;
export const theCustomerObjects = 'Gahak ko kapre ki raseed par aitraz hai:';

export const languageOfTheSheet = 'Parche ki zaban';
export const thisLanguageCouldNotBeLoaded =
  'Parcha is zaban mein nahi khul saka. Network aane par ye zaban dobara chunein.';
export const readAloud = 'Parh kar sunayein';
export const stopReading = 'Rokein';
export const thisDeviceHasNoVoice =
  'Is device mein Urdu ki awaz nahi, is liye parcha parh kar nahi sunaya ja sakta.';
export const readInEnglish = 'English mein sunayein';
export const thisDeviceCannotRead = 'Ye device parh kar nahi suna sakti.';
export const readingHasFailed = 'Parhna ruk gaya. Dobara koshish karein.';

/** Of an order of several garments. */
export const garmentsOfThisOrder = 'Is order ke libas';
export const theWholeOrder = 'Poora order';
export const measureGarmentBeforeItLeaves = ({
  garment,
  measures,
}: {
  garment: string;
  measures: readonly string[];
}) => `Order jaane se pehle ${garment} naap kar mehfooz karein: ${measures.join(listSeparator)}.`;

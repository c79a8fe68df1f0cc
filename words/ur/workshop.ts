import { plural } from '../plural.ts';
import { listSeparator } from './basic.ts';

export const workshop = 'کارخانہ';
export const today = 'آج';
export const board = 'بورڈ';
export const calendar = 'کیلنڈر';
export const earnings = 'آمدنی';
export const rates = 'نرخ';
export const importRoom = 'امپورٹ';
export const thisPageIsForTailorsAndBrands = 'یہ صفحہ درزیوں اور برانڈز کے لیے ہے';
export const loadingTheWorkshop = 'کارخانہ کھل رہا ہے...';

export const stageNames = {
  CONFIRMED: 'نئے',
  ACCEPTED: 'قبول',
  IN_PRODUCTION: 'سلائی میں',
  QUALITY_CHECK: 'معیار کی جانچ',
  READY: 'تیار',
  SHIPPED: 'روانہ',
  ALTERATION: 'درستی',
  DELIVERED: 'پہنچ گئے',
};

export const stepButtons = {
  accept: 'آرڈر قبول کریں',
  decline: 'انکار کریں',
  ask: 'گاہک سے پوچھیں',
  answer: 'جواب لکھ لیں',
  send_swatch: 'نمونہ بھیج دیا',
  receive_cloth: 'کپڑا آ گیا',
  start: 'سلائی شروع کریں',
  check: 'جانچ کے لیے بھیجیں',
  rework: 'دوبارہ کام پر بھیجیں',
  make_ready: 'تیار ہے، گاہک لے سکتے ہیں',
  ship: 'کوریئر کے حوالے کریں',
  deliver: 'گاہک تک پہنچ گیا',
  come_back: 'واپس آ گیا',
  mend: 'درستی شروع کریں',
};

/** The steps of one garment of several. */
export const garmentSteps = {
  start: 'شروع کریں',
  check: 'جانچ میں دیں',
  rework: 'دوبارہ سلائی میں',
  make_ready: 'تیار ہے',
};
export const stepOfGarment = ({ step, garment }: { step: string; garment: string }) => `${step}: ${garment}`;
export const doNotStitch = ({ garments }: { garments: string }) => `منسوخ، نہ سیئیں: ${garments}`;
export const garmentsAt = {
  READY: ({ count }: { count: number }) => `${count} تیار`,
  CHECKING: ({ count }: { count: number }) => `${count} جانچ میں`,
  STITCHING: ({ count }: { count: number }) => `${count} ${plural(count, 'سل رہا ہے', 'سل رہے ہیں')}`,
  WAITING: ({ count }: { count: number }) => `${count} ${plural(count, 'شروع نہیں ہوا', 'شروع نہیں ہوئے')}`,
};

export const stepsDone = {
  place: 'آرڈر دیا گیا',
  quote: 'کوٹیشن دی گئی',
  edit: 'گاہک کی طرف سے تبدیلی',
  price: 'قیمت بتائی گئی',
  confirm: 'تصدیق شدہ',
  cancel: 'منسوخ',
  expire: 'مدت ختم',
  accept: 'قبول',
  decline: 'انکار',
  reassign: 'دوسرے درزی کو دیا گیا',
  move_day: 'وعدے کا دن بدلا گیا',
  ask: 'گاہک سے سوال',
  answer: 'جواب',
  send_swatch: 'کپڑے کا نمونہ بھیجا گیا',
  collect_cloth: 'رائیڈر نے لے لیا',
  fail_collection: 'رائیڈر کو نہ ملا',
  receive_cloth: 'کپڑا ملا',
  post_cloth: 'کپڑا ڈاک سے بھیجا گیا',
  object_cloth: 'رسید پر اعتراض',
  start: 'سلائی شروع',
  check: 'معیار کی جانچ میں',
  rework: 'دوبارہ کام کے لیے واپس',
  make_ready: 'تیار، گاہک لے سکتے ہیں',
  ship: 'کوریئر کے حوالے',
  deliver: 'پہنچ گیا',
  come_back: 'واپس آیا',
  fail_delivery: 'پہنچے بغیر ختم',
  record_payment: 'ادائیگی ہوئی',
  record_refund: 'رقم واپس ہوئی',
  reverse_payment: 'ادائیگی ہٹائی گئی',
  alter: 'درستی مانگی گئی',
  claim_alteration: 'گاہک کے قریب درستی',
  settle_claim: 'درستی کی رسید کا فیصلہ',
  mend: 'درستی شروع',
  work_garment: 'ایک لباس',
  cancel_garment: 'ایک لباس منسوخ ہوا',
  move_sample: 'نمونے کا لباس',
};
export const finishedMeasures = 'تیار لباس کا ناپ';

export const dueToday = 'آج';
export const dueTomorrow = 'کل';
export const dueInDays = ({ days }: { days: number }) => `${days} دن باقی`;
export const daysLate = ({ days }: { days: number }) => plural(days, '1 دن لیٹ', `${days} دن لیٹ`);
export const waitsForTheAnswer = 'جواب کا انتظار';
export const promisedFor = ({ day }: { day: string }) => `وعدے کا دن: <day>${day}</day>`;
export const promisedForDue = ({ day, due }: { day: string; due: string }) =>
  `وعدے کا دن: <day>${day}</day>، ${due}`;
export const noDayIsPromisedYet = 'وعدے کا دن ابھی طے نہیں';
export const urgent = 'فوری';
export const late = 'لیٹ';
export const questionAsked = 'سوال پوچھا گیا';
export const waitsForTheCloth = 'کپڑے کا انتظار';
export const noClothYet = 'کپڑا نہیں آیا';
export const objection = 'اعتراض';

export const newAcceptOrDecline = 'نئے: قبول کریں یا انکار';
export const dueSoon = 'جلد دینے ہیں';
export const backForAnAlteration = 'درستی کے لیے واپس';
export const waitingForAnAnswer = 'جواب کا انتظار';
export const objectionsToAReceipt = 'رسید پر اعتراض';
export const waitingForCloth = 'کپڑے کا انتظار';
export const failedToGetYourOrders = 'آپ کے آرڈر نہیں کھل سکے';
export const nothingIsWaitingForYou = 'ابھی کوئی کام باقی نہیں';
export const newOrdersStandHere = 'نئے آرڈر یہاں آتے ہیں، اور ای میل سے بھی اطلاع ملتی ہے۔';
export const seeAllOrders = 'سب آرڈر دیکھیں';
export const theseAreTheMostUrgent = 'سب سے جلدی والے یہ ہیں؛ سارے آرڈر بورڈ پر ہیں۔';
export const ordersByStage = 'مرحلوں کے مطابق آرڈر';
export const bulkOrders = 'بڑے آرڈر';
export const orMore = ({ count }: { count: number }) => `${count} یا زیادہ`;

export const failedToGetTheBoard = 'بورڈ نہیں کھل سکا';
export const loadingTheBoard = 'بورڈ کھل رہا ہے...';
export const seeAllOfStage = ({ count, stage }: { count: string; stage: string }) =>
  `“${stage}”: سب ${count} دیکھیں`;
export const stages = 'مرحلے';
export const thereIsNoSuchPage = 'ایسا کوئی صفحہ نہیں';
export const seeTheFirstOne = 'پہلا صفحہ دیکھیں';
export const noNetwork = ({ time }: { time: string }) => `نیٹ ورک نہیں۔ یہ ${time} تک کا حال ہے۔`;
export const nothingInStage = ({ stage }: { stage: string }) => `“${stage}”: کچھ نہیں`;
export const pages = 'صفحے';
export const firstPage = 'پہلا صفحہ';
export const nextPage = 'اگلا صفحہ';

export const noNetworkGoOnWorking = ({ time }: { time: string }) =>
  `نیٹ ورک نہیں۔ یہ ${time} تک کا حال ہے؛ کام جاری رکھا جا سکتا ہے۔`;
export const stepsWait = ({ count }: { count: number }) =>
  plural(
    count,
    '1 قدم بھیجنا باقی ہے۔ نیٹ ورک آتے ہی خود چلا جائے گا۔',
    `${count} قدم بھیجنے باقی ہیں۔ نیٹ ورک آتے ہی خود چلے جائیں گے۔`,
  );
export const noRoomOnThisDevice =
  'اس فون میں جگہ نہیں رہی۔ جب تک سب کچھ نہ چلا جائے یہ صفحہ کھلا رکھیں، یا کچھ جگہ خالی کریں۔';
export const signInToSend = ({ count }: { count: number }) =>
  plural(
    count,
    'سائن اِن کی مدت ختم ہو گئی ہے۔ دوبارہ سائن اِن کریں: 1 قدم بھیجنا باقی ہے۔',
    `سائن اِن کی مدت ختم ہو گئی ہے۔ دوبارہ سائن اِن کریں: ${count} قدم بھیجنے باقی ہیں۔`,
  );
export const aNewVersionIsHere = 'کارخانے کا نیا ورژن آ گیا ہے۔ جو بھیجنا باقی ہے، وہ محفوظ رہے گا۔';
export const updateWouldLose =
  'ابھی نہیں: جس کے لیے اس فون میں جگہ نہیں، وہ اپ ڈیٹ سے ضائع ہو جائے گا۔ پہلے اسے بھیجیں، یا کچھ جگہ خالی کریں۔';
export const update = 'اپ ڈیٹ کریں';
export const waitingToBeSent = 'بھیجنا باقی ہے';
export const stepWaits = ({ step }: { step: string }) => `${step}: بھیجنا باقی ہے`;
export const takeStepBack = ({ step }: { step: string }) => `“${step}” واپس لیں`;
export const stepWasNotAccepted = ({ step, trackingNumber }: { step: string; trackingNumber: string }) =>
  `${trackingNumber} کا قدم “${step}” قبول نہیں ہوا`;
export const wasNotAccepted = ({ step }: { step: string }) => `“${step}” قبول نہیں ہوا`;
export const noLight = 'آج بجلی نہیں';
export const theShopKnowsOfNoLight =
  'دکان کو بتا دیا ہے کہ آج آپ کے ہاں بجلی نہیں۔ کئی درزی یہی کہیں تو آپ کے آرڈروں کا دن آگے ہو جائے گا۔';
export const takeNoLightBack = 'واپس لیں';
export const sendItAgain = 'دوبارہ بھیجیں';
export const letItGo = 'رہنے دیں';
export const openTheOrder = 'آرڈر کھولیں';

export const order = 'آرڈر';
export const failedToGetTheOrder = 'آرڈر نہیں کھل سکا';
export const youHaveNoSuchOrder = 'آپ کے پاس ایسا کوئی آرڈر نہیں';
export const itMayHaveGoneToAnother = 'شاید کسی اور درزی کے پاس چلا گیا ہے۔';
export const seeToday = 'آج کا کام دیکھیں';
export const forWhom = ({ name, trackingId }: { name: string; trackingId: string }) =>
  `${name} کے لیے · ${trackingId}`;
export const toAlter = 'کیا درست کرنا ہے';
export const printTheJobCard = 'جاب کارڈ پرنٹ کریں';
export const failedToPrepareTheJobCard = 'جاب کارڈ تیار نہیں ہو سکا';
export const printTagOrLabel = 'ٹیگ یا لیبل پرنٹ کریں';
export const printSeveral = 'ایک ساتھ پرنٹ کریں';
export const printTitle = 'پرنٹ کریں';
export const ordersChosen = ({ count }: { count: number }) =>
  plural(count, '1 آرڈر چنا گیا', `${count} آرڈر چنے گئے`);
export const atMostAtOnce = ({ count }: { count: number }) =>
  `ایک ساتھ زیادہ سے زیادہ ${count} پرنٹ ہوتے ہیں۔`;
export const chooseAll = 'سب چنیں';
export const chooseStage = ({ stage }: { stage: string }) => `“${stage}” کے سب چنیں`;
export const whatToPrint = 'کیا پرنٹ کرنا ہے';
export const prints = { job_card: 'جاب کارڈ', cloth_tag: 'کپڑے کا ٹیگ', parcel_label: 'پارسل کا لیبل' };
export const cartons = 'کارٹن یا تھیلے، ہر ایک کا ٹیگ';
export const howManyCartons = ({ most }: { most: number }) => `1 سے ${most} تک کوئی عدد لکھیں۔`;
export const paper = 'کاغذ';
export const labelSizes = {
  '62mm': '62 ملی میٹر کا رول',
  '80mm': '80 ملی میٹر کا رول',
  a4: 'A4، کاٹنے کے لیے',
};
export const failedToPrepareThePrint = 'PDF تیار نہیں ہو سکی';
export const workIsOver =
  'اس آرڈر کا کام ختم ہو چکا ہے، اس لیے ناپ، تصویریں، نوٹ، پتے اور فون نمبر اب نہیں دکھائے جاتے۔';
export const bulkWorkIsOver =
  'اس آرڈر کا کام ختم ہو چکا ہے، اس لیے تصویریں، نوٹ، پتا اور فون نمبر اب نہیں دکھائے جاتے۔';
export const whatToMake = 'کیا بنانا ہے';
export const designOpensInFullSize = 'ڈیزائن، پورے سائز میں کھولیں';
export const photoOpensInFullSize = ({ step, place }: { step: string; place: number }) =>
  `${step}، تصویر ${place}، پورے سائز میں کھولیں`;
export const clothAndHandover = 'کپڑا لینا اور لباس دینا';
export const item = 'چیز';
export const garment = 'لباس';
export const fabric = 'کپڑا';
export const madeFor = 'کس کے لیے';
export const customer = 'گاہک';
export const stitching = 'سلائی';
export const ordered = 'آرڈر کی تاریخ';
export const cashAtTheHandover = 'دیتے وقت نقد';
export const nothingToTake = 'کچھ نہیں لینا';
export const cloth = 'کپڑا';
export const theCustomerBringsIt = 'گاہک خود لائیں گے';
export const theShopCollectsIt = 'ہم لے کر آئیں گے';
export const theCustomerCollectsIt = 'گاہک خود لے جائیں گے';
export const theShopDeliversIt = 'ہم پہنچائیں گے';
export const swatch = 'نمونہ';
export const clothSwatch = 'کپڑے کا نمونہ';
export const sendOneBeforeStitching = 'سلائی سے پہلے بھیجیں';
export const notAskedFor = 'نہیں مانگا گیا';
export const paid = 'ادا شدہ';
export const notPaidYet = 'ادائیگی باقی';
export const designOfTheCustomer = 'گاہک کا ڈیزائن';
export const pictureOfTheMeasurements = 'ناپ کی تصویر';

export const measures = 'ناپ';
export const measure = 'ناپ';
export const unitNames = { cm: 'سم', in: 'انچ' };
export const orderedIn = { cm: 'آرڈر کا ناپ، سم میں', in: 'آرڈر کا ناپ، انچ میں' };
export const people = {
  adult: { male: 'مرد', female: 'خاتون', other: 'دیگر' },
  child: { male: 'بچہ', female: 'بچی', other: 'بچہ، دیگر' },
};
export const estimated = 'اندازے سے';
export const checkEstimatedMeasures =
  'اندازے والے ناپ کسی نے فیتے سے نہیں لیے۔ خود ناپ کر دیکھ لیں، یا گاہک سے پوچھیں۔';
export const noteText = 'نوٹ: <note>نوٹ</note>';

export const whatNext = 'اب کیا کرنا ہے؟';
export const failedToSaveTheStep = 'قدم محفوظ نہیں ہو سکا';
export const deliveredCashTaken = ({ cash }: { cash: string }) => `گاہک تک پہنچ گیا، ${cash} مل گئے`;
export const thisOrderIsDelivered = 'یہ آرڈر پہنچ گیا ہے۔';
export const thisOrderIsCancelled = 'یہ آرڈر منسوخ ہے۔ اس کی سلائی نہ کریں۔';
export const youHaveDeclinedThisOrder = 'آپ نے اس آرڈر سے انکار کر دیا ہے۔';
export const waitForThePayment = 'اس آرڈر کی ادائیگی پیشگی ہے۔ رقم آنے کے بعد کام شروع کیا جا سکتا ہے۔';
export const measureBeforeItLeaves = ({ measures }: { measures: readonly string[] }) =>
  `لباس جانے سے پہلے اسے ناپ کر محفوظ کریں: ${measures.join(listSeparator)}۔`;
export const nothingToDoAtTheMoment = 'ابھی کچھ نہیں کرنا۔';
export const youAskedOn = ({ day }: { day: string }) =>
  `${day} کو سوال بھیجا گیا۔ جواب آنے تک وعدے کا دن رکا ہوا ہے۔`;
export const correctTheReceipt = 'رسید درست کریں';
export const clothIsDueOn = ({ day }: { day: string }) =>
  `کپڑا ${day} تک آنا ہے۔ اس کے آنے تک وعدے کا دن رکا ہوا ہے۔`;
export const theCustomerObjects = 'گاہک کو کپڑے کی رسید پر اعتراض ہے:';
export const photoAndNoteGoWithTheStep = 'تصویر اور نوٹ اسی قدم کے ساتھ جائیں گے';
export const addAPhoto = 'تصویر لگائیں';
export const addAPhotoOrClothLeft = 'تصویر یا بچا ہوا کپڑا لکھیں';
export const addAPhotoOrANote = 'تصویر یا نوٹ شامل کریں';
export const photo = 'تصویر';
export const theCustomerSeesItWithTheStep = 'گاہک کو یہ تصویر قدم کے ساتھ نظر آئے گی۔';
export const theCustomerReadsIt = 'یہ گاہک کو نظر آئے گا۔';

export const stepDialogs = {
  decline: {
    title: 'اس آرڈر سے انکار کریں؟',
    text: 'یہ آرڈر کسی اور درزی کو جائے گا۔ وجہ گاہک کو نظر آئے گی۔',
    label: 'انکار کی وجہ کیا ہے؟',
    send: 'آرڈر سے انکار کریں',
  },
  ask: {
    title: 'گاہک سے پوچھیں',
    text: 'آپ کا سوال گاہک کو ای میل سے جائے گا۔ جواب آنے تک وعدے کا دن رکا رہے گا۔',
    label: 'آپ کا سوال',
    send: 'سوال بھیجیں',
  },
  answer: {
    title: 'جواب لکھ لیں',
    text: 'جو جواب گاہک نے خود آپ کو بتایا ہو۔ وعدے کے دن کی گنتی آج سے پھر چلے گی۔',
    label: 'گاہک نے کیا کہا؟',
    send: 'جواب محفوظ کریں',
  },
  come_back: {
    title: 'پارسل واپس آ گیا',
    text: 'گاہک کو اطلاع جائے گی۔ ہمارے بتانے تک پارسل اپنے پاس رکھیں۔',
    label: 'چند الفاظ میں',
    send: 'میرے پاس واپس آ گیا',
  },
  ship: {
    title: 'کوریئر کے حوالے کریں',
    send: 'روانہ ہو گیا',
  },
};
export const receiptDialog = {
  title: 'کیا آیا؟',
  text: 'گاہک کو یہ تصویر کے ساتھ نظر آئے گا، اور ایک دن کے اندر اعتراض ہو سکتا ہے۔',
  correction: 'گاہک کو درست کی ہوئی رسید پہلی رسید کے ساتھ نظر آئے گی۔',
  garments: 'کس کا کپڑا آیا؟',
  tickAGarment: 'جس لباس کا کپڑا آیا اسے چنیں۔',
  metres: 'میٹر',
  pieces: 'عدد',
  faults: 'داغ، سوراخ، کوئی چیز کم',
  bagTag: 'تھیلے کے ٹیگ کا نمبر',
  photo: 'کپڑے کی تصویر',
  send: 'رسید محفوظ کریں',
};
export const enterMetresSuchAs = 'میٹر لکھیں، جیسے 4.5۔';
export const enterOneToMostPieces = ({ most }: { most: number }) => `1 سے ${most} تک عدد لکھیں۔`;
export const metresOfClothLeft = 'بچا ہوا کپڑا، میٹر میں';
export const goesBackWithTheGarment = 'یہ لباس کے ساتھ واپس جائے گا۔';
export const differenceDialog = {
  title: 'لباس آرڈر سے مختلف ہے',
  text: 'دوبارہ کام کے لیے واپس لیں، یا لکھیں کہ اسی طرح کیوں جا رہا ہے۔ یہ گاہک کو نظر آئے گا۔',
  label: 'اسی طرح کیوں جا رہا ہے؟',
  send: 'پھر بھی بھیجیں',
};
export const tooLarge = {
  cm: ({ measure, by }: { measure: string; by: string }) => `${measure}: \u2066${by}\u2069 سم زیادہ`,
  in: ({ measure, by }: { measure: string; by: string }) => `${measure}: \u2066${by}\u2069 انچ زیادہ`,
};
export const tooSmall = {
  cm: ({ measure, by }: { measure: string; by: string }) => `${measure}: \u2066${by}\u2069 سم کم`,
  in: ({ measure, by }: { measure: string; by: string }) => `${measure}: \u2066${by}\u2069 انچ کم`,
};
export const chooseWhatHasHappened = 'چنیں کہ کیا ہوا۔';
export const enterTheCourier = 'کوریئر کا نام لکھیں۔';
export const enterTheNumberOfTheParcel = 'پارسل کا نمبر لکھیں۔';
export const numberOfTheParcel = 'پارسل کا نمبر';
export const notNow = 'ابھی نہیں';

export const failedToGetYourCalendar = 'آپ کا کیلنڈر نہیں کھل سکا';
export const loadingYourCalendar = 'آپ کا کیلنڈر کھل رہا ہے...';
export const failedToGetYourEarnings = 'آپ کی آمدنی کا صفحہ نہیں کھل سکا';
export const loadingYourEarnings = 'آپ کی آمدنی کا صفحہ کھل رہا ہے...';
export const servicesAndRates = 'خدمات اور نرخ';
export const failedToGetYourRates = 'آپ کے نرخ نہیں کھل سکے';
export const loadingYourRates = 'آپ کے نرخ کھل رہے ہیں...';
export const theRidersList = 'رائیڈر کی فہرست';
export const stopsOfTheRider = ({ count }: { count: number }) => `رائیڈر کی فہرست: ${count} جگہیں`;

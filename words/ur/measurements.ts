import { plural } from '../plural.ts';

export const person = 'کس کا ناپ';
export const whoItIs = 'رشتہ';
export const age = 'عمر';
export const unit = 'انچ یا سینٹی میٹر';
/** A value with its mark. */
export const markedValues = {
  estimated: ({ value }: { value: string }) => `${value}، اندازے سے`,
  confirmed: ({ value }: { value: string }) => `${value}، دو بار ناپا گیا`,
};
export const printOrExport = 'پرنٹ یا فائل';
export const printOrExportRecord = ({ label }: { label: string }) => `پرنٹ یا فائل: ${label} کا ناپ`;
export const sheetForThePrinterPdfA4 = 'پرنٹ کے لیے پرچہ (PDF، A4)';
export const failedToPrepareTheSheet = 'پرچہ تیار نہیں ہو سکا';
export const theSheetHasAColumnTo =
  'پرچے پر دوبارہ ناپنے کے لیے الگ خانہ ہے۔ SeamlyMe اور Valentina کی فائل میں صرف فیتے کے ناپ آتے ہیں؛ اسپریڈ شیٹ میں سب کچھ۔';
export const inThePicture = {
  front: 'تصویر میں: سامنے سے۔',
  back: 'تصویر میں: پیچھے سے۔',
  garment: 'تصویر میں: سیدھا بچھایا ہوا کپڑا۔',
};
export const estimatedFromYourAnswers = ({ value }: { value: string }) =>
  `آپ کے جوابوں سے اندازہ: <value>${value}</value>۔ فیتے کا ناپ لکھیں، یا آگے چلیں۔`;
export const typeTheNumberOrSkipThis = 'نمبر لکھیں، یا یہ ناپ چھوڑ دیں۔';
export const usual = ({ range }: { range: string }) => `عام طور پر ${range}۔`;
export const yesInThisUnit = {
  cm: ({ typed }: { typed: string }) => `جی ہاں، ${typed} سینٹی میٹر`,
  in: ({ typed }: { typed: string }) => `جی ہاں، ${typed} انچ`,
};
export const iMeasuredItAgainKeepIt = 'دوبارہ ناپ لیا ہے، یہی رکھیں';
export const checkAndSave = 'دیکھ کر محفوظ کریں';
export const stillNeededForAnOrder = 'آرڈر کے لیے یہ ناپ باقی ہیں:';
export const anOrderAsksForTheLength =
  'قمیض یا کرتے کی لمبائی ابھی خالی رہ سکتی ہے: آرڈر فارم میں پوچھی جائے گی، یا درزی طے کرے گا۔';
export const nothingIsMeasuredYet = 'ابھی کوئی ناپ نہیں لیا گیا۔';
export const estimated = 'اندازے سے';
export const measuredTwice = 'دو بار ناپا گیا';
export const change = 'بدلیں';
export const changeMeasure = ({ name }: { name: string }) => `بدلیں: ${name}`;
export const noteForTheTailor = 'درزی کے لیے نوٹ';
export const forExampleRightShoulderLowerPrefers = 'مثلاً: دایاں کندھا نیچا ہے، کھلی فٹنگ پسند ہے';
export const whatIsToBeMade = 'کیا سلوانا ہے؟';
export const whoIsMeasuredAndForWhat = 'کس کا ناپ ہے، اور کس لباس کے لیے؟';
export const garment = 'لباس';
export const theGuideAsksOnlyForThe = 'گائیڈ میں صرف وہی ناپ آتے ہیں جو اِس لباس کے لیے ضروری ہیں۔';
export const anyTheEightBasicMeasures = 'کوئی بھی: آٹھ بنیادی ناپ';
export const forGents = 'مردانہ';
export const forLadies = 'زنانہ';
export const yourTapeShows = 'آپ کے فیتے پر';
export const noTapeAtHand = 'فیتہ پاس نہیں؟ <questions>دس سوالوں کے جواب دیں</questions>۔';
export const somebodyNew = 'کسی اور کا';
export const yourEntriesAreSavedOnThis = 'جو لکھا ہے وہ اِس ڈیوائس پر محفوظ ہے۔';
export const skip = 'چھوڑیں';
export const enough = 'بس، کافی ہے';
export const saveMeasurements = 'ناپ محفوظ کریں';
export const startMeasuring = 'ناپ لینا شروع کریں';
export const goOn = 'جاری رکھیں';
export const thatIsEnoughToOrder = ({ garment }: { garment: string }) =>
  `آرڈر کے لیے اتنا کافی ہے: ${garment}`;
export const moreMeasuresFitBetter = ({ count }: { count: number }) =>
  plural(
    count,
    'ایک اور ناپ سے فٹنگ بہتر ہو گی۔ چاہیں تو چھوڑ دیں اور بعد میں شامل کریں۔',
    `مزید ${count} ناپ سے فٹنگ بہتر ہو گی۔ چاہیں تو کوئی بھی چھوڑ دیں اور بعد میں شامل کریں۔`,
  );
export const listOfMeasures = ({ names }: { names: readonly string[] }) => `${names.join('، ')}۔`;
export const forABetterFit = ({ place, count }: { place: number; count: number }) =>
  `بہتر فٹنگ کے لیے: ${count} میں سے ${place}`;
export const needed = ({ place, count }: { place: number; count: number }) =>
  `ضروری ناپ: ${count} میں سے ${place}`;
/** After the name and the value of a line of the file. */
export const whySkipped = {
  unknown: 'ہم یہ ناپ نہیں رکھتے',
  not_a_number: 'سادہ نمبر نہیں؛ خود لکھیں',
  repeated: 'فائل میں دو بار ہے؛ پہلا لیا گیا ہے',
};
export const estimatedInFile = ({ value }: { value: string }) => `<value>${value}</value>، اندازے سے`;
export const measuresToImport = ({ count }: { count: number }) =>
  plural(count, '1 ناپ شامل ہو گا', `${count} ناپ شامل ہوں گے`);
export const notImported = 'شامل نہیں ہوئے';
export const aLineWithoutAName = 'بغیر نام کی سطر';
export const importInto = ({ label }: { label: string }) => `“${label}” میں شامل کریں`;
export const importAsANewRecord = 'نئے ناپ کے طور پر شامل کریں';
export const fileOfMeasurements = 'ناپ کی فائل';
export const seamlymeSmisValentinaVitOrA =
  'SeamlyMe (\u2066.smis\u2069)، Valentina (\u2066.vit\u2069) یا اسپریڈ شیٹ (\u2066.csv\u2069)۔ فائل اِسی ڈیوائس پر پڑھی جاتی ہے؛ ابھی کچھ محفوظ نہیں ہوتا۔';
export const numbersWithoutAUnitAreIn = 'جن نمبروں پر انچ یا سم نہ لکھا ہو';
export const addTo = 'کس میں شامل کریں';
export const aNewRecord = 'نیا ناپ';
export const estimatedTypeWhatTheTapeShows = 'اندازے سے ہے: فیتے کا ناپ لکھیں۔';
export const feetAndInchesWorkToo = 'فٹ اور انچ بھی چلتے ہیں: \u20665\'8"\u2069۔';
export const moreForABetterFit = 'بہتر فٹنگ کے لیے مزید ناپ';
export const takenOf = ({ taken, count }: { taken: number; count: number }) => `${count} میں سے ${taken}`;
export const captions = {
  front: 'سامنے سے',
  back: 'پیچھے سے',
  garment: 'سیدھا بچھایا ہوا کپڑا',
};
export const theMeasurementsOfAreSaved = ({ label }: { label: string }) => `${label} کا ناپ محفوظ ہو گیا۔`;
export const edit = 'بدلیں';
export const editRecord = ({ label }: { label: string }) => `${label} کا ناپ بدلیں`;
export const addMeasurements = 'ناپ شامل کریں';
export const measure = 'ناپ لیں';
export const measurePerson = ({ label }: { label: string }) => `${label} کا ناپ لیں`;
export const measurementGuide = 'ناپ لینے کی گائیڈ';
export const tenQuestionsFor = ({ label }: { label: string }) => `${label} کے لیے دس سوال`;
export const tenQuestionsInsteadOfATape = 'فیتے کے بجائے دس سوال';
export const importMeasurements = 'فائل سے ناپ لائیں';
export const historyOf = ({ label }: { label: string }) => `${label} کے ناپ میں اب تک کیا ہوا`;
export const thisRecordNoLongerExists = 'یہ ناپ اب موجود نہیں';
export const allMeasurements = 'سب ناپ';
export const isSaved = ({ label }: { label: string }) => `${label} کا ناپ محفوظ ہے۔`;
export const yourOrderIsSavedAsYou = 'آپ کا آرڈر ویسے ہی محفوظ ہے۔';
export const backToYourOrder = 'اپنے آرڈر پر واپس';
export const failedToFetchMeasurements = 'ناپ نہیں کھل سکے';
export const loadingMeasurements = 'ناپ کھل رہے ہیں...';
export const forExampleAhmedOrAmmasEid = 'مثلاً احمد، یا امی کا عید کا جوڑا';
export const whoIsIt = 'آپ سے کیا رشتہ ہے؟';
export const notSaid = 'نہیں بتایا';
export const anotherRecordOf = 'یہ کس کا ایک اور ناپ ہے؟';
export const forASecondSetOfMeasures = 'جب ایک ہی شخص کا دوسرا ناپ رکھنا ہو۔';
export const nobodyYet = 'کسی کا نہیں';
export const adultOrChild = 'بڑوں کا یا بچوں کا';
export const childAbout2To14Years = 'بچے: تقریباً 2 سے 14 سال۔';
export const weEstimateYourMeasuresFromSurveys =
  'ہم بہت سے لوگوں کے ناپ دیکھ کر آپ کے ناپ کا اندازہ لگاتے ہیں۔ فیتہ زیادہ درست ہے: درزی کو معلوم ہو گا کہ کون سے ناپ اندازے سے ہیں، اور شاید آپ سے پوچھا جائے۔';
export const theQuestions = 'سوال';
export const withoutShoes = 'جوتوں کے بغیر۔';
export const inLightClothes = 'ہلکے کپڑوں میں۔';
export const saveTheEstimate = 'اندازہ محفوظ کریں';
export const whatThisGives = 'اِن جوابوں سے یہ ناپ بنتے ہیں';
export const andMoreOf100People95 = ({ others }: { others: number }) =>
  `اور مزید ${others} ناپ۔ 100 میں سے 95 لوگوں کا ناپ ± کے بعد والی حد کے اندر ہوتا ہے۔ جو ناپ پہلے لیے جا چکے ہیں وہ ویسے ہی رہیں گے۔`;
export const iDoNotKnow = 'معلوم نہیں';
export const unsavedChanges = 'تبدیلیاں محفوظ نہیں';
/** By age and gender. */
export const kindsOfPerson = {
  adult: { male: 'مرد', female: 'خاتون' },
  child: { male: 'لڑکا', female: 'لڑکی' },
};
export const inUnit = { cm: 'سینٹی میٹر', in: 'انچ' };
export const countOfMeasures = ({ count }: { count: number }) => `${count} ناپ`;
export const updated = ({ day }: { day: string }) => `آخری تبدیلی ${day}`;
export const estimatedValue = 'اندازے سے';
export const measuresAreEstimated = ({ count }: { count: number }) =>
  plural(
    count,
    '1 ناپ اندازے سے ہے۔ فیتہ زیادہ درست ہے: گائیڈ میں ناپ ایک ایک کر کے لیے جاتے ہیں۔',
    `${count} ناپ اندازے سے ہیں۔ فیتہ زیادہ درست ہے: گائیڈ میں ناپ ایک ایک کر کے لیے جاتے ہیں۔`,
  );
/** Three months or more. */
export const childOutgrown = ({ months }: { months: number }) =>
  `یہ ناپ ${months} مہینے پہلے لیا گیا تھا۔ بچے بڑھتے ہیں، <guide>دوبارہ ناپ لیں</guide>۔`;
export const thingsToCheck = ({ count }: { count: number }) =>
  plural(count, '1 بات دیکھنے کی ہے', `${count} باتیں دیکھنے کی ہیں`);
export const measureRecordWithTheGuide = ({ label }: { label: string }) => `گائیڈ سے ${label} کا ناپ لیں`;
export const deleteRecord = ({ label }: { label: string }) => `${label} کا ناپ مٹائیں`;
export const measures = 'ناپ';
export const leaveWithoutSaving = 'محفوظ کیے بغیر بند کریں؟';
export const discard = 'تبدیلیاں چھوڑ دیں';
export const leaveAndKeepTheDraft = 'بند کریں، ڈرافٹ رہنے دیں';
export const whatYouTypedIsNotSaved = 'جو لکھا ہے وہ ابھی محفوظ نہیں۔';
export const whatYouTypedForIsNotSaved = ({ name }: { name: string }) =>
  `${name} کے لیے جو لکھا ہے وہ ابھی محفوظ نہیں۔`;
export const numbersLookLike = {
  cm: ({ count }: { count: number }) => `${count} ناپ سینٹی میٹر میں لگتے ہیں۔`,
  in: ({ count }: { count: number }) => `${count} ناپ انچ میں لگتے ہیں۔`,
};
export const yesTheyAre = { cm: 'جی ہاں، سینٹی میٹر میں ہیں', in: 'جی ہاں، انچ میں ہیں' };
export const version = ({ version }: { version: number }) => `ورژن ${version}`;
export const firstVersion = 'پہلا ورژن';
export const restoreVersion = ({ version }: { version: number }) => `ورژن ${version} بحال کریں`;
export const restore = 'بحال کریں';
export const askToRestoreVersion = ({ version }: { version: number }) => `ورژن ${version} بحال کریں؟`;
export const keepThePresentOne = 'موجودہ رہنے دیں';
export const restoring = 'بحال ہو رہا ہے...';
export const theMeasurementsOfAreRestoredAs = ({ label, version }: { label: string; version: number }) =>
  `${label} کا ناپ بحال ہو گیا، اب یہ ورژن ${version} ہے۔`;
export const failedToRestoreMeasurements = 'ناپ بحال نہیں ہو سکا';
export const itIsSavedAsANew = 'یہ نئے ورژن کے طور پر محفوظ ہو گا؛ کچھ ضائع نہیں ہوتا۔ یہ بدلے گا:';
export const nothingBothVersionsAreTheSame = 'کچھ نہیں: دونوں ورژن ایک جیسے ہیں۔';
export const savedAgainWithoutAChange = 'تبدیلی کے بغیر دوبارہ محفوظ ہوا۔';
export const added = 'شامل کیا گیا';
export const removed = 'ہٹایا گیا';

const HOW_SAVED = {
  form: 'فارم سے',
  guide: 'گائیڈ سے',
  questions: 'دس سوالوں سے',
  import: 'فائل سے',
  restore: 'پرانے ورژن سے',
  fit: 'پچھلے جوڑے کی فٹنگ کے بعد',
  garment: '، ایک لباس سے ناپ کر',
};

/** `by` is null if nobody knows it. */
interface Saving {
  by: string | null;
  isYou: boolean;
}

export const saved = ({ by, isYou, how }: Saving & { how: keyof typeof HOW_SAVED }) =>
  by === null ? `${HOW_SAVED[how]} محفوظ ہوا` : `${isYou ? 'آپ' : by} نے ${HOW_SAVED[how]} محفوظ کیا`;
export const versionRestored = ({ by, isYou, version }: Saving & { version: number }) =>
  by === null ? `ورژن ${version} بحال ہوا` : `${isYou ? 'آپ' : by} نے ورژن ${version} بحال کیا`;
export const firstMeasuresOf = ({ label, count }: { label: string; count: number }) =>
  `${label}، ${count} ناپ کے ساتھ۔`;
export const youHaveStartedYourFirstMeasurements = 'آپ کا پہلا ناپ شروع ہو چکا ہے';
export const noMeasurementsYet = 'ابھی کوئی ناپ نہیں';
export const youNeedASoftTapeAnd =
  'ایک نرم فیتہ اور کوئی مدد کرنے والا چاہیے۔ کسی بھی آرڈر کے لیے آٹھ ناپ کافی ہیں؛ ہم اِنہیں اگلی بار کے لیے محفوظ رکھتے ہیں۔ فیتہ نہیں؟ دس سوالوں کے جواب دیں۔';
export const measureWithTheGuide = 'گائیڈ سے ناپ لیں';
export const noTapeTenQuestions = 'فیتہ نہیں: دس سوال';
export const addTheFirstMeasurements = 'پہلا ناپ شامل کریں';
export const importAFile = 'فائل سے لائیں';
export const theRecordsOfOnePersonAre =
  'ایک شخص کے سب ناپ اکٹھے نظر آتے ہیں۔ آرڈر کے ساتھ ناپ کی اپنی نقل رہتی ہے، اِس لیے بعد کی تبدیلی کا اُس پر اثر نہیں ہوتا۔';
export const continueMeasurements = 'ناپ جاری رکھیں';
export const records = ({ count }: { count: number }) => plural(count, '1 ریکارڈ', `${count} ریکارڈ`);
export const deleteTheMeasurementsOf = ({ label }: { label: string }) => `“${label}” کا ناپ مٹا دیں؟`;
export const deleteTheMeasurements = 'ناپ مٹائیں';
export const theMeasurementsOfAreDeleted = ({ label }: { label: string }) => `${label} کا ناپ مٹا دیا گیا۔`;
export const failedToDeleteMeasurements = 'ناپ نہیں مٹایا جا سکا';
export const theirHistoryIsDeletedTooOrders =
  'اِس کی پرانی تبدیلیاں بھی مٹ جائیں گی۔ پہلے سے دیے گئے آرڈر اپنی نقل رکھتے ہیں۔';
export const feet = 'فٹ';
export const inches = 'انچ';
export const enterANumber = 'نمبر لکھیں۔';
export const upperBody = 'جسم کا اوپر کا حصہ';
export const lowerBody = 'جسم کا نیچے کا حصہ';
export const womensMeasures = 'خواتین کے ناپ';
export const measuredOnAGarmentThatFits = 'فٹ آنے والے کپڑے سے لیے گئے ناپ';
export const builds = { slim: 'دبا ہوا یا سیدھا', average: 'درمیانہ', full: 'نکلا ہوا یا گول' };
export const hipShapes = {
  narrow: 'کندھوں سے کم چوڑے',
  even: 'تقریباً برابر',
  wide: 'کندھوں سے زیادہ چوڑے',
};
export const usualSizeOfShirtsOrKameez = 'شرٹ یا قمیض کا عام سائز';
export const asPrintedInReadyMadeOnes = 'جیسا فٹ آنے والے تیار کپڑوں پر لکھا ہو۔';
export const collarSize = 'کالر کا ناپ';
export const theNumberInsideTheCollarOf = 'شرٹ کے کالر کے اندر لکھا نمبر، مثلاً ساڑھے 15 انچ یا 39 سم۔';
export const waistNumberOfJeansOrTrousers = 'جینز یا پتلون کا کمر کا نمبر';
export const inInchesAsPrintedOnThe = 'انچ میں، جیسا لیبل پر لکھا ہو، مثلاً 32۔';
export const belly = 'پیٹ';
export const seenFromTheSide = 'پہلو سے دیکھیں تو۔';
export const hips = 'کولہے';
export const seenFromTheFront = 'سامنے سے دیکھیں تو۔';
export const shoeSize = 'جوتے کا نمبر';
export const theEuropeanNumberForExample30 = 'یورپی نمبر، مثلاً 30۔';
export const aShirtThatFitsArmpitTo = 'فٹ آنے والی شرٹ: ایک بغل سے دوسری بغل تک';
export const laidFlatAndButtonedARuler =
  'بٹن بند کر کے سیدھی بچھائیں۔ پیمانہ بھی چلے گا؛ A4 کاغذ کا لمبا کنارہ 29.7 سم، یعنی 11.7 انچ ہوتا ہے۔';
export const theSameShirtShoulderSeamTo = 'وہی شرٹ: تیرا، ایک کندھے کی سلائی سے دوسرے کی سلائی تک';
export const acrossTheBackFromSleeveTo = 'پیچھے سے، ایک آستین سے دوسری آستین تک۔';
export const theSameShirtSleeve = 'وہی شرٹ: آستین';
export const fromTheShoulderSeamToThe = 'کندھے کی سلائی سے کف کے آخر تک۔';
export const trousersThatFitAcrossTheWaist = 'فٹ آنے والی پتلون: کمر کی چوڑائی';
export const laidFlatTheElasticRelaxedOnce =
  'سیدھی بچھا کر، الاسٹک کھینچے بغیر، ایک کنارے سے دوسرے کنارے تک۔';
export const trousersThatFitInnerSeam = 'فٹ آنے والی پتلون: ٹانگ کی اندر کی سلائی';
export const laidFlatFromTheCrotchSeam = 'سیدھی بچھا کر، آسن کی سلائی سے پائنچے تک۔';
export const usualSizeOfReadyMadeClothes = 'تیار کپڑوں کا عام سائز';
export const sizesOfChildren = {
  S: 'S، 3 سے 4 سال',
  M: 'M، 5 سے 7 سال',
  L: 'L، 8 سے 10 سال',
  XL: 'XL، 11 سے 13 سال',
};
export const aKameezOrShirtThatFits = 'فٹ آنے والی قمیض یا شرٹ: ایک بغل سے دوسری بغل تک';
export const thisCannotBeRightLeaveIt = 'یہ ٹھیک نہیں لگتا۔ یقین نہ ہو تو خالی رہنے دیں۔';
export const thisFieldIsRequired = 'یہ لکھنا ضروری ہے۔';
export const weCannotEstimateForThisValue = 'اِس نمبر سے اندازہ نہیں لگ سکتا۔ فیتے سے ناپ لیں۔';
export const failedToUpdateMeasurements = 'ناپ نہیں بدلا جا سکا';
export const failedToAddMeasurements = 'ناپ شامل نہیں ہو سکا';
export const enterAtLeastOneMeasurement = 'کم از کم ایک ناپ لکھیں۔';
export const ageGroups = { adult: 'بڑوں کا', child: 'بچوں کا' };
export const units = { cm: 'سینٹی میٹر', in: 'انچ' };
export const range = ({ lowest, highest, unit }: { lowest: number; highest: number; unit: string }) =>
  `${lowest} سے ${highest} ${unit}`;

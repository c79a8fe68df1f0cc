import { plural } from '../plural.ts';

export const loginAlert = 'سائن اِن کریں';
export const login = 'سائن اِن';
export const forOrderLoginRequire = 'آرڈر کے لیے سائن اِن ضروری ہے';
export const yourEntriesAndPicturesStaySaved = 'آپ کا لکھا ہوا اور تصویریں اس ڈیوائس پر محفوظ رہیں گی۔';
export const measurement = 'ناپ';
export const goToProfile = 'پروفائل کھولیں';
export const noMeasurementAddedChooseOther =
  'کوئی ناپ محفوظ نہیں، دوسرا طریقہ چنیں یا پروفائل میں ناپ شامل کریں';
export const isThisTheRightRecord = 'کیا یہی ناپ ٹھیک ہے؟';
export const chooseAnother = 'دوسرا چنیں';
export const useItAnyway = 'پھر بھی یہی رکھیں';
export const askUseItAnyway = ({ question }: { question: string }) => `${question} پھر بھی یہی ناپ رکھیں؟`;
export const failedToPasteBulkOrder = 'بڑا آرڈر نہیں بھیجا جا سکا';
export const seeMyBulkOrders = 'میرے بڑے آرڈر دیکھیں';
export const backToTheOrder = 'آرڈر پر واپس';
export const yourBulkOrderWasNotSent = 'آپ کا بڑا آرڈر نہیں بھیجا گیا۔ جو بھرا تھا وہ محفوظ ہے۔';
export const submitting = 'بھیجا جا رہا ہے...';
export const submitOrder = 'آرڈر بھیجیں';
export const whatYouNeed = 'آپ کو کیا چاہیے';
export const quantity = 'تعداد';
export const howManyPiecesInAll = 'کل کتنے عدد۔';
export const preferredDeliveryDate = 'کس تاریخ تک چاہیے';
export const theQuoteNamesTheDayWe = 'جس دن کا ہم وعدہ کر سکیں، وہ کوٹیشن میں لکھا ہو گا۔';
export const itemTypes = 'کیا کیا بنوانا ہے';
export const forExampleThirtyWaiterShirts = 'مثلاً ویٹروں کے لیے 30 شرٹیں اور 30 واسکٹیں۔';
export const notes = 'نوٹ';
export const sizesClothColoursALogoWhatever = 'سائز، کپڑا، رنگ، لوگو: جس کا بھی قیمت پر اثر ہو۔';
export const requestASampleBeforeProduction = 'کام شروع ہونے سے پہلے نمونہ چاہیے';
export const chatWithUs = 'ہم سے چیٹ کریں';
export const enterAQuantity = 'تعداد لکھیں';
export const orderPlacedSuccessfully = 'آرڈر مل گیا!';
export const placeAnotherOrder = 'ایک اور آرڈر دیں';
export const chooseTheNumberWeMayCall = 'وہ نمبر چنیں جس پر ہم کال کریں۔';
export const whatsYourOrderType = 'کس قسم کا آرڈر ہے؟';
export const order = 'آرڈر';
export const whoWouldYouLikeToOrder = 'کس سے سلوانا ہے؟';
export const orderFrom = 'کس سے';
export const selectAPartnerTailor = 'ساتھی درزی چنیں';
export const tailor = 'درزی';
export const gentsTailorOrLadiesTailor = 'مردانہ درزی یا زنانہ درزی؟';
export const tailorType = 'درزی کی قسم';
export const singleOrderForm = 'ایک جوڑے کے آرڈر کا فارم';
export const bulkOrderForm = 'بڑے آرڈر کا فارم';
export const chooseAnAddressOrEnterOne = 'پتا چنیں، یا نیا لکھیں۔';
export const chooseHowYouPay = 'ادائیگی کا طریقہ چنیں۔';
export const chooseACountry = 'ملک چنیں۔';
export const chooseTheDressType = 'لباس کی قسم چنیں۔';
export const chooseTheFabric = 'کپڑا چنیں۔';
export const addAPictureOfTheDesign = 'جو ڈیزائن چاہیے اُس کی تصویر لگائیں۔';
export const addThePictureOfYourMeasurements = 'اپنے ناپ کی تصویر لگائیں۔';
export const stitchedBy = 'سلائی کہاں ہو گی';
export const deliveredWithinDays = ({ days }: { days: number }) => `${days} دن میں آپ تک`;
export const fullyBookedForTheComingMonths = 'اگلے چند مہینوں میں کوئی گنجائش نہیں۔ دوسرا درزی چنیں۔';
export const orderedTodayExpectedBy = ({ day }: { day: string }) => `آج آرڈر دیں تو ${day} تک متوقع`;
export const orderedTodayExpectedAbroadBy = ({ day, courierDays }: { day: string; courierDays: number }) =>
  plural(
    courierDays,
    `آج آرڈر دیں تو ${day} تک متوقع، جس میں 1 کام کا دن کوریئر کا ہے`,
    `آج آرڈر دیں تو ${day} تک متوقع، جس میں ${courierDays} کام کے دن کوریئر کے ہیں`,
  );
export const sketchOf = ({ garment }: { garment: string }) => `خاکہ: ${garment}`;
export const chooseADressTypeToSee = 'قیمت دیکھنے کے لیے لباس کی قسم چنیں۔';
export const chooseTheCountryToSeeThePrice = 'ڈیلیوری سمیت قیمت اور تاریخ دیکھنے کے لیے اپنا ملک چنیں۔';
/** Where record and tailor do not suit each other; an adult's record is of the other gender. */
export const thisRecordIsOfAnother = {
  child: {
    'Gents Tailor': 'یہ ناپ بچے کا ہے، اور آرڈر مردانہ درزی کو جا رہا ہے۔',
    'Ladies Tailor': 'یہ ناپ بچے کا ہے، اور آرڈر زنانہ درزی کو جا رہا ہے۔',
  },
  adult: {
    'Gents Tailor': 'یہ ناپ خاتون کا ہے، اور آرڈر مردانہ درزی کو جا رہا ہے۔',
    'Ladies Tailor': 'یہ ناپ مرد کا ہے، اور آرڈر زنانہ درزی کو جا رہا ہے۔',
  },
};
export const thisRecordLacks = ({ measures }: { measures: readonly string[] }) =>
  `اس میں یہ ناپ باقی ہیں: ${measures.join('، ')}۔`;
export const thisRecordWasDeletedChooseAnother = 'یہ ناپ مٹایا جا چکا ہے۔ دوسرا چنیں۔';
export const upload = 'تصویریں بھیجی جا رہی ہیں';
export const uploadedPlacingTheOrder = 'تصویریں پہنچ گئیں۔ آرڈر دیا جا رہا ہے...';
export const failedToSubmitOrder = 'آرڈر نہیں بھیجا جا سکا';
export const yourOrderWasPlaced = ({ trackingId }: { trackingId: string }) =>
  `آپ کا آرڈر ${trackingId} مل گیا۔`;
export const seeAndConfirmIt = 'دیکھ کر تصدیق کریں';
export const yourOrderWasNotSentWhat = 'آپ کا آرڈر نہیں بھیجا گیا۔ جو بھرا تھا وہ محفوظ ہے۔';
export const saveChanges = 'تبدیلیاں محفوظ کریں';
export const uploadedChangingTheOrder = 'تصویریں پہنچ گئیں۔ آرڈر میں تبدیلی ہو رہی ہے...';
export const failedToChangeTheOrder = 'آرڈر میں تبدیلی نہیں ہو سکی';
export const yourOrderIsChanged = ({ trackingId }: { trackingId: string }) =>
  `آپ کے آرڈر ${trackingId} میں تبدیلی ہو گئی۔`;
export const yourOrderWasNotChangedWhat = 'آپ کے آرڈر میں تبدیلی نہیں ہوئی۔ جو بھرا تھا وہ محفوظ ہے۔';
export const whichNumberMayWeCall = 'ہم کس نمبر پر کال کریں؟';
export const myRegisteredNumber = 'میرے اکاؤنٹ کا نمبر';
export const aDifferentNumber = 'کوئی اور نمبر';
export const newContactNumber = 'نیا رابطہ نمبر';
export const forExampleALocalNumberOr =
  'مثلاً \u20660300 1234567\u2069، یا ملک کے کوڈ کے ساتھ، جیسے \u2066+1234567890\u2069۔';
export const thisTailorNoLongerStitchesWhat = 'چنا ہوا لباس اب اس درزی کے ہاں نہیں سِلتا۔ دوبارہ چنیں۔';
export const theGarment = 'لباس';
export const thisTailorDoesNotOfferAny = 'اس درزی کے ہاں ابھی کوئی لباس نہیں سِلتا۔ دوسرا درزی چنیں۔';
export const thisTailorHasNoRates = {
  'Gents Tailor': 'اس درزی کے پاس ابھی مردانہ لباس کے نرخ نہیں۔ واپس جا کر دوبارہ چنیں۔',
  'Ladies Tailor': 'اس درزی کے پاس ابھی زنانہ لباس کے نرخ نہیں۔ واپس جا کر دوبارہ چنیں۔',
};
export const dressType = 'لباس کی قسم';
export const choose = 'چنیں...';
export const fabricType = 'کپڑے کی قسم';
export const whateverElseTheTailorShouldKnow = 'اور جو کچھ درزی کو بتانا ہو۔';
export const demoImageOfTheDesign = 'ڈیزائن کی تصویر';
export const theSketchOfYourChoicesA = 'جو چنا ہے اُس کا خاکہ۔ اپنی تصویر لگائیں تو وہ اس کی جگہ آ جائے گی۔';
export const aPictureOrYourOwnDesign =
  'جو چاہیے اُس کی تصویر یا خاکہ: JPEG، PNG، WebP، AVIF یا HEIC، زیادہ سے زیادہ 10 ایم بی۔ تصویر نہیں؟ ڈیزائن خود بنائیں۔';
export const hideTheChoices = 'ڈیزائن بند کریں';
export const designItYourself = 'ڈیزائن خود بنائیں';
export const chooseTheDressTypeFirst = 'پہلے لباس کی قسم چنیں۔';
export const theSketchCouldNotBeDrawn = 'خاکہ نہیں بن سکا۔ اس کی جگہ تصویر لگائیں۔';
export const chooseTheCountryToSeeHowYouPay = 'ادائیگی کا طریقہ دیکھنے کے لیے اپنا ملک چنیں۔';
export const nobodyCanCollectCashAbroadOnce =
  'بیرونِ ملک نقد ادائیگی نہیں ہو سکتی۔ آرڈر کی تصدیق کے بعد ادائیگی کا طریقہ اُس کے صفحے پر ہو گا؛ ادائیگی کے بعد سلائی شروع ہو گی۔';
export const inTheUsualTime = 'معمول کے وقت میں';
export const inHalfTheTimeMore = ({ percent }: { percent: number }) => `آدھے وقت میں، ${percent} فیصد زیادہ`;
export const deliveryAndPayment = 'ڈیلیوری اور ادائیگی';
export const pickupTheClothComesToThe = 'کپڑا لینا: کپڑا درزی تک کیسے پہنچے گا';
export const whereDoWeCollectTheCloth = 'ہم کپڑا کہاں سے لیں؟';
export const iBringIt = 'درزی کے ہاں پہنچانا';
export const weCollectIt = 'ہم آ کر لے جائیں گے';
export const weCollectItFor = ({ amount }: { amount: string }) => `ہم آ کر لے جائیں گے، ${amount}`;
export const deliveryTheGarmentComesToYou = 'ڈیلیوری: لباس آپ تک کیسے پہنچے گا';
export const deliveryTheShoesComeToYou = 'ڈیلیوری: جوتے آپ تک کیسے پہنچیں گے';
export const whereDoWeDeliverTheGarment = 'ہم لباس کہاں پہنچائیں؟';
export const whereDoWeDeliverTheShoes = 'ہم جوتے کہاں پہنچائیں؟';
export const iCollectIt = 'درزی کے ہاں سے لینا';
export const weDeliverIt = 'ہم پہنچا دیں گے';
export const weDeliverItFor = ({ amount }: { amount: string }) => `ہم پہنچا دیں گے، ${amount}`;
export const whereYouCollectTheCloth = 'وہیں جہاں سے کپڑا لینا ہے';
export const paymentType = 'ادائیگی کا طریقہ';
export const codCashOnDelivery = 'پہنچنے پر نقد ادائیگی (COD)';
export const whereDoYouLive = 'آپ کی رہائش کس ملک میں ہے؟';
export const inPakistanChangeShoppingFromAt = 'رہائش پاکستان میں ہے؟ صفحے کے نیچے “خریداری کہاں سے” بدلیں۔';
export const weSendYouTheAddressWhen = 'آرڈر کی تصدیق ہوتے ہی ہم پتا بھیج دیں گے۔';
interface CourierSlots {
  fewest: number;
  most: number;
  amount: string;
}
export const couriers = {
  ECONOMY: ({ fewest, most, amount }: CourierSlots) =>
    `عام کوریئر، ${fewest} سے ${most} کام کے دن، ${amount}`,
  EXPRESS: ({ fewest, most, amount }: CourierSlots) =>
    `تیز کوریئر، ${fewest} سے ${most} کام کے دن، ${amount}`,
};
export const businessDaysEachWayInAll = ({ fewest, most, amount }: CourierSlots) =>
  `آنے اور جانے میں الگ الگ ${fewest} سے ${most} کام کے دن، کل ${amount}`;
export const businessDaysToAnotherCityInAll = ({ fewest, most, amount }: CourierSlots) =>
  `دوسرے شہر تک عموماً ${fewest} سے ${most} کام کے دن، کل ${amount}`;
export const measurementSource = 'ناپ کیسے دینا ہے';
export const askSomebody = 'کسی سے ناپ منگوائیں';
export const askSomebodyHint =
  'آپ کو بھیجنے کے لیے ایک نجی لنک ملے گا، مثلاً WhatsApp پر۔ جو اسے کھولے وہ بغیر اکاؤنٹ کے ہماری گائیڈ سے ناپ لے گا۔ ناپ آ جائے تو آپ آرڈر کی تصدیق کریں۔';
export const whoIsAsked = 'کس کا ناپ';
export const changeWhoIsAsked = 'جس سے ناپ منگوانا ہے اسے بدلیں';
export const nameOfWhoIsAsked = 'جس سے ناپ منگوانا ہے اس کا نام لکھیں۔';
export const chooseManOrWoman = 'مرد یا خاتون چنیں۔';
export const measurementImage = 'ناپ کی تصویر';
export const aPhotoOfTheMeasuresOn =
  'کاغذ پر لکھے ناپ یا ناپ کی پرچی کی تصویر۔ JPEG، PNG، WebP، AVIF یا HEIC، زیادہ سے زیادہ 10 ایم بی۔';
export const signInToUseYourSaved = 'اپنے محفوظ ناپ کے لیے سائن اِن کریں۔';
export const loadingMeasurements = 'ناپ کھل رہے ہیں...';
export const youHaveNoSavedMeasurementsYet =
  'ابھی کوئی ناپ محفوظ نہیں۔ پروفائل میں شامل کریں، یا تصویر لگائیں۔';
export const whoseMeasurements = 'کس کا ناپ';
export const howLongShallItBe = 'قمیض کی لمبائی کتنی ہو؟';
export const fromTheShoulderToTheHem = 'گردن کے پاس کندھے سے سیدھا دامن تک۔ چنے ہوئے ناپ میں یہ نہیں ہے۔';
export const onlyOfAKameez =
  'اگر قمیض یا کرتا سلوانا ہے: گردن کے پاس کندھے سے سیدھا دامن تک۔ خالی چھوڑیں تو درزی طے کرے گا۔';
export const changeTheLength = 'لمبائی بدلیں';
export const lengthAnswers = {
  OWN: 'لمبائی خود بتائیں',
  TAILOR: 'درزی پر چھوڑ دیں',
  PICTURE: 'ڈیزائن کی تصویر جیسی',
};
export const lengthIn = ({ unit }: { unit: string }) => `لمبائی (${unit})`;
export const sayHowLongItShallBe = 'بتائیں کہ قمیض کی لمبائی کتنی ہو۔';
export const asInThisOrder = ({ label }: { label: string }) => `${label}، جیسا اس آرڈر میں ہے`;
export const asPlacedInThisOrder = 'جو اس آرڈر میں ہے';
export const recordOfAChild = ({ name }: { name: string }) => `${name} (بچے کا ناپ)`;
export const deletedRecord = 'مٹایا ہوا ناپ';
interface LackSlots {
  garment: string;
  label: string;
  measures: readonly string[];
}
export const garmentNeedsWhatIsMissing = ({ garment, label, measures }: LackSlots) =>
  `${garment} کے لیے “${label}” میں یہ ناپ باقی ہیں: ${measures.join('، ')}۔ <guide>باقی ناپ شامل کریں</guide>، آپ کا آرڈر محفوظ رہے گا۔`;
export const measuresAreEstimated = ({ count, label }: { count: number; label: string }) =>
  plural(
    count,
    `“${label}” میں 1 ناپ اندازے سے ہے۔ درزی کو نظر آئے گا کہ کون سا، اور ٹرائی کے لیے کہا جا سکتا ہے۔ <guide>فیتے سے ناپ لیں</guide>`,
    `“${label}” میں ${count} ناپ اندازے سے ہیں۔ درزی کو نظر آئے گا کہ کون سے، اور ٹرائی کے لیے کہا جا سکتا ہے۔ <guide>فیتے سے ناپ لیں</guide>`,
  );
/** Three months or more. */
export const childOutgrown = ({ label, months }: { label: string; months: number }) =>
  `“${label}” کا ناپ ${months} مہینے پہلے لیا گیا تھا۔ بچے بڑھتے ہیں، <guide>دوبارہ ناپ لیں</guide>۔`;
export const thingsToCheck = ({ count }: { count: number }) =>
  plural(count, '1 بات دیکھ لیں', `${count} باتیں دیکھ لیں`);
export const singleOrderCard = 'ایک جوڑے کا آرڈر';
export const oneGarmentOrSeveralStitched = 'ایک لباس یا کئی، ہر ایک پہننے والے کے ناپ کے مطابق سِلا۔';
export const bulkOrderCard = 'بڑا آرڈر';
export const uniformsCollectionsGiftsManyPiecesFor =
  'یونیفارم، کلیکشن، تحفے: کاروبار کے لیے زیادہ مال، کوٹیشن پر۔';
export const shoesOrNoTailorInMind =
  'جوتے چاہییں، یا ابھی کوئی درزی ذہن میں نہیں؟ <placement>بتائیں کیا بنوانا ہے، قیمت ہم بتائیں گے</placement>';
export const chooseADress = 'لباس چنیں';
export const total = 'کل رقم';
export const yourMeasurementsAreNotLoadedTry =
  'آپ کے ناپ نہیں کھل سکے۔ دوبارہ کوشش کریں، یا ناپ کی تصویر لگائیں۔';
export const yourAddressesAreNotLoadedTry = 'آپ کے پتے نہیں کھل سکے۔ دوبارہ کوشش کریں، یا دوسرا پتا لکھیں۔';
export const failedToFetchMeasurements = 'ناپ نہیں کھل سکے';
export const openingTheOrderForm = 'آرڈر کا فارم کھل رہا ہے...';
export const backToHome = 'پہلے صفحے پر واپس';
export const editing = 'آرڈر میں تبدیلی';
export const youAreEditingOrderItStays = ({ trackingNumber }: { trackingNumber: string }) =>
  `آرڈر ${trackingNumber} میں تبدیلی ہو رہی ہے۔ تبدیلیاں محفوظ کرنے تک آرڈر ویسا ہی رہے گا۔`;
export const leaveItAsItIs = 'ویسا ہی رہنے دیں';
export const ourWorkshopStitchesWithin = ({ days }: { days: number }) =>
  `ہمارا اپنا کارخانہ: ${days} دن میں سلائی، پھر کوریئر کے دن؛ کپڑا لینے سے گھر پہنچانے تک سب ہماری ذمہ داری۔`;
export const ourWorkshopDeliversWithin = ({ days }: { days: number }) =>
  `ہمارا اپنا کارخانہ: ${days} دن میں آپ تک؛ کپڑا لینے سے گھر پہنچانے تک سب ہماری ذمہ داری۔`;
export const partnerTailor = 'ساتھی درزی';
export const youChooseTheTailorTheTailor = 'درزی آپ چنیں، سلائی درزی کی، اور آرڈر پر نظر ہماری۔';
export const chooseTheKindOfBusiness = 'کاروبار کی قسم چنیں۔';
export const whatShouldWeMake = 'کیا بنوانا ہے؟';
export const bulkOrder = 'بڑا آرڈر';
export const whoIsItFor = 'کس کے لیے ہے؟';
export const doYouHaveADesignInspiration = 'کوئی ڈیزائن ذہن میں ہے؟';
export const uploadYourDesign = 'اپنے ڈیزائن کی تصویر لگائیں';
export const chooseOneOfOurDesigns = 'ہمارا کوئی ڈیزائن چنیں';
export const yourShoeNumber = 'آپ کے جوتے کا نمبر';
export const yourMeasurements = 'آپ کے ناپ';
export const contactDetails = 'رابطے کی تفصیل';
export const khussaInJamawar = 'جامہ وار کھسہ';
export const khussaWithEmbroidery = 'کڑھائی والا کھسہ';
export const plainKhussa = 'سادہ کھسہ';
export const shalwarKameez = 'شلوار قمیض';
export const kurta = 'کُرتا';
export const waistcoat = 'واسکٹ';
export const kameezWithTrousers = 'قمیض اور ٹراؤزر';
export const anarkali = 'انارکلی';
export const kaftan = 'کفتان';
export const theChosenDesignCouldNotBe = 'چنا ہوا ڈیزائن نہیں کھل سکا۔ نیٹ ورک دیکھ لیں۔';
export const theChosenDesignCouldNotBeDrawn = 'چنا ہوا ڈیزائن نہیں بن سکا۔';
export const itemType = 'کیا بنوانا ہے';
export const whatShouldBeMadeForExample = 'جو بنوانا ہو، مثلاً ویٹروں کی شرٹیں۔';
export const businessType = 'کاروبار کی قسم';
export const design = 'ڈیزائن';
export const aPhotoOrADrawing =
  'جو چاہیے اُس کی تصویر یا خاکہ: JPEG، PNG، WebP، AVIF یا HEIC، زیادہ سے زیادہ 10 ایم بی۔';
export const chooseOneOfTheOptions = 'کوئی ایک چنیں۔';
export const orderType = 'آرڈر کی قسم';
export const singleOrder = 'ایک جوڑے کا آرڈر';
export const onePieceForOnePerson = 'ایک شخص کے لیے ایک جوڑا';
export const manyPiecesForABusiness = 'کاروبار کے لیے زیادہ مال';
export const category = 'قسم';
export const shoes = 'جوتے';
export const madeToYourNumber = 'آپ کے نمبر کے مطابق';
export const dress = 'لباس';
export const stitchedToYourMeasurements = 'آپ کے ناپ کے مطابق سِلا ہوا';
export const designInspiration = 'آپ کا ڈیزائن';
export const iHaveAPhotoOrA = 'میرے پاس تصویر یا خاکہ ہے';
export const showMeDesignsToChooseFrom = 'مجھے چننے کے لیے ڈیزائن دکھائیں';
export const ourMailsAboutTheOrderGo = ({ email }: { email: string }) =>
  `آرڈر کی ای میل آپ کے اکاؤنٹ کے پتے \u2066${email}\u2069 پر جاتی ہے۔ ہماری ٹیم کو کچھ پوچھنا ہو تو یہاں لکھے ہوئے پتے پر ای میل آئے گی۔`;
export const newsGoToYourPhone =
  'آپ کے اکاؤنٹ میں ای میل نہیں: آرڈر کی خبریں فون پر آئیں گی۔ ای میل نہ ہو تو یہ خانہ خالی چھوڑیں۔';
export const takeMySavedNumber = 'میرا محفوظ فون نمبر لیں';
export const takeMySavedNumberShown = ({ number }: { number: string }) =>
  `میرا محفوظ فون نمبر لیں (\u2066${number}\u2069)`;
export const deliveryDate = 'ڈیلیوری کی تاریخ';
export const theDayYouWishForWe = 'جس دن تک چاہیے؛ ہم قیمت کے ساتھ اس کی تصدیق کرتے ہیں۔';
export const enterTheNumberOfYourShoes = ({ maxShoeSize }: { maxShoeSize: number }) =>
  `اپنے جوتے کا نمبر لکھیں، 1 سے ${maxShoeSize} تک کوئی پورا نمبر۔`;
export const shoeNumber = 'جوتے کا نمبر';
export const theEuropeanNumberForExample = 'یورپی نمبر، مثلاً 42۔ آدھا نمبر ہو تو نوٹ میں بتا دیں۔';
export const uploadAPicture = 'تصویر لگائیں';
export const aPictureOfTheMeasuresOn = 'کاغذ پر لکھے ناپ کی تصویر';
export const loginRequiredToGetData = 'پروفائل سے ناپ لینے کے لیے سائن اِن ضروری ہے';
export const getFromSetting = 'پروفائل سے لیں';
export const theLatestMeasurementsOfYourProfile = 'آپ کے پروفائل کا تازہ ترین ناپ';
export const weTakeTheMeasurementsOf = ({ label }: { label: string }) => `“${label}” والا محفوظ ناپ لگے گا۔`;
export const chooseOneOfTheDesigns = 'کوئی ایک ڈیزائن چنیں۔';
export const sampleDesigns = 'ہمارے ڈیزائن';
export const chooseAnotherPicture = 'دوسری تصویر چنیں';
export const failedToPlaceOrder = {
  single: 'ایک جوڑے کا آرڈر نہیں دیا جا سکا۔ دوبارہ کوشش کریں۔',
  bulk: 'بڑا آرڈر نہیں دیا جا سکا۔ دوبارہ کوشش کریں۔',
};
export const seeMyOrders = 'میرے آرڈر دیکھیں';
export const apiError = ({ status }: { status: string | number }) => `سرور کی غلطی: ${status}`;
export const step = ({ place }: { place: number }) => `قدم ${place}`;
export const weLookAtWhatYouWant =
  'ہم دیکھتے ہیں کہ کیا بنوانا ہے، اور قیمت “میرے آرڈر” میں آ جاتی ہے۔ آپ کی تصدیق سے پہلے کچھ نہیں بنتا۔';
export const weLookAtWhatYouNeed =
  'ہم دیکھتے ہیں کہ کیا چاہیے، اور کوٹیشن “میرے آرڈر” میں آ جاتی ہے۔ آپ کے قبول کرنے سے پہلے کچھ نہیں بنتا۔';
export const whenYouNeedIt = 'آپ کو کب چاہیے';
export const occasion = 'موقع';
export const theDayIsNeededThen = 'موقع بتانے پر ہم ڈیلیوری کی تاریخ کو وہ دن سمجھتے ہیں جس تک لباس چاہیے۔';
export const thisIsADayOff =
  'یہ چھٹی کا دن ہے۔ اُس دن کچھ نہیں پہنچایا جاتا، اس لیے اُس سے پہلے تیار ہونا چاہیے۔';
export const keepsYourDay = ({ day, needed }: { day: string; needed: string }) =>
  `${day} تک تیار، ${needed} کے لیے وقت پر۔`;
export const willBeReadyAfterYourDay = ({ day, needed }: { day: string; needed: string }) =>
  `یہ ${day} کو تیار ہو گا، آپ کے دن ${needed} کے بعد۔`;
export const urgentItIsReadyOn = ({ day }: { day: string }) => `فوری آرڈر ${day} تک تیار ہو گا۔`;
export const anotherTailorMayKeepIt = 'شاید کوئی اور درزی وقت پر دے سکے؛ درزیوں کی فہرست بتاتی ہے کون۔';
export const iKnowThatItComesLater = 'مجھے معلوم ہے کہ یہ میرے دن کے بعد آئے گا';
export const sayThatYouKnowIt = 'بتائیں کہ آپ کو معلوم ہے، یا فوری یا دوسرا درزی چنیں۔';
export const writeANumberOfPieces = ({ most }: { most: number }) => `1 سے ${most} تک پورا عدد لکھیں۔`;

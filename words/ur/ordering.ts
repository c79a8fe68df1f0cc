export const orderAGarmentStitchedToYour =
  'اپنے ناپ کا لباس سلوائیں، ساتھی درزی سے یا ہمارے اپنے کارخانے سے۔';
export const placeAnOrder = 'آرڈر دیں';
export const shoesOrADressMadeFor =
  'آپ کے لیے بنے جوتے یا لباس، یا کاروبار کے لیے بڑا آرڈر: ضرورت بتائیں، قیمت ہم بتائیں گے۔';

export const noOrderDetailsAvailable = 'آرڈر کی کوئی تفصیل نہیں۔';
export const seeMyOrders = 'میرے آرڈر دیکھیں';
export const loadingYourOrder = 'آپ کا آرڈر کھل رہا ہے...';
export const checkoutDetails = 'آرڈر مکمل کریں';

export const failedToConfirmOrder = 'آرڈر کی تصدیق نہیں ہو سکی';
export const yourOrderIsConfirmed = ({ trackingId }: { trackingId: string }) =>
  `آپ کے آرڈر ${trackingId} کی تصدیق ہو گئی۔`;
export const seeIt = 'دیکھیں';
export const orderSummary = 'آرڈر ایک نظر میں';
export const agreeAndConfirm = 'منظور ہے، تصدیق کریں';
export const confirmOrder = 'آرڈر کی تصدیق کریں';
export const thePriceOrTheDayHas = 'آرڈر دینے کے بعد قیمت یا تاریخ بدل گئی ہے۔';
export const before = 'پہلے';

export const confirmedTitle = 'آپ کے آرڈر کی تصدیق ہو گئی';
export const downloadInvoice = 'انوائس ڈاؤن لوڈ کریں';
export const theInvoiceIsReady = ({ invoice }: { invoice: string }) =>
  `شکریہ۔ انوائس ${invoice} ڈاؤن لوڈ کے لیے تیار ہے۔`;
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `آپ کا ٹریکنگ نمبر <tracking>${trackingId}</tracking> ہے۔`;

export const whatHappensNext = 'اب کیا ہو گا';
export const weSendYouASwatch =
  'ہم کپڑے کا نمونہ بھیجیں گے، تاکہ کٹائی سے پہلے اپنا کپڑا اس سے ملا کر دیکھا جا سکے۔';
export const weSendYouASwatchOf = ({ fabric }: { fabric: string }) =>
  `ہم کپڑے (${fabric}) کا نمونہ بھیجیں گے، تاکہ کٹائی سے پہلے اپنا کپڑا اس سے ملا کر دیکھا جا سکے۔`;
export const bringYourClothTo = ({ tailor, area }: { tailor: string; area: string }) =>
  `اپنا کپڑا یہاں پہنچائیں: \u2068${tailor}\u2069، \u2068${area}\u2069۔`;
export const openAt = ({ times }: { times: readonly string[] }) =>
  `دکان کے اوقات: ${times.map((time) => `\u2068${time}\u2069`).join('، ')}۔`;
export const theTailorHasYourCloth = 'آپ کا کپڑا درزی کے پاس ہے۔';
export const weCollectYourClothAndCall = 'ہم آپ کا کپڑا لینے آئیں گے، آنے سے پہلے کال کریں گے۔';
export const theTailorStitchesAndChecksIt = ({ trackingId }: { trackingId: string }) =>
  `درزی کے ہاں سلائی اور جانچ ہو گی۔ ٹریکنگ نمبر <tracking>${trackingId}</tracking> سے ہر مرحلہ دیکھیں۔`;
export const collectTheGarmentFrom = ({ tailor, area, day }: { tailor: string; area: string; day: string }) =>
  `لباس یہاں سے لیں: \u2068${tailor}\u2069، \u2068${area}\u2069۔ ${day} تک تیار ہونے کی امید ہے، ہم بتا دیں گے۔`;
export const weBringTheGarmentOncePaid = ({ day }: { day: string }) =>
  `ادائیگی جلد ہو جائے تو لباس ${day} تک پہنچا دیں گے: درزی کو اسی کا انتظار ہے۔`;
export const weBringTheGarmentBy = ({ day }: { day: string }) => `ہم لباس ${day} تک پہنچا دیں گے۔`;
export const youPayWhenYouGetIt = ({ totalBill }: { totalBill: string }) =>
  `لباس ملنے پر ${totalBill} ادا کریں۔`;

export const editThisOrder = 'یہ آرڈر بدلیں';
export const cancelThisOrder = 'یہ آرڈر منسوخ کریں';
export const tailor = 'درزی';
export const theDesignYouSent = 'آپ کا بھیجا ہوا ڈیزائن';
export const thePictureOfYourMeasurements = 'آپ کے ناپ کی تصویر';
export const whereDoesYourOrderGo = 'آپ کا آرڈر کہاں پہنچانا ہے؟';
export const tellUsWhereTheGarmentGoes =
  'بتائیں کہ لباس کہاں پہنچانا ہے اور ادائیگی کیسے ہو گی۔ پہلے ڈیلیوری سمیت قیمت نظر آئے گی، پھر آرڈر کی تصدیق کریں۔';
export const tellUsWhereTheShoesGo =
  'بتائیں کہ جوتے کہاں پہنچانے ہیں اور ادائیگی کیسے ہو گی۔ پہلے ڈیلیوری سمیت قیمت نظر آئے گی، پھر آرڈر کی تصدیق کریں۔';
export const sayWhereItGoes = 'بتائیں کہاں پہنچانا ہے';

export const thisOrderIsConfirmed = 'اس آرڈر کی تصدیق ہو گئی ہے';
export const theTailorLooksAtItNext = ({ tailor }: { tailor: string }) =>
  `اب یہ ${tailor} کے پاس ہے، قبول ہونے کا انتظار ہے۔ سلائی شروع ہونے تک اسے منسوخ کیا جا سکتا ہے۔`;
export const theTailorHasAcceptedThisOrder = 'درزی نے یہ آرڈر قبول کر لیا ہے';
export const theStitchingStartsAsSoonAs = 'کپڑا پہنچتے ہی سلائی شروع ہو گی۔ تب تک اسے منسوخ کیا جا سکتا ہے۔';
export const theClothIsThere = 'کپڑا آ گیا ہے، اب سلائی شروع ہو گی۔ تب تک آرڈر منسوخ ہو سکتا ہے۔';
export const theReceiptIsBeingCorrected = 'آپ کے کپڑے کی رسید درست ہونے تک سلائی رکی ہوئی ہے۔';
export const weAreLookingForAnotherTailor = 'ہم دوسرا درزی ڈھونڈ رہے ہیں';
export const theTailorCouldNotTakeIt = ({ tailor }: { tailor: string }) =>
  `${tailor} کے لیے یہ آرڈر لینا ممکن نہیں تھا۔ ہم اسی قیمت پر دوسرے درزی کو دے کر آپ کو بتائیں گے۔ اسے منسوخ بھی کیا جا سکتا ہے۔`;
export const yourGarmentIsBeingStitched = 'آپ کا لباس سِل رہا ہے';
export const weExpectItToBeDone = ({ day }: { day: string }) => `${day} تک تیار ہونے کی امید ہے۔`;
export const yourGarmentIsBeingChecked = 'آپ کے لباس کی جانچ ہو رہی ہے';
export const itIsStitchedAndLookedAt =
  'سلائی ہو گئی۔ روانگی سے پہلے سلائی کے جوڑوں، ناپ اور فنشنگ کی جانچ ہوتی ہے۔';
export const yourGarmentIsReady = 'آپ کا لباس تیار ہے';
export const collectItFrom = ({ tailor, area }: { tailor: string; area: string }) =>
  `یہاں سے لے جائیں: \u2068${tailor}\u2069، \u2068${area}\u2069۔ ادائیگی لباس لیتے وقت کریں۔`;
export const yourGarmentIsOnItsWay = 'آپ کا لباس راستے میں ہے';
export const weExpectItToArriveBy = ({ day }: { day: string }) =>
  `${day} تک پہنچنے کی امید ہے۔ ادائیگی لباس ملنے پر کریں۔`;
export const theCourierBringsIt = ({ courier, day }: { courier: string; day: string }) =>
  `بذریعہ ${courier} آ رہا ہے۔ ${day} تک پہنچنے کی امید ہے۔ ادائیگی لباس ملنے پر کریں۔`;
export const theCourierBringsItUnder = ({
  courier,
  number,
  day,
}: {
  courier: string;
  number: string;
  day: string;
}) =>
  `بذریعہ ${courier} آ رہا ہے، نمبر \u2066${number}\u2069۔ ${day} تک پہنچنے کی امید ہے۔ ادائیگی لباس ملنے پر کریں۔`;
export const yourGarmentWasDelivered = 'آپ کا لباس پہنچ گیا';
export const itWasHandedOverOn = ({ day, until }: { day: string; until: string }) =>
  `${day} کو حوالے کیا گیا۔ ${until} تک درستی مفت ہے۔`;
export const alterationsAreFreeForDays = ({ alterationDays }: { alterationDays: number }) =>
  `${alterationDays} دن تک درستی مفت ہے۔`;
export const yourGarmentComesBack = 'آپ کا لباس درستی کے لیے واپس آ رہا ہے';
export const theTailorAltersItFree = 'لباس لینے کے لیے درزی کی طرف سے رابطہ ہو گا، درستی مفت ہے۔';
export const ourRiderCollectsIt = 'ہمارا رائیڈر اسے وہیں سے لے گا جہاں سے کپڑا لیا تھا، درستی مفت ہے۔';
export const weWaitForYourPicture = 'آپ کی تصویر کا انتظار ہے';
export const sendUsThePicture = 'اپنے ناپ کی تصویر بھیجیں، پھر ہم آرڈر آگے بڑھائیں گے۔';
export const weAreWorkingOutThePrice = 'ہم قیمت لگا رہے ہیں';
export const thisOrderHasNoPriceYet =
  'اس آرڈر کی قیمت ابھی نہیں لگی۔ ہم دیکھ رہے ہیں کہ کیا بنوانا ہے۔ قیمت یہیں ملے گی، پھر تصدیق کریں۔';
export const itHasAPrice =
  'قیمت لگ گئی ہے۔ بتائیں کہ کہاں پہنچانا ہے اور ادائیگی کیسے ہو گی؛ اس کے بعد تصدیق کریں۔';
export const pleaseConfirmThisOrder = 'اس آرڈر کی تصدیق کریں';
export const nothingIsStitchedBeforeYouConfirm = ({ until }: { until: string }) =>
  `تصدیق سے پہلے سلائی شروع نہیں ہوتی۔ تصدیق نہ ہوئی تو آرڈر کی مدت ${until} کو ختم ہو جائے گی۔`;
export const thisOrderHasExpired = 'اس آرڈر کی مدت ختم ہو گئی';
export const itWasNotConfirmedInTime = ({ day }: { day: string }) =>
  `وقت پر تصدیق نہیں ہوئی، اس لیے آرڈر ${day} کو ختم ہو گیا۔ کوئی ادائیگی نہیں کرنی۔ جب چاہیں دوبارہ آرڈر دیں۔`;
export const youHaveCancelledThisOrder = 'آپ نے یہ آرڈر منسوخ کر دیا ہے';
export const thisOrderWasCancelled = 'یہ آرڈر منسوخ ہو گیا';
export const itWasCancelled = 'یہ منسوخ ہو گیا۔';
export const itWasCancelledOn = ({ day }: { day: string }) => `یہ ${day} کو منسوخ ہوا۔`;
export const afterCancelling = {
  UNPAID: 'سلائی نہیں ہو گی اور کوئی ادائیگی نہیں کرنی۔',
  PARTIALLY_PAID: 'سلائی نہیں ہو گی، آپ کی ادا کی ہوئی رقم واپس بھیج دی جائے گی۔',
  PAID: 'سلائی نہیں ہو گی، آپ کی ادا کی ہوئی رقم واپس بھیج دی جائے گی۔',
  REFUNDED: 'سلائی نہیں ہو گی، آپ کی ادا کی ہوئی رقم واپس بھیج دی گئی ہے۔',
};

export const seeWhereYourGarmentIsPlaced =
  'دیکھیں کہ آپ کا لباس کس مرحلے پر ہے: آرڈر دیا گیا، سلائی میں، جانچ میں، روانہ یا پہنچ گیا۔';
export const anyoneWithTheTrackingNumberCan = 'ٹریکنگ نمبر ہو تو کوئی بھی آرڈر کا حال دیکھ سکتا ہے۔';
export const ordersAndHelp = 'آرڈر اور مدد';
export const howAnOrderProgresses = 'آرڈر کیسے آگے بڑھتا ہے';
export const orderSubject = ({ trackingId }: { trackingId: string }) => `آرڈر ${trackingId}`;
export const needHelp = 'مدد چاہیے؟';
export const haveYourTrackingNumberReady = 'اپنا ٹریکنگ نمبر سامنے رکھیں۔';
export const chatWithUs = 'ہم سے چیٹ کریں';

export const myOrders = 'میرے آرڈر';
export const bulkOrder = 'بڑے آرڈر';
export const tailorOrders = 'درزی کے آرڈر';
export const brandOrders = 'برانڈ کے آرڈر';
export const orderTypes = 'آرڈر کی قسمیں';
export const noOrdersYet = 'ابھی کوئی آرڈر نہیں';
export const answerAFewQuestionsToOrder = 'پہلا لباس سلوانے کے لیے چند سوالوں کے جواب دیں۔';
export const whatYouBuyFromBrandsAnd = 'برانڈز اور ثقافتی کلیکشن سے جو کچھ خریدا جائے، یہاں نظر آتا ہے۔';
export const failedToFetchBulkOrders = 'بڑے آرڈر نہیں کھل سکے';
export const noBulkOrdersYet = 'ابھی کوئی بڑا آرڈر نہیں';
export const tellUsWhatYourBusinessNeeds = 'اپنے کاروبار کی ضرورت بتائیں، ہم کوٹیشن بھیجیں گے۔';
export const askForAQuote = 'کوٹیشن مانگیں';
export const thereIsNoSuchOrder = 'آپ کے آرڈروں میں ایسا کوئی آرڈر نہیں۔';
export const status = 'حالت';
export const orders = 'آرڈر';
export const noOrdersMatch = 'کوئی آرڈر نہیں ملا۔';
export const showAllOrders = 'سب آرڈر دکھائیں';
export const loadingOrders = 'آرڈر کھل رہے ہیں...';
export const readyAfterTheDayYouNeed = ({ day, needed }: { day: string; needed: string }) =>
  `یہ ${day} کو تیار ہو گا، آپ کی ضرورت کے دن ${needed} کے بعد۔`;

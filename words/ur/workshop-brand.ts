import { plural } from '../plural.ts';

export const importProducts = 'چیزیں امپورٹ کریں';
export const howToImport =
  'اپنی چیزیں ایکسپورٹ کریں، فائل کو اسپریڈ شیٹ میں بدلیں، اور یہاں اپ لوڈ کریں۔ جانچ کا نتیجہ دیکھنے سے پہلے کچھ نہیں بدلے گا۔';
export const exportAllProducts = 'سب چیزیں ایکسپورٹ کریں';
export const asExportedSavedAsCsv = 'ایکسپورٹ کی ہوئی فائل جیسی، CSV UTF-8 میں محفوظ';
export const yourImports = 'آپ کے امپورٹ';
export const eachIsDeletedAfterAWeek = 'ہر امپورٹ ایک ہفتے بعد اپنی فائل سمیت مٹ جاتا ہے۔';
export const importsAreKeptForAWeek = 'آپ کے امپورٹ یہاں ایک ہفتہ رہتے ہیں۔';

export const addAProduct = 'چیز شامل کریں';
export const price = 'قیمت';
export const stock = 'اسٹاک';
export const sold = 'فروخت';
export const state = 'حالت';
export const noProductsYet = 'ابھی کوئی چیز نہیں';
export const addTheFirstProduct = 'پہلی چیز شامل کریں: نام، قیمت، تصویر اور اسٹاک۔';
export const importAFile = 'فائل امپورٹ کریں';

export const toPack = 'پیک کرنے ہیں';
export const lowOnStock = ({ count }: { count: number }) =>
  plural(count, '1 چیز کا اسٹاک کم ہے', `${count} چیزوں کا اسٹاک کم ہے`);
export const nothingToPack = 'پیک کرنے کو کچھ نہیں';
export const toShip = 'روانہ کرنے ہیں';
export const nothingToShip = 'روانہ کرنے کو کچھ نہیں';
export const onTheWay = 'راستے میں';
export const nothingOnTheWay = 'راستے میں کچھ نہیں';
export const delivered = 'پہنچ گئے';
export const nothingDeliveredYet = 'ابھی کچھ نہیں پہنچا';
export const cancelled = 'منسوخ';
export const nothingCancelled = 'کچھ منسوخ نہیں';
export const returned = 'واپس';
export const nothingCameBack = 'کچھ واپس نہیں آیا';
export const ordersToSend = 'بھیجنے والے آرڈر';
export const ordersByStatus = 'حالت کے مطابق آرڈر';
export const open = 'کھولیں';
export const openOrder = ({ trackingId }: { trackingId: string }) => `${trackingId} کھولیں`;
export const ship = 'روانہ کریں';
export const shipOrder = ({ trackingId }: { trackingId: string }) => `${trackingId} روانہ کریں`;
export const isPacked = ({ trackingId }: { trackingId: string }) => `${trackingId} پیک ہو گیا۔`;
export const isDelivered = ({ trackingId }: { trackingId: string }) => `${trackingId} پہنچ گیا۔`;

export const returns = 'واپسی';
export const recordWhatCameBack = 'پارسل کے نمبر سے آرڈر تلاش کریں، اور لکھیں کہ کیا واپس آیا۔';
export const theDaysAreOver = 'واپسی کے دن گزر چکے ہیں۔';
export const takeBack = 'واپس لیں';
export const takeBackOrder = ({ trackingId }: { trackingId: string }) => `${trackingId} واپس لیں`;
export const theReturnOfIsRecorded = ({ trackingId }: { trackingId: string }) =>
  `${trackingId} کی واپسی درج ہو گئی۔`;

export const waitingForAReply = 'جواب باقی';
export const reviewsByReply = 'جواب کے مطابق رائے';
export const loadingTheReviews = 'رائے کھل رہی ہے...';
export const failedToGetTheReviews = 'رائے نہیں کھل سکی';
export const everyReviewHasYourReply = 'ہر رائے پر آپ کا جواب موجود ہے۔';
export const noReviewsYet = 'ابھی کوئی رائے نہیں۔';
export const whenCustomersCanReview = 'چیز پہنچنے کے بعد گاہک اس پر رائے دے سکتے ہیں۔';
export const replyTo = ({ author }: { author: string }) => `${author} کو جواب دیں`;
export const reply = 'جواب دیں';
export const yourReplyIsSaved = 'آپ کا جواب محفوظ ہے۔';
export const yourReplyIsPublic = 'آپ کا جواب اب سب کو نظر آ رہا ہے۔';
export const correctYourReplyTo = ({ author }: { author: string }) => `${author} کے نام اپنا جواب درست کریں`;
export const correctYourReply = 'اپنا جواب درست کریں';
export const failedToSaveYourReply = 'آپ کا جواب محفوظ نہیں ہو سکا';
export const yourReplyTo = ({ author }: { author: string }) => `${author} کے نام آپ کا جواب`;
export const correctItWithinADay = 'جواب لکھنے کے ایک دن بعد تک درست کیا جا سکتا ہے۔';
export const saveReply = 'جواب محفوظ کریں';

export const orderedOn = ({ day }: { day: string }) => `آرڈر: ${day}`;
export const promisedFor = ({ day }: { day: string }) => `وعدہ: ${day}`;
export const pieces = ({ count }: { count: number }) => plural(count, '1 عدد', `${count} عدد`);
export const cashOnDelivery = 'پہنچنے پر نقد ادائیگی';
export const notPaidYet = 'ادائیگی باقی';
export const isPaid = 'ادا شدہ';
export const theCourierCollects = ({ cash }: { cash: string }) => `کوریئر ${cash} وصول کرے گا`;
export const nothingToCollect = 'کچھ وصول نہیں کرنا: ادائیگی پیشگی ہوتی ہے';

export const findAnOrder = 'آرڈر تلاش کریں';
export const find = 'تلاش کریں';
export const loadingTheOrders = 'آرڈر کھل رہے ہیں...';
export const failedToGetTheOrders = 'آرڈر نہیں کھل سکے';
export const noOrderHereHasThisNumber = 'یہاں اس نمبر کا کوئی آرڈر نہیں۔';
export const thereAreNoMore = 'اور کوئی نہیں۔';
export const showAll = 'سب دکھائیں';

export const shipment = 'پارسل';
export const backToTheOrders = 'آرڈروں پر واپس';
export const yourBrandHasNoSuchOrder = 'آپ کے برانڈ کا ایسا کوئی آرڈر نہیں۔';
export const seeTheOrders = 'آرڈر دیکھیں';
export const failedToGetTheOrder = 'آرڈر نہیں کھل سکا';
export const thePaymentIsDisputed =
  'گاہک کے بینک نے اس ادائیگی پر اعتراض کیا ہے۔ بینک کے فیصلے تک سامان روک کر رکھیں۔';
export const theCardIsNotChargedYet =
  'کارڈ سے رقم ابھی نہیں آئی۔ پیک کر لیں، اور ادائیگی ہو جانے پر روانہ کریں۔';
export const whatToSend = 'کیا بھیجنا ہے';
export const whereTo = 'کہاں بھیجنا ہے';
export const theAddressIsNotShown = ({ city }: { city: string }) => `${city}۔ پتا اب نہیں دکھایا جاتا۔`;
export const promisedBy = ({ delivery, day }: { delivery: string; day: string }) =>
  `${delivery}، ${day} تک کا وعدہ`;
export const printThePackingSlip = 'پیکنگ پرچی پرنٹ کریں';
export const failedToPrepareThePackingSlip = 'پیکنگ پرچی تیار نہیں ہو سکی';
export const chooseSeveral = 'کئی چنیں';
export const printThePackingSlips = 'پیکنگ پرچیاں پرنٹ کریں';
export const failedToPrepareThePackingSlips = 'پیکنگ پرچیاں تیار نہیں ہو سکیں';
export const nextStep = 'اگلا قدم';
export const markAsPacked = 'پیک ہو گیا';
export const itIsPacked = 'پیک ہو گیا۔';
export const markAsDelivered = 'گاہک تک پہنچ گیا';
export const itIsDelivered = 'گاہک تک پہنچ گیا۔';
export const itCameBack = 'واپس آ گیا';
export const notDelivered = 'نہیں پہنچا';
export const cancel = 'منسوخ کریں';
export const takenBackUntil = ({ day }: { day: string }) => `واپسی ${day} تک ہو سکتی ہے۔`;
export const failedToSaveTheStep = 'قدم محفوظ نہیں ہو سکا';
export const stepsSaid = {
  ship: 'روانہ ہو گیا۔',
  come_back: 'آپ کے پاس واپس آ گیا۔',
  fail_delivery: 'پہنچے بغیر ختم ہو گیا۔',
  cancel: 'منسوخ ہو گیا۔',
  return: 'واپسی درج ہو گئی۔',
};
export const cameBack = 'واپس آیا';
export const notDeliveredEnded = 'نہیں پہنچا، ختم';
export const who = { you: 'آپ', customer: 'گاہک', shop: 'دکان' };
export const withCourier = ({ courier, number }: { courier: string; number: string }) =>
  `بذریعہ ${courier}، \u2066${number}\u2069`;
export const withCourierWithoutNumber = ({ courier }: { courier: string }) => `بذریعہ ${courier}، نمبر نہیں`;

export const stepTitles = {
  ship: ({ trackingId }: { trackingId: string }) => `${trackingId} روانہ کریں`,
  come_back: ({ trackingId }: { trackingId: string }) => `واپس آیا: ${trackingId}`,
  fail_delivery: ({ trackingId }: { trackingId: string }) => `نہیں پہنچا: ${trackingId}`,
  cancel: ({ trackingId }: { trackingId: string }) => `${trackingId} منسوخ کریں`,
  return: ({ trackingId }: { trackingId: string }) => `${trackingId} واپس لیں`,
};
export const stepButtons = {
  ship: 'روانہ ہو گیا',
  come_back: 'واپس آ گیا',
  fail_delivery: 'نہیں پہنچا، ختم کریں',
  cancel: 'یہ سامان منسوخ کریں',
  return: 'واپسی درج کریں',
};
export const cancelling = 'منسوخ ہو رہا ہے...';
export const stepHints = {
  come_back:
    'یہ گاہک کو نظر آئے گا۔ رقم کا کوئی لین دین نہیں ہوتا۔ جب طے ہو جائے کہ آگے کیا کرنا ہے تو دوبارہ روانہ کریں یا منسوخ کریں۔',
  fail_delivery:
    'یہ گاہک کو نظر آئے گا۔ یہ سامان منسوخ ہو جائے گا اور اس کی کوئی رقم نہیں دینی ہو گی؛ کارڈ کی رقم واپس ہو جائے گی۔',
  cancel: 'یہ گاہک کو نظر آئے گا۔ سامان آپ کے اسٹاک میں واپس آئے گا، اور ادا کی گئی رقم گاہک کو واپس ملے گی۔',
  return:
    'یہ گاہک کو نظر آئے گا۔ سامان کی ادا کی گئی رقم گاہک کو واپس ملے گی؛ سامان دیکھ کر خود اسٹاک میں شامل کریں۔',
};
export const sayWhichCourierHasIt = 'لکھیں کہ کس کوریئر کے پاس ہے۔';
export const numberOfTheConsignment = 'کنسائنمنٹ نمبر';
export const theCustomerFollowsTheParcelByIt = 'گاہک اسی نمبر سے پارسل کا حال دیکھتے ہیں۔';
export const enterTheCouriersNumber = 'کنسائنمنٹ نمبر لکھیں۔';
export const chooseWhatHasHappened = 'چنیں کہ کیا ہوا۔';
export const whatBecomesOfThePieces = 'سامان کا کیا ہو گا؟';
export const backToTheStock = 'واپس اسٹاک میں';
export const writtenOff = 'ضائع';
export const inAFewWords = 'چند الفاظ میں';
export const reason = 'وجہ';

export const discountCodes = 'رعایتی کوڈ';
export const aboutCodes = ({ lowest }: { lowest: string }) =>
  `گاہک چیک آؤٹ پر کوڈ لکھتے ہیں۔ رعایت میں سے جتنا آپ برداشت کریں، آپ کی آمدنی اتنی کم ہوتی ہے، اور کمیشن باقی رقم پر لگتا ہے۔ گاہک ہر قیمت کا کم از کم ${lowest} % ضرور دیتے ہیں۔`;
export const createACode = 'کوڈ بنائیں';
export const codesForYourGoods = 'آپ کے سامان کے کوڈ';
export const loadingTheCodes = 'کوڈ آ رہے ہیں...';
export const failedToGetTheCodes = 'کوڈ نہیں مل سکے';
export const noCodesYet = 'ابھی کوئی کوڈ نہیں';
export const createTheFirstCode =
  'ایک کوڈ بنائیں اور اپنے گاہکوں کو بتائیں۔ ہم بھی آپ سے اپنے کسی کوڈ کا کچھ حصہ برداشت کرنے کو کہہ سکتے ہیں۔';
export const codeStates = {
  awaited: 'آپ کے جواب کا انتظار ہے',
  coming: 'ابھی نہیں',
  open: 'جاری ہے',
  used_up: 'پورا استعمال ہو چکا',
  over: 'ختم',
};
export const declined = 'آپ نے انکار کیا';
export const takesPercentOff = ({ percent }: { percent: string }) => `آپ کے سامان پر ${percent} % رعایت`;
export const takesSumOff = ({ sum }: { sum: string }) => `آپ کے سامان پر ${sum} رعایت`;
export const youBearIt = 'ساری رعایت آپ برداشت کرتے ہیں';
export const youBearPart = ({ percent }: { percent: string }) => `${percent} % آپ برداشت کرتے ہیں، باقی ہم`;
export const theShopBearsIt = 'ساری رعایت ہم برداشت کرتے ہیں';
export const fromSubTotal = ({ sum }: { sum: string }) => `${sum} یا زیادہ کی خریداری پر`;
export const forFirstOrders = 'صرف پہلے آرڈر کے لیے';
export const timesEach = ({ times }: { times: number }) =>
  plural(times, 'ہر گاہک کے لیے 1 بار', `ہر گاہک کے لیے ${times} بار`);
export const fromDay = ({ day }: { day: string }) => `${day} سے`;
export const fromDayTo = ({ from, to }: { from: string; to: string }) => `${from} سے ${to} تک`;
export const usedTimes = ({ uses }: { uses: number }) =>
  plural(uses, '1 آرڈر میں استعمال ہوا', `${uses} آرڈروں میں استعمال ہوا`);
export const usedTimesOf = ({ uses, most }: { uses: number; most: string }) =>
  `${most} میں سے ${uses} آرڈروں میں استعمال ہوا`;
export const costYou = ({ given, borne }: { given: string; borne: string }) =>
  `کل رعایت ${given}، جس میں سے ${borne} آپ نے برداشت کی۔`;
export const accept = 'قبول کریں';
export const acceptCode = ({ code }: { code: string }) => `${code} قبول کریں`;
export const acceptAnd = ({ bearer }: { bearer: string }) =>
  `${bearer}۔ اب سے گاہک اسے استعمال کر سکیں گے۔ آپ اسے کبھی بھی ختم کر سکتے ہیں؛ جن آرڈروں میں لگ چکا ہو ان میں رہے گا۔`;
export const acceptTheCode = 'کوڈ قبول کریں';
export const codeIsAccepted = ({ code }: { code: string }) => `گاہک اب ${code} استعمال کر سکتے ہیں۔`;
export const decline = 'انکار کریں';
export const declineCode = ({ code }: { code: string }) => `${code} سے انکار کریں`;
export const declineAnd = 'پھر یہ ختم ہو جائے گا، اور ہمیں معلوم ہو گا کہ آپ نے انکار کیا ہے۔';
export const declineTheCode = 'کوڈ سے انکار کریں';
export const codeIsDeclined = ({ code }: { code: string }) => `آپ نے ${code} سے انکار کر دیا۔`;
export const failedToAnswer = 'آپ کا جواب نہیں جا سکا';
export const end = 'ختم کریں';
export const endCode = ({ code }: { code: string }) => `${code} ختم کریں`;
export const endAnd =
  'اب سے اسے کوئی استعمال نہیں کر سکے گا، اور یہ دوبارہ نہیں کھل سکتا۔ جن آرڈروں میں رعایت مل چکی ہے ان میں رہے گی۔';
export const endTheCode = 'کوڈ ختم کریں';
export const codeIsOver = ({ code }: { code: string }) => `${code} ختم ہو گیا۔`;
export const failedToEndTheCode = 'کوڈ ختم نہیں ہو سکا';
export const ofADiscountCode = 'کوڈ';
export const lettersOfACode =
  '4 سے 20 انگریزی حروف، ہندسے اور ڈیش۔ بعد میں نہ بدلا جا سکتا ہے، نہ دوبارہ استعمال ہو سکتا ہے۔';
export const takesOff = 'رعایت';
export const aSumInRupees = 'روپے میں رقم';
export const perCent = 'فیصد';
export const atMostPerCent = ({ most }: { most: string }) =>
  `زیادہ سے زیادہ ${most}۔ ساری رعایت آپ برداشت کرتے ہیں۔`;
export const sumInRupees = 'رقم، روپے';
export const lessIfTooLow = 'جہاں گاہک بہت کم دے رہا ہو وہاں کم لگے گی۔ ساری رعایت آپ برداشت کرتے ہیں۔';
export const subTotalFrom = 'کم از کم خریداری، روپے';
export const firstDay = 'پہلا دن';
export const lastDay = 'آخری دن';
export const usesInAll = 'کل کتنی بار';
export const usesPerCustomer = 'ہر گاہک کتنی بار';
export const customersSignIn = 'تب گاہکوں کو سائن اِن کرنا ہو گا۔';
export const onlyForAFirstOrder = 'صرف گاہک کے پہلے آرڈر کے لیے؛ انہیں سائن اِن کرنا ہو گا';
export const createTheCode = 'کوڈ بنائیں';
export const creating = 'بن رہا ہے...';
export const codeIsCreated = ({ code }: { code: string }) => `${code} بن گیا۔`;
export const failedToCreateTheCode = 'کوڈ نہیں بن سکا';

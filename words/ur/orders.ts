export const toBeAgreed = 'ابھی طے ہونا ہے';
export const noClothNeeded = 'کپڑے کی ضرورت نہیں';
export const item = 'چیز';
export const dress = 'لباس';
export const shoes = 'جوتے';
export const shoesNumber = ({ shoeSize }: { shoeSize: number }) => `جوتے، نمبر ${shoeSize}`;
export const dressType = 'لباس کی قسم';
export const fabricType = 'کپڑے کی قسم';
export const measuresNotNeeded = 'ضرورت نہیں';
export const partlyEstimated = ({ name }: { name: string }) => `${name}، کچھ اندازے سے`;
export const youAskedFor = 'آپ کی مانگی ہوئی تاریخ';
export const expectedDelivery = 'متوقع تاریخ';
export const pickup = 'کپڑا لینا';
export const paymentType = 'ادائیگی کا طریقہ';

export const garmentStatusTexts = {
  PLACED: {
    title: 'آرڈر دیا گیا',
    text: '“آرڈر مکمل کریں” پر اس کی تصدیق کریں۔ سلائی اس کے بعد شروع ہو گی۔',
  },
  CONFIRMED: { title: 'آرڈر کی تصدیق ہو گئی', text: 'اب یہ درزی کے پاس جائے گا۔' },
  ACCEPTED: {
    title: 'درزی نے قبول کر لیا',
    text: 'درزی نے آرڈر قبول کر لیا ہے، کام جلد شروع ہو گا۔',
  },
  DECLINED: {
    title: 'دوسرے درزی کی تلاش',
    text: 'درزی کے لیے یہ آرڈر لینا ممکن نہیں تھا۔ ہم دوسرا درزی ڈھونڈ رہے ہیں۔',
  },
  IN_PRODUCTION: { title: 'سلائی میں', text: 'لباس کی کٹائی اور سلائی ہو رہی ہے۔' },
  QUALITY_CHECK: {
    title: 'معیار کی جانچ',
    text: 'سلائی کے جوڑوں، ناپ اور فنشنگ کی جانچ ہو رہی ہے۔',
  },
  READY: { title: 'لے جانے کے لیے تیار', text: 'لباس تیار ہے، آ کر لے جائیں۔' },
  SHIPPED: { title: 'روانہ', text: 'لباس تیار ہو کر روانہ ہو گیا ہے۔' },
  DELIVERED: { title: 'پہنچ گیا', text: 'لباس پہنچ گیا۔ پہننا نصیب ہو!' },
  ALTERATION: { title: 'درستی', text: 'درستی مانگی گئی ہے۔ لباس درزی کے ہاں ٹھیک ہو گا۔' },
  CANCELLED: { title: 'منسوخ', text: 'یہ آرڈر منسوخ ہو گیا۔' },
};
export const severalGarmentsTexts = {
  IN_PRODUCTION: 'لباسوں کی کٹائی اور سلائی ہو رہی ہے۔',
  READY: 'سب لباس تیار ہیں، آ کر لے جائیں۔',
  SHIPPED: 'سب لباس تیار ہو کر روانہ ہو گئے ہیں۔',
  DELIVERED: 'سب لباس پہنچ گئے۔ پہننا نصیب ہو!',
  ALTERATION: 'درستی مانگی گئی ہے۔ درزی اسے کرے گا۔',
};
export const garments = ({ count }: { count: number }) => `${count} لباس`;
export const readyOf = ({ ready, count }: { ready: number; count: number }) =>
  `${count} میں سے ${ready} تیار`;
export const bulkStatusTexts = {
  REQUESTED: { title: 'آرڈر دیا گیا', text: 'ہم قیمت لگا رہے ہیں۔' },
  QUOTED: {
    title: 'آپ کے جواب کا انتظار',
    text: 'ہم نے کوٹیشن بھیج دی ہے۔ قبول ہوتے ہی کام شروع ہو گا۔',
  },
  ACCEPTED: { title: 'کوٹیشن قبول', text: 'کارخانہ جلد کام شروع کرے گا۔' },
  IN_PRODUCTION: { title: 'سلائی میں', text: 'مال کی کٹائی اور سلائی ہو رہی ہے۔' },
  QUALITY_CHECK: {
    title: 'معیار کی جانچ',
    text: 'سلائی کے جوڑوں، ناپ اور فنشنگ کی جانچ ہو رہی ہے۔',
  },
  SHIPPED: { title: 'روانہ', text: 'آرڈر تیار ہو کر روانہ ہو گیا ہے۔' },
  DELIVERED: { title: 'پہنچ گیا', text: 'آرڈر پہنچ گیا۔' },
  CANCELLED: { title: 'منسوخ', text: 'یہ آرڈر منسوخ ہو گیا۔' },
};
export const goodsStatusTexts = {
  UNCONFIRMED: {
    title: 'آپ کی تصدیق کا انتظار',
    text: 'ہماری ای میل کے لنک سے، یا ہماری کال پر، اس آرڈر کی تصدیق کریں۔ پیکنگ اس کے بعد ہو گی۔',
  },
  PLACED: { title: 'آرڈر دیا گیا', text: 'آپ کا آرڈر بیچنے والوں کے پاس ہے، اب پیک ہو گا۔' },
  PACKED: { title: 'پیک ہو گیا', text: 'پیک ہو گیا ہے، کوریئر کا انتظار ہے۔' },
  SHIPPED: { title: 'روانہ', text: 'آپ کی طرف روانہ ہو گیا ہے۔' },
  DELIVERED: { title: 'پہنچ گیا', text: 'آرڈر پہنچ گیا۔ مبارک ہو!' },
  CANCELLED: { title: 'منسوخ', text: 'یہ آرڈر منسوخ ہو گیا۔' },
  RETURNED: { title: 'واپس', text: 'چیزیں واپس آ گئیں۔' },
};
export const notDelivered = 'نہیں پہنچا';
export const orderNotDelivered = {
  sentAgain: ({ at }: { at: string }) =>
    `یہ آرڈر ${at} کو نہیں پہنچ سکا۔ دوبارہ بھیجنے کے لیے ہم رابطہ کریں گے۔`,
  ended: ({ at }: { at: string }) =>
    `یہ آرڈر ${at} کو نہیں پہنچ سکا۔ آرڈر ختم ہو گیا ہے، اس کی کوئی ادائیگی نہیں کرنی۔`,
};
export const parcelNotDelivered = {
  sentAgain: ({ at }: { at: string }) =>
    `اس آرڈر کا ایک پارسل ${at} کو نہیں پہنچ سکا۔ دوبارہ بھیجنے کے لیے ہم رابطہ کریں گے۔`,
  ended: ({ at }: { at: string }) =>
    `اس آرڈر کا ایک پارسل ${at} کو نہیں پہنچ سکا۔ آرڈر ختم ہو گیا ہے، اس کی کوئی ادائیگی نہیں کرنی۔`,
};

/** By the name of the stage on the wire. */
export const stageNames = {
  'Order Placed': 'آرڈر دیا گیا',
  Packed: 'پیک ہو گیا',
  'In Production': 'سلائی میں',
  'Quality Check': 'معیار کی جانچ',
  Shipped: 'روانہ',
  Delivered: 'پہنچ گیا',
};
export const stageTexts = {
  'Order Placed': 'آپ کی تصدیق کے بعد آرڈر درزی کے پاس جاتا ہے۔',
  Packed: 'سب کچھ دیکھ کر پیک ہوتا ہے۔',
  'In Production': 'کپڑا کٹتا اور سِلتا ہے۔',
  'Quality Check': 'سلائی کے جوڑوں، ناپ اور فنشنگ کی جانچ ہوتی ہے۔',
  Shipped: 'آپ کی طرف روانہ، یا لے جانے کے لیے تیار۔',
};
export const garmentDelivered = ({ alterationDays }: { alterationDays: number }) =>
  `پہنچ گیا۔ ${alterationDays} دن تک درستی مفت ہے۔`;
export const bulkStageTexts = {
  'Order Placed': 'ہم کوٹیشن بھیجتے ہیں، آپ قبول کریں۔',
  Shipped: 'آپ کی طرف روانہ۔',
  Delivered: 'آپ تک پہنچ گیا۔',
};
export const goodsStageTexts = {
  'Order Placed': 'آرڈر بیچنے والوں کے پاس ہے۔',
  Shipped: 'آپ کی طرف روانہ۔',
  Delivered: 'آپ تک پہنچ گیا۔',
};
export const stageStates = { done: 'ہو گیا', current: 'اب یہاں', open: 'ابھی باقی' };
export const notReached = 'یہاں تک نہیں پہنچا';

export const quoteForOrder = ({ trackingId }: { trackingId: string }) => `آرڈر ${trackingId} کی کوٹیشن`;
export const itemType = 'چیز کی قسم';
export const priceOfAPiece = 'ایک عدد کی قیمت';
export const totalBill = 'کل بل';
export const deliveryBy = 'ڈیلیوری کی تاریخ';
export const quoteOpenUntil = 'کوٹیشن کی آخری تاریخ';
export const deliveredTo = 'پہنچانے کا پتا';
export const contract = 'معاہدہ';
export const youHaveAcceptedTheQuote = ({ trackingId }: { trackingId: string }) =>
  `آرڈر ${trackingId} کی کوٹیشن قبول ہو گئی۔`;
export const failedToAcceptTheQuote = 'کوٹیشن قبول نہیں ہو سکی';
export const typeYourFullNameToAccept = 'قبول کرنے کے لیے اپنا پورا نام لکھیں';
export const whatYourNameAccepts = {
  ADVANCE:
    'آپ کا نام، وقت اور نیٹ ورک کا پتا معاہدے کے ساتھ محفوظ رہے گا۔ ادائیگی پیشگی ہو گی؛ اس کا طریقہ پھر آرڈر کے صفحے پر ہو گا۔',
  COD: 'آپ کا نام، وقت اور نیٹ ورک کا پتا معاہدے کے ساتھ محفوظ رہے گا۔ ادائیگی آرڈر پہنچنے پر نقد ہو گی۔',
};
export const typeYourNameToAcceptThe = 'کوٹیشن قبول کرنے کے لیے اپنا نام لکھیں۔';
export const thereIsANewerQuote = 'اس آرڈر کی نئی کوٹیشن آ گئی ہے۔ قبول کرنے سے پہلے اسے پڑھ لیں۔';
export const decideLater = 'بعد میں فیصلہ کریں';
export const accepting = 'قبول ہو رہی ہے...';
export const acceptQuote = 'کوٹیشن قبول کریں';
export const acceptTheQuoteForOrder = ({ id }: { id: number }) => `آرڈر ${id} کی کوٹیشن قبول کریں`;

export const failedToSendYourAnswer = 'جواب نہیں بھیجا جا سکا';
export const theTailorHasAQuestion = 'درزی کا ایک سوال ہے';
export const theStitchingWaitsForYourAnswer = ({ askedAt }: { askedAt: string }) =>
  `${askedAt} کو پوچھا گیا۔ سلائی آپ کے جواب کے انتظار میں رکی ہے؛ کام کے جتنے دن گزریں گے، متوقع تاریخ اتنی ہی آگے جائے گی۔`;
export const yourAnswer = 'آپ کا جواب';
export const writeYourAnswer = 'اپنا جواب لکھیں۔';
export const sendTheAnswer = 'جواب بھیجیں';

export const deleteOrder = ({ id }: { id: number }) => `آرڈر ${id} مٹائیں`;
export const deleteOrderRefused = ({ id, why }: { id: number; why: string }) => `آرڈر ${id} مٹائیں: ${why}`;
export const whyNotWithdrawn = {
  REQUESTED: 'کوٹیشن مانگی جا چکی ہے، اب آرڈر واپس نہیں لیا جا سکتا۔',
  QUOTED: 'کوٹیشن بھیجی جا چکی ہے، اب آرڈر واپس نہیں لیا جا سکتا۔',
  ACCEPTED: 'کوٹیشن قبول ہو چکی ہے، اب آرڈر واپس نہیں لیا جا سکتا۔',
  IN_PRODUCTION: 'سلائی شروع ہو چکی ہے، اب آرڈر واپس نہیں لیا جا سکتا۔',
  QUALITY_CHECK: 'معیار کی جانچ ہو رہی ہے، اب آرڈر واپس نہیں لیا جا سکتا۔',
  SHIPPED: 'آرڈر روانہ ہو چکا ہے، اب واپس نہیں لیا جا سکتا۔',
  DELIVERED: 'آرڈر پہنچ چکا ہے، اب واپس نہیں لیا جا سکتا۔',
  CANCELLED: 'یہ پہلے ہی منسوخ ہے۔',
};
export const withdrawOrderQuestion = ({ trackingId }: { trackingId: string }) =>
  `آرڈر ${trackingId} واپس لیں؟`;
export const nothingWillBeMade = ({
  numberOfPieces,
  itemType,
}: {
  numberOfPieces: number;
  itemType: string;
}) =>
  `${numberOfPieces} × ${itemType}۔ کچھ نہیں بنے گا اور کوئی ادائیگی نہیں کرنی۔ یہ فیصلہ بدلا نہیں جا سکے گا۔`;
export const whyDoYouWithdrawIt = 'واپس لینے کی وجہ کیا ہے؟';
export const withdrawOrder = 'آرڈر واپس لیں';
export const withdrawing = 'واپس لیا جا رہا ہے...';
export const yourOrderIsWithdrawn = ({ trackingId }: { trackingId: string }) =>
  `آپ کا آرڈر ${trackingId} واپس لے لیا گیا۔ فہرست میں یہ منسوخ لکھا ہے۔`;
export const failedToWithdrawTheOrder = 'آرڈر واپس نہیں لیا جا سکا';

export const askAboutIt = 'اس کے بارے میں پوچھیں';
export const trackThisOrder = 'اس آرڈر کا حال دیکھیں';
export const user = 'گاہک';
export const userEMail = 'گاہک کی ای میل';
export const orderDate = 'آرڈر کی تاریخ';
export const contactSameAsRegistered = 'رابطہ نمبر وہی جو اکاؤنٹ میں ہے';
export const sampleRequested = 'نمونہ مانگا گیا';
export const contactStatus = 'رابطے کی حالت';
export const billStatus = 'بل کی حالت';
export const status = 'حالت';
export const notes = 'نوٹ';
export const invoicePdf = 'انوائس (PDF)';
export const designOpensInFullSize = 'ڈیزائن، پورے سائز میں کھولیں';
export const quoteAccepted = 'کوٹیشن قبول';
export const acceptedBy = ({ name, at }: { name: string; at: string }) => `${name}، ${at}`;
export const thisQuoteHasExpired = ({ day }: { day: string }) =>
  `یہ کوٹیشن ${day} تک قبول ہو سکتی تھی۔ نئی کوٹیشن مانگیں، ہم آپ کے آرڈر کی قیمت دوبارہ لگائیں گے: <contact>رابطہ کریں</contact>`;
export const changeTheAddress = 'پتا بدلیں';
export const thankYouTheAddressIsSaved = 'شکریہ، پتا محفوظ ہے۔';
export const failedToSaveTheAddress = 'پتا محفوظ نہیں ہو سکا';
export const weQuoteOnceYouHaveTold = 'بتائیں کہ مال کہاں پہنچانا ہے، پھر ہم کوٹیشن بھیجیں گے۔';
export const saveTheAddress = 'پتا محفوظ کریں';

export const columns = {
  id: 'نمبر',
  itemType: 'چیز کی قسم',
  quantity: 'تعداد',
  status: 'حالت',
  billStatus: 'بل کی حالت',
  paymentType: 'ادائیگی کا طریقہ',
  trackingId: 'ٹریکنگ نمبر',
  userConfirmation: 'گاہک کی تصدیق',
  createdAt: 'آرڈر کی تاریخ',
  expectedDelivery: 'متوقع تاریخ',
  timesContacted: 'کتنی بار رابطہ ہوا',
  action: 'کارروائی',
};
export const forDay = ({ day }: { day: string }) => `${day} تک`;
export const askedForDay = ({ day }: { day: string }) => `آپ کی مانگی ہوئی تاریخ: ${day}`;
export const youAskedForDay = ({ day }: { day: string }) => `آپ کی مانگی ہوئی تاریخ: ${day}`;
export const noQuoteYet = 'ابھی کوٹیشن نہیں';
export const byTailor = ({ tailor }: { tailor: string }) => `درزی: ${tailor}`;
export const forPersonByTailor = ({ person, tailor }: { person: string; tailor: string }) =>
  `${person} کے لیے، درزی: ${tailor}`;
export const viewOrder = ({ id }: { id: number }) => `آرڈر ${id} دیکھیں`;
export const view = 'دیکھیں';
export const trackOrder = ({ id }: { id: number }) => `آرڈر ${id} کا حال دیکھیں`;
export const track = 'حال دیکھیں';
export const invoiceOfOrder = ({ id }: { id: number }) => `آرڈر ${id} کی انوائس`;
export const confirmOrderToGetItsInvoice = ({ id }: { id: number }) =>
  `انوائس کے لیے آرڈر ${id} کی تصدیق کریں`;
export const confirm = 'تصدیق کریں';
export const orderAgainAsOrder = ({ id }: { id: number }) => `آرڈر ${id} جیسا دوبارہ آرڈر دیں`;

export const cancelOrderQuestion = ({ trackingId }: { trackingId: string }) =>
  `آرڈر ${trackingId} منسوخ کریں؟`;
export const nothingWillBeStitched =
  'سلائی نہیں ہو گی اور کوئی ادائیگی نہیں کرنی۔ یہ فیصلہ بدلا نہیں جا سکے گا۔';
export const nothingWillBeStitchedPaid =
  'سلائی نہیں ہو گی اور آپ کی ادا کی ہوئی رقم واپس بھیج دی جائے گی۔ یہ فیصلہ بدلا نہیں جا سکے گا۔';
export const whyDoYouCancelIt = 'منسوخ کرنے کی وجہ کیا ہے؟';
export const cancelOrder = 'آرڈر منسوخ کریں';
export const cancelling = 'منسوخ ہو رہا ہے...';
export const yourOrderIsCancelled = ({ trackingId }: { trackingId: string }) =>
  `آپ کا آرڈر ${trackingId} منسوخ ہو گیا۔`;
export const failedToCancelTheOrder = 'آرڈر منسوخ نہیں ہو سکا';
export const sayWhyInAFewWords = 'چند الفاظ میں وجہ لکھیں۔';
export const keepTheOrder = 'آرڈر برقرار رکھیں';

export const whereDoThePiecesGo = 'مال کہاں پہنچانا ہے؟';
export const youPayInCashOnDelivery = 'ادائیگی آرڈر پہنچنے پر نقد ہو گی۔';
export const nobodyCanCollectCashAbroad =
  'بیرونِ ملک نقد وصولی ممکن نہیں: کوٹیشن قبول ہونے کے بعد ادائیگی پیشگی ہو گی۔';

export const invoice = 'انوائس';
export const failedToGenerateInvoice = 'انوائس نہیں بن سکی';
export const downloadCreditNote = 'کریڈٹ نوٹ ڈاؤن لوڈ کریں';
export const downloadTheCreditNote = ({ id }: { id: string }) => `کریڈٹ نوٹ ${id} ڈاؤن لوڈ کریں`;
export const theCreditNoteCouldNotBe = 'کریڈٹ نوٹ ڈاؤن لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const contractPdf = 'معاہدہ (PDF)';
export const theContractCouldNotBeDownloaded = 'معاہدہ ڈاؤن لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';

export const editOrder = ({ trackingId }: { trackingId: string }) => `آرڈر ${trackingId} بدلیں`;
export const failedToChangeTheOrder = 'آرڈر میں تبدیلی نہیں ہو سکی';
export const yourOrderIsChanged = 'آپ کے آرڈر میں تبدیلی ہو گئی۔';
export const whichNumberMayWeCall = 'ہم کس نمبر پر کال کریں؟';
export const myRegisteredNumber = 'میرے اکاؤنٹ کا نمبر';
export const aDifferentNumber = 'کوئی اور نمبر';
export const newContactNumber = 'نیا رابطہ نمبر';
export const contactNumberExample =
  'مثلاً \u20660300 1234567\u2069، یا ملک کے کوڈ کے ساتھ، جیسے \u2066+1234567890\u2069۔';
export const priceAndDayAreWorkedOutAgain =
  'محفوظ کرنے پر قیمت اور متوقع تاریخ نئے سرے سے لگیں گی؛ تصدیق سے پہلے دونوں نظر آئیں گی۔ لباس، درزی یا تصویر بدلنی ہو تو یہ آرڈر منسوخ کر کے نیا دیں۔';
export const leaveItAsItIs = 'جیسا ہے رہنے دیں';
export const saveChanges = 'تبدیلیاں محفوظ کریں';

export const whatHasHappened = 'کیا ہوا؟';

export const weEMailYouOnlyOnce = ({ email }: { email: string }) =>
  `ہماری ای میل تبھی آئے گی جب آپ کے ای میل پتے کی تصدیق ہو جائے۔ <email>\u2066${email}\u2069</email> پر بھیجا گیا لنک کھولیں، یا <profile>لنک دوبارہ منگوائیں</profile>۔ تب تک سب کچھ “میرے آرڈر” میں ملے گا۔`;
export const youAreSignedInForWork = 'یہ کام کا اکاؤنٹ ہے۔ آرڈر دینے کے لیے گاہک کے اکاؤنٹ سے سائن اِن کریں۔';
export const clothCollectedFrom = 'کپڑا لینے کا پتا';

export const whichOrderIsItAbout = 'کس آرڈر کے بارے میں؟';
export const youHaveNoOrdersYet = 'ابھی آپ کا کوئی آرڈر نہیں۔';

export const orderAgain = 'دوبارہ آرڈر دیں';
export const starting = 'شروع ہو رہا ہے...';
export const editThisOrder = 'یہ آرڈر بدلیں';
export const opening = 'کھل رہا ہے...';
export const thisTailorDoesNotStitchIt = 'اس درزی کے ہاں اب یہ نہیں سِلتا۔';
export const theTailorCouldNotBeRead = 'درزی کی تفصیل نہیں کھل سکی۔ دوبارہ کوشش کریں۔';
export const replaceTheOrderYouHaveBegun = 'شروع کیا ہوا آرڈر بدل دیں؟';
export const orderAgainDiscardsTheForm = ({ id }: { id: number }) =>
  `فارم میں ایک آرڈر ہے جو ابھی نہیں بھیجا گیا۔ آرڈر ${id} سے دوبارہ شروع کرنے پر وہ مٹ جائے گا۔`;
export const editingDiscardsTheForm = ({ id }: { id: number }) =>
  `فارم میں ایک آرڈر ہے جو ابھی نہیں بھیجا گیا۔ آرڈر ${id} بدلنے پر وہ مٹ جائے گا۔`;
export const keepIt = 'وہی رہنے دیں';
export const replaceIt = 'بدل دیں';

export const andMore = ({ name, others }: { name: string; others: number }) => `${name} اور ${others} مزید`;

export const shippingAddress = 'ڈیلیوری کا پتا';
export const thisIsYourOrder = 'یہ آپ کا آرڈر ہے۔ <details>پوری تفصیل دیکھیں</details>';
export const yourPrice = 'آپ کی قیمت';
export const stitching = 'سلائی';

export const weLookAtWhatYouNeed = 'ہم آپ کی ضرورت دیکھتے ہیں اور کچھ پوچھنا ہو تو کال کرتے ہیں۔';
export const weSendYouAQuote = 'ہم کوٹیشن بھیجتے ہیں: ایک عدد کی قیمت، کل رقم اور تاریخ۔';
export const youAcceptItUnderMyOrders = '“میرے آرڈر” میں اپنا نام لکھ کر اسے قبول کریں۔';
export const whatHappensNext = 'اب کیا ہو گا';
export const nothingIsMadeBeforeYouAccept = 'قبول کرنے سے پہلے نہ کچھ بنتا ہے، نہ کوئی ادائیگی کرنی ہے۔';

export const noOrdersYet = 'ابھی کوئی آرڈر نہیں۔ پہلا لباس سلوانے کے لیے چند سوالوں کے جواب دیں۔';
export const allMyOrders = 'میرے سب آرڈر';
export const loadingOrders = 'آرڈر کھل رہے ہیں...';
export const yourRecentOrders = 'آپ کے حالیہ آرڈر';
export const signInToSeeYourOrders = 'اپنے آرڈر یہاں دیکھنے کے لیے سائن اِن کریں۔';

export const addThePictureOfYourMeasurements = 'اپنے ناپ کی تصویر لگائیں۔';
export const thankYouWeHaveThePicture = 'شکریہ، آپ کے ناپ کی تصویر مل گئی۔';
export const failedToSendThePicture = 'تصویر نہیں بھیجی جا سکی';
export const sendUsThePicture = 'اپنے ناپ کی تصویر بھیجیں';
export const weWaitForThePicture = 'تصویر ملتے ہی ہم قیمت اور تاریخ بتا دیں گے، پھر آرڈر کی تصدیق کریں۔';
export const measurementImage = 'ناپ کی تصویر';
export const aPhotoOfTheMeasures =
  'کاغذ پر لکھے ناپ یا ناپ کی پرچی کی تصویر۔ JPEG، PNG، WebP، AVIF یا HEIC، زیادہ سے زیادہ 10 ایم بی۔';
export const upload = 'تصویر لگ رہی ہے';
export const uploadedSavingIt = 'تصویر لگ گئی۔ محفوظ ہو رہی ہے...';
export const sendThePicture = 'تصویر بھیجیں';

export const customerEMail = 'گاہک کی ای میل';
export const tailorEMail = 'درزی کی ای میل';
export const notAvailable = 'معلوم نہیں';
export const measurementSource = 'ناپ کہاں سے';
export const timesContacted = 'کتنی بار رابطہ ہوا';
export const userConfirmation = 'گاہک کی تصدیق';
export const clothSwatch = 'کپڑے کا نمونہ';
export const swatchRequested = 'مانگا گیا';
export const swatchNotRequested = 'نہیں مانگا گیا';
export const design = 'ڈیزائن';
export const confirmOrder = 'آرڈر کی تصدیق کریں';
export const sayWhereItGoes = 'بتائیں کہاں پہنچانا ہے';

export const sendMeAClothSwatch = ({ sampleFee }: { sampleFee: string }) =>
  `سلائی سے پہلے کپڑے کا نمونہ بھیجیں، ${sampleFee}`;
export const aClothSwatchComesByPost = ({ sampleFee }: { sampleFee: string }) =>
  `سلائی سے پہلے کپڑے کا نمونہ (${sampleFee}) ڈاک سے آتا ہے: نمونہ چاہیے تو کپڑا لینے یا لباس پہنچانے کا کام ہمیں دیں۔`;

export const enterATrackingNumber = 'ٹریکنگ نمبر لکھیں';
export const npAndTenLettersAndDigits =
  '\u2066NP-\u2069 اور اس کے بعد دس حروف اور ہندسے۔ یہ انوائس پر اور ہماری ای میلز میں ہے۔';
export const tracking = 'آرڈر تلاش ہو رہا ہے...';
export const enterTheTrackingNumber = 'انوائس یا آرڈر کی ای میل سے ٹریکنگ نمبر لکھیں۔';
export const thisIsNotATrackingNumber =
  'یہ ٹریکنگ نمبر نہیں ہے۔ نمبر \u2066NP-\u2069 سے شروع ہوتا ہے، پھر دس حروف اور ہندسے آتے ہیں جن میں U نہیں ہوتا۔';
export const weFoundNoOrder = ({ number }: { number: string }) =>
  `نمبر ${number} کا کوئی آرڈر نہیں ملا۔ ایک ایک حرف اپنی انوائس سے ملائیں۔`;
export const order = ({ trackingId }: { trackingId: string }) => `آرڈر ${trackingId}`;
export const live = 'براہِ راست';
export const nowAt = ({ title }: { title: string }) => `اب: ${title}`;
export const items = 'چیزیں';
export const ordered = 'آرڈر کی تاریخ';
export const estimatedDelivery = 'متوقع تاریخ';
export const askedFor = 'مانگی ہوئی تاریخ';
export const cashAtTheDoor = 'وصولی پر ادا کریں';
export const payNothingElse = ({ amount, code }: { amount: string; code: string }) =>
  `صرف <amount>${amount}</amount>، اور کچھ نہیں۔ پارسل پر کوڈ: <code>${code}</code>`;
export const ifAnotherSumIsAsked = 'اگر پارسل پر یا رائیڈر کوئی اور رقم بتائے تو ادا نہ کریں، ہمیں فون کریں۔';
export const itIsPaid = 'ادائیگی ہو چکی ہے: وصولی پر کچھ نہیں دینا۔';
export const couriers = ({ count: _count }: { count: number }) => 'کوریئر';
export const shipment = ({ courier, at }: { courier: string; at: string }) =>
  `<courier>${courier}</courier> <since>${at} سے</since>`;
export const shipmentWithNumber = ({
  courier,
  number,
  at,
}: {
  courier: string;
  number: string;
  at: string;
}) => `<courier>${courier}</courier>، نمبر <number>${number}</number> <since>${at} سے</since>`;
export const bulkOrder = 'بڑا آرڈر';
export const pieces = ({ count }: { count: number }) => `${count} عدد`;

export const photoSteps = {
  ask: 'سوال',
  send_swatch: 'کپڑے کا نمونہ',
  receive_cloth: 'کپڑا ملا',
  start: 'سلائی شروع',
  check: 'معیار کی جانچ میں',
  rework: 'دوبارہ کام کے لیے واپس',
  make_ready: 'تیار',
  ship: 'راستے میں',
  deliver: 'پہنچ گیا',
  mend: 'درستی شروع',
  work_garment: 'ایک لباس کا کام',
};
export const theReceiptOfYourCloth = 'آپ کا کپڑا، جیسا درزی کو ملا';
export const isThisRight = 'کیا یہ درست ہے؟';
export const youCanObjectUntil = ({ until }: { until: string }) => `کچھ غلط ہو تو ${until} تک بتا دیں۔`;
export const somethingIsWrong = 'کچھ غلط ہے';
export const theStitchingWaitsForTheCorrection =
  'یہ درزی کو اور ہمیں نظر آئے گا۔ رسید درست ہونے تک سلائی رکی رہے گی؛ جو پہلے لکھا گیا تھا وہ ویسے ہی رہے گا۔';
export const clothStillAwaitedFor = ({ garments }: { garments: string }) =>
  `ابھی نہیں آیا: ${garments} کا کپڑا۔ باقی لباس شروع کیے جا سکتے ہیں۔`;
export const forWhichGarments = 'کن لباسوں کے لیے؟';
export const tickWhatItIsAbout = 'جن لباسوں کی بات ہے ان پر نشان لگائیں۔';
export const objectionIsAbout = ({ garments }: { garments: string }) => `${garments} کے بارے میں`;
export const whatIsWrong = 'کیا غلط ہے؟';
export const yourObjection = 'آپ کا اعتراض';
export const sayWhatIsWrong = 'چند الفاظ میں لکھیں کہ کیا غلط ہے۔';
export const sendTheObjection = 'اعتراض بھیجیں';
export const failedToSendYourObjection = 'آپ کا اعتراض نہیں بھیجا جا سکا';
export const youObjectedOn = ({ at }: { at: string }) => `${at} کو آپ کا اعتراض:`;
export const theTailorIsTold =
  'درزی کو بتا دیا گیا ہے، رسید درست ہو گی یا ہم معاملہ طے کریں گے۔ تب تک سلائی رکی رہے گی۔';
export const weHaveSettledIt = 'ہم نے آپ کے اعتراض کا معاملہ طے کر دیا ہے۔ اب بھی کچھ غلط ہو تو ہمیں لکھیں۔';
export const writtenDownBefore = 'پہلے کیا لکھا گیا';
export const photoOfTheCloth = 'کپڑے کی تصویر';
export const aStep = 'ایک مرحلہ';
export const stepAt = ({ step, at }: { step: string; at: string }) => `${step}، ${at}`;
export const fromTheWorkshop = 'کارخانے سے';
export const clothCollectedOn = ({ at }: { at: string }) => `ہمارا رائیڈر ${at} کو آپ کا کپڑا لے گیا۔`;
export const garmentCollectedOn = ({ at }: { at: string }) => `ہمارا رائیڈر ${at} کو آپ کا جوڑا لے گیا۔`;

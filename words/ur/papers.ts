import { plural } from '../plural.ts';

/** Of every paper. */
export const qrCodeThatOpens = ({ address }: { address: string }) =>
  `QR کوڈ جو یہ صفحہ کھولتا ہے: ${address}`;
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `صفحہ ${page} از ${pages}`;
export const issuedOn = ({ day }: { day: string }) => `جاری ہوا: ${day}`;

/** Invoices, credit notes, receipts and contracts. */
export const titles = {
  INVOICE: 'انوائس',
  CREDIT_NOTE: 'کریڈٹ نوٹ',
  CONTRACT: 'معاہدہ',
  RECEIPT: 'رسید',
};
export const addressees = {
  INVOICE: 'بل بنام',
  CREDIT_NOTE: 'کریڈٹ بنام',
  CONTRACT: 'کوٹیشن بنام',
  RECEIPT: 'وصول از',
};
/** Before any money is owed, a bill is a quote. */
export const paymentStates = {
  QUOTED: 'کوٹیشن',
  UNPAID: 'ادائیگی باقی',
  PARTIALLY_PAID: 'کچھ ادا شدہ',
  PAID: 'ادا شدہ',
  REFUNDED: 'رقم واپس',
  CANCELLED: 'منسوخ',
};
export const orderNumber = ({ id }: { id: number }) => `آرڈر نمبر ${id}`;
export const pageOfInvoice = ({ page, pages }: { page: number; pages: number }) => `صفحہ ${page} از ${pages}`;
export const clothCollectedFrom = 'کپڑا لینے کا پتا';
export const deliveredTo = 'پہنچانے کا پتا';
export const garment = 'لباس';
export const fabric = 'کپڑا';
export const stitchedBy = 'درزی';
export const measurements = 'ناپ';
export const itemType = 'چیز';
export const pieces = 'تعداد';
export const seller = 'بیچنے والا';
export const sellers = 'بیچنے والے';
export const forInvoice = 'متعلقہ انوائس';
export const reason = 'وجہ';
export const placedOn = 'آرڈر کی تاریخ';
export const expectedDelivery = 'متوقع تاریخ';
export const toBeAgreed = 'ابھی طے ہونا ہے';
export const deliveryType = 'ڈیلیوری';
export const payment = 'ادائیگی';
/** By the codes of measurements, delivery types and payments. */
export const codes = {
  STORE: 'محفوظ ناپ',
  STORE_ESTIMATED: 'محفوظ ناپ، کچھ اندازے سے',
  UPLOAD: 'ناپ کی تصویر',
  SAMPLE: 'فٹ بیٹھنے والا لباس',
  NORMAL: 'معمول کی',
  URGENT: 'فوری',
  COD: 'پہنچنے پر نقد ادائیگی',
  CARD: 'کارڈ',
  ADVANCE: 'پیشگی',
};
export const description = 'تفصیل';
export const amount = 'رقم';
export const total = 'کل رقم';
export const totalInWords = 'کل رقم لفظوں میں';
export const amountReceived = 'وصول شدہ رقم';
export const receivedInWords = 'وصول شدہ رقم لفظوں میں';
export const totalOfTheOrder = 'آرڈر کی کل رقم';
export const paidSoFar = 'اب تک ادا شدہ';
export const kept = 'رکھی گئی رقم';
export const owedBack = 'واپس ملنے والی رقم';
export const refunded = 'واپس کی گئی رقم';
export const balanceDue = 'باقی رقم';
export const toPayOnDelivery = 'پہنچنے پر ادا کریں';
export const paidInFull = 'پوری رقم ادا شدہ';
export const paid = 'ادا شدہ';
export const followYourOrder = 'آرڈر کا حال دیکھیں';
export const scanTheCode = 'کوڈ اسکین کریں، یا نیچے لکھا صفحہ کھول کر ٹریکنگ نمبر لکھیں۔';
export const trackOrder = ({ trackingNumber }: { trackingNumber: string }) => `آرڈر ${trackingNumber} کا حال`;
export const notes = 'نوٹ';

/** What invoices, credit notes, receipts and contracts say of their order. */
export const stitchingOf = ({ garment }: { garment: string }) => `سلائی: ${garment}`;
export const shoesOfNumber = ({ number }: { number: string }) => `جوتے، نمبر ${number}`;
export const dress = 'لباس';
export const none = 'کوئی نہیں';
export const asAgreed = 'جیسا طے ہوا';
export const notNeeded = 'ضرورت نہیں';
export const byExpressCourier = 'تیز کوریئر سے';
export const inHalfTheTime = 'آدھے وقت میں';
export const sentBeforeTheStitching = 'سلائی سے پہلے بھیجا جاتا ہے';
export const piecesOf = ({ pieces, item }: { pieces: number; item: string }) => `${pieces} × ${item}`;
export const priceEach = ({ price }: { price: string }) => `فی عدد ${price}`;
export const discount = 'رعایت';
export const withCode = ({ code, amount }: { code: string; amount: string }) =>
  `کوڈ \u2068${code}\u2069: \u2068${amount}\u2069`;
export const paidFromCredit = ({ amount }: { amount: string }) =>
  `اس میں سے \u2068${amount}\u2069 اسٹور کریڈٹ سے ادا ہوئے۔`;
export const discountAndDelivery = 'رعایت اور ڈیلیوری';
export const discountDeliveryAndCredit = 'رعایت، ڈیلیوری اور اسٹور کریڈٹ';
export const refundedBefore = 'پہلے واپس کی گئی رقم';
export const keptOfTheAdvance = 'کیے گئے کام کے لیے پیشگی میں سے رکھی گئی رقم';
export const refund = 'رقم کی واپسی';
export const orderWasCancelled = 'آرڈر منسوخ ہو گیا';
export const garmentWasCancelled = 'ایک لباس منسوخ ہو گیا';
export const refundCauses = {
  PART_CANCELLED: 'بھیجنے سے پہلے منسوخ',
  RETURN: 'چیز واپس',
  GOODWILL: 'ہماری طرف سے رعایت',
  CHARGEBACK: 'کارڈ کے بینک نے رقم واپس لی',
};
export const cardEndingIn = ({ brand, digits }: { brand: string; digits: string }) =>
  `${brand} کارڈ جس کے آخر میں ${digits}`;
export const dutiesAreNotPart = 'جس ملک میں پارسل جاتا ہے وہاں کی ڈیوٹی اور ٹیکس اس بل میں شامل نہیں۔';
export const paymentInAdvance = ({ amount }: { amount: string }) =>
  `سلائی شروع ہونے سے پہلے ${amount} ادا کرنے ہیں؛ ادائیگی کا طریقہ آرڈر کے صفحے پر ہے۔`;
export const received = {
  CASH: ({ amount }: { amount: string }) => `نقد وصول ہوئے: ${amount}۔`,
  TRANSFER: ({ amount }: { amount: string }) => `بینک ٹرانسفر سے وصول ہوئے: ${amount}۔`,
  RAAST: ({ amount }: { amount: string }) => `راست سے وصول ہوئے: ${amount}۔`,
  CREDIT: ({ amount }: { amount: string }) => `اسٹور کریڈٹ سے ادا ہوئے: ${amount}۔`,
  LINK: ({ amount }: { amount: string }) => `کارڈ سے وصول ہوئے: ${amount}۔`,
  WALLET: ({ amount }: { amount: string }) => `والٹ سے وصول ہوئے: ${amount}۔`,
};
export const transactionNumber = ({ reference }: { reference: string }) => `ٹرانزیکشن ${reference}۔`;
export const advanceInCash = ({ amount }: { amount: string }) =>
  `سلائی شروع ہونے سے پہلے ${amount} ادا کرنے ہیں، باقی رقم لباس ملنے پر نقد۔`;
export const paymentInCash = 'ادائیگی لباس حوالے کرتے وقت نقد ہو گی۔';
export const alterationsAreFree = ({ days }: { days: number }) =>
  `لباس پہنچنے کے بعد ${days} دن تک درستی مفت ہے۔`;
export const followsTheContract = 'یہ انوائس اُس معاہدے کے مطابق ہے جو آپ نے قبول کیا۔';
export const weDeliverBy = ({ day }: { day: string }) => `یہ کوٹیشن قبول ہونے پر ہم ${day} تک پہنچا دیں گے۔`;
export const youAskedForDay = ({ day }: { day: string }) => `آپ کی مانگی ہوئی تاریخ: ${day}۔`;
export const quoteCanBeAcceptedUntil = ({ day }: { day: string }) => `یہ کوٹیشن ${day} تک قبول ہو سکتی ہے۔`;
export const howToAccept =
  'کوٹیشن قبول کرنے کے لیے “میرے آرڈر” میں اپنا نام لکھیں۔ نام، وقت اور نیٹ ورک کا پتا ساتھ محفوظ رہتا ہے۔ اس سے پہلے نہ کچھ بنتا ہے، نہ کوئی ادائیگی کرنی ہوتی ہے۔';
export const newerQuoteReplacesThis = {
  ADVANCE:
    'اسی آرڈر کی نئی کوٹیشن آئے تو وہ اس کی جگہ لے گی۔ ادائیگی پیشگی ہے، اور ادائیگی ہوتے ہی کام شروع ہوتا ہے؛ کوٹیشن قبول ہونے پر ادائیگی کا طریقہ آرڈر کے صفحے پر ہو گا۔',
  COD: 'اسی آرڈر کی نئی کوٹیشن آئے تو وہ اس کی جگہ لے گی۔ ادائیگی آرڈر پہنچنے پر نقد ہو گی۔',
};
export const newerQuoteWithAdvance = ({ advance, rest }: { advance: string; rest: string }) =>
  `اسی آرڈر کی نئی کوٹیشن آئے تو وہ اس کی جگہ لے گی۔ کام شروع ہونے سے پہلے ${advance} ادا کرنے ہیں، اور ${rest} آرڈر پہنچنے پر نقد۔`;
export const youAskedFor = ({ text }: { text: string }) => `آپ کی فرمائش: ${text}`;

/** The monthly statement of a tailor. */
export const statement = 'حساب';
export const statementOf = ({ number, month }: { number: string; month: string }) =>
  `حساب ${number}، ${month}`;
export const earningsOf = ({ tailor, month }: { tailor: string; month: string }) =>
  `${tailor} کی آمدنی، ${month}`;
export const earnedBy = 'آمدنی بنام';
export const day = 'تاریخ';
export const order = 'آرڈر';
export const stitching = 'سلائی';
export const urgent = 'فوری';
export const commission = 'کمیشن';
export const yours = 'آپ کا حصہ';
export const goodsColumn = 'سامان';
export const tax = 'ٹیکس';
export const goodsOfOrders = ({ orders }: { orders: number }) =>
  plural(orders, '1 آرڈر کا سامان', `${orders} آرڈروں کا سامان`);
export const withheldTax = 'ٹیکس جو ہم کاٹ کر آپ کی طرف سے جمع کراتے ہیں';
export const dueBefore = 'اس مہینے سے پہلے کی بقایا رقم';
export const paidOut = ({ day, account, reference }: { day: string; account: string; reference: string }) =>
  `${day} کو ادا کیے گئے، اکاؤنٹ جس کے آخر میں ${account} ہے، ${reference}`;
export const cameBack = ({ day, account, reference }: { day: string; account: string; reference: string }) =>
  `${day} کو بینک سے واپس آئے، اکاؤنٹ جس کے آخر میں ${account} ہے، ${reference}`;
export const stillDue = 'اس مہینے کے بعد بقایا رقم';
export const whatIsCountedOfGoods =
  'اس مہینے میں پہنچنے والا سامان، رعایت سے پہلے کی قیمت پر؛ رعایت ہم برداشت کرتے ہیں۔ ترسیل کی فیس شامل نہیں۔ واپس آنے والا سامان اُسی مہینے میں کم ہوتا ہے جس میں وہ واپس آئے۔';
export const whatIsCountedWithDiscounts =
  'اس مہینے میں پہنچنے والا سامان، اپنی قیمت پر، رعایتی کوڈوں میں سے آپ کا حصہ نکال کر؛ باقی رعایتیں ہم برداشت کرتے ہیں۔ کمیشن اور ٹیکس باقی رقم پر ہیں۔ ترسیل کی فیس شامل نہیں۔ واپس آنے والا سامان اُسی مہینے میں کم ہوتا ہے جس میں وہ واپس آئے۔';
export const stitchingOfGarments = ({ garments }: { garments: number }) =>
  plural(garments, '1 جوڑے کی سلائی', `${garments} جوڑوں کی سلائی`);
export const urgentSurcharges = 'فوری آرڈروں کی اضافی رقم';
export const refunds = 'واپس کی گئی رقم';
export const discountsYouBear = 'رعایتیں جو آپ نے دیں';
export const commissionOfTheShop = 'ہمارا کمیشن';
export const yourEarnings = 'آپ کی آمدنی';
export const whatIsCounted =
  'اس مہینے میں پہنچنے والے آرڈروں کی سلائی اور فوری آرڈروں کی اضافی رقم، پہلی بار پہنچنے کے دن کے حساب سے۔ درستی مفت ہے۔';

/** The measurement sheet. */
export const measurementsOf = ({ label }: { label: string }) => `ناپ: ${label}`;
/** `who` is a list of the person, the relation and the kind of person. */
export const savedVersion = ({ who, day, version }: { who: string; day: string; version: number }) =>
  `${who} · ${day} کو محفوظ، ورژن ${version}`;
export const people = {
  child: { male: 'بچہ', female: 'بچی', other: 'بچہ، دیگر' },
  adult: { male: 'مرد', female: 'خاتون', other: 'بالغ، دیگر' },
};
export const listed = ({ first, rest }: { first: string; rest: string }) => `${first}، ${rest}`;
export const measure = 'ناپ';
export const savedIn = { cm: 'محفوظ ناپ (سم)', in: 'محفوظ ناپ (انچ)' };
export const measuredAgain = 'دوبارہ لیا گیا';
export const estimated = 'اندازے سے';
export const measuredTwice = 'دو بار ناپا گیا';
export const note = ({ text }: { text: string }) => `نوٹ: ${text}`;
export const estimatedAreNotByTape = 'اندازے والے ناپ فیتے سے نہیں لیے گئے۔ پہلے یہ ناپ لیں۔';
export const measuredByAndDate = 'ناپ کس نے لیا: ______________________    تاریخ: ______________';

/** The packing slip. */
export const packingSlip = 'پیکنگ پرچی';
export const packingSlipOf = ({ trackingNumber }: { trackingNumber: string }) =>
  `پیکنگ پرچی ${trackingNumber}`;
export const fromSellerAtShop = ({ seller, shop }: { seller: string; shop: string }) =>
  `${seller} کی طرف سے، آرڈر ${shop} پر`;
export const promisedBy = ({ delivery, day }: { delivery: string; day: string }) =>
  `${delivery}، ${day} تک پہنچانے کا وعدہ`;
export const to = 'بنام';
export const cashToCollect = ({ amount }: { amount: string }) => `نقد لینا ہے: ${amount}`;
export const nothingToCollect = 'کچھ نہیں لینا';
/** Beside the sum of a parcel (payments-11). */
export const codeOfTheSum = ({ code }: { code: string }) => `کوڈ ${code}`;
export const thisSumAndNothingElse = ({ code }: { code: string }) =>
  `گاہک صرف یہی رقم دیتا ہے، اور کچھ نہیں۔ ٹریکنگ کے صفحے اور ہماری ای میل میں یہی رقم کوڈ ${code} کے ساتھ درج ہے۔`;
export const ifItCannotBeDelivered = ({
  shop,
  phone,
  email,
}: {
  shop: string;
  phone: string;
  email: string;
}) => `ڈیلیوری نہ ہو سکے تو: ${shop}، ${phone}، ${email}`;
export const packingSlips = 'پیکنگ پرچیاں';
export const goods = 'چیزیں';
export const sku = 'SKU';
export const packed = 'پیک ہوا';
export const inColourAndSize = ({ colour, size }: { colour: string; size: string }) =>
  `${colour}، سائز ${size}`;
export const countOfPieces = ({ pieces }: { pieces: number }) => plural(pieces, '1 عدد', `${pieces} عدد`);

/** The label of a parcel. */
export const parcelLabel = ({ trackingNumber }: { trackingNumber: string }) =>
  `پارسل کا لیبل ${trackingNumber}`;
export const parcelLabels = 'پارسل کے لیبل';
export const collect = ({ amount }: { amount: string }) => `${amount} وصول کریں`;
export const theCustomerCollectsIt = 'گاہک خود لے جائیں گے';
export const returnLabel = ({ id }: { id: string }) => `واپسی ${id} کا لیبل`;
export const returnOfOrder = ({ id, trackingNumber }: { id: string; trackingNumber: string }) =>
  `واپسی ${id} · ${trackingNumber}`;
export const fromSender = ({ sender }: { sender: string }) => `بھیجنے والا: ${sender}`;
export const cloth = 'کپڑا';
export const clothOf = ({ name }: { name: string }) => `کپڑا: ${name}`;
export const clothInPieces = ({ colour, pieces }: { colour: string; pieces: number }) =>
  `${[colour, `${pieces} عدد`].filter(Boolean).join('، ')}`;
export const paidTooMuch = 'آرڈر کی قیمت سے زیادہ رقم ادا ہوئی تھی۔';
export const clothWasNotSent = 'کپڑا نہیں بھیجا جا سکا۔';

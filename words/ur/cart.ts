export const cardNumber = 'کارڈ نمبر';
export const expiryMmYy = 'کارڈ کی مدت (مہینہ/سال)';
export const cvvNamed = ({ name }: { name: string }) => `CVV (${name})`;
export const cvv = 'CVV';
export const theDigitsOnTheCard = {
  front: ({ size }: { size: number }) => `کارڈ کے سامنے لکھے ${size} ہندسے`,
  back: ({ size }: { size: number }) => `کارڈ کے پیچھے لکھے ${size} ہندسے`,
};
export const testPaymentsOnly = 'یہ صرف آزمائش ہے: کسی کارڈ سے رقم نہیں کٹتی۔ آزمانے کے نمبر';
export const testCardOf = ({ number }: { number: string }) => `آزمائشی کارڈ \u2066${number}\u2069 لگائیں`;
export const anyFutureExpiryDate = 'کارڈ کی مدت میں آگے کی کوئی بھی تاریخ لکھیں، اور سیکیورٹی کوڈ کوئی بھی۔';
export const enterTheNumberOnTheCard = 'کارڈ پر چھپا نمبر لکھیں۔';
export const thisCardNumberIsIncomplete = 'کارڈ نمبر ادھورا ہے۔';
export const thisCardNumberIsNotValid = 'یہ کارڈ نمبر درست نہیں۔ دوبارہ دیکھ لیں۔';
export const weDoNotRecogniseThisCard = 'یہ کارڈ نمبر پہچانا نہیں گیا۔';
export const enterTheExpiryDate = 'کارڈ پر چھپی مدت لکھیں۔';
export const enterAMonth = 'مہینہ 01 سے 12 تک لکھیں۔';
export const enterTheMonthAndTheYear = 'مہینہ اور سال لکھیں، جیسے 08/29۔';
export const thisCardHasExpired = 'اس کارڈ کی مدت ختم ہو چکی ہے۔';
export const checkThisDateOnYourCard = 'یہ تاریخ اپنے کارڈ پر دیکھ لیں۔';
export const enterTheSecurityCode = 'کارڈ کا سیکیورٹی کوڈ لکھیں۔';
export const theCodeHasDigits = ({ size }: { size: number }) => `کوڈ کے ${size} ہندسے ہوتے ہیں۔`;
export const theCodeHas3Or4Digits = 'کوڈ کے 3 یا 4 ہندسے ہوتے ہیں۔';
export const pleaseFillInAllShippingDetails = 'ڈیلیوری کی پوری تفصیل لکھیں۔';
export const pleaseFillInAllPaymentDetails = 'ادائیگی کی پوری تفصیل لکھیں۔';
export const enterTheFullName = 'پارسل لینے والے کا پورا نام لکھیں۔';
export const enterHouseNumberStreetAndArea = 'مکان نمبر، گلی اور علاقہ لکھیں۔';
export const enterTheCity = 'شہر لکھیں۔';
export const enterThePostalCode = 'پوسٹل کوڈ لکھیں، جیسے 54000۔';
export const chooseACountry = 'ملک چنیں۔';
export const enterAnEMailAddressOrPhone = 'ای میل یا فون نمبر لکھیں، تاکہ آپ سے رابطہ ہو سکے۔';
export const shipping = 'پارسل کہاں جائے گا';
export const code = {
  label: 'رعایتی کوڈ',
  hint: 'چھوٹے اور بڑے حروف ایک ہی ہیں۔',
  apply: 'لگائیں',
  applying: 'دیکھا جا رہا ہے...',
  isUsed: ({ code, amount }: { code: string; amount: string }) =>
    `کوڈ \u2068${code}\u2069 سے \u2068${amount}\u2069 کم ہو گئے۔`,
  remove: ({ code }: { code: string }) => `کوڈ \u2068${code}\u2069 ہٹائیں`,
  removed: 'کوڈ ہٹا دیا گیا۔',
  enterACode: 'کوڈ درج کریں۔',
  couldNotBeChecked: 'کوڈ نہیں دیکھا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
};
export const credit = {
  use: ({ balance }: { balance: string }) => `اپنے \u2068${balance}\u2069 کے اسٹور کریڈٹ سے ادا کریں`,
  used: 'آپ کے اسٹور کریڈٹ سے',
  toPay: 'باقی ادائیگی',
  paysAll: 'آپ کا اسٹور کریڈٹ پوری رقم ادا کرتا ہے۔ اور کچھ وصول نہیں ہوگا۔',
};
export const placingOrder = 'آرڈر دیا جا رہا ہے...';
export const placeOrder = 'آرڈر دیں';
export const approveThisPayment = 'یہ ادائیگی منظور ہے؟';
export const decline = 'منظور نہیں';
export const approve = 'منظور ہے';
export const thisIsTheTestBank =
  'یہ آزمائشی بینک ہے۔ اصل کارڈ ہو تو آپ کا بینک یہاں پوچھتا ہے کہ یہ ادائیگی آپ ہی کی طرف سے ہے یا نہیں۔';
export const notInTheExpectedFormat = 'یہ صحیح طرح نہیں لکھا گیا۔';
export const free = 'مفت۔';
export const freeFrom = ({ amount }: { amount: string }) => `${amount} یا زیادہ کے آرڈر پر مفت۔`;
export const deliveryCosts = ({ fee }: { fee: string }) => `${fee}۔`;
export const expressCosts = ({
  fee,
  extra,
  days,
  standardDays,
}: {
  fee: string;
  extra: string;
  days: number;
  standardDays: number;
}) =>
  `${fee}: عام ڈیلیوری سے ${extra} زیادہ، کیونکہ پارسل کام کے ${standardDays} کے بجائے ${days} دنوں میں پہنچتا ہے۔`;
export const orderSummary = 'آرڈر ایک نظر میں';
export const change = 'بدلیں';
export const payWhenYourParcelArrives = 'پارسل پہنچنے پر نقد دیں';
export const payAtTheWallet = 'آپ والٹ کے صفحے پر ادائیگی کر کے یہاں واپس آئیں گے';
export const payNow = 'ابھی ادا کریں؛ کارڈ کی معلومات صرف ادائیگی کی سروس کو جاتی ہیں';
export const ordersAbroadArePaidInAdvance =
  'بیرونِ ملک کے آرڈر کی ادائیگی کارڈ یا والٹ سے ہوتی ہے، اور اس وقت ہمارے ہاں دونوں نہیں چل رہے۔ ہمیں لکھیں۔';
export const paymentMethod = 'ادائیگی کا طریقہ';
export const saveThisCard = 'اگلے آرڈر کے لیے یہ کارڈ محفوظ کریں';
export const cardPaymentIsNotAvailableBecause = ({ failure }: { failure: string }) =>
  `اس وقت کارڈ سے ادائیگی نہیں ہو سکتی: ${failure}`;
export const fullName = 'پورا نام';
export const postalCode = 'پوسٹل کوڈ';
export const anEMailAddressOrPhoneIsEnough = 'ای میل یا فون نمبر، دونوں میں سے ایک کافی ہے۔';
export const phoneExampleAbroad = 'جیسے \u2066+44 7400 123456\u2069';
export const phoneExample = 'جیسے \u20660300 1234567\u2069';
export const youAreBuyingAsAGuest =
  'یہ خریداری مہمان کے طور پر ہے۔ یہ آرڈر بعد میں اپنے اکاؤنٹ میں دیکھنا ہو تو <signIn>سائن اِن کریں</signIn>۔';
export const country = 'ملک';
export const arrivesBetween = ({ soonest, latest }: { soonest: string; latest: string }) =>
  `${soonest} سے ${latest} تک پہنچ جائے گا۔`;
export const sendItTo = 'کس پتے پر بھیجیں';
export const anotherAddress = 'کوئی اور پتا';
export const keepThisAddress = 'یہ پتا میرے محفوظ پتوں میں رکھیں';
export const cardPaymentIsNotAvailable = 'کارڈ سے ادائیگی نہیں ہو سکتی۔';
export const theOrderCouldNotBePlaced = 'آرڈر نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const yourOrderIsPlaced = ({ trackingId }: { trackingId: string }) =>
  `آپ کا آرڈر ${trackingId} مل گیا ہے۔`;
export const yourSessionHasEnded =
  'سائن اِن کی مدت ختم ہو گئی ہے۔ دوبارہ سائن اِن کریں، یا مہمان کے طور پر خریدیں۔';
export const cardPaymentIsNotAvailableRightNow = 'اس وقت کارڈ سے ادائیگی نہیں ہو سکتی۔';
export const theAddressCouldNotBeKept = 'پتا آپ کے محفوظ پتوں میں نہیں رکھا جا سکا۔';
export const somethingInYourCartHasChanged = 'ٹوکری میں کچھ بدل گیا ہے۔ ایک نظر دیکھ لیں۔';
export const theTotalIsNow = ({ total }: { total: string }) =>
  `کل رقم اب ${total} ہے۔ منظور ہو تو دوبارہ “آرڈر دیں” دبائیں۔`;
export const hasBeenAddedToYourCart = ({ name }: { name: string }) => `${name} کو ٹوکری میں ڈال دیا گیا!`;
export const youCannotAddMoreOfThis = 'یہ چیز اس سے زیادہ نہیں ڈالی جا سکتی۔';
export const addProductToCart = 'ٹوکری میں ڈالیں';
export const viewCart = 'ٹوکری دیکھیں';
export const billDetails = 'بل کی تفصیل';
export const each = ({ price }: { price: string }) => `فی عدد ${price}`;
export const noMoreInStock = 'اس سے زیادہ دستیاب نہیں۔';
export const quantityOf = ({ name }: { name: string }) => `${name}: تعداد`;
export const oneLessOf = ({ name }: { name: string }) => `${name}: ایک کم کریں`;
export const oneMoreOf = ({ name }: { name: string }) => `${name}: ایک اور ڈالیں`;
export const pricesAndStockCouldNotBeChecked = ({ failure }: { failure: string }) =>
  `قیمتوں اور دستیاب چیزوں کی جانچ نہیں ہو سکی: ${failure}`;
export const checkAgain = 'دوبارہ دیکھیں';
export const pricesOrStockHaveChanged = 'کوئی قیمت بدل گئی ہے یا کوئی چیز کم پڑ گئی ہے۔';
export const yourCartStaysAsItIs = 'جب تک آپ کو منظور نہ ہو، ٹوکری ویسی ہی رہے گی۔';
export const acceptAllChanges = ({ count }: { count: number }) => `سب ${count} تبدیلیاں منظور ہیں`;
export const discardYourCart = 'ٹوکری خالی کر دیں؟';
export const keepMyCart = 'ٹوکری رہنے دیں';
export const discardAndAdd = 'خالی کر کے یہ ڈالیں';
export const yourCartHolds = {
  brand: ({ name }: { name: string }) =>
    `ٹوکری میں برانڈ کی چیزیں ہیں، اور یہ الگ خریدی جاتی ہیں۔ کیا ٹوکری خالی کر کے ${name} کو اس میں ڈال دیں؟`,
  culture: ({ name }: { name: string }) =>
    `ٹوکری میں ثقافتی کلیکشن کی چیزیں ہیں، اور یہ الگ خریدی جاتی ہیں۔ کیا ٹوکری خالی کر کے ${name} کو اس میں ڈال دیں؟`,
};
export const createAnAccount = 'اکاؤنٹ بنائیں';
export const chooseAnotherSize = 'کوئی اور سائز چنیں';
export const onlyLeft = ({ left, quantity }: { left: number; quantity: number }) =>
  `صرف ${left} عدد باقی؛ ٹوکری میں ${quantity} عدد۔`;
export const thePriceIsNow = ({ price, before }: { price: string; before: string }) =>
  `قیمت ${before} کے بجائے اب ${price} ہے۔`;
export const soldOut = 'یہ چیز ختم ہو گئی۔';
export const thisItemIsNotAvailable = 'یہ چیز دستیاب نہیں۔';
export const accept = ({ price }: { price: string }) => `${price} منظور ہے`;
export const changeToAt = ({ quantity, price }: { quantity: number; price: string }) =>
  `${quantity} عدد کر دیں، قیمت ${price}`;
export const changeTo = ({ quantity }: { quantity: number }) => `${quantity} عدد کر دیں`;
export const theCartCouldNotBeChecked = 'ٹوکری کی جانچ نہیں ہو سکی۔';

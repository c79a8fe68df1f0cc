import { plural } from '../plural.ts';

/** Labels of facts in mails about orders of all kinds. */
export const facts = {
  trackingNumber: 'ٹریکنگ نمبر',
  garment: 'لباس',
  shoes: 'جوتے',
  fabric: 'کپڑا',
  tailor: 'درزی',
  youAskedFor: 'آپ کی مانگی ہوئی تاریخ',
  expectedDelivery: 'متوقع تاریخ',
  promisedFor: 'وعدے کا دن',
  total: 'کل رقم',
  itemType: 'چیز کی قسم',
  pieces: 'تعداد',
  priceOfAPiece: 'ایک عدد کی قیمت',
  deliveredTo: 'پہنچانے کا پتا',
  quoteOpenUntil: 'کوٹیشن کی آخری تاریخ',
  contactNumber: 'رابطہ نمبر',
  sample: 'نمونہ',
};
export const dress = 'لباس';
export const shoeNumber = ({ size }: { size: string }) => `نمبر ${size}`;
export const seeTheReceipt = 'رسید دیکھیں';
export const seeHowToPay = 'ادائیگی کا طریقہ دیکھیں';
export const seeWhereItGoes = 'دیکھیں کہاں پہنچانا ہے';
export const toBeAgreed = 'ابھی طے ہونا ہے';
export const seeMyOrders = 'میرے آرڈر دیکھیں';
export const confirmTheOrder = 'آرڈر کی تصدیق کریں';
export const answerTheQuestion = 'سوال کا جواب دیں';
export const trackTheOrder = 'آرڈر کا حال دیکھیں';

export const weEMailYouThePrice =
  'آپ کے آرڈر کا شکریہ۔ ہم دیکھتے ہیں کہ کیا بنوانا ہے، اور قیمت آپ کو ای میل کر دیتے ہیں۔';
export const nothingIsMadeBeforeYouAgree = 'آپ کی منظوری سے پہلے کچھ نہیں بنتا۔';
export const tellUsHowItTravels =
  '“میرے آرڈر” میں بتا دیں کہ کپڑا ہم تک اور لباس آپ تک کیسے پہنچے گا۔ اس کے بعد آرڈر کی تصدیق ہو سکے گی۔';
export const confirmSoThatTheTailorCanStart =
  'آپ کے آرڈر کا شکریہ۔ “آرڈر مکمل کریں” پر اس کی تصدیق کریں تاکہ درزی کام شروع کر سکے۔';
export const stitchingStartsOnceConfirmed = 'سلائی آپ کی تصدیق کے بعد شروع ہوتی ہے۔';

export const isWaitingForYou = ({ number }: { number: string }) => `آپ کے آرڈر ${number} کو آپ کا انتظار ہے`;
export const weCancelItIn = ({ days }: { days: number }) =>
  plural(
    days,
    'اس آرڈر کی تصدیق ابھی نہیں ہوئی، اس لیے کچھ نہیں سِلا۔ تصدیق نہ ہوئی تو ہم اسے ایک دن بعد منسوخ کر دیں گے۔',
    `اس آرڈر کی تصدیق ابھی نہیں ہوئی، اس لیے کچھ نہیں سِلا۔ تصدیق نہ ہوئی تو ہم اسے ${days} دن بعد منسوخ کر دیں گے۔`,
  );

export const measuresAreMissing = ({ name, days }: { name: string; days: number }) =>
  plural(
    days,
    `${name} کا ناپ ابھی نہیں آیا۔ لنک دوبارہ بھیجیں، یا “آرڈر مکمل کریں” پر کوئی اور طریقہ چنیں: تصدیق نہ ہوئی تو ہم آرڈر ایک دن بعد منسوخ کر دیں گے۔`,
    `${name} کا ناپ ابھی نہیں آیا۔ لنک دوبارہ بھیجیں، یا “آرڈر مکمل کریں” پر کوئی اور طریقہ چنیں: تصدیق نہ ہوئی تو ہم آرڈر ${days} دن بعد منسوخ کر دیں گے۔`,
  );
export const hasGivenTheMeasures = ({ name }: { name: string }) =>
  `${name} کا ناپ آ گیا۔ “آرڈر مکمل کریں” پر آرڈر کی تصدیق کریں تاکہ درزی کام شروع کر سکے۔`;

export const measuresStillMissing = ({ number }: { number: string }) =>
  `آپ کے آرڈر ${number} کے کچھ ناپ ابھی نہیں آئے`;
export const haveAnswered = ({ given, count }: { given: number; count: number }) =>
  plural(
    count,
    'جس سے آپ نے لنک کے ذریعے ناپ مانگا تھا اس نے ابھی نہیں بھیجا۔',
    `جن ${count} لوگوں سے آپ نے لنک کے ذریعے ناپ مانگا تھا ان میں سے ${given} نے بھیج دیا ہے۔`,
  );
export const linkWorksUntil = ({ name, day }: { name: string; day: string }) =>
  `${name}: ابھی جواب نہیں آیا۔ لنک ${day} تک چلے گا۔`;
export const hasNoLink = ({ name }: { name: string }) =>
  `${name}: کوئی لنک نہیں چل رہا۔ “آرڈر مکمل کریں” پر لنک بنائیں۔`;
export const remindThem =
  '“آرڈر مکمل کریں” سے یاد دہانی کرائیں، نیا لنک بنائیں، یا کوئی محفوظ ناپ چن لیں۔ سب ناپ آنے تک آپ کا آرڈر رکا رہے گا۔';

/** Below the titles of `order-news.ts`. */
export const texts = {
  confirm: 'آپ کے آرڈر کی تصدیق ہو گئی اور یہ درزی کے پاس پہنچ گیا ہے۔ انوائس “میرے آرڈر” میں ہے۔',
  price:
    'ہم نے آپ کا آرڈر دیکھ کر اس کی قیمت لگا دی ہے۔ “آرڈر مکمل کریں” پر اس کی تصدیق کریں تاکہ درزی کام شروع کر سکے۔ سلائی آپ کی تصدیق کے بعد شروع ہوتی ہے۔',
  record_payment: 'شکریہ، آپ کی ادائیگی مل گئی۔',
  reverse_payment:
    'ہم نے اس آرڈر میں ایک ایسی ادائیگی لکھ دی تھی جو آپ کی نہیں تھی، اور اسے بل سے ہٹا دیا ہے۔ اس غلطی پر معذرت۔',
  record_refund: 'اس آرڈر کی جو رقم آپ کو واپس دینی تھی، وہ ہم نے بھیج دی ہے۔',
  cancel: 'آپ کا آرڈر منسوخ ہو گیا۔ اب کچھ نہیں سِلے گا، اور کوئی ادائیگی نہیں کرنی۔',
  expire:
    'آپ کے آرڈر کی وقت پر تصدیق نہیں ہوئی، اس لیے ہم نے اسے منسوخ کر دیا۔ کوئی ادائیگی نہیں کرنی۔ جب چاہیں دوبارہ آرڈر دیں۔',
  accept: 'درزی نے آپ کا آرڈر قبول کر لیا ہے، اور کپڑا آتے ہی کام شروع کر دے گا۔',
  decline: 'درزی آپ کا آرڈر نہیں لے سکا۔ ہم دوسرا درزی ڈھونڈ رہے ہیں اور آپ کو بتا دیں گے؛ قیمت وہی رہے گی۔',
  reassign: 'آپ کا آرڈر اب دوسرے درزی کے پاس ہے۔ قیمت وہی رہے گی؛ نئی متوقع تاریخ نیچے دیکھ لیں۔',
  move_day: 'ہمیں افسوس ہے، وعدے کے دن تک کام نہیں ہو سکے گا۔ نئی متوقع تاریخ نیچے دیکھ لیں۔',
  ask: 'آپ کے آرڈر کے بارے میں درزی کا ایک سوال ہے۔ جواب آنے تک متوقع تاریخ رکی رہے گی:',
  send_swatch:
    'آپ کے کپڑے کا نمونہ آپ کو بھیج دیا گیا ہے۔ اس کے بعد سلائی شروع ہو گی؛ کپڑا پسند نہ آئے تو ابھی بتا دیں۔',
  collect_cloth: 'ہمارا رائیڈر آپ کا کپڑا لے آیا ہے اور درزی تک پہنچا رہا ہے، جو لکھ لے گا کہ کیا آیا۔',
  fail_collection: 'ہمارا رائیڈر ابھی اسے نہیں لے سکا۔ ہم دوبارہ آئیں گے۔',
  receive_cloth: 'آپ کا کپڑا درزی کو مل گیا۔ اس کے بارے میں یہ لکھا گیا ہے:',
  object_cloth: 'آپ کا اعتراض ہمیں اور درزی کو مل گیا۔ رسید درست ہونے تک سلائی رکی رہے گی۔',
  start: 'درزی نے سلائی شروع کر دی ہے۔',
  check: 'آپ کا لباس سِل گیا ہے۔ اب اس کے ناپ اور سلائی کے جوڑ دیکھے جا رہے ہیں۔',
  rework:
    'معیار کی جانچ میں کچھ ٹھیک کرنے کی ضرورت نکلی ہے، اس لیے درزی آپ کے لباس پر ایک بار پھر کام کر رہا ہے۔',
  make_ready: 'آپ کا لباس تیار ہے۔ جہاں سِلا ہے وہیں سے لیا جا سکتا ہے:',
  ship: 'آپ کا لباس راستے میں ہے۔',
  deliver: ({ days }: { days: number }) => `آپ کا لباس پہنچ گیا۔ پہننا نصیب ہو! ${days} دن تک درستی مفت ہے۔`,
  come_back: 'آپ کا لباس ہمارے پاس واپس آ گیا ہے۔ دوبارہ بھیجنے سے پہلے ہم آپ سے رابطہ کریں گے۔',
  fail_delivery: 'آپ کا لباس آپ کے حوالے نہیں ہو سکا، اس لیے آرڈر ختم ہو گیا۔',
  alter: 'درستی کے لیے آپ کی درخواست مل گئی۔ لباس لینے کے لیے درزی آپ سے رابطہ کرے گا۔',
  claim_alteration: 'آپ کی درستی کی رسید ہمیں مل گئی ہے۔ ہم اسے دیکھ کر بتائیں گے کہ کتنی رقم واپس ملے گی۔',
  settle_claim: 'ہم نے آپ کی درستی کی رسید دیکھ لی ہے۔',
  mend: 'آپ کا لباس درزی کے پاس ہے اور اس کی درستی ہو رہی ہے۔',
  cancel_garment: 'آپ کے آرڈر کا ایک لباس منسوخ ہو گیا۔ باقی طے شدہ طریقے سے بن رہے ہیں۔',
};
export const theRiderHasYourGarment =
  'ہمارا رائیڈر آپ کا جوڑا لے آیا ہے اور درزی تک پہنچا رہا ہے، جو اسے درست کرے گا۔';
export const theReceiptIsCorrected = 'آپ کے کپڑے کی رسید درست کر دی گئی ہے۔ اب یہ لکھا ہے:';
export const clothOfGarments = ({ garments }: { garments: string }) => `برائے: ${garments}۔`;
export const clothIsAwaitedFor = ({ count }: { count: number }) =>
  count === 1 ? 'ایک اور لباس کے کپڑے کا ابھی انتظار ہے۔' : `${count} اور لباسوں کے کپڑے کا ابھی انتظار ہے۔`;
export const tellUsByIfItIsWrong = ({ until }: { until: string }) => `کچھ غلط ہو تو ${until} تک بتا دیں۔`;

export const waitsForYourPayment = ({ number }: { number: string }) =>
  `آپ کے آرڈر ${number} کو ادائیگی کا انتظار ہے`;
export const workStartsOncePaid = ({ amount }: { amount: string }) =>
  `کام ${amount} کی ادائیگی کے بعد شروع ہوتا ہے، اور ابھی تک کچھ نہیں آیا۔`;
export const payAsTheOrderSays =
  'اکاؤنٹ، رقم اور حوالہ آرڈر کے صفحے پر لکھے ہیں۔ رقم بھیج چکے ہیں؟ تو وہیں ٹرانزیکشن نمبر بھیج دیں۔';
export const weCancelItWithoutPayment = ({ day }: { day: string }) =>
  `${day} تک رقم نہ آئی تو ہم آرڈر منسوخ کر دیں گے۔`;
export const transferNotFound = ({ number }: { number: string }) =>
  `آرڈر ${number} کی آپ کی ادائیگی ہمیں نہیں ملی`;
export const weHaveNotFound = ({ amount }: { amount: string }) =>
  `آپ نے لکھا کہ ${amount} بھیج دیے ہیں۔ ہمارے بینک میں یہ رقم نہیں ملی۔`;
export const sendItAgain = 'ٹرانزیکشن نمبر دیکھ کر آرڈر کے صفحے پر دوبارہ بھیجیں، یا چیٹ میں ہمیں لکھیں۔';
export const waitsForYourCloth = ({ number }: { number: string }) =>
  `آپ کے آرڈر ${number} کو کپڑے کا انتظار ہے`;
export const yourClothHasNotCome =
  'آپ کا کپڑا ابھی نہیں آیا، اس لیے سلائی شروع نہیں ہوئی۔ کپڑا درزی تک پہنچا دیں:';
export const yourPostedClothHasNotCome = ({ day, parcel }: { day: string; parcel: string }) =>
  `آپ نے ${day} کو ${parcel} سے کپڑا بھیجا تھا۔ وہ ابھی درزی تک نہیں پہنچا، اس لیے سلائی شروع نہیں ہوئی۔`;
export const askTheCourierWhereItIs =
  'کوریئر سے پوچھیں کہ وہ کہاں ہے، اور جو ٹھیک نہ ہو اسے آرڈر کے صفحے پر درست کر دیں۔ اسے یہاں پہنچنا ہے:';
export const clothOfSomeHasNotCome = ({ garments }: { garments: string }) =>
  `${garments} کا کپڑا ابھی نہیں آیا؛ باقی لباس اس کے بغیر شروع ہو سکتے ہیں۔ اسے درزی تک پہنچا دیں، یا بھیج چکے ہوں تو کوریئر سے پوچھیں کہ وہ کہاں ہے:`;
export const weCancelItWithoutCloth = ({ day }: { day: string }) =>
  `${day} تک نہ آیا تو ہم آرڈر منسوخ کر دیں گے، اور آپ کی ادا کی ہوئی رقم واپس کر دیں گے۔`;

export const advanceIsDue = ({ amount }: { amount: string }) =>
  `کام شروع ہونے سے پہلے ${amount} ادا کر دیں؛ طریقہ آپ کے آرڈر کے صفحے پر ہے۔`;
export const advanceIsDueByEMail = ({ amount }: { amount: string }) =>
  `کام شروع ہونے سے پہلے ${amount} ادا کر دیں؛ ادائیگی کا لنک ہم ای میل کریں گے۔`;
export const restIsDueInCash = 'باقی رقم آرڈر ملنے پر نقد دینی ہے۔';
export const moreIsDueBefore = ({ amount }: { amount: string }) =>
  `کام شروع ہونے سے پہلے ${amount} اور ادا کرنے ہیں۔`;
export const workCanStart = 'کام شروع ہو سکتا ہے۔';
export const restIsDue = ({ amount }: { amount: string }) => `${amount} باقی ہیں، جو آرڈر ملنے پر دینے ہیں۔`;
export const allIsPaid = 'پوری رقم ادا ہو گئی۔';
export const weSendBackWhatYouHavePaid = 'آپ کی ادا کی ہوئی رقم ہم واپس بھیج رہے ہیں۔';
export const creditGoesBack =
  'پہلے نقد رقم واپس ہوتی ہے؛ اس کے بعد جو اسٹور کریڈٹ سے ادا ہوا تھا، وہ آپ کے اسٹور کریڈٹ میں آ چکا ہے۔';
export const creditIsBack = ({ amount }: { amount: string }) =>
  `اسٹور کریڈٹ سے ادا کیے گئے ${amount} آپ کے اسٹور کریڈٹ میں واپس آ چکے ہیں۔`;
export const weSendThisBack = 'یہ آرڈر منسوخ ہو چکا ہے، اس لیے اب جو رقم آئی ہے وہ ہم واپس بھیج رہے ہیں۔';
export const weKeepOfTheAdvance = ({ amount }: { amount: string }) =>
  `آپ کی پہلے ادا کی ہوئی رقم میں سے ${amount} ہم کیے گئے کام کے لیے رکھتے ہیں، جیسا کہ پیشگی کے ساتھ طے تھا۔`;
export const weSendBackTheRest = 'باقی رقم ہم واپس بھیج رہے ہیں۔';
export const cancelledGarment = ({ garment }: { garment: string }) => `منسوخ: ${garment}`;
export const weSendBackItsPrice = 'اس کی ادا کی ہوئی رقم ہم واپس بھیج رہے ہیں۔';
export const courierBringsIt = ({ courier }: { courier: string }) => `یہ بذریعہ ${courier} آ رہا ہے۔`;
export const courierBringsItUnder = ({ courier, number }: { courier: string; number: string }) =>
  `یہ بذریعہ ${courier} آ رہا ہے، نمبر ${number}۔`;

export const amountRefunded = ({ number, amount }: { number: string; amount: string }) =>
  `آپ کے آرڈر ${number} کے ${amount} واپس ہو گئے`;
export const isInYourCredit = ({ amount }: { amount: string }) =>
  `جیسا آپ نے چاہا، ${amount} اب آپ کے اسٹور کریڈٹ میں ہے۔ آپ اس سے کسی بھی آرڈر کی ادائیگی کر سکتے ہیں۔`;
export const weHavePaidBack = ({ amount }: { amount: string }) =>
  `اس آرڈر کے ${amount} ہم نے واپس کر دیے ہیں۔ کریڈٹ نوٹ “میرے آرڈر” میں ہے۔`;

type OfOrder = { number: string };

export const bulkTitles = {
  place: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} ہمیں مل گیا`,
  quote: ({ number }: OfOrder) => `آپ کے بڑے آرڈر ${number} کی کوٹیشن آ گئی`,
  accept: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} طے ہو گیا`,
  record_payment: ({ number }: OfOrder) => `آپ کے بڑے آرڈر ${number} کی ادائیگی مل گئی`,
  reverse_payment: ({ number }: OfOrder) => `آپ کے بڑے آرڈر ${number} کی ایک ادائیگی درست کی گئی`,
  record_refund: ({ number }: OfOrder) => `آپ کے بڑے آرڈر ${number} کی رقم واپس ہو گئی`,
  cancel: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} منسوخ ہو گیا`,
  move_day: ({ number }: OfOrder) => `آپ کے بڑے آرڈر ${number} کی تاریخ بدل گئی`,
  start: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} سلائی میں ہے`,
  check: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} معیار کی جانچ میں ہے`,
  rework: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} دوبارہ کارخانے میں گیا`,
  ship: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} راستے میں ہے`,
  come_back: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} نہیں پہنچ سکا`,
  fail_delivery: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} نہیں پہنچ سکا`,
  deliver: ({ number }: OfOrder) => `آپ کا بڑا آرڈر ${number} پہنچ گیا`,
};
export const bulkTexts = {
  quote:
    'ہم نے آپ کے بڑے آرڈر کی قیمت لگا دی ہے۔ “میرے آرڈر” میں معاہدہ پڑھ لیں، اور وہیں اپنا نام لکھ کر قبول کریں۔ اس سے پہلے نہ کچھ بنتا ہے، نہ کوئی ادائیگی بنتی ہے۔',
  accept:
    'کوٹیشن قبول کرنے کا شکریہ۔ طے شدہ شرائط پر کام شروع ہو گا، اور ہر مرحلے کی خبر آپ کو دیتے رہیں گے۔',
  record_payment: 'شکریہ، آپ کی ادائیگی مل گئی۔',
  reverse_payment:
    'ہم نے اس آرڈر میں ایک ایسی ادائیگی لکھ دی تھی جو آپ کی نہیں تھی، اور اسے بل سے ہٹا دیا ہے۔ اس غلطی پر معذرت۔',
  record_refund: 'اس آرڈر کی جو رقم آپ کو واپس دینی تھی، وہ ہم نے بھیج دی ہے۔',
  cancel: 'آپ کا بڑا آرڈر منسوخ ہو گیا۔ اب کچھ نہیں بنے گا، اور کوئی ادائیگی نہیں کرنی۔',
  move_day: 'ہمیں افسوس ہے، وعدے کے دن تک کام نہیں ہو سکے گا۔ نئی تاریخ نیچے دیکھ لیں۔',
  start: 'ہم نے آپ کے آرڈر پر کام شروع کر دیا ہے۔',
  check: 'آپ کا مال بن گیا ہے۔ اب اس کی گنتی اور جانچ ہو رہی ہے۔',
  rework: 'معیار کی جانچ میں کچھ ٹھیک کرنے کی ضرورت نکلی ہے۔',
  ship: 'آپ کا مال راستے میں ہے۔',
  come_back: 'آپ کا مال ہمارے پاس واپس آ گیا ہے۔ دوبارہ بھیجنے سے پہلے ہم آپ سے رابطہ کریں گے۔',
  fail_delivery: 'آپ کا مال آپ تک نہیں پہنچ سکا، اس لیے آرڈر ختم ہو گیا۔ کوئی ادائیگی نہیں کرنی۔',
  deliver: 'آپ کا مال پہنچ گیا۔ انوائس “میرے آرڈر” میں ہے۔',
};
export const weEMailYouAQuote =
  'آپ کے بڑے آرڈر کا شکریہ۔ ہم دیکھتے ہیں کہ کیا چاہیے، اور کوٹیشن آپ کو ای میل کرتے ہیں: ایک عدد کی قیمت، کل رقم اور تاریخ۔';
export const nothingIsMadeBeforeYouAccept = 'کوٹیشن قبول ہونے سے پہلے کچھ نہیں بنتا۔';
export const tellUsWhereThePiecesGo =
  '“میرے آرڈر” میں بتا دیں کہ مال کہاں پہنچانا ہے۔ کوٹیشن اسی کے انتظار میں ہے۔';
export const courierBringsThem = ({ courier, number }: { courier: string; number: string }) =>
  `مال بذریعہ ${courier} آ رہا ہے، نمبر ${number}۔`;
export const bulkOrderRefunded = ({ number, amount }: { number: string; amount: string }) =>
  `آپ کے بڑے آرڈر ${number} کے ${amount} واپس ہو گئے`;
export const weHavePaidBackWithoutNote = ({ amount }: { amount: string }) =>
  `اس آرڈر کے ${amount} ہم نے واپس کر دیے ہیں۔`;
export const pleaseTellUs = 'ہمیں بتا دیں';
export const sampleRequests = { requested: 'مانگا گیا', notRequested: 'نہیں مانگا گیا' };
export const seeMyBulkOrders = 'میرے بڑے آرڈر دیکھیں';
/** What staff says with a step of an order that would miss its day, to change as they like. */
export const usualReasons = {
  reassign: 'اب یہ کام دوسرا درزی کرے گا تاکہ وقت پر تیار ہو جائے۔',
  move_day: 'سلائی میں ہماری توقع سے زیادہ وقت لگ رہا ہے۔',
};
/** Of the shop's cloth for a stitched order (orders-158). */
export const clothIsNotSent = ({ number }: { number: string }) =>
  `آرڈر ${number}: دکان کا کپڑا نہیں بھیجا جا سکتا`;
export const sellerCannotSend = ({ cloth }: { cloth: string }) =>
  `فروخت کنندہ ${cloth} نہیں بھیج سکتا۔ یہ آپ کے بل سے نکل گیا ہے۔`;
export const cancelTheGarmentOrWrite =
  'باقی لباس سل رہے ہیں۔ براہِ کرم آرڈر میں وہ لباس منسوخ کریں جس کا کپڑا نہیں، یا ہمیں لکھیں۔';
export const bringYourOwnOrCancel =
  'براہِ کرم اپنا کپڑا درزی کو دیں، یا آرڈر منسوخ کریں۔ کپڑا آنے تک کام رکا رہے گا۔';

/** What is to be paid at the door (payments-11). */
export const payThisAndNothingElse = ({ amount, code }: { amount: string; code: string }) =>
  `وصولی پر صرف ${amount} ادا کریں، اور کچھ نہیں۔ پارسل پر اس رقم کے ساتھ کوڈ ${code} لکھا ہے؛ اگر کوئی اور رقم لکھی ہو تو ادائیگی سے پہلے ہمیں فون کریں۔`;
export const itIsPaid = 'ادائیگی ہو چکی ہے: وصولی پر کچھ نہیں دینا۔';

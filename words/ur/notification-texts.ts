type OfOrder = { number: string };

/** Below the titles of `order-news.ts`, of a stitched order. */
export const texts = {
  place: '“آرڈر مکمل کریں” پر اس کی تصدیق کریں تاکہ درزی کام شروع کر سکے۔',
  edit: 'قیمت اور متوقع تاریخ نئے سرے سے لگی ہیں۔ “آرڈر مکمل کریں” پر اس کی تصدیق کریں۔',
  price: 'اسے دیکھ لیں اور “آرڈر مکمل کریں” پر تصدیق کریں۔',
  quote: 'ایک عدد کی قیمت دیکھ لیں، پھر کوٹیشن قبول کریں یا آرڈر واپس لے لیں۔',
  confirm: 'یہ درزی کے پاس پہنچ گیا ہے۔ انوائس “میرے آرڈر” میں ہے۔',
  cancel: 'اب نہ کچھ بنے گا، نہ بھیجا جائے گا۔',
  expire: 'وقت پر تصدیق نہیں ہوئی، اس لیے ہم نے اسے منسوخ کر دیا۔ جب چاہیں دوبارہ آرڈر دیں۔',
  accept: 'کپڑا آتے ہی درزی کام شروع کر دے گا۔',
  decline: 'ہم دوسرا درزی ڈھونڈ رہے ہیں۔ قیمت وہی رہے گی۔',
  reassign: 'قیمت وہی رہے گی۔ نئی متوقع تاریخ دیکھ لیں۔',
  move_day: 'ہمیں افسوس ہے۔ نئی متوقع تاریخ دیکھ لیں۔',
  ask: 'درزی کا ایک سوال ہے۔ جواب آنے تک متوقع تاریخ رکی رہے گی۔',
  answer: 'درزی کے سوال کا جواب مل گیا۔ متوقع تاریخ دیکھ لیں۔',
  send_swatch: 'اس کے بعد سلائی شروع ہو گی۔ کپڑا پسند نہ آئے تو ابھی بتا دیں۔',
  collect_cloth: 'رائیڈر اسے درزی تک پہنچا رہا ہے۔',
  fail_collection: 'ہم دوبارہ آئیں گے۔',
  receive_cloth: 'دیکھ لیں کہ کیا لکھا گیا ہے، اور کچھ غلط ہو تو بتائیں۔',
  post_cloth: 'دیکھیں کہ کپڑے کے بارے میں کیا بتایا گیا ہے۔',
  object_cloth: 'درزی کو بتا دیا گیا ہے۔ رسید درست ہونے تک سلائی رکی رہے گی۔',
  start: 'درزی نے سلائی شروع کر دی ہے۔',
  check: 'ناپ اور سلائی کے جوڑ دیکھے جا رہے ہیں۔',
  rework: 'معیار کی جانچ میں کچھ ٹھیک کرنے کی ضرورت نکلی ہے۔',
  make_ready: 'جہاں سِلا ہے وہیں سے لیا جا سکتا ہے۔',
  pack: 'یہ جلد روانہ ہو گا۔',
  ship: 'آرڈر کا حال ٹریکنگ کے صفحے پر دیکھیں۔',
  deliver: 'پہننا نصیب ہو!',
  come_back: 'یہ واپس آ گیا ہے۔ دوبارہ بھیجنے سے پہلے ہم آپ سے رابطہ کریں گے۔',
  fail_delivery: 'یہ آپ تک نہیں پہنچا، اس لیے آرڈر ختم ہو گیا۔',
  record_payment: 'شکریہ۔ دیکھ لیں کیا ادا ہو چکا اور کیا باقی ہے۔',
  reverse_payment: 'یہ غلطی سے لکھی گئی تھی۔ دیکھ لیں کیا ادا ہو چکا اور کیا باقی ہے۔',
  record_refund: 'اس کی جو رقم آپ کو واپس دینی تھی، وہ ہم نے بھیج دی ہے۔',
  return: 'یہ ہمیں واپس مل گیا ہے۔',
  take_back: 'کچھ سامان ہمیں واپس مل گیا ہے۔',
  alter: 'لباس لینے کے لیے درزی آپ سے رابطہ کرے گا۔',
  claim_alteration: 'ہم رسید دیکھ کر بتائیں گے کہ کتنی رقم واپس ملے گی۔',
  settle_claim: 'دیکھیں کہ ہم نے کیا فیصلہ کیا ہے۔',
  mend: 'آپ کا لباس درزی کے پاس ہے اور اس پر کام ہو رہا ہے۔',
  work_garment: 'دیکھ لیں کہ ہر لباس کا کام کہاں تک پہنچا ہے۔',
  cancel_garment: 'نئی کل رقم دیکھ لیں۔ باقی لباس طے شدہ طریقے سے بن رہے ہیں۔',
  move_sample: 'دیکھیں کہ آپ کا لباس کہاں ہے۔',
};
export const sampleTexts = {
  sample_measured: 'اس کا ناپ آپ کی پروفائل میں ہے۔ براہ کرم دیکھ لیں اور جو ٹھیک نہ ہو اسے درست کر دیں۔',
  sample_returned: 'یہ آپ کو واپس دے دیا گیا یا بھیج دیا گیا۔',
  sample_missing:
    'آپ کا کپڑا درزی کے پاس ہے۔ کام تب شروع ہوگا جب یہ لباس بھی ناپ لیا جائے: اسے پہنچا دیں یا ڈاک سے بھیج دیں۔',
  sample_lost: 'ہمیں بہت افسوس ہے، ہم آپ سے رابطہ کریں گے۔',
};
/** Where other kinds of orders differ. */
export const bulkTitles = {
  accept: ({ number }: OfOrder) => `آپ کا آرڈر ${number} طے ہو گیا`,
  decline: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی کوٹیشن سے انکار ہو گیا`,
};
export const bulkTexts = {
  place: 'ہم اسے دیکھ کر آپ کو کوٹیشن بھیجتے ہیں۔',
  accept: 'کوٹیشن آپ کی طرف سے قبول ہو گئی۔',
  decline: 'کوٹیشن سے انکار ہو گیا۔',
  confirm: 'کام کی تیاری ہو رہی ہے۔',
  deliver: 'انوائس “میرے آرڈر” میں ہے۔',
};
export const goodsTexts = {
  place: 'آرڈر بیچنے والوں کے پاس ہے اور اب پیک ہو گا۔',
  confirm: 'آرڈر بیچنے والوں کے پاس ہے اور اب پیک ہو گا۔',
  deliver: 'آپ کو مبارک ہو!',
};
/** Of the cloth that a seller sends to the tailor of a stitched order (orders-155). */
export const clothOfOrder = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا کپڑا`;
export const clothTexts = {
  pack: 'فروخت کنندہ نے اسے پیک کر دیا ہے۔',
  ship: 'یہ درزی کی طرف روانہ ہے۔',
  deliver: 'یہ درزی کے پاس ہے۔',
  come_back: 'یہ درزی تک نہیں پہنچا۔ فروخت کنندہ اسے دوبارہ بھیجے گا۔',
  fail_delivery: 'یہ نہیں بھیجا جا سکتا اور آپ کے بل سے نکل گیا ہے۔ اپنا کپڑا لائیں، یا آرڈر منسوخ کریں۔',
  cancel: 'یہ نہیں بھیجا جا سکتا اور آپ کے بل سے نکل گیا ہے۔ اپنا کپڑا لائیں، یا آرڈر منسوخ کریں۔',
  return: 'فروخت کنندہ نے اسے واپس لے لیا ہے۔',
};
export const fromSeller = ({ seller, text }: { seller: string; text: string }) =>
  `${seller} کی طرف سے: ${text}`;
export const weTellYouThePrice = 'ہم دیکھتے ہیں کہ کیا بنوانا ہے، پھر آپ کو قیمت بتاتے ہیں۔';
export const waitsForYourConfirmation = ({ number }: OfOrder) =>
  `آپ کے آرڈر ${number} کو آپ کی تصدیق کا انتظار ہے`;
export const openTheEMailedLink =
  'ہماری ای میل میں بھیجا گیا لنک کھولیں۔ چیزیں 30 منٹ تک آپ کے لیے رکھی ہوئی ہیں۔';
export const confirmBeforeItExpires = 'جلد تصدیق کریں، ورنہ آرڈر کی مدت ختم ہو جائے گی اور کچھ نہیں سِلے گا۔';
export const clothIsMissing = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کو کپڑے کا انتظار ہے`;
export const bringTheCloth = ({ day }: { day: string }) =>
  `کپڑا درزی تک پہنچا دیں۔ ${day} تک نہ آیا تو ہم آرڈر منسوخ کر دیں گے۔`;
export const askTheCourier = ({ day }: { day: string }) =>
  `آپ نے کپڑا بھیجا ہے مگر وہ نہیں پہنچا۔ کوریئر سے پوچھ لیں۔ ${day} تک نہ آیا تو ہم آرڈر منسوخ کر دیں گے۔`;
export const bringTheRest =
  'کچھ لباسوں کا کپڑا ابھی نہیں آیا۔ اسے درزی تک پہنچا دیں، یا بھیج چکے ہوں تو کوریئر سے پوچھیں۔';
export const waitsForPayment = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کو ادائیگی کا انتظار ہے`;
export const payBefore = ({ day }: { day: string }) =>
  `پیشگی رقم میں سے ابھی کچھ نہیں آیا۔ ${day} تک نہ آئی تو ہم آرڈر منسوخ کر دیں گے۔`;
export const payFirst = 'کام پیشگی رقم ملنے پر شروع ہوگا، اور اس میں سے ابھی کچھ نہیں آیا۔';
export const transferNotFound = ({ number }: OfOrder) => `${number} کی آپ کی ادائیگی ہمیں نہیں ملی`;
export const checkAndSendAgain = ({ amount, reason }: { amount: string; reason: string }) =>
  `${amount}: ${reason}`;
export const waitsForMeasures = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کو ناپ کا انتظار ہے`;
export const remindWhomYouAsked =
  'جو ناپ مانگا گیا تھا وہ ابھی نہیں آیا۔ یاد دلا دیں یا کوئی اور طریقہ چنیں، ورنہ آرڈر کی مدت ختم ہو جائے گی۔';
export const measuresAreHere = '“آرڈر مکمل کریں” پر اس کی تصدیق کریں تاکہ درزی کام شروع کر سکے۔';
export const someMeasuresAreHere = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کے لیے ایک ناپ آ گیا`;
export const othersAreMissing = 'کچھ ناپ ابھی باقی ہیں۔ “آرڈر مکمل کریں” پر آپ یاد دہانی کرا سکتے ہیں۔';
export const isRefunded = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی رقم واپس ہو گئی`;
export const moneyGoesBack = ({ amount }: { amount: string }) =>
  `${amount} آپ کو واپس ہو رہے ہیں۔ کریڈٹ نوٹ “میرے آرڈر” میں ہے۔`;
/** Of a kind that this version does not know. */
export const yourOrder = ({ number }: OfOrder) => `آپ کا آرڈر ${number}`;
export const seeWhatIsNew = 'دیکھیں کیا نیا ہے۔';

/** For tailors, below the titles of `order-news.ts`. */
export const workTexts = {
  work_new: 'اس کی سلائی آپ کے پاس آئی ہے۔ قبول کریں یا انکار کریں۔',
  work_cancelled: 'اب اس کی سلائی نہ کریں۔',
  work_altered: 'لباس لینے کے لیے گاہک سے رابطہ کریں۔',
  work_answered: 'جواب دیکھ کر کام آگے بڑھائیں۔',
  work_objected: 'گاہک کے مطابق کچھ غلط ہے۔ رسید درست کریں؛ تب تک کام رکا رہے گا۔',
  work_taken: 'اب اس پر کام نہ کریں، اور جب تک کوئی لینے نہ آئے، کپڑا اور لباس سنبھال کر رکھیں۔',
  work_taken_over: 'یہ دوسرے درزی سے آپ کے پاس آ رہا ہے؛ کام جس مرحلے پر ہے وہیں سے آگے بڑھائیں۔',
  work_garment_cancelled: 'اسے شروع نہ کریں؛ باقی ویسے ہی رہیں گے۔',
  work_moved: 'نیا دن آرڈر میں دیکھ لیں۔',
  work_came_back: 'پارسل واپس آ گیا ہے۔ پتا طے ہونے کے بعد کوریئر کو دوبارہ دیں۔',
  work_undelivered: 'لباس گاہک تک نہیں پہنچا۔ آپ کے کام کے بارے میں ہم رابطہ کریں گے۔',
};
/** For brands. */
export const saleTitles = {
  seller_new: ({ number }: OfOrder) => `نیا آرڈر ${number}`,
  seller_cancelled: ({ number }: OfOrder) => `آرڈر ${number} منسوخ ہو گیا`,
  seller_changed: ({ number }: OfOrder) => `آرڈر ${number} بدل گیا ہے`,
  seller_return: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی`,
  seller_return_waits: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی جواب کی منتظر ہے`,
  seller_return_kept: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی نہیں ہو گی`,
  seller_return_ended: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی ختم ہو گئی`,
};
export const saleTexts = {
  seller_new: 'اسے پیک کر کے روانہ کرنا ہے۔',
  seller_cancelled: 'اسے روانہ نہ کریں۔',
  seller_changed: 'اس کی چیزیں یا پتہ بدل گیا ہے۔ پیک کرنے یا بھیجنے سے پہلے دیکھ لیں۔',
  seller_return: 'گاہک سامان واپس بھیجنا چاہتا ہے۔ براہِ کرم جواب دیں۔',
  seller_return_waits: 'گاہک جواب کا انتظار کر رہا ہے۔ ہمارے عملے سے پہلے جواب دے دیں۔',
  seller_return_kept: 'گاہک سامان اپنے پاس رکھے گا۔ آپ کو کچھ نہیں کرنا۔',
  seller_return_ended: 'سامان 60 دن میں نہیں پہنچا۔ کوئی رقم واپس نہیں کرنی۔',
};
export const isLowOnStock = ({ product }: { product: string }) => `“${product}” کا اسٹاک کم ہے`;
export const addPiecesInTime = 'وقت پر اور عدد شامل کریں، ورنہ گاہکوں کو یہ ختم ملے گا۔';
/** For customers; the answer to their return. */
export const returnTitles = {
  return_accepted: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی قبول ہو گئی`,
  return_refused: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی قبول نہیں ہوئی`,
};
export const returnTexts = {
  return_accepted: 'دیکھیں کہ سامان کہاں بھیجنا ہے۔',
  return_refused: 'دیکھیں کہ فروخت کنندہ کیا کہتا ہے۔',
};
/** For tailors whom the shop pauses. */
export const pauseTitles = {
  paused: 'ابھی آپ کو نئے آرڈر نہیں ملیں گے',
  resumed: 'نئے آرڈر پھر سے ملنے لگیں گے',
};
export const pauseTexts = {
  paused: 'آپ کا کارخانہ ابھی روک دیا گیا ہے۔ جاری آرڈر آپ ہی کے پاس رہیں گے: انہیں وعدے کے مطابق مکمل کریں۔',
  resumed: 'آپ کا نام پھر سے فہرست میں ہے اور گاہک آپ کو آرڈر دے سکتے ہیں۔',
};
/** For sellers whose identity the shop asks for, or has looked at. */
export const identityTitles = {
  identity_needed: 'شناخت ملنے تک آپ کو نئے آرڈر نہیں ملیں گے',
  identity_checked: 'آپ کی شناخت کی جانچ ہو گئی',
  identity_refused: 'اپنی شناخت درست کریں',
};
export const identityTexts = {
  identity_needed:
    'اپنا CNIC اور IBAN دیں۔ ہم جانچ لیں تو آرڈر پھر ملنے لگیں گے۔ جاری آرڈر آپ ہی کے رہیں گے۔',
  identity_checked: 'سب ٹھیک ہے۔ اب کچھ اور نہیں کرنا۔',
  identity_refused: 'ابھی کچھ درست نہیں۔ دوبارہ دیں۔',
};
export const codeOffered = ({ code }: { code: string }) => `کیا آپ کوڈ ${code} کی رعایت برداشت کریں گے؟`;
export const seeWhatItTakesOff =
  'دیکھیں کہ یہ آپ کے سامان پر کتنی رعایت دیتا ہے، پھر قبول کریں یا انکار کریں۔';
export const payoutTitles = {
  payout_paid: ({ amount }: { amount: string }) => `ہم نے آپ کو ${amount} ادا کر دیے`,
  payout_came_back: ({ amount }: { amount: string }) => `${amount} کی ادائیگی واپس آ گئی`,
};
export const payoutTexts = {
  payout_paid: 'رقم آپ کے بینک اکاؤنٹ میں آ رہی ہے۔ تفصیل آپ کی آمدنی کے صفحے پر ہے۔',
  payout_came_back: 'یہ رقم اب بھی آپ کی ہے اور اگلی ادائیگی میں شامل ہو گی۔',
};
export const withReason = ({ text, reason }: { text: string; reason: string }) => `${text} وجہ: ${reason}`;

export const hasReplied = ({ seller }: { seller: string }) => `${seller} کی طرف سے آپ کی رائے کا جواب آیا ہے`;
export const seeTheAnswer = ({ product }: { product: string }) =>
  `جواب ${product} پر آپ کی رائے کے ساتھ دیکھیں۔`;

export const thankYouSellersPackNext = 'آپ کے آرڈر کا شکریہ۔ آرڈر بیچنے والوں کے پاس ہے اور اب پیک ہو گا۔';
export const totalAndArrival = ({ total, day }: { total: string; day: string }) =>
  `${total}، ${day} تک پہنچے گا`;
export const deliveryAndArrival = ({ delivery, day }: { delivery: string; day: string }) =>
  `${delivery}، ${day} تک پہنچے گا`;
export const facts = {
  delivery: 'ڈیلیوری',
  address: 'پتا',
  payment: 'ادائیگی',
  discount: 'رعایت',
  discountCode: ({ code }: { code: string }) => `کوڈ \u2068${code}\u2069`,
  credit: 'آپ کے اسٹور کریڈٹ سے',
  deliveryFee: 'ڈیلیوری فیس',
  seller: 'بیچنے والا',
  items: 'چیزیں',
  paidBack: 'واپس کی گئی رقم',
};
export const columns = { item: 'چیز', pieces: 'تعداد', amount: 'رقم', total: 'کل رقم' };
export const cardEndingIn = ({ method, last4 }: { method: string; last4: string }) =>
  `${method}، آخری ہندسے ${last4}`;

export const pleaseConfirm = ({ number }: { number: string }) => `اپنے آرڈر ${number} کی تصدیق کریں`;
export const confirmWithinADay =
  'آپ کے آرڈر کا شکریہ۔ اس کی تصدیق کریں: نیچے لکھی چیزیں 30 منٹ تک آپ کے لیے رکھی ہوئی ہیں۔ جب تک یہ دستیاب ہوں، آرڈر کے ایک دن بعد تک بھی تصدیق ہو سکتی ہے۔';
export const ifNotYouItIsCancelled = 'یہ آرڈر آپ کا نہیں تو کچھ نہ کریں: آرڈر خود منسوخ ہو جائے گا۔';
export const confirmTheAddressOfAPaidOrder =
  'آپ کے آرڈر کا شکریہ۔ آرڈر مل گیا اور ادائیگی ہو گئی۔ اس ای میل پتے کی تصدیق کریں، تاکہ ہم بتا سکیں کہ پارسل کب روانہ ہوا اور کب پہنچا۔';
export const ifNotYouNoMoreEMails =
  'یہ آرڈر آپ کا نہیں تو کچھ نہ کریں: اس کے بارے میں اور ای میل نہیں آئے گی۔';
export const confirmThisEMailAddress = 'اس ای میل پتے کی تصدیق کریں';

type OfOrder = { number: string };

/** Of the whole order, and of one of its sellers. */
export const returns = {
  asked: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی کی درخواست مل گئی`,
  askedText:
    'آپ نے نیچے لکھی چیزیں واپس بھیجنے کی درخواست کی ہے۔ فروخت کنندہ جواب دے گا اور ہم آپ کو بتائیں گے۔',
  askedAt: 'درخواست کا وقت',
  number: 'واپسی',
  reason: 'وجہ',
  accepted: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی قبول ہو گئی`,
  acceptedText: ({ id }: { id: number }) =>
    `نیچے لکھی چیزیں پیک کریں اور پارسل پر ${id} لکھیں۔ ان کے پہنچنے پر رقم واپس ہو گی۔`,
  labelOnThePage: 'پارسل کا لیبل واپسی کے صفحے سے پرنٹ ہو سکتا ہے۔',
  sendTo: 'یہاں بھیجیں',
  refused: ({ number }: OfOrder) => `آرڈر ${number} کی واپسی قبول نہیں ہوئی`,
  refusedText: 'نیچے لکھی چیزیں واپس نہیں لی جاتیں۔ فروخت کنندہ کہتا ہے:',
  reminder: ({ number }: OfOrder) => `کیا آپ نے آرڈر ${number} کا سامان واپس بھیج دیا؟`,
  reminderText: ({ id, day }: { id: number; day: string }) =>
    `نیچے لکھی چیزوں میں سے ابھی کچھ نہیں پہنچا۔ انہیں ایسے بھیجیں کہ ${day} تک پہنچ جائیں، اور پارسل پر ${id} لکھیں؛ اس دن کے بعد واپسی ختم ہو جائے گی۔ پارسل راستے میں ہے تو آپ کو کچھ نہیں کرنا۔`,
  ended: ({ number }: OfOrder) => `آرڈر ${number} کی آپ کی واپسی ختم ہو گئی`,
  endedText:
    'واپسی قبول ہونے کے بعد 60 دن میں نیچے لکھی چیزوں میں سے کچھ نہیں پہنچا، اس لیے واپسی ختم ہو گئی ہے اور رقم واپس نہیں ہو گی۔ آپ نے سامان بھیج دیا ہے تو ہمیں پارسل نمبر کے ساتھ لکھیں۔',
  escalated: ({ number }: OfOrder) => `آرڈر ${number} کی آپ کی واپسی ہم خود دیکھ رہے ہیں`,
  escalatedText:
    'فروخت کنندہ نے نیچے لکھی چیزوں کی واپسی کا وقت پر جواب نہیں دیا۔ اب ہمارا اپنا عملہ جواب دے گا اور ہم آپ کو بتائیں گے۔',
  seeTheReturn: 'واپسی دیکھیں',
};
export const withdrawals = {
  subject: ({ number }: OfOrder) => `اپنے آرڈر ${number} کا سامان واپس بھیجیں`,
  chooseWhatYouSendBack:
    'آپ نے سامان واپس بھیجنے کو کہا ہے۔ بٹن دبائیں اور چنیں کہ کیا اور کیوں واپس بھیجنا ہے۔ یہ لنک 7 دن کام کرتا ہے۔',
  madeToMeasure:
    'اس آرڈر کے کپڑے آپ کے ناپ پر سلے ہیں، اس لیے واپس نہیں ہو سکتے۔ جو پورا نہ آئے اس کی درستی مفت ہے: بٹن دبائیں یا ہمیں لکھیں۔',
  ifNotYou: 'اگر یہ آپ نے نہیں کہا تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
  chooseTheGoods: 'سامان چنیں',
};
export const moneyBack = {
  subject: ({ number, amount }: OfOrder & { amount: string }) =>
    `آرڈر ${number} کے ${amount} ہم کہاں بھیجیں؟`,
  tellUsWhere: ({ amount }: { amount: string }) =>
    `ہمیں آپ کو ${amount} واپس کرنے ہیں۔ وہ بینک اکاؤنٹ بتائیں جس میں ہم یہ رقم بھیجیں۔`,
  keptSealed:
    'آپ کا آئی بین نمبر خفیہ حالت میں رکھا جاتا ہے، صرف اسی کام آتا ہے، اور رقم بھیجتے ہی مٹا دیا جاتا ہے۔',
  orCallUs: 'بینک اکاؤنٹ نہ ہو تو اس ای میل کا جواب دیں یا فون کریں، ہم کوئی اور طریقہ نکال لیں گے۔',
  giveTheAccount: 'اکاؤنٹ بتائیں',
};
export const endTitles = {
  CANCELLED: {
    whole: ({ number }: OfOrder) => `آپ کا آرڈر ${number} منسوخ ہو گیا`,
    part: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا ایک حصہ منسوخ ہو گیا`,
  },
  RETURNED: {
    whole: ({ number }: OfOrder) => `آپ کا آرڈر ${number} واپس آ گیا`,
    part: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا ایک حصہ واپس آ گیا`,
  },
};
export const endTexts = {
  CANCELLED: {
    whole: 'نیچے لکھی چیزیں منسوخ ہو گئی ہیں۔ اس آرڈر کا اور کچھ نہیں بھیجا جائے گا۔',
    part: 'نیچے لکھی چیزیں منسوخ ہو گئی ہیں۔ آپ کے باقی آرڈر پر اس کا کوئی اثر نہیں۔',
  },
  RETURNED: 'نیچے لکھی چیزیں ہمیں واپس مل گئی ہیں۔',
};
export const statusTexts = {
  PACKED: 'نیچے لکھی چیزیں پیک ہو گئی ہیں اور جلد روانہ ہوں گی۔',
  SHIPPED: 'نیچے لکھی چیزیں راستے میں ہیں۔',
  DELIVERED: 'نیچے لکھی چیزیں پہنچ گئی ہیں۔ آپ کو مبارک ہوں!',
};
/** Of a parcel that could not be delivered, by what its status is then. */
export const notDeliveredTexts = {
  PACKED: 'نیچے لکھی چیزیں بیچنے والے کے پاس واپس آ گئی ہیں۔ دوبارہ بھیجنے سے پہلے ہم آپ سے رابطہ کریں گے۔',
  CANCELLED: 'نیچے لکھی چیزیں آپ تک نہیں پہنچ سکیں، اس لیے منسوخ ہو گئی ہیں۔ ان کی کوئی رقم آپ کے ذمے نہیں۔',
};
export const moneyGoesBack = 'ان کی رقم اُسی طریقے سے واپس جائے گی جس سے آپ نے ادا کی۔';
export const pieces = ({ count, name }: { count: number; name: string }) => `${count} × ${name}`;

export const paymentIsGivenBack = ({ number }: { number: string }) =>
  `آرڈر ${number} کے لیے آپ کی رقم واپس کی جا رہی ہے`;
export const paymentPaysNothing = ({ gateway }: { gateway: string }) =>
  `${gateway} سے آپ کی رقم ہمیں ملی، مگر اس سے آرڈر کی ادائیگی نہ ہو سکی: آرڈر ختم ہو چکا تھا، رقم پہلے ادا ہو چکی تھی، یا رقم مختلف تھی۔ ہم یہ رقم آپ کو واپس کر رہے ہیں۔ آپ کو کچھ کرنے کی ضرورت نہیں۔`;
export const amountIsPaidBack = ({ number, amount }: { number: string; amount: string }) =>
  `آپ کے آرڈر ${number} کے ${amount} واپس ہو رہے ہیں`;
export const isInYourCredit = ({ amount }: { amount: string }) =>
  `جیسا آپ نے چاہا، ${amount} اب آپ کے اسٹور کریڈٹ میں ہے۔ آپ اس سے کسی بھی آرڈر کی ادائیگی کر سکتے ہیں۔`;
export const weHavePaidBack = ({ amount }: { amount: string }) =>
  `ہم نے آپ کے آرڈر کے ${amount} آپ کو واپس کر دیے ہیں۔`;
export const amountGoesBackToCard = ({ amount, last4 }: { amount: string; last4: string }) =>
  `آپ کے آرڈر کے ${amount} آپ کے اُس کارڈ پر واپس جا رہے ہیں جس کے آخری ہندسے ${last4} ہیں۔ بینک میں نظر آنے میں کچھ دن لگ سکتے ہیں۔`;
export const creditNoteIsUnderMyOrders = 'کریڈٹ نوٹ “میرے آرڈر” میں آپ کے آرڈر کے ساتھ ہے۔';

export const hasReplied = ({ seller }: { seller: string }) => `${seller} کی طرف سے آپ کی رائے کا جواب آیا ہے`;
export const hasRepliedOn = ({ seller, product }: { seller: string; product: string }) =>
  `${product} پر آپ کی رائے کا جواب ${seller} کی طرف سے آیا ہے۔`;
export const seeTheReply = 'جواب دیکھیں';

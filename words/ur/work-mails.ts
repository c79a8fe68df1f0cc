/** To tailors, below the titles of `order-news.ts`. */
export const texts = {
  work_new: 'آپ کے لیے نیا آرڈر ہے۔ جلد قبول کریں، یا انکار کر دیں: گاہک کو آپ کے جواب کا انتظار ہے۔',
  work_cancelled:
    'یہ آرڈر منسوخ ہو گیا ہے۔ اس کی سلائی نہ کریں، اور جب تک کپڑا واپس نہ لیا جائے، سنبھال کر رکھیں۔',
  work_altered: 'گاہک نے درستی مانگی ہے۔ لباس لینے کے لیے گاہک سے رابطہ کریں؛ گاہک کے لیے درستی مفت ہے۔',
  work_answered:
    'گاہک نے آپ کے سوال کا جواب دے دیا ہے۔ وعدے کا دن اتنے ہی کام کے دن آگے چلا گیا ہے جتنے بیچ میں گزرے۔',
  work_objected:
    'گاہک کو آپ کی لکھی ہوئی کپڑے کی رسید پر اعتراض ہے۔ اسے درست کریں، یا ہم سے رابطہ کریں: تب تک کام رکا رہے گا۔',
  work_taken:
    'ہم نے یہ آرڈر دوسرے درزی کو دے دیا ہے، اس لیے اب اس پر کام نہ کریں۔ جب تک کپڑا اور لباس واپس نہ لیے جائیں، سنبھال کر رکھیں۔',
  work_taken_over:
    'یہ آرڈر دوسرے درزی سے، اسی مرحلے پر جہاں ہے، آپ کے پاس آ رہا ہے۔ کپڑے اور لباس کے بارے میں ہم رابطہ کریں گے۔',
  work_garment_cancelled: 'ایک لباس منسوخ ہو گیا ہے؛ براہِ کرم اسے شروع نہ کریں۔ باقی نیچے لکھے ہیں۔',
  work_moved: 'ہم نے گاہک سے نئے دن کا وعدہ کیا ہے؛ نیچے دیکھ لیں۔',
  work_came_back:
    'پارسل واپس آ گیا ہے۔ جب تک طے نہ ہو کہ لباس کہاں جائے گا، اسے سنبھال کر رکھیں، پھر کوریئر کو دوبارہ دیں۔',
  work_undelivered:
    'لباس گاہک تک نہیں پہنچا اور آرڈر ختم ہو گیا ہے۔ لباس اور آپ کے کام کے بارے میں ہم رابطہ کریں گے۔',
};
export const facts = {
  deliveryType: 'کتنی جلدی',
  madeFor: 'کس کے لیے',
  garments: 'لباس',
  altered: 'درستی کس کی',
  stitching: 'سلائی',
  cashAtTheHandover: 'دیتے وقت نقد',
  goods: 'چیزوں کی رقم',
  city: 'شہر',
};
export const garmentsNamed = ({ count, names }: { count: number; names: string }) => `${count}: ${names}`;
/** Between people, each with a comma of their own. */
export const peopleSeparator = '؛ ';
export const openTheOrder = 'آرڈر کھولیں';

/** To brands. */
export const saleTitles = {
  seller_new: ({ number }: { number: string }) => `نیا آرڈر ${number}`,
  seller_cancelled: ({ number }: { number: string }) => `آرڈر ${number} منسوخ ہو گیا`,
  seller_changed: ({ number }: { number: string }) => `بدلا ہوا آرڈر ${number}`,
  seller_return: ({ number }: { number: string }) => `آرڈر ${number} کی واپسی`,
  seller_return_waits: ({ number }: { number: string }) => `آرڈر ${number} کی واپسی جواب کی منتظر ہے`,
  seller_return_kept: ({ number }: { number: string }) => `آرڈر ${number} کی واپسی نہیں ہو گی`,
  seller_return_ended: ({ number }: { number: string }) => `آرڈر ${number} کی واپسی ختم ہو گئی`,
};
export const saleTexts = {
  seller_new: 'آپ کے لیے نیا آرڈر ہے جسے پیک کر کے روانہ کرنا ہے۔',
  seller_cancelled: 'یہ آرڈر منسوخ ہو گیا ہے۔ اسے روانہ نہ کریں۔',
  seller_changed: 'اس آرڈر کی چیزیں یا پتہ بدل گیا ہے۔ پیک کرنے یا بھیجنے سے پہلے دیکھ لیں۔',
  seller_return: 'گاہک اس آرڈر کا کچھ سامان واپس بھیجنا چاہتا ہے۔ براہِ کرم واپسی قبول کریں یا رد کریں۔',
  seller_return_waits:
    'گاہک واپسی کے بارے میں آپ کے جواب کا انتظار کر رہا ہے۔ قبول کریں یا رد کریں؛ چند دن بعد ہمارا عملہ جواب دے گا۔',
  seller_return_kept:
    'گاہک نے اس آرڈر کی واپسی منسوخ کر دی ہے اور سامان اپنے پاس رکھے گا۔ آپ کو کچھ نہیں کرنا۔',
  seller_return_ended:
    'اس آرڈر کا جو سامان واپس آنا تھا وہ 60 دن میں نہیں پہنچا۔ واپسی ختم ہو گئی ہے اور کوئی رقم واپس نہیں کرنی۔ سامان اب بھی پہنچ جائے تو ہمیں لکھیں۔',
};
export const lowOnStock = ({ product }: { product: string }) => `اسٹاک کم ہے: ${product}`;
export const piecesAreLeft =
  'آخری فروخت کے بعد آپ کی مقررہ حد سے کم عدد رہ گئے ہیں۔ اگلی اطلاع اسٹاک بھرنے کے بعد ہی آئے گی۔';
export const piecesLeft = ({ pieces }: { pieces: number }) => `${pieces} عدد`;
export const openTheProduct = 'چیز کھولیں';

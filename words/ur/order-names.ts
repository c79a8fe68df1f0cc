import { plural } from '../plural.ts';

export const statusNames = {
  PLACED: 'آرڈر دیا گیا',
  CONFIRMED: 'تصدیق شدہ',
  ACCEPTED: 'قبول',
  DECLINED: 'انکار',
  IN_PRODUCTION: 'سلائی میں',
  QUALITY_CHECK: 'معیار کی جانچ',
  READY: 'تیار',
  SHIPPED: 'روانہ',
  DELIVERED: 'پہنچ گیا',
  ALTERATION: 'درستی',
  CANCELLED: 'منسوخ',
};
export const bulkStatusNames = {
  REQUESTED: 'کوٹیشن مانگی گئی',
  QUOTED: 'کوٹیشن بھیجی گئی',
  ACCEPTED: 'قبول',
  IN_PRODUCTION: 'سلائی میں',
  QUALITY_CHECK: 'معیار کی جانچ',
  SHIPPED: 'روانہ',
  DELIVERED: 'پہنچ گیا',
  CANCELLED: 'منسوخ',
};
export const goodsStatusNames = {
  UNCONFIRMED: 'تصدیق کا انتظار',
  PLACED: 'آرڈر دیا گیا',
  PACKED: 'پیک ہو گیا',
  SHIPPED: 'روانہ',
  DELIVERED: 'پہنچ گیا',
  CANCELLED: 'منسوخ',
  RETURNED: 'واپس',
};
export const documentKindNames = {
  INVOICE: 'انوائس',
  CREDIT_NOTE: 'کریڈٹ نوٹ',
  CONTRACT: 'معاہدہ',
  STATEMENT: 'حساب',
  RECEIPT: 'رسید',
};
export const billStatusNames = {
  UNPAID: 'ادائیگی باقی',
  PARTIALLY_PAID: 'کچھ ادا شدہ',
  PAID: 'ادا شدہ',
  REFUNDED: 'رقم واپس',
};
export const contactStatusNames = {
  NOT_CONTACTED: 'رابطہ نہیں ہوا',
  CONTACTED: 'رابطہ ہو گیا',
  UNREACHABLE: 'رابطہ نہ ہو سکا',
};
export const deliveryTypeNames = { NORMAL: 'معمول کی', URGENT: 'فوری' };
export const handoverNames = { BY_OWN: 'میں خود', BY_SHOP: 'دکان کی طرف سے' };
export const measurementSourceNames = {
  STORE: 'محفوظ ناپ',
  UPLOAD: 'ناپ کی تصویر',
  SAMPLE: 'فٹ بیٹھنے والا لباس',
};
export const courierNames = { ECONOMY: 'عام', EXPRESS: 'تیز' };
export const paymentTypeNames = { COD: 'پہنچنے پر نقد ادائیگی', ADVANCE: 'پیشگی ادائیگی' };
export const shortPaymentTypeNames = { COD: 'نقد', ADVANCE: 'پیشگی' };
export const confirmationNames = { PENDING: 'باقی', CONFIRMED: 'تصدیق شدہ' };
export const businessTypeNames = { RETAIL: 'پرچون', WholeSale: 'تھوک', Start_up: 'نیا کاروبار' };
export const deliveryFailureNames = {
  REFUSED: 'دروازے پر لینے سے انکار',
  NOT_REACHED: 'کسی سے رابطہ نہ ہو سکا',
  WRONG_ADDRESS: 'پتا غلط تھا',
  NOT_COLLECTED: 'کوئی لینے نہیں آیا',
  LOST: 'راستے میں گم',
  OTHER: 'کوئی اور وجہ',
};

/** A status in a sentence: "This order is … now." The verb is part of it. */
export const statusPhrases = {
  PLACED: 'دیا جا چکا ہے',
  CONFIRMED: 'تصدیق شدہ ہے',
  ACCEPTED: 'قبول ہو چکا ہے',
  DECLINED: 'درزی کے انکار پر رکا ہوا ہے',
  IN_PRODUCTION: 'سلائی میں ہے',
  QUALITY_CHECK: 'معیار کی جانچ میں ہے',
  READY: 'لے جانے کے لیے تیار ہے',
  SHIPPED: 'روانہ ہو چکا ہے',
  DELIVERED: 'پہنچ چکا ہے',
  ALTERATION: 'درستی کے لیے واپس آیا ہوا ہے',
  CANCELLED: 'منسوخ ہو چکا ہے',
  REQUESTED: 'قیمت کے انتظار میں ہے',
  QUOTED: 'کوٹیشن کے مرحلے میں ہے',
  UNCONFIRMED: 'تصدیق کے انتظار میں ہے',
  PACKED: 'پیک ہو چکا ہے',
  RETURNED: 'واپس آ چکا ہے',
};

/** How far a garment is, in a sentence. */
export const progressPhrases = {
  WAITING: 'ابھی شروع نہیں ہوا',
  STITCHING: 'سل رہا ہے',
  CHECKING: 'جانچ میں ہے',
  READY: 'تیار ہے',
  CANCELLED: 'منسوخ ہے',
};

/** How far a garment is. */
export const progressNames = {
  WAITING: 'شروع نہیں ہوا',
  STITCHING: 'سل رہا ہے',
  CHECKING: 'جانچ',
  READY: 'تیار',
  CANCELLED: 'منسوخ',
};

/** An action in a sentence, as an infinitive. */
export const actionParticiples = {
  place: 'درج کرنا',
  edit: 'بدلنا',
  price: 'قیمت دینا',
  quote: 'کوٹیشن دینا',
  confirm: 'تصدیق کرنا',
  cancel: 'منسوخ کرنا',
  expire: 'مدت پر ختم کرنا',
  accept: 'قبول کرنا',
  decline: 'انکار کرنا',
  reassign: 'دوسرے درزی کو دینا',
  move_day: 'نئی تاریخ پر لے جانا',
  ask: 'سوال کے لیے روکنا',
  answer: 'جواب دینا',
  send_swatch: 'نمونہ بھیجنا',
  collect_cloth: 'رائیڈر کے پاس لکھنا',
  fail_collection: 'رائیڈر کو نہ ملا لکھنا',
  receive_cloth: 'کپڑے کی رسید لکھنا',
  post_cloth: 'کپڑا بھیجا گیا لکھنا',
  object_cloth: 'کپڑے کی رسید پر اعتراض کرنا',
  start: 'سلائی میں دینا',
  check: 'معیار کی جانچ میں بھیجنا',
  rework: 'دوبارہ کام میں دینا',
  make_ready: 'تیار قرار دینا',
  pack: 'پیک کرنا',
  ship: 'روانہ کرنا',
  deliver: 'حوالے کرنا',
  come_back: 'واپس آیا ہوا لکھنا',
  fail_delivery: 'نہ پہنچنے پر ختم کرنا',
  return: 'واپس لینا',
  take_back: 'کچھ چیزیں واپس لینا',
  record_payment: 'ادا شدہ لکھنا',
  record_refund: '“رقم واپس” لکھنا',
  reverse_payment: 'ادائیگی ہٹانا',
  alter: 'درستی کے لیے واپس بھیجنا',
  claim_alteration: 'درستی کی رسید دینا',
  settle_claim: 'درستی کی رسید کا فیصلہ',
  mend: 'درستی میں دینا',
  work_garment: 'کام کرنا',
  cancel_garment: 'ایک لباس منسوخ کرنا',
  move_sample: 'نمونے کے لباس کو آگے بڑھانا',
};

/** What the shop itself says with a step: why a parcel was not delivered, or what else happened. */
export const noteSentences = {
  REFUSED: 'دروازے پر لینے سے انکار ہوا۔',
  NOT_REACHED: 'کسی سے رابطہ نہیں ہو سکا۔',
  WRONG_ADDRESS: 'پتا غلط تھا۔',
  NOT_COLLECTED: 'کوئی لینے نہیں آیا۔',
  LOST: 'یہ راستے میں گم ہو گیا۔',
  OTHER: 'یہ پہنچایا نہیں جا سکا۔',
  PICTURE_SENT: 'ناپ کی تصویر بھیج دی گئی۔',
  MEASURES_GIVEN: 'ناپ لنک کے ذریعے آ گیا۔',
  SOME_MEASURES_GIVEN: 'ایک لباس کا ناپ لنک کے ذریعے آ گیا؛ کچھ ناپ ابھی باقی ہیں۔',
  NOT_CONFIRMED: 'ایک دن کے اندر تصدیق نہیں ہوئی۔',
  CONFIRMED_BY_PHONE: 'فون پر تصدیق ہوئی۔',
  CARD_NOT_CHARGED: 'کارڈ سے رقم نہیں لی جا سکی۔',
  NOT_PAID_IN_TIME: 'ادائیگی مقررہ وقت میں نہیں ہوئی۔',
  CANCELLED_UNPAID: 'گاہک نے ادائیگی سے پہلے منسوخ کر دیا۔',
  NO_LIGHT: 'سلائی کی جگہ پر بجلی نہیں تھی۔',
  CLOTH_NOT_BROUGHT: 'کپڑا وقت پر نہیں آیا۔',
  ADVANCE_NOT_PAID: 'پیشگی رقم وقت پر نہیں آئی۔',
  CODE_USED: 'رعایتی کوڈ استعمال کیا گیا۔',
  CODE_REMOVED: 'رعایتی کوڈ ہٹا دیا گیا۔',
  GARMENT_ADDED: 'ایک لباس شامل کیا گیا۔',
  GARMENT_CHANGED: 'ایک لباس تبدیل کیا گیا۔',
  GARMENT_REMOVED: 'ایک لباس نکالا گیا۔',
  GARMENT_STARTED: 'ایک لباس کی سلائی شروع ہو گئی۔',
  GARMENT_CHECKED: 'ایک لباس کی جانچ ہو رہی ہے۔',
  GARMENT_REWORKED: 'ایک لباس دوبارہ سلائی میں گیا۔',
  GARMENT_READY: 'ایک لباس تیار ہے۔',
  GARMENT_CANCELLED: 'ایک لباس منسوخ ہو گیا۔',
  COLLECTED_BY_MISTAKE: 'اسے غلطی سے وصول شدہ لکھ دیا گیا تھا۔',
  SAMPLE_CAME: 'نمونے کا لباس آ گیا۔',
  SAMPLE_MEASURED: 'نمونے کا لباس ناپ لیا گیا۔',
  SAMPLE_PACKED: 'نمونے کا لباس رکھ دیا گیا۔',
  SAMPLE_RETURNED: 'نمونے کا لباس واپس چلا گیا۔',
  SAMPLE_LOST: 'نمونے کا لباس گم ہو گیا۔',
  ORDER_CANCELLED: 'آرڈر منسوخ ہو گیا۔',
  CLOTH_RECEIVED: 'درزی کو کپڑا مل گیا ہے۔',
};
/** What the shop itself asks the customer. */
export const questionSentences = {
  MEASUREMENT_PICTURE: 'اپنے ناپ کی تصویر ہمیں بھیج دیں۔ قیمت اور تاریخ اسی کے انتظار میں ہیں۔',
  MEASURES_OF_ANOTHER: 'جس کا ناپ چاہیے اسے ناپ کا لنک بھیج دیں۔ ناپ آ جائے تو آپ آرڈر کی تصدیق کر سکتے ہیں۔',
};

/** The expected day while the cloth has not come; `days` is 0 where it comes just in time. */
export const dayWithCloth = ({ days, by, day }: { days: number; by: string; day: string }) =>
  days === 0
    ? `کپڑا ${by} تک آ جائے تو ${day}`
    : plural(
        days,
        `کپڑا آنے کے بعد کام کا 1 دن؛ ${by} تک آ جائے تو ${day}`,
        `کپڑا آنے کے بعد کام کے ${days} دن؛ ${by} تک آ جائے تو ${day}`,
      );

export const wallets = { sandbox_wallet: 'آزمائشی والٹ', jazzcash: 'جاز کیش', safepay: 'سیف پے' };
export const paymentMethods = {
  cashOnDelivery: 'پہنچنے پر نقد ادائیگی',
  creditCard: 'کریڈٹ کارڈ',
  wallet: 'والٹ',
};

export const deliveries = {
  standard: 'عام ڈیلیوری',
  express: 'تیز ڈیلیوری',
  courier: 'بیرونِ ملک کوریئر',
};

/** Lines of a bill below the stitching. */
export const surcharges = {
  urgent_surcharge: 'فوری ڈیلیوری',
  collection_fee: 'کپڑا لینے کی فیس',
  delivery_fee: 'لباس پہنچانے کی فیس',
  sample_fee: 'کپڑے کا نمونہ',
};

export const earningKinds = {
  DELIVERY: 'پہنچ گیا',
  ALTERATION: 'درستی',
  REFUND: 'رقم واپس',
  GOODS: 'سامان پہنچ گیا',
  GOODS_REFUND: 'سامان واپس',
};

/** `days` as it is written, `7-14`; `most` is its last number. */
export const businessDays = ({ days, most }: { days: string; most: number }) =>
  plural(most, `کام کا \u2066${days}\u2069 دن`, `کام کے \u2066${days}\u2069 دن`);
/** The day that a customer needs a garment, and what for. */
export const neededBy = 'کب تک چاہیے';
export const occasions = {
  EID: 'عید',
  MEHNDI: 'مہندی',
  BARAT: 'بارات',
  WALIMA: 'ولیمہ',
  SCHOOL: 'اسکول',
  TRAVEL: 'سفر',
  OTHER: 'کوئی اور موقع',
};
export const neededFor = ({ day, occasion }: { day: string; occasion: string }) => `${day}، ${occasion}`;

export const ownRider = 'ہمارا اپنا رائیڈر';

export const samplePlacePhrases = {
  WITH_CUSTOMER: 'گاہک کے پاس ہے',
  ON_ITS_WAY: 'راستے میں ہے',
  WITH_TAILOR: 'درزی کے پاس ہے',
  WITH_FORMER_TAILOR: 'پچھلے درزی کے پاس ہے',
  PACKED: 'رکھ دیا گیا ہے',
  BACK: 'گاہک کو واپس مل چکا ہے',
  LOST: 'گم ہو گیا ہے',
};

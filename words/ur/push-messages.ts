import type * as english from '../en/push-messages.ts';

/** Shown on locked screens: no order number, sum, day or name (messages-28). */
export const titles: typeof english.titles = {
  order_placed: 'آپ کا آرڈر مل گیا',
  order_priced: 'آپ کے آرڈر کی قیمت آ گئی',
  order_confirmed: 'آپ کے آرڈر کی تصدیق ہو گئی',
  order_accepted: 'آپ کا آرڈر قبول ہو گیا',
  order_question: 'آپ کے آرڈر کو آپ کے جواب کا انتظار ہے',
  cloth_missing: 'آپ کے آرڈر کو آپ کے کپڑے کا انتظار ہے',
  cloth_come: 'آپ کے آرڈر کا کپڑا درزی کو مل گیا',
  order_started: 'آپ کا آرڈر سلائی میں ہے',
  order_checked: 'آپ کا آرڈر معیار کی جانچ میں ہے',
  day_moved: 'آپ کے آرڈر کی تاریخ بدل گئی',
  order_ready: 'آپ کا آرڈر تیار ہے',
  order_sent: 'آپ کا آرڈر راستے میں ہے',
  order_delivered: 'آپ کا آرڈر پہنچ گیا',
  order_not_delivered: 'آپ کا آرڈر نہیں پہنچ سکا',
  order_cancelled: 'آپ کا آرڈر منسوخ ہو گیا',
  payment_recorded: 'آپ کے آرڈر کی ادائیگی مل گئی',
  order_refunded: 'آپ کے آرڈر کی رقم واپس کی جا رہی ہے',
  advance_due: 'آپ کے آرڈر کو پیشگی ادائیگی کا انتظار ہے',
  return_accepted: 'آپ کی واپسی منظور ہو گئی',
  return_refused: 'آپ کی واپسی منظور نہیں ہوئی',
  order_news: 'آپ کے آرڈر کی ایک خبر ہے',
  work_new: 'آپ کے لیے نیا آرڈر ہے',
  work_cancelled: 'آپ کے کام کا ایک آرڈر منسوخ ہو گیا',
  work_news: 'آپ کے کام کے ایک آرڈر کی خبر ہے',
  sale_news: 'آپ کے سامان کے ایک آرڈر کی خبر ہے',
  chat_answer: 'ہماری ٹیم نے آپ کو جواب دیا ہے',
};
export const pressToRead = 'تفصیل کے لیے دبائیں۔';

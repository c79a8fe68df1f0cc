export const storeCredit = 'اسٹور کریڈٹ';
export const howItIsSpent =
  'آپ چیک آؤٹ پر اس سے سامان خرید سکتے ہیں، اور دوسرے آرڈروں کی ادائیگی ان کے صفحے پر کر سکتے ہیں۔ اس کی میعاد ختم نہیں ہوتی؛ اکاؤنٹ حذف کرنے پر یہ ختم ہو جاتا ہے۔';
export const failedToFetch = 'آپ کا اسٹور کریڈٹ نہیں مل سکا';
export const loading = 'آپ کا اسٹور کریڈٹ لایا جا رہا ہے...';
export const kinds = {
  GOODWILL: 'ہماری طرف سے آپ کے لیے',
  REFUND: 'رقم کی واپسی',
  SPENT: 'آرڈر کی ادائیگی',
  RETURNED: 'آرڈر سے واپس',
  TAKEN_BACK: 'واپس لیا گیا',
  LAPSED: 'ختم ہو گیا',
};
export const mail = {
  subject: ({ amount }: { amount: string }) => `آپ کے لیے ${amount} کا اسٹور کریڈٹ`,
  weGive: ({ amount }: { amount: string }) => `ہم نے آپ کے اسٹور کریڈٹ میں ${amount} شامل کیے ہیں:`,
  balance: 'آپ کا اسٹور کریڈٹ',
  seeIt: 'اپنا اسٹور کریڈٹ دیکھیں',
};

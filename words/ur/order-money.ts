/** سلائی اور بڑے آرڈر کے صفحے پر کوڈ اور اسٹور کریڈٹ۔ */
export const haveACode = 'رعایتی کوڈ';
export const apply = 'لگائیں';
export const applying = 'دیکھا جا رہا ہے...';
export const enterACode = 'کوڈ لکھیں۔';
export const codeTakesOff = ({ code, amount }: { code: string; amount: string }) =>
  `کوڈ ${code} سے ${amount} کم ہوئے۔`;
export const codeTakesNothingOff = ({ code }: { code: string }) => `کوڈ ${code} سے اس وقت کچھ کم نہیں ہوتا۔`;
export const removeCode = ({ code }: { code: string }) => `کوڈ ${code} ہٹائیں`;
export const failedToUseTheCode = 'کوڈ نہیں لگ سکا';
export const failedToRemoveTheCode = 'کوڈ نہیں ہٹ سکا';
export const payWithCredit = 'اسٹور کریڈٹ سے ادا کریں';
export const rupeesOfCredit = 'اسٹور کریڈٹ سے کتنے روپے';
export const youHave = ({ balance }: { balance: string }) => `آپ کے پاس ${balance} کا اسٹور کریڈٹ ہے۔`;
export const paying = 'ادائیگی ہو رہی ہے...';
export const paidWithCredit = ({ amount }: { amount: string }) =>
  `بل کے ${amount} آپ کے اسٹور کریڈٹ سے ادا ہو گئے۔`;
export const failedToPayWithCredit = 'اسٹور کریڈٹ سے ادائیگی نہیں ہو سکی';
export const weOweYou = 'ہمیں آپ کو واپس دینا ہے';
export const owedBecause = {
  REFUND: 'واپس کی جانے والی رقم',
  CANCELLED: 'وہ رقم جو آپ آرڈر منسوخ ہونے سے پہلے دے چکے تھے',
  UNUSED: 'ایک ادائیگی جو آرڈر سے میل نہیں کھاتی تھی',
};
export const whereMayWeSendIt = 'ہم یہ رقم کہاں بھیجیں؟ بینک اکاؤنٹ نہ ہو تو ہمیں لکھیں یا فون کریں۔';
export const whereToSend = 'رقم کے لیے اکاؤنٹ';
export const iban = 'آئی بین نمبر';
export const ibanHint = 'یہ صرف اسی کام آتا ہے، خفیہ رکھا جاتا ہے اور رقم بھیجتے ہی مٹا دیا جاتا ہے۔';
export const accountTitle = 'اکاؤنٹ کا نام';
export const sendItThere = 'اسی اکاؤنٹ میں بھیجیں';
export const keepingIt = 'محفوظ ہو رہا ہے...';
export const accountIsKept = 'شکریہ۔ ہم رقم اسی اکاؤنٹ میں بھیجیں گے۔';
export const failedToKeepTheAccount = 'اکاؤنٹ محفوظ نہیں ہو سکا';
export const failedToDeleteTheAccount = 'اکاؤنٹ مٹایا نہیں جا سکا';
export const failedToReadOwed = 'واپس کی جانے والی رقم معلوم نہیں ہو سکی';
export const weSendItTo = ({ end, title }: { end: string; title: string }) =>
  `ہم یہ ${title} کے اس اکاؤنٹ میں بھیجیں گے جس کا آئی بین ${end} پر ختم ہوتا ہے۔`;
export const deleteTheAccount = 'اکاؤنٹ مٹائیں';
export const anotherAccount = 'دوسرا اکاؤنٹ';
export const nothingIsOwed = 'اس آرڈر کی کوئی رقم اب ہمیں واپس نہیں دینی';
export const moneyBackTitle = 'رقم جو ہمیں آپ کو دینی ہے';
export const ofOrder = ({ number }: { number: string }) => `آرڈر ${number}`;
export const linkIsIncomplete = 'لنک ادھورا ہے۔ اسے ہماری ای میل سے کھولیں۔';
export const weAddItToYourCredit = 'ہم اسے آپ کے اسٹور کریڈٹ میں شامل کریں گے۔';
export const asStoreCredit = 'مجھے یہ اسٹور کریڈٹ کے طور پر چاہیے';
export const failedToChoose = 'آپ کا انتخاب محفوظ نہیں ہو سکا';
export const paymentKept = 'کچھ واپس نہیں ہوا: پیشگی رقم رکھ لی گئی';
export const restRefunded = 'رکھی گئی رقم کے سوا واپس ہو گئی';

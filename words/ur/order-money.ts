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
export const weSendItBack = 'ہم آپ کو فون کر کے پوچھیں گے کہ رقم کیسے پہنچے۔';
export const weAddItToYourCredit = 'ہم اسے آپ کے اسٹور کریڈٹ میں شامل کریں گے۔';
export const asStoreCredit = 'مجھے یہ اسٹور کریڈٹ کے طور پر چاہیے';
export const failedToChoose = 'آپ کا انتخاب محفوظ نہیں ہو سکا';

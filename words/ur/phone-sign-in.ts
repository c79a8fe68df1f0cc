export const mobileNumber = 'موبائل نمبر';
export const numberHint = 'پاکستان کا موبائل نمبر، مثلاً \u20660300 1234567\u2069۔';
export const sendTheCode = 'کوڈ بھیجیں';
export const sending = 'بھیجا جا رہا ہے...';
export const failedToSend = 'کوڈ نہیں بھیجا جا سکا';
export const sentTo = ({ phone: number, minutes }: { phone: string; minutes: number }) =>
  `\u2066${number}\u2069 پر کوڈ بھیجا جا رہا ہے۔ یہ ${minutes} منٹ چلے گا۔`;
export const nothingCame = 'کچھ نہیں آیا؟ نمبر دیکھیں، کوڈ دوبارہ منگوائیں، یا ہمیں فون کریں۔';
export const theCode = 'پیغام والا کوڈ';
export const enter = 'سائن اِن کریں';
export const checking = 'جانچا جا رہا ہے...';
export const failedToSignIn = 'سائن اِن نہیں ہو سکا';
export const sendAgain = 'دوبارہ بھیجیں';
export const sendAgainIn = ({ seconds }: { seconds: number }) => `${seconds} سیکنڈ بعد دوبارہ بھیجیں`;
export const anotherNumber = 'کوئی اور نمبر لکھیں';
export const numberIsYours = 'یہ نمبر آپ کا ہے۔ ابھی اس کا کوئی اکاؤنٹ نہیں: اب بنا لیں۔';
export const firstName = 'نام (اختیاری)';

export const phone = 'فون';
export const codesSignIn = ({ phone: number }: { phone: string }) =>
  `\u2066${number}\u2069 پر آنے والے کوڈ سے سائن اِن ہوتا ہے`;
export const noPhoneYet = 'ابھی کسی فون سے سائن اِن نہیں ہوتا';
export const addPhone = 'فون سے سائن اِن کریں';
export const changePhone = 'نمبر بدلیں';
export const removePhone = 'ہٹائیں';
export const newNumber = 'نیا نمبر';
export const cancel = 'رہنے دیں';
export const saveNumber = 'نمبر محفوظ کریں';
export const codeToOld = ({ phone: number }: { phone: string }) =>
  `یہ یقینی بنانے کے لیے کہ یہ آپ ہی ہیں، ہم \u2066${number}\u2069 پر بھی کوڈ بھیجتے ہیں۔`;
export const codeFromOld = 'پرانے نمبر والا کوڈ';
export const oldIsLost = 'وہ نمبر اب میرے پاس نہیں';
export const linkWasMailed = ({ email }: { email: string }) =>
  `ہم نے \u2066${email}\u2069 پر ایک لنک ای میل کیا ہے۔ اسے کھولنے پر نمبر بدل جائے گا۔`;
export const phoneIsSaved = 'فون محفوظ ہو گیا۔';
export const phoneIsRemoved = 'فون ہٹا دیا گیا۔';
export const failed = 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const limited =
  'آپ نے صرف کوڈ سے سائن اِن کیا ہے۔ ایک دن تک سائن اِن کے طریقے بدلنے، اسٹور کریڈٹ، محفوظ کارڈ اور بینک اکاؤنٹ کے لیے ایک اور تصدیق چاہیے، کہ کہیں آپ کا نمبر کسی اور کے پاس نہ ہو۔';
export const confirmWithPassword = 'تصدیق کریں';
export const mailMeALink = 'مجھے لنک ای میل کریں';
export const isConfirmed = 'شکریہ، تصدیق ہو گئی۔';
export const setPassword = 'کوڈ سے پاس ورڈ رکھیں';
export const newPassword = 'نیا پاس ورڈ';
export const passwordIsSaved = 'آپ کا پاس ورڈ رکھ دیا گیا۔ باقی ڈیوائسز سائن آؤٹ ہو گئیں۔';
export const confirmByCode = 'تصدیق کریں کہ یہ آپ ہی ہیں';
export const confirmByCodeWhy = 'ای میل یا سائن اِن کا کوئی اور طریقہ شامل کرنے سے پہلے ضروری ہے۔';

import type * as english from '../en/phones.ts';

export const confirmYourPhone = 'اپنے فون کی تصدیق کریں';
export const whyACode: typeof english.whyACode = ({ from }) =>
  `آپ \u2066${from}\u2069 یا زیادہ نقد دے رہے ہیں۔ کوئی پارسل کسی ایسے کو نہ جائے جس نے آرڈر نہیں کیا، اس لیے ہم آپ کے فون پر کوڈ بھیجتے ہیں۔ جسے ہمارا کوئی آرڈر مل چکا ہے اُس سے کوڈ نہیں مانگا جاتا۔`;
export const whyACodeAfterARefusal: typeof english.whyACodeAfterARefusal = ({ from }) =>
  `آپ \u2066${from}\u2069 یا زیادہ نقد دے رہے ہیں، اور آپ کا پچھلا پارسل دروازے سے واپس آ گیا تھا۔ اس لیے ہم آپ کے فون پر کوڈ بھیجتے ہیں۔ ایک آرڈر وصول کرنے کے بعد کوڈ نہیں مانگا جاتا۔`;
export const orPayInAdvance = 'یہ نہ چاہیں تو ادائیگی پہلے کریں، یا ہمیں فون کریں۔';
export const orPayByCard = 'یہ نہ چاہیں تو کارڈ سے ادائیگی کریں، یا ہمیں فون کریں۔';
export const orPayByWallet = 'یہ نہ چاہیں تو والٹ سے ادائیگی کریں، یا ہمیں فون کریں۔';
export const orCallUs = 'یہ نہ چاہیں تو ہمیں فون کریں۔';
export const yourPhoneInstead =
  'ہم آپ کے فون پر کوڈ بھیجتے ہیں۔ پھر سب خبریں اسی پر پیغام میں آئیں گی، اور سائن اِن بھی ایسے ہی کوڈ سے ہو گا۔';
export const enterYourNumberFirst = 'پہلے اوپر اپنا موبائل نمبر لکھیں۔';
export const weSendTo: typeof english.weSendTo = ({ phone }) => `کوڈ \u2066${phone}\u2069 پر جائے گا۔`;
export const sendTheCode = 'کوڈ بھیجیں';
export const sendItAgain = 'دوبارہ بھیجیں';
export const sendAgainIn: typeof english.sendAgainIn = ({ seconds }) => `${seconds} سیکنڈ بعد دوبارہ بھیجیں`;
export const sending = 'بھیجا جا رہا ہے...';
export const failedToSend = 'کوڈ نہیں بھیجا جا سکا';
export const sentTo: typeof english.sentTo = ({ phone, minutes }) =>
  `کوڈ \u2066${phone}\u2069 پر بھیجا جا رہا ہے۔ یہ ${minutes} منٹ چلے گا۔`;
export const theCode = 'پیغام میں لکھا کوڈ';
export const confirmTheCode = 'کوڈ کی تصدیق کریں';
export const failedToConfirm = 'کوڈ کی تصدیق نہیں ہو سکی';
export const nothingCame = 'کچھ نہیں آیا؟ نمبر دیکھیں، کوڈ دوبارہ منگوائیں، یا ہمیں فون کریں۔';
export const phoneIsConfirmed: typeof english.phoneIsConfirmed = ({ phone }) =>
  `\u2066${phone}\u2069 کی تصدیق ہو گئی۔`;
export const loading = 'آپ کا فون دیکھا جا رہا ہے...';

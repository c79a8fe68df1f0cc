export const businessHours = 'دکان کے اوقات';
export const pakistanTime = 'پاکستان کا وقت';
export const failedToSendYourMessage = 'پیغام نہیں جا سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔';
export const thankYou = 'شکریہ!';
export const weHaveReceivedYourMessage = 'آپ کا پیغام مل گیا۔ ہم ای میل سے جواب دیں گے۔';
export const weAnswerInTheChat = 'آپ کا پیغام مل گیا ہے، جواب چیٹ میں دیں گے یا فون کریں گے۔';
export const youMayLeaveItEmpty = 'آپ کے اکاؤنٹ میں ای میل نہیں: جواب چیٹ میں آئے گا۔';
export const sendAnotherMessage = 'ایک اور پیغام بھیجیں';
export const yourMessageHasReachedUs = 'آپ کا پیغام ہم تک پہنچ گیا۔';
export const backToYourMessage = 'اپنے پیغام پر واپس';
export const message = 'پیغام';
export const firstName = 'نام';
export const lastName = 'خاندانی نام';
export const whatIsItAbout = 'پیغام کس بارے میں ہے؟';
/** By the subject that is sent. */
export const inquiryTypes = {
  'Custom Tailoring': 'ناپ پر سلائی',
  'Cultural Products': 'ثقافتی چیزیں',
  'Brand Shopping': 'برانڈ کی خریداری',
  'Bulk Orders': 'بڑا آرڈر',
  'Technical Support': 'ویب سائٹ کا مسئلہ',
  Other: 'کچھ اور',
};
export const website = 'ویب سائٹ';
export const yourMessageIsStillHere = ({ phone, email }: { phone: string; email: string }) =>
  `آپ کا پیغام یہیں موجود ہے۔ <phone>${phone}</phone> پر فون یا <mail>${email}</mail> پر ای میل بھی کی جا سکتی ہے۔`;
export const sendMessage = 'پیغام بھیجیں';
export const map = ({ address }: { address: string }) => `نقشہ: ${address}`;
export const openInGoogleMaps = 'Google Maps میں کھولیں';
export const liveChat = 'لائیو چیٹ';
export const askWhileYouChoose = 'کچھ چنتے وقت سوال ہو تو پوچھ لیں۔ ہماری ٹیم چیٹ میں جواب دیتی ہے۔';
export const startAChat = 'چیٹ شروع کریں';
export const phoneSupport = 'فون پر مدد';
export const talkToUsDuringBusinessHours = 'دکان کے اوقات میں ہم سے بات کریں۔';
export const callUs = 'ہمیں فون کریں';
export const emailSupport = 'ای میل سے مدد';
export const sendUsPictures = 'ڈیزائن یا کسی مسئلے کی تصویریں ہمیں بھیجیں۔';
export const writeAnEMail = 'ای میل لکھیں';

export const notifications = 'اطلاعات';
export const notificationsUnread = ({ unread }: { unread: string }) => `اطلاعات، ${unread} نئی`;
export const eMails = 'ای میل';
export const whatWeAlwaysEMail =
  'آرڈر کی ضروری باتیں ہمیشہ ای میل سے آتی ہیں: قیمت، تصدیق، ڈیلیوری، منسوخی اور رقم کی واپسی۔ باقی آپ کی مرضی۔ ای میل صرف تصدیق شدہ پتے پر جاتی ہے؛ آپ کا پتا تصدیق شدہ ہے یا نہیں، یہ <profile>پروفائل</profile> میں لکھا ہے۔';
export const whichNews = 'کون سی خبریں';
export const whatWeAlwaysTell =
  'آرڈر کی ضروری باتیں ہمیشہ بتائی جاتی ہیں: قیمت، تصدیق، ڈیلیوری، منسوخی اور رقم کی واپسی۔ باقی آپ کی مرضی۔ سب اوپر چنے ہوئے راستے سے آتا ہے؛ رسیدیں اور کاغذات آرڈر کے صفحے پر ہیں۔';
export const failedToGetYourSettings = 'آپ کی سیٹنگز نہیں کھل سکیں';
export const failedToSaveIt = 'محفوظ نہیں ہو سکا';
export const saved = 'محفوظ ہے۔';
export const youHaveReadEverything = 'سب اطلاعات پڑھی جا چکی ہیں۔';
export const newestFirst = 'سب سے نئی پہلے۔';
export const failedToMarkThemAsRead = 'اطلاعات کو پڑھا ہوا نہیں کیا جا سکا';
export const marking = 'ہو رہا ہے...';
export const markAllAsRead = 'سب کو پڑھا ہوا کریں';
export const unread = 'نئی:';
/** By topic of the mails that can be switched off. */
export const mailTopics = {
  progress: {
    name: 'میرے آرڈر کا حال',
    about: 'درزی کا آرڈر قبول کرنا، سلائی شروع کرنا، جانچ یا درستی؛ بیچنے والے کا پیک کرنا۔',
  },
  reminders: { name: 'یاد دہانی', about: 'آرڈر کو آپ کی تصدیق کا انتظار ہو اور مدت ختم ہونے لگے۔' },
  work: { name: 'سلائی کے آرڈر', about: 'آپ کے لیے نیا آرڈر، منسوخ آرڈر، یا درستی کا کام۔' },
  reviews: { name: 'میری رائے کے جواب', about: 'آپ کی لکھی رائے پر بیچنے والے کا جواب۔' },
};

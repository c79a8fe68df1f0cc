import type * as english from '../en/news-channel.ts';

export const howNewsReachYou = 'خبریں کیسے پہنچیں';
export const whatIsNews =
  'آرڈر کی خبریں ایک ہی راستے سے، ایک ہی زبان میں آتی ہیں۔ وہ راستہ نہ چلے تو اگلے سے آتی ہیں: جہاں ممکن ہو ایس ایم ایس سے، ورنہ ای میل سے۔';
export const whatIsNewsByPhone =
  'آپ کے اکاؤنٹ میں ای میل نہیں۔ آرڈر کی خبریں اُس راستے سے آتی ہیں جو آپ یہاں چنیں، اور وہ نہ چلے تو ایس ایم ایس سے۔ جب چاہیں <profile>ای میل شامل کریں</profile>۔';
export const youHaveStopped =
  'آپ نے STOP لکھا تھا، اس لیے خبریں ای میل سے آتی ہیں۔ فون پر چاہیں تو دوبارہ چنیں۔';
export const youHaveStoppedAll =
  'آپ نے STOP لکھا تھا، اس لیے ابھی کوئی خبر نہیں آتی۔ فون پر چاہیں تو دوبارہ چنیں۔';
export const channel = 'راستہ';
export const channels: typeof english.channels = {
  mail: { label: 'ای میل', hint: 'جیسے پہلے' },
  whatsapp: { label: 'واٹس ایپ', hint: 'جب چاہیں STOP لکھ کر بند کریں' },
  sms: { label: 'ایس ایم ایس', hint: 'ہر فون پر چلتا ہے' },
  push: { label: 'نوٹیفکیشن', hint: 'اس براؤزر سے، جن آلوں پر آپ چالو کریں' },
};
export const mobileNumber = 'موبائل نمبر';
export const numberIsConfirmed = 'اس نمبر کی تصدیق ہو چکی ہے۔';
export const onlyAConfirmedNumber = 'پاکستان کا موبائل نمبر، جس کی تصدیق کوڈ سے ہو۔';
export const language = 'خبروں کی زبان';
export const ofMailsToo = 'ای میل اور کاغذات بھی اسی زبان میں آتے ہیں۔';
export const save = 'محفوظ کریں';
export const saving = 'محفوظ ہو رہا ہے...';
export const saved = 'محفوظ ہے۔';
export const failedToSave = 'محفوظ نہیں ہو سکا';

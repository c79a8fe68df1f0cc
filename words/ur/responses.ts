/** Sentences in responses of the API that pages show. */
export const singleOrderPlaced = 'آپ کا آرڈر مل گیا!';
export const bulkOrderPlaced = 'آپ کا بڑا آرڈر مل گیا!';
export const orderPlaced = 'آرڈر مل گیا!';

/** What is wrong with a line of the cart. */
export const cartProblems = {
  gone: 'یہ چیز اب نہیں ملتی۔',
  variant_missing: 'اس کا رنگ اور سائز دوبارہ چنیں۔',
  sold_out: 'ختم ہو گئی۔',
  short: ({ left }: { left: number }) => `صرف ${left} عدد باقی۔`,
  price_changed: ({ before, now }: { before: string; now: string }) => `پہلے ${before}، اب ${now}۔`,
  other_type: 'برانڈ کی چیزوں اور ثقافتی چیزوں کا آرڈر الگ الگ ہوتا ہے۔',
};
export const unknownProduct = 'ایسی چیز جو ہمارے ہاں نہیں ملتی';

export const resetLinkIsOnItsWay =
  'اس ای میل کا کوئی اکاؤنٹ ہو تو نیا پاس ورڈ رکھنے کا لنک بھیج دیا گیا ہے۔ یہ ایک گھنٹے تک، ایک بار کام کرتا ہے۔';
export const passwordIsSet = 'آپ کا نیا پاس ورڈ محفوظ ہے۔ اب اس سے سائن اِن کریں۔';
export const weEMailedALink = ({ email }: { email: string }) =>
  `ہم نے ${email} پر لنک بھیج دیا ہے۔ یہ 24 گھنٹے تک کام کرتا ہے۔`;
export const addressIsNew = ({ email }: { email: string }) => `اب سے آپ کا ای میل پتا ${email} ہے۔`;
export const addressIsConfirmed = ({ email }: { email: string }) => `شکریہ، ${email} کی تصدیق ہو گئی۔`;
export const addressIsBack = ({ email }: { email: string }) =>
  `آپ کا ای میل پتا پھر سے ${email} ہے، اور ہر ڈیوائس پر سائن آؤٹ ہو گیا ہے۔ نیا پاس ورڈ رکھنے کا لنک آپ کو ای میل کر دیا گیا ہے۔`;
export const openLinkInThisBrowser = ({ email }: { email: string }) =>
  `ہم نے ${email} پر لنک بھیج دیا ہے۔ اسے ایک گھنٹے کے اندر، اسی براؤزر میں کھولیں۔`;
export const providerIsConnected = ({ provider }: { provider: string }) =>
  `${provider} جڑ گیا ہے۔ اب سے سائن اِن کے صفحے پر “${provider} سے جاری رکھیں” دبائیں۔`;
export const accountStays = 'آپ کا اکاؤنٹ برقرار ہے۔ دوبارہ استعمال کے لیے سائن اِن کریں۔';

export const weHaveYourMessage = 'شکریہ۔ آپ کا پیغام مل گیا، جواب ای میل سے آئے گا۔';
export const confirmYourSubscription = 'بس ایک قدم باقی ہے: ہماری ای میل کھولیں اور نیوز لیٹر کی تصدیق کریں۔';
export const youAreUnsubscribed = 'نیوز لیٹر بند ہو گیا۔ اب یہ آپ کو نہیں آئے گا۔';
export const confirmYourApplication = 'بس ایک قدم باقی ہے: ہماری ای میل کھولیں اور درخواست کی تصدیق کریں۔';
export const thankYouForYourPreferences = 'آپ کی پسند بتانے کا شکریہ!';

export const phoneSignsIn = ({ phone }: { phone: string }) =>
  `اب سے \u2066${phone}\u2069 پر بھیجے گئے کوڈ سے آپ کے اکاؤنٹ میں سائن اِن ہوگا۔`;
export const openLinkToConfirm = ({ email }: { email: string }) =>
  `ہم نے \u2066${email}\u2069 پر ایک لنک ای میل کیا ہے۔ اسے ایک گھنٹے کے اندر کھولیں، پھر یہاں آگے بڑھیں۔`;
export const sessionIsConfirmed = 'شکریہ۔ جہاں آپ نے کوڈ سے سائن اِن کیا تھا وہیں آگے بڑھیں۔';

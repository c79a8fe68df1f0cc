/** README.txt in the copy of an account's data. */
export const whatIsStored = ({ brandName, at }: { brandName: string; at: string }) =>
  `${at} کو ${brandName} کے پاس آپ کے اکاؤنٹ کی یہ معلومات محفوظ ہے۔`;
export const howToRead =
  'وقت گرین وچ کا ہے اور رقم پورے روپوں میں۔ ہر تصویر کا نام اس کے پتے میں لکھا ہوا کوڈ ہے۔';
export const documents = 'انوائس، کریڈٹ نوٹ اور معاہدے';
export const pictures = 'ہر وہ تصویر جو آپ نے اپ لوڈ کی، یا کاریگر یا مدد والوں نے آپ کو بھیجی';
/** What each file holds. */
export const files = {
  'profile.json': 'آپ کی پروفائل',
  'sign-in-ways.json': 'سائن اِن کے طریقے',
  'devices.json': 'وہ آلات جن پر آپ سائن اِن ہیں',
  'addresses.json': 'آپ کے پتے',
  'saved-cards.json': 'آپ کے محفوظ کارڈوں کی جو معلومات ہمارے پاس ہے',
  'measurements.json': 'آپ کے ناپ، ہر پرانی شکل سمیت',
  'stitched-orders.json': 'آپ کے سلائی کے آرڈر، اپنی تاریخ سمیت',
  'bulk-orders.json': 'آپ کے تھوک آرڈر',
  'shop-orders.json': 'تیار سامان کے آپ کے آرڈر',
  'returns.json': 'وہ سامان جو آپ نے واپس بھیجا یا واپس بھیجنے کی درخواست کی',
  'refund-accounts.json': 'بینک اکاؤنٹ جو آپ نے ہماری طرف باقی رقم کے لیے دیے',
  'seller-identity.json': 'وہ نمبر جو آپ نے فروخت کے لیے ہمیں دیے',
  'payouts.json': 'وہ رقم جو ہم نے آپ کو فروخت پر ادا کی',
  'credit.json': 'آپ کا اسٹور کریڈٹ، اپنی تاریخ کے ساتھ',
  'reviews.json': 'آپ کی آرا',
  'wishlist.json': 'آپ کی پسند',
  'preferences.json': 'خریداری کی جو پسند آپ نے بتائی ہے',
  'notifications.json': 'آپ کی اطلاعات',
  'mail-settings.json': 'آپ کو کون سی ای میل آتی ہیں',
  'newsletter.json': 'خبرنامے کے لیے آپ کا اندراج',
  'chat.json': 'مدد والوں سے آپ کی گفتگو',
  'guest-orders.json': 'وہ آرڈر جو آپ نے سائن اِن کیے بغیر اپنے ای میل سے دیے',
  'finished-measures.json': 'آپ کے تیار کپڑوں کی پیمائش',
  'samples.json': 'ناپنے کے لیے ساتھ بھیجے گئے لباس، اور وہ کہاں تھے',
  'fit.json': 'کیا ٹھیک نہیں آیا، اور ناپ بدلنے کی تجویزوں پر آپ کے جواب',
  'messages.json': 'رابطے کے فارم سے آپ کے پیغامات، ہمارے جواب سمیت',
  'notes.json': 'آپ، آپ کے آرڈروں اور ہماری کالوں کے بارے میں ہمارے نوٹ',
  'access.json': 'ہمارے لوگوں نے آپ کی معلومات کے ساتھ کیا کیا، اور آپ کے ناپ کس نے دیکھے',
  'email-links.json': 'آپ کے ای میل کے وہ لنک جو ابھی کام کرتے ہیں',
  'mails.json': 'پچھلے 30 دن میں آپ کو بھیجی گئی ای میل، متن کے بغیر',
  'connections.json': 'API کلیدیں اور ویب ہک، ان کے رازوں کے بغیر',
  'couriers.json': 'کوریئروں نے آپ کے پارسلوں کے بارے میں کیا کہا',
  'phones.json':
    'آپ کے تصدیق شدہ نمبر، نوٹیفکیشن والے آلے، اور پچھلے 30 دن میں آپ کو بھیجے گئے پیغامات، متن کے بغیر',
};

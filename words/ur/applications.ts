import { plural } from '../plural.ts';

export const sayWhomYouStitchFor = 'بتائیں کہ آپ کے ہاں کن کے کپڑے سلتے ہیں۔';
export const chooseHowManyDays = 'دنوں کی تعداد چنیں۔';
export const enterWholeRupees = ({ min, max }: { min: string; max: string }) =>
  `پورے روپے لکھیں، ${min} سے ${max} تک۔`;
export const enterAtLeastOneRate = 'کم از کم ایک لباس کا نرخ لکھیں۔';
export const sendAgain = 'دوبارہ بھیجیں';
export const theFormCouldNotBeChecked = 'فارم کی جانچ نہیں ہو سکی۔ دوبارہ کوشش کریں۔';
export const failedToSendYourApplication = 'درخواست نہیں جا سکی۔ دوبارہ کوشش کریں۔';
export const application = 'درخواست';
export const youAndYourShop = 'آپ اور آپ کی دکان';
export const yourWork = 'آپ کا کام';
export const yourRates = 'آپ کے نرخ';
export const aboutRates =
  'صرف سلائی کے، کپڑے کے بغیر۔ جو لباس آپ کے ہاں نہیں سلتا، اسے خالی چھوڑیں؛ ہلکے رنگ کے ہندسے ہمارے اپنے کارخانے کے نرخ ہیں۔';
export const sayFirstWhomYouStitchFor = 'پہلے بتائیں کہ آپ کے ہاں کن کے کپڑے سلتے ہیں۔';
export const showWhatYouCanDo = 'اپنا ہنر دکھائیں';
export const aFewWordsAboutYou = 'اپنے بارے میں چند الفاظ';
export const aFewWordsHint = 'آپ کا ہنر، مشین پر کتنے سال، گاہک کس کام کے لیے آتے ہیں۔';
export const yourAnswerToOurQuestion = 'ہمارے سوال کا جواب';
export const website = 'ویب سائٹ';
export const yourName = 'آپ کا نام';
export const nameOfYourShop = 'آپ کی دکان کا نام';
export const customersWillFindYouByIt = 'گاہک آپ کو اسی نام سے ڈھونڈیں گے۔';
export const eMailHint = 'تصدیق کا لنک اسی پر آئے گا۔ سائن اِن بھی اسی سے ہو گا۔';
export const iHaveNoEMail = 'میرے پاس ای میل نہیں';
export const phoneHint = 'مثلاً \u20660300 1234567\u2069۔ ہم اس پر فون کر سکتے ہیں۔';
export const area = 'علاقہ';
export const areaHint = 'مثلاً انارکلی یا گلبرگ۔';
export const addressOfTheShop = 'دکان کا پتا';
export const addressHint = 'دکان نمبر اور سڑک۔ کپڑا لانے والے گاہک یہیں آئیں گے۔';
export const picturesThatWeHave = 'جو تصویریں ہمارے پاس ہیں';
export const sample = ({ place }: { place: number }) => `نمونہ ${place}`;
export const removeSample = ({ place }: { place: number }) => `نمونہ ${place} ہٹائیں`;
export const thereCanBePictures = ({ max }: { max: number }) => `زیادہ سے زیادہ ${max} تصویریں لگ سکتی ہیں۔`;
export const uploadedSaving = 'تصویریں پہنچ گئیں۔ محفوظ ہو رہی ہیں...';
export const picturesOfYourWork = 'آپ کے کام کی تصویریں';
export const picturesHint = ({ max }: { max: number }) =>
  `زیادہ سے زیادہ ${max}، آپ کے سِلے ہوئے کپڑوں کی۔ شامل ہونے تک صرف ہم دیکھیں گے، پھر گاہک بھی۔`;
export const ratesInRupees = 'نرخ، روپے میں';
export const rs = 'Rs';
export const whomDoYouStitchFor = 'آپ کے ہاں کن کے کپڑے سلتے ہیں؟';
export const whatElseDoYouOffer = 'سلائی کے علاوہ کون سا کام ہوتا ہے؟';
export const howLongDoesAGarmentTake = 'ایک لباس کتنے دن میں تیار ہوتا ہے؟';
export const leadTimeHint =
  'تصدیق شدہ آرڈر سے تیار لباس تک کے کام کے دن۔ گاہک کو اسی حساب سے تاریخ نظر آتی ہے۔';
export const choose = 'چنیں';
export const days = ({ count }: { count: number }) => plural(count, '1 دن', `${count} دن`);

import { plural } from '../plural.ts';

export const skipToContent = 'اصل حصے پر جائیں';
export const needsScripts =
  'صفحے کے کچھ حصے، یعنی ٹوکری، آرڈر اور آپ کا اکاؤنٹ، JavaScript سے چلتے ہیں، جو بند ہے یا ابھی نہیں پہنچا۔ چالو ہو تو صفحہ دوبارہ کھولیں۔ اس کے بغیر بھی سب کچھ دیکھا جا سکتا ہے، اور تلاش، سائن اِن، نیوز لیٹر اور ہمیں پیغام لکھنا بھی ممکن ہے۔';
export const yourSessionHasEnded = 'سائن اِن کی مدت ختم ہو گئی ہے۔ دوبارہ سائن اِن کریں۔';
export const main = 'مرکزی مینو';
export const menu = 'مینو';
export const closeMenu = 'مینو بند کریں';
export const footer = 'نیچے کا مینو';
export const wishlist = 'پسندیدہ';
export const yourWishlist = 'آپ کی پسندیدہ چیزیں';
export const myOrders = 'میرے آرڈر';
export const account = 'اکاؤنٹ';
export const profileSettings = 'پروفائل کی سیٹنگز';
export const signedInAs = ({ username }: { username: string }) => `اکاؤنٹ: ${username}`;
export const logout = 'سائن آؤٹ';
export const cartNames = {
  unknown: 'ٹوکری',
  empty: 'ٹوکری، خالی',
  filled: ({ pieces }: { pieces: number }) => plural(pieces, 'ٹوکری، ایک عدد', `ٹوکری، ${pieces} عدد`),
};
export const yourCartNames = {
  unknown: 'آپ کی ٹوکری',
  empty: 'آپ کی ٹوکری، خالی',
  filled: ({ pieces }: { pieces: number }) =>
    plural(pieces, 'آپ کی ٹوکری، ایک عدد', `آپ کی ٹوکری، ${pieces} عدد`),
};
export const yourCart = 'آپ کی ٹوکری';
export const customTailoring = 'ناپ پر سلائی';
export const cultureBy = ({ brand }: { brand: string }) => `${brand} کی ثقافتی کلیکشن`;
export const brands = 'برانڈ';
export const about = 'ہمارے بارے میں';
export const tailoringServices = 'سلائی کی خدمات';
export const singleOrders = 'ایک جوڑے کا آرڈر';
export const bulkOrders = 'بڑا آرڈر';
export const measurementStorage = 'محفوظ ناپ';
export const becomeATailor = 'ساتھی درزی بنیں';
export const cultureCollection = 'ثقافتی کلیکشن';
export const punjabiCollection = 'پنجابی کلیکشن';
export const sindhiHeritage = 'سندھی ورثہ';
export const balochiTradition = 'بلوچی روایت';
export const jewelryAccessories = 'زیورات اور آرائش';
export const premiumBrands = 'پریمیم برانڈ';
export const designerCollections = 'ڈیزائنر کلیکشن';
export const luxuryFashion = 'لگژری فیشن';
export const exclusiveItems = 'منفرد چیزیں';
export const customerSupport = 'گاہکوں کی مدد';
export const helpCenter = 'مدد کا صفحہ';
export const sizeGuide = 'سائز گائیڈ';
export const orderTracking = 'آرڈر کا حال';
export const returnsExchanges = 'واپسی اور تبدیلی';
export const privacyPolicy = 'پرائیویسی پالیسی';
export const termsOfService = 'استعمال کی شرائط';
export const cookiePolicy = 'کوکی پالیسی';
export const shippingPolicy = 'ڈیلیوری پالیسی';
export const sendGoodsBack = 'سامان واپس بھیجیں';
export const allRightsReserved = ({ year, brand }: { year: number; brand: string }) =>
  `© ${year} ${brand}۔ جملہ حقوق محفوظ ہیں۔`;
export const pageNotFound = '404 - صفحہ نہیں ملا';
export const thisPageDoesNotExist = 'یہ صفحہ موجود نہیں، یا اب کہیں اور ہے۔';
export const backToHome = 'پہلے صفحے پر واپس';
export const otherPages = 'دوسرے صفحے';
export const orderFromATailor = 'درزی کو آرڈر دیں';
export const seeYourOrders = 'اپنے آرڈر دیکھیں';
export const keepYourMeasurements = 'اپنا ناپ محفوظ کریں';
export const loading = 'کھل رہا ہے';
export const loadingThePage = 'صفحہ کھل رہا ہے...';
export const somethingWentWrong = 'کچھ گڑبڑ ہو گئی';
export const thisPageCouldNotBeShown = 'یہ صفحہ نہیں دکھایا جا سکا';
export const errorSentence = 'کچھ گڑبڑ ہو گئی۔';

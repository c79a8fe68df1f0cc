import { plural } from '../plural.ts';

export const thereIsNothingToCheckOut = 'اس وقت آرڈر کرنے کو کچھ نہیں۔';
export const goToTheCart = 'ٹوکری پر جائیں';
export const loadingYourOrder = 'آپ کا آرڈر کھل رہا ہے...';
export const yourCart = 'آپ کی ٹوکری';
export const pieces = ({ count }: { count: number }) => plural(count, '1 عدد', `${count} عدد`);
export const loadingYourCart = 'آپ کی ٹوکری کھل رہی ہے...';
export const yourCartIsEmpty = 'آپ کی ٹوکری خالی ہے۔';
export const discoverBrandsAndCulture = 'پاکستانی برانڈ اور ہماری ثقافتی کلیکشن دیکھیں۔';
export const cultureCollection = 'ثقافتی کلیکشن';
export const items = 'چیزیں';
export const checkout = 'آرڈر مکمل کریں';
export const thisCartIsTooLarge =
  'اتنی بڑی ٹوکری کا آرڈر اکاؤنٹ کے بغیر نہیں ہو سکتا۔ سائن اِن کریں، یا کچھ چیزیں نکال دیں۔';
export const acceptTheChangesFirst = 'پہلے تبدیلیاں منظور کریں۔';
export const everyColourAndSizeIsSoldOut = 'سب رنگ اور سائز ختم ہو گئے ہیں۔';
export const seeSimilarProducts = 'ملتی جلتی چیزیں دیکھیں';
export const chooseASizeFirst = 'پہلے سائز چنیں۔';
export const oneSize = 'ایک ہی سائز';
export const productNotFound = 'چیز نہیں ملی';
export const thisProductCouldNotBeShown = 'یہ چیز دکھائی نہیں جا سکی';
export const deliveryIfYouOrderToday = 'آج آرڈر دیں تو ڈیلیوری';
export const youMayAlsoLike = 'شاید یہ بھی پسند آئیں';
export const search = ({ words }: { words: string }) => `تلاش: ${words}`;
export const searchHoweverYouSpell = 'درزی، برانڈ اور چیزیں تلاش کریں، ہجے چاہے جیسے بھی ہوں۔';
export const searchResultsFor = '“<words>الفاظ</words>” کی تلاش کے نتیجے';
export const thisIsATrackingNumber = ({ trackingNumber }: { trackingNumber: string }) =>
  `یہ ٹریکنگ نمبر ہے: <link>آرڈر ${trackingNumber} کا حال دیکھیں</link>`;
export const searchForAGarment = 'کوئی لباس، کپڑا، برانڈ، درزی یا شہر تلاش کریں۔';
export const noResults = 'کچھ نہیں ملا';
export const tryFewerWords =
  'کم الفاظ یا کوئی اور ہجے آزمائیں، یا ہماری <culture>ثقافتی کلیکشن</culture>، <brands>برانڈ</brands> یا <tailors>درزی</tailors> دیکھیں۔';
export const brands = 'برانڈ';
export const tailors = 'درزی';
export const thereAreMoreResults = 'نتیجے اور بھی ہیں۔ ایک لفظ بڑھا دیں تو کم رہ جائیں گے۔';
export const nothingFound = 'کچھ نہیں ملا۔';
export const found = {
  products: ({ count }: { count: number }) => plural(count, '1 چیز', `${count} چیزیں`),
  brands: ({ count }: { count: number }) => plural(count, '1 برانڈ', `${count} برانڈ`),
  tailors: ({ count }: { count: number }) => plural(count, '1 درزی', `${count} درزی`),
};
export const foundMoreThan = {
  products: ({ count }: { count: number }) => `${count} سے زیادہ چیزیں`,
  brands: ({ count }: { count: number }) => `${count} سے زیادہ برانڈ`,
  tailors: ({ count }: { count: number }) => `${count} سے زیادہ درزی`,
};

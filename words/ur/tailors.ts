import { plural } from '../plural.ts';

export const notSpecified = 'نہیں بتایا گیا';
export const rating = 'ریٹنگ';
export const orders = ({ count }: { count: number }) => plural(count, '1 آرڈر', `${count} آرڈر`);
export const averagePrice = 'اوسط قیمت';
export const deliveredByThePromisedDay = ({ percent }: { percent: number }) =>
  `${percent} فیصد آرڈر وعدے کے دن تک پہنچے`;
export const workAndReviewsOf = ({ name }: { name: string }) => `${name} کا کام اور گاہکوں کی رائے`;
export const opensInANewTab = '(نئے ٹیب میں کھلتا ہے)';
export const ratesForDesigns = ({ count }: { count: number }) =>
  plural(count, '1 ڈیزائن کا نرخ', `${count} ڈیزائنوں کے نرخ`);
export const selected = 'چن لیا';
export const select = 'چنیں';
export const selectedTailor = ({ name }: { name: string }) => `${name} کو چن لیا`;
export const selectTailor = ({ name }: { name: string }) => `${name} کو چنیں`;
export const fullyBookedForTheComingMonths = 'اگلے چند مہینوں میں کوئی گنجائش نہیں';
export const readyIn = 'تیاری کا وقت:';
export const readyBy = 'کب تک تیار:';
export const businessDaysBy = ({ count, day }: { count: number; day: string }) =>
  plural(count, `1 کام کا دن، ${day} تک`, `${count} کام کے دن، ${day} تک`);
export const bookedOrClosedBefore = ({ day }: { day: string }) =>
  `${day} تک؛ اس سے پہلے گنجائش نہیں یا چھٹی ہے`;
export const tailors = 'درزی';
export const loadingTailors = 'درزیوں کی فہرست کھل رہی ہے...';
export const failedToFetchTailors = 'درزیوں کی فہرست نہیں کھل سکی';
export const noTailorsFoundMatchingYourCriteria = 'ایسا کوئی درزی نہیں ملا۔';
export const showAllTailors = 'سب درزی دکھائیں';
export const searchingTheOtherPages = 'دوسرے صفحوں پر تلاش ہو رہی ہے...';
export const noneOnThisPage = 'اس صفحے پر کوئی نہیں۔';
export const moreIn = ({ count, place }: { count: number; place: string }) => `${place} میں مزید ${count}`;
export const moreFor = ({ count, typed }: { count: number; typed: string }) =>
  `“${typed}” کے لیے مزید ${count}`;
export const areYouATailorYourself = 'کیا آپ خود درزی ہیں؟';
export const stitchForOurCustomers = 'ہمارے گاہکوں کے لیے سلائی کریں';
export const failedToFetchMoreReviews = 'مزید رائے نہیں کھل سکی';
export const noWrittenReviewsYet =
  'ابھی کسی گاہک نے رائے نہیں لکھی۔ آرڈر پہنچنے کے بعد گاہک اس درزی کے بارے میں رائے دے سکتے ہیں۔';
export const theGarmentOf = ({ author, place, count }: { author: string; place: number; count: number }) =>
  `${author} کا جوڑا، ${count} میں سے تصویر ${place}`;
export const showMoreReviews = 'مزید رائے دکھائیں';
export const searchByArea = 'علاقے سے تلاش کریں';
export const exampleOfAnArea = 'جیسے Gulberg';
export const whichGarment = 'کون سا لباس؟';
export const any = 'کوئی بھی';
export const keepsTheDay = ({ day }: { day: string }) => `${day} تک: ہاں`;
export const keepsTheDayIfUrgent = ({ day }: { day: string }) => `${day} تک: ہاں، اگر فوری ہو`;
export const missesTheDay = ({ day, ready }: { day: string; ready: string }) =>
  `${day} تک: نہیں، فوری بھی ${ready} تک`;

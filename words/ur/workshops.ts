import { plural } from '../plural.ts';

export const anyNumber = 'جتنے بھی ہوں';
export const garmentsAWeek = 'ہفتے میں کتنے جوڑے';
export const daysOff = 'چھٹیاں';
export const calendarIsSaved = {
  own: 'آپ کا کیلنڈر محفوظ ہے۔ نئے آرڈر اسی کے مطابق آئیں گے۔',
  tailor: 'کیلنڈر محفوظ ہے۔ نئے آرڈر اسی کے مطابق آئیں گے۔',
};
export const failedToSaveTheCalendar = 'کیلنڈر محفوظ نہیں ہو سکا';
export const calendarForm = 'کیلنڈر';
export const aWeekMayBeFull =
  'اتنے جوڑے ہو جائیں تو ہفتہ بھر جاتا ہے: گاہکوں کو گنجائش والا اگلا ہفتہ دکھایا جاتا ہے۔ تصدیق شدہ آرڈروں کا دن نہیں بدلتا۔';
export const atMost = 'زیادہ سے زیادہ';
export const leaveItEmptyForAnyNumber = 'کوئی حد نہ ہو تو خالی چھوڑیں۔';
export const weeklyDaysOff = 'ہفتہ وار چھٹی';
export const nobodyWorksOnThemInAnyWeek =
  'ہر ہفتے وہ دن جب یہاں کام بند رہتا ہے، دکان کی چھٹیوں کے علاوہ۔ گاہکوں کو نظر آتے ہیں۔ تصدیق شدہ آرڈروں کا دن نہیں بدلتا۔';
export const nobodyWorksOnTheseDays =
  'ان دنوں کام بند رہتا ہے، اور کسی آرڈر کا وعدہ نہیں ہوتا۔ اتوار اور سرکاری چھٹیاں پہلے سے شامل ہیں۔';
export const noDaysOffAhead = 'آگے کوئی چھٹی نہیں۔';
export const firstDay = 'پہلا دن';
export const lastDay = 'آخری دن';
export const customersDoNotSeeIt = 'گاہکوں کو نظر نہیں آتا';
export const removeDaysOff = ({ place }: { place: number }) => `چھٹی ${place} ہٹائیں`;
export const addDaysOff = 'چھٹی شامل کریں';

export const stitchingOf = ({ garments }: { garments: number }) =>
  plural(garments, '1 جوڑے کی سلائی', `${garments} جوڑوں کی سلائی`);
export const surchargesForUrgentOrders = 'فوری آرڈروں کی اضافی رقم';
export const goodsOf = ({ orders }: { orders: number }) =>
  plural(orders, '1 آرڈر کا سامان', `${orders} آرڈروں کا سامان`);
export const withheldTax = 'کاٹا گیا ٹیکس';
export const paidOut = 'ادا کی گئی رقم';
export const stillDueAfterwards = 'آخر میں بقایا رقم';
export const stillDue = 'بقایا رقم';
export const paidOutIn = ({ year }: { year: number }) => `${year} میں ادا کی گئی رقم`;
export const nothingPaidOutYet = 'ابھی کچھ نہیں۔';
export const paidOn = ({ day }: { day: string }) => `${day} کو ادا ہوئی`;
export const cameBackOn = ({ day }: { day: string }) => `${day} کو بینک سے واپس آئی`;
export const accountEndingIn = ({ end, reference }: { end: string; reference: string }) =>
  `اکاؤنٹ جس کے آخر میں ${end} ہے، ${reference}`;
export const ratesOfStitching = ({ commission, tax }: { commission: number; tax: number }) =>
  `اب سے ہمارا کمیشن سلائی اور اضافی رقم کا ${commission} فیصد ہے${tax === 0 ? '' : `، اور ${tax} فیصد ٹیکس کٹتا ہے`}۔`;
export const ratesOfGoods = ({ commission, tax }: { commission: number; tax: number }) =>
  `اب سے ہمارا کمیشن رعایت سے پہلے کے سامان کا ${commission} فیصد ہے، رعایت ہم برداشت کرتے ہیں${tax === 0 ? '' : `، اور ${tax} فیصد ٹیکس کٹتا ہے`}۔`;
export const whenGoodsCount = 'سامان پہنچنے کے دن یہاں شمار ہوتا ہے۔';
export const discountsYouBear = 'رعایتیں جو آپ نے دیں';
export const discountsBorne = 'رعایتیں جو برانڈ نے دیں';
export const refunds = 'رقم کی واپسی';
export const commissionOfTheShop = 'ہمارا کمیشن';
export const yourEarnings = 'آپ کی آمدنی';
export const earnings = 'آمدنی';
export const freeOfChargeLabel = 'مفت:';
export const alterations = ({ count }: { count: number }) => plural(count, '1 درستی', `${count} درستیاں`);
export const year = 'سال';
export const nothingEarnedInYet = ({ year }: { year: number }) => `${year} میں ابھی کوئی آمدنی نہیں`;
export const whenAnOrderCounts = 'آرڈر یہاں اُس دن گنا جاتا ہے جب پہلی بار گاہک تک پہنچے۔';
export const theYear = ({ year }: { year: number }) => `سال ${year}`;
export const earnedIn = ({ year }: { year: number }) => `${year} کی آمدنی`;
export const over = 'مکمل';
export const soFar = 'اب تک';
export const ordersOf = ({ month }: { month: string }) => `${month} کے آرڈر`;
export const failedToPrepareTheFile = 'فائل تیار نہیں ہو سکی۔ دوبارہ کوشش کریں۔';
export const statementPdf = 'حساب (PDF)';
export const statementPdfOf = ({ month }: { month: string }) => `${month} کا حساب (PDF)`;
export const csvOf = ({ month }: { month: string }) => `${month} کی CSV فائل`;
export const theStatementComesOnceOver = 'حساب مہینہ ختم ہونے پر تیار ہو گا۔';
export const failedToGetTheOrders = 'اس مہینے کے آرڈر نہیں کھل سکے';
export const loadingTheOrders = 'آرڈر کھل رہے ہیں...';
export const noOrders = 'اس مہینے میں کوئی آرڈر نہیں۔';
export const showMore = 'اور دکھائیں';
export const entryOf = {
  DELIVERY: ({ day }: { day: string }) => `پہنچ گیا، ${day}`,
  ALTERATION: ({ day }: { day: string }) => `درستی، ${day}`,
  REFUND: ({ day }: { day: string }) => `رقم واپس، ${day}`,
  GOODS: ({ day }: { day: string }) => `پہنچ گیا، ${day}`,
  GOODS_REFUND: ({ day }: { day: string }) => `واپس آیا، ${day}`,
};
export const urgent = 'فوری';
export const freeOfCharge = 'مفت';

export const services = 'خدمات';
export const rates = 'نرخ';
export const leadTime = 'تیاری کا وقت';
export const openingHours = 'دکان کے اوقات';
export const ratesAreSaved = {
  own: 'آپ کے نرخ محفوظ ہیں۔ گاہکوں کو اب یہی نظر آئیں گے۔',
  tailor: 'نرخ محفوظ ہیں۔ گاہکوں کو اب یہی نظر آئیں گے۔',
};
export const failedToSaveTheRates = 'نرخ محفوظ نہیں ہو سکے';
export const ratesForm = 'نرخ';
export const garmentsAndRates = 'لباس اور نرخ';
export const whatARateIs =
  'ایک لباس کی سلائی کی قیمت، پورے روپوں میں۔ جس لباس کا نرخ خالی ہو، وہ گاہکوں کو نہیں دکھایا جاتا۔ تصدیق شدہ آرڈروں کی قیمت نہیں بدلتی۔';
export const notOffered = 'نہیں سِلتا';
export const garmentsOffered = {
  own: ({ count }: { count: number }) =>
    count === 0
      ? 'آپ کے ہاں ابھی کسی لباس کا نرخ نہیں، اس لیے آرڈر نہیں آ سکتا۔'
      : plural(count, 'آپ کے ہاں 1 لباس سِلتا ہے۔', `آپ کے ہاں ${count} لباس سِلتے ہیں۔`),
  tailor: ({ count }: { count: number }) =>
    count === 0
      ? 'اس درزی کے ہاں ابھی کسی لباس کا نرخ نہیں، اس لیے آرڈر نہیں آ سکتا۔'
      : plural(count, 'اس درزی کے ہاں 1 لباس سِلتا ہے۔', `اس درزی کے ہاں ${count} لباس سِلتے ہیں۔`),
};
export const timeAndPlace = 'وقت اور جگہ';
export const leadTimeInDays = 'تیاری کا وقت، دنوں میں';
export const leadTimeInBusinessDays = 'تیاری کا وقت، کام کے دنوں میں';
export const leadTimeFromTo = ({ fewest, most }: { fewest: number; most: number }) =>
  `${fewest} سے ${most} دن، تصدیق سے لباس تیار ہونے تک؛ فوری آرڈر میں اس کا آدھا۔`;
export const whereCustomersBringCloth =
  'جہاں گاہک کپڑا لائیں اور لباس لے جائیں۔ پتا نہ ہو تو سب کچھ ہمارے ذریعے آتا جاتا ہے۔';
export const days = 'دن';
export const monSat = 'پیر تا ہفتہ';
export const hours = 'اوقات';
export const elevenToNine = 'صبح 11 تا رات 9';
export const removeOpeningHours = ({ place }: { place: number }) => `اوقات کی سطر ${place} ہٹائیں`;
export const addOpeningHours = 'اوقات شامل کریں';

export const theWeeksAhead = 'آنے والے ہفتے';
export const booked = ({ garments }: { garments: number }) => `${garments} بُک`;
export const bookedOf = ({ garments, capacity }: { garments: number; capacity: number }) =>
  `${capacity} میں سے ${garments}`;
export const full = 'بھر گیا';
export const dayOff = 'چھٹی';
export const ownDayOff = 'اپنی چھٹی';
export const save = 'محفوظ کریں';

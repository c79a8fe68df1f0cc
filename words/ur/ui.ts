import { plural } from '../plural.ts';

export const subTotal = 'چیزوں کی رقم';
export const discount = 'رعایت';
export const discountCode = ({ code }: { code: string }) => `کوڈ \u2068${code}\u2069`;
export const fromCredit = 'اسٹور کریڈٹ سے';
export const toPay = 'باقی ادائیگی';
export const deliveryFee = 'ڈیلیوری فیس';
export const free = 'مفت';
export const total = 'کل رقم';
export const theServerAnswered = ({ status }: { status: number }) => `سرور کا جواب: ${status}۔`;
export const theShopDidNotAnswer = 'دکان سے جواب نہیں آیا۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔';
export const theShopCannotBeReached = 'دکان سے رابطہ نہیں ہو رہا۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔';
export const unexpectedResponseFormat = 'سرور کا جواب پڑھا نہیں جا سکا';
export const noReviewsYet = 'ابھی کوئی رائے نہیں';
export const ratingFromReviews = ({ rating, reviews }: { rating: string; reviews: number }) =>
  plural(reviews, `${rating}، ایک گاہک کی رائے`, `${rating}، ${reviews} گاہکوں کی رائے`);
export const of5Stars = ({ rating }: { rating: number }) =>
  plural(rating, '5 میں سے 1 ستارہ', `5 میں سے ${rating} ستارے`);
export const size = ({ size }: { size: string }) => `سائز ${size}`;
export const inPakistanTime = ({ moment }: { moment: string }) => `${moment} (پاکستان کا وقت)`;
export const updated = ({ label, moment }: { label: string; moment: string }) =>
  `${label}، ${moment} کو بدلا گیا`;
export const noRefreshTokenAvailable = 'سائن اِن کی مدت ختم ہو گئی ہے';
export const unableToRefreshToken = 'سائن اِن برقرار نہیں رہ سکا';
export const failedToRefreshToken = 'سائن اِن آگے جاری نہیں رہ سکا';
export const somethingWentWrongTryAgain = 'کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں۔';
export const breadcrumb = 'آپ یہاں ہیں';
export const preparing = 'تیار ہو رہا ہے...';
export const changedSinceYouOpenedIt = ({ by }: { by: string }) =>
  `اس دوران ${by} کی طرف سے یہاں تبدیلی ہوئی ہے`;
export const nothingIsSavedOrLost = ({ at }: { at: string }) =>
  `تبدیلی کا وقت: ${at}۔ آپ کا لکھا ابھی محفوظ نہیں ہوا، مگر کچھ ضائع بھی نہیں ہوا۔`;
export const bothMadeTheSameChange = 'دونوں طرف سے ایک ہی تبدیلی ہوئی ہے۔';
export const yours = 'آپ کا';
export const youLeftThisAsItWas = 'آپ کی طرف سے کوئی تبدیلی نہیں';
export const theirs = 'دوسرے کا';
export const whatKeepMineDoes =
  '“میرا رکھیں” سے آپ کی تبدیلیاں محفوظ ہوں گی؛ جو صرف دوسرے نے بدلا، وہ ویسا ہی رہے گا۔ “دوسرے کا لیں” سے آپ کا لکھا ہٹ جائے گا۔';
export const keepMine = 'میرا رکھیں';
export const takeTheirs = 'دوسرے کا لیں';
export const hidePassword = 'پاس ورڈ چھپائیں';
export const showPassword = 'پاس ورڈ دکھائیں';
export const hide = 'چھپائیں';
export const charactersTooMany = ({ most, excess }: { most: string; excess: string }) =>
  `زیادہ سے زیادہ ${most} حروف لکھیں: ${excess} زائد ہیں۔`;
export const ofCharacters = ({ length, most }: { length: string; most: string }) =>
  `${most} میں سے ${length} حروف`;
export const chosen = 'چنے ہوئے';
export const closeFilters = 'چھانٹی بند کریں';
export const thisPartCouldNotBeLoaded = 'صفحے کا یہ حصہ نہیں کھل سکا۔';
export const retry = 'دوبارہ کوشش کریں';
export const pages = ({ label }: { label: string }) => `${label}: صفحے`;
export const page = ({ page }: { page: number }) => `صفحہ ${page}`;
const pictures = {
  add: 'تصویر لگائیں',
  addAnother: 'ایک اور تصویر لگائیں',
  change: 'تصویر بدلیں',
  remove: 'تصویر ہٹائیں',
  removeAt: ({ place }: { place: number }) => `تصویر ${place} ہٹائیں`,
  uploading: 'تصویر اپ لوڈ ہو رہی ہے',
};
export const pictureButtons = { picture: pictures, photo: pictures };
export const previewOf = ({ name }: { name: string }) => `تصویر کی جھلک: ${name}`;
export const uploading = ({ percent }: { percent: number }) => `اپ لوڈ: ${percent} %`;
export const before = 'پہلے';
export const now = 'اب';
export const stepOf = ({ step, steps }: { step: number; steps: number }) => `${steps} میں سے قدم ${step}`;
export const wasRemoved = ({ name }: { name: string }) => `${name} کو ہٹا دیا گیا۔`;
export const undo = 'واپس لائیں';
export const whatYouTypedIsHereAgain = 'آپ کا لکھا ہوا پھر یہاں موجود ہے۔ ابھی محفوظ نہیں ہوا۔';
export const notSavedYet = 'ابھی محفوظ نہیں ہوا';
export const discard = 'تبدیلیاں چھوڑ دیں';
export const discardChangesOf = ({ of }: { of: string }) => `${of}: تبدیلیاں چھوڑ دیں`;
export const discardYourChangesOf = ({ of }: { of: string }) => `${of}: کیا آپ کی تبدیلیاں چھوڑ دی جائیں؟`;
export const keepThem = 'تبدیلیاں رکھیں';
export const theFormShowsWhatIsSaved = 'فارم میں پھر وہی نظر آئے گا جو محفوظ ہے۔';
export const toasts = 'اطلاعات، Alt+T';
export const closeToast = 'بند کریں';
export const saveData = 'ڈیٹا بچائیں';
export const showEverything = 'تصویریں اور خط دکھائیں';
export const showPicture = 'تصویر دکھائیں';
export const showPictureOf = ({ size }: { size: number }) => `تصویر دکھائیں (${size} kB)`;

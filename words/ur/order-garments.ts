import { plural } from '../plural.ts';

export const addAnotherGarment = 'ایک اور لباس شامل کریں';
export const oneBillOneParcel = 'سب لباس ایک ہی آرڈر میں ہوں گے، ایک بل کے ساتھ، اور ایک ہی درزی سیئے گا۔';
export const forTheSamePerson = 'اسی شخص کے لیے';
export const forAnotherPerson = 'کسی اور کے لیے';
export const aCopyOf = ({ garment }: { garment: string }) => `اس کی نقل: ${garment}`;
export const garmentNumber = ({ place }: { place: number }) => `لباس نمبر ${place}`;
export const itIsFilledInAbove = 'اوپر بھرا گیا ہے۔';
export const totalWithFees = 'فیس سمیت کل رقم';
export const backToTheList = 'فہرست پر واپس';
export const nothingIsSentYet =
  'جو آپ بھریں گے وہ اس ڈیوائس پر محفوظ رہے گا۔ ”آرڈر بھیجیں“ دبانے سے پہلے کچھ نہیں بھیجا جاتا۔';
export const theTailorDoesNotStitchIt = 'یہ درزی یہ لباس نہیں سیتا۔ اسے بدلیں یا ہٹا دیں۔';
export const theShopCollectsTheCloth =
  'اس کا کپڑا ڈاک سے آنا تھا، مگر اس آرڈر کا کپڑا دکان لینے آتی ہے۔ لباس بدلیں، یا آرڈر کا کپڑا پہنچانے کا طریقہ۔';
export const theTailorGetsNoParcels =
  'اس کا کپڑا ڈاک سے آنا تھا، مگر اس درزی نے پارسل کے لیے پتہ نہیں دیا۔ لباس بدلیں۔';
export const sayWhoseItIs = 'چنیں کہ کس کا ناپ لگے گا۔';
export const orderHas = ({ trackingId, sent, count }: { trackingId: string; sent: number; count: number }) =>
  `آرڈر ${trackingId} دے دیا گیا: ${count} میں سے ${sent} لباس بھیجے گئے`;
export const pressToSendTheOthers =
  'باقی بھیجنے کے لیے ”آرڈر بھیجیں“ دبائیں۔ جو بھیجا جا چکا وہ دوبارہ نہیں بھیجا جائے گا۔';
export const sendingOf = ({ place, count }: { place: number; count: number }) =>
  `${count} میں سے لباس نمبر ${place} بھیجا جا رہا ہے...`;
export const isSent = 'بھیج دیا گیا';
export const notSentYet = 'ابھی نہیں بھیجا گیا';
export const garmentNotSent = ({ garment, why }: { garment: string; why: string }) =>
  `نہیں بھیجا گیا: ${garment}۔ ${why}`;
export const notAllWereSent = 'آرڈر دے دیا گیا، لیکن سب لباس نہیں بھیجے گئے۔ جو بھرا تھا وہ محفوظ ہے۔';
export const goOnWithoutThem = 'باقی کے بغیر آگے بڑھیں';
export const goOnWithoutThemQuestion = 'جو لباس نہیں بھیجے گئے، ان کے بغیر آگے بڑھیں؟';
export const theOrderHasWhatIsSent =
  'ان کے لیے جو بھرا تھا وہ مٹ جائے گا۔ آرڈر میں بھیجے گئے لباس رہیں گے، اور آپ اس کی تصدیق کر سکتے ہیں۔';
export const anotherGarment = 'ایک اور لباس';
export const changeAGarment = 'لباس بدلیں';
export const garmentOfOrder = ({ place, trackingId }: { place: number; trackingId: string }) =>
  `آرڈر ${trackingId} کا لباس نمبر ${place}`;
export const loadingTheGarment = 'لباس کھل رہا ہے...';
export const inThisOrder = 'اس آرڈر میں اب تک';
export const whoseIsIt = 'کس کے لیے ہے؟';
export const startWithACopyOf = 'کس لباس کی نقل سے شروع کریں';
export const copyIt = 'نقل کریں';
export const copying = 'نقل ہو رہا ہے...';
export const itIsCopied = 'نقل ہو گیا۔ جو مختلف ہو وہ بدل لیں۔';
export const whatItAdds = 'اس سے قیمت میں اضافہ';
export const whatItCosts = 'اس کی قیمت';
export const theDayIsCountedAgain = ({ day }: { day: string }) =>
  `ابھی آرڈر ${day} تک متوقع ہے۔ اس لباس کے ساتھ تاریخ دوبارہ طے ہو گی۔`;
export const chooseADressTypeToSee = 'قیمت میں اضافہ دیکھنے کے لیے لباس کی قسم چنیں۔';
export const addToTheOrder = 'آرڈر میں شامل کریں';
export const addAndMakeAnother = 'شامل کریں اور ایک اور بنائیں';
export const adding = 'شامل ہو رہا ہے...';
export const save = 'محفوظ کریں';
export const uploadedAddingIt = 'تصویریں پہنچ گئیں۔ لباس شامل ہو رہا ہے...';
export const uploadedSavingIt = 'تصویریں پہنچ گئیں۔ لباس محفوظ ہو رہا ہے...';
export const failedToAddTheGarment = 'لباس شامل نہیں ہو سکا';
export const failedToChangeTheGarment = 'لباس میں تبدیلی نہیں ہو سکی';
export const theGarmentWasNotAdded = 'لباس شامل نہیں ہوا۔ جو بھرا تھا وہ محفوظ ہے۔';
export const theGarmentWasNotChanged = 'لباس میں تبدیلی نہیں ہوئی۔ جو بھرا تھا وہ محفوظ ہے۔';
export const backToTheGarment = 'لباس پر واپس';
export const seeTheOrder = 'آرڈر دیکھیں';

interface Terms {
  garment: string;
  total: string;
  day: string;
}
export const added = ({ garment, total, day }: Terms) =>
  `آرڈر میں شامل ہو گیا: ${garment}۔ کل رقم اب ${total}، ${day} تک متوقع۔`;
export const changed = ({ garment, total, day }: Terms) =>
  `تبدیلی ہو گئی: ${garment}۔ کل رقم اب ${total}، ${day} تک متوقع۔`;
export const removed = ({ garment, total, day }: Terms) =>
  `آرڈر سے ہٹا دیا گیا: ${garment}۔ کل رقم اب ${total}، ${day} تک متوقع۔`;
export const theDayWasBefore = ({ before }: { before: string }) => `پہلے ${before} تک متوقع تھا۔`;

export const nothingCanBeChanged = 'اس آرڈر کے لباس اب نہیں بدل سکتے';
export const itIsConfirmedOrEnded =
  'آرڈر کی تصدیق ہو چکی ہے یا وہ ختم ہو چکا ہے، اس لیے اب کچھ شامل یا تبدیل نہیں ہو سکتا۔ جو بھرا تھا وہ اس ڈیوائس پر محفوظ ہے۔ ایک اور لباس کے لیے نیا آرڈر دیں۔';
export const shoesAreAlone = 'جوتوں کا آرڈر الگ ہوتا ہے۔ لباس کے لیے نیا آرڈر دیں۔';
/** In an order that waits for its price. */
export const leftToTheShop = 'آپ خود چن لیں';
export const orOneOfOurDesigns = 'یا ہمارا کوئی ڈیزائن';
export const theShopSetsThePrice =
  'ہم آرڈر کے تمام لباس ایک ساتھ دیکھ کر ہر ایک کی قیمت ای میل کریں گے۔ آپ کی رضامندی سے پہلے کچھ نہیں سلے گا۔';
interface Unpriced {
  garment: string;
}
export const withoutAPrice = {
  added: ({ garment }: Unpriced) => `${garment} آرڈر میں شامل ہو گیا۔ قیمت ہم ای میل کریں گے۔`,
  changed: ({ garment }: Unpriced) => `${garment} بدل دیا گیا۔ قیمت ہم ای میل کریں گے۔`,
  removed: ({ garment }: Unpriced) => `${garment} آرڈر سے نکال دیا گیا۔ قیمت ہم ای میل کریں گے۔`,
  cancelled: ({ garment }: Unpriced) => `${garment} منسوخ ہو گیا۔`,
};
export const theOrderIsFull = ({ most }: { most: number }) => `اس آرڈر میں ${most} لباس ہیں`;
export const forMorePlaceAnother = 'ایک آرڈر میں اس سے زیادہ لباس نہیں ہو سکتے۔ مزید کے لیے دوسرا آرڈر دیں۔';
export const thisGarmentIsGone = 'یہ لباس اب آرڈر میں نہیں';
export const itWasRemoved = 'اسے ہٹا دیا گیا ہے، شاید کسی دوسرے ٹیب یا دوسری ڈیوائس پر۔';
export const placeANewOrder = 'نیا آرڈر دیں';

export const garments = ({ count }: { count: number }) => plural(count, '1 لباس', `${count} لباس`);
export const change = 'بدلیں';
export const changeThis = ({ garment }: { garment: string }) => `بدلیں: ${garment}`;
export const removeThis = ({ garment }: { garment: string }) => `ہٹائیں: ${garment}`;
export const removeThisQuestion = ({ garment }: { garment: string }) => `کیا یہ لباس ہٹانا ہے: ${garment}؟`;
export const whatWasFilledInIsDeleted =
  'اس لباس کے لیے جو بھرا تھا وہ مٹ جائے گا، اور قیمت اور متوقع تاریخ دوبارہ طے ہوں گی۔ باقی لباس ویسے ہی رہیں گے۔';
export const keepIt = 'رہنے دیں';
export const removeIt = 'ہٹائیں';
export const removing = 'ہٹایا جا رہا ہے...';
export const failedToRemoveTheGarment = 'لباس نہیں ہٹایا جا سکا';
export const cancelledOne = ({ garment }: Unpriced) => `منسوخ: ${garment}`;
export const numbered = ({ place, garment }: { place: number; garment: string }) => `${place}۔ ${garment}`;
export const ofPerson = ({ garment, person }: { garment: string; person: string }) =>
  `${garment}، \u2068${person}\u2069 کے لیے`;
export const firstOfTheOrderAgain = ({ count }: { count: number }) =>
  `اُس آرڈر میں ${count} لباس تھے۔ یہ پہلا ہے؛ باقی ایک ایک کر کے آئیں گے، پہلے کی طرح بھرے ہوئے۔`;
export const asInTheOrderBefore = ({
  garment,
  place,
  count,
}: {
  garment: string;
  place: number;
  count: number;
}) => `پہلے کی طرح بھرا ہوا: ${garment}، ${count} میں سے ${place}۔`;
export const theNextOneFollows = `اسے دیکھ لیں اور “${addAndMakeAnother}” دبائیں: اگلا لباس آ جائے گا۔`;
export const itIsTheLastOne = `اسے دیکھ لیں اور “${addToTheOrder}” دبائیں: یہ آخری ہے۔`;
export const leaveThisOneOut = 'یہ لباس رہنے دیں';

export const cancelThisGarment = 'یہ لباس منسوخ کریں';
export const cancelThis = ({ garment }: { garment: string }) => `یہ لباس منسوخ کریں: ${garment}`;
export const theOrderCostsThen = ({ total }: { total: string }) =>
  `یہ نہیں سلے گا۔ پھر آرڈر کی کل رقم ${total} ہوگی، اور اس کا کریڈٹ نوٹ ملے گا۔`;
export const itsPriceGoesBack = ({ amount }: { amount: string }) => `ہم ${amount} واپس بھیجیں گے۔`;
export const whyDoYouCancelIt = 'آپ اسے کیوں منسوخ کر رہے ہیں؟';
export const cancelling = 'منسوخ ہو رہا ہے...';
export const failedToCancelTheGarment = 'لباس منسوخ نہیں ہو سکا';
export const cancelled = ({ garment, total, day }: Terms) =>
  `${garment} منسوخ ہو گیا۔ کل رقم اب ${total} ہے، متوقع دن ${day}۔`;

import { plural } from '../plural.ts';

export const yourReviewCouldNotBeLoaded = 'آپ کی رائے نہیں کھل سکی۔';
export const thankYouForYourReview = 'آپ کی رائے کا شکریہ۔';
export const theTailorKnowsWhatIsWrong = 'درزی کو بتا دیا گیا ہے، آپ کو فون آئے گا۔';
export const afterDelivery = 'پہنچنے کے بعد';
export const reviewTheTailor = 'درزی پر رائے دیں';
export const reviewEachGarment = 'ہر لباس پر رائے دیں';
export const reviewedWithStars = ({ garment, rating }: { garment: string; rating: number }) =>
  `${garment}: رائے دی جا چکی، ${stars({ count: rating })}`;
export const howDidDoWithThis = ({ name }: { name: string }) => `${name} نے یہ لباس کیسا سیا؟`;
export const whichGarment = 'کون سا لباس؟';
export const chooseAGarment = 'لباس چنیں';
export const oneGarmentAtATime =
  'ایک وقت میں ایک لباس: کوئی دوسرا بھی ٹھیک نہ آیا ہو تو یہ واپس آنے پر اس کی درستی بھی مانگ لیں۔';
export const doesSomethingNotFit = 'کیا کچھ ٹھیک نہیں آیا؟';
export const yourReview = 'آپ کی رائے';
export const failedToAskForTheAlteration = 'درستی کی درخواست نہیں بھیجی جا سکی';
export const alterationsAreFreeForDays = ({ days }: { days: number }) =>
  `پہنچنے کے ${days} دن بعد تک درستی مفت ہے۔ آپ کا لکھا درزی تک پہنچے گا، اور جوڑے کے بارے میں آپ کو فون آئے گا۔`;
export const ourRiderCollectsItFrom = ({ address }: { address: string }) =>
  `ہمارا رائیڈر اسے ${address} سے لے گا۔`;
export const whatIsWrong = 'کیا ٹھیک نہیں؟';
export const sayWhatIsWrong = 'چند الفاظ میں بتائیں کہ کیا ٹھیک نہیں۔';
export const upToPhotosOfWhatIsWrong = ({ count }: { count: number }) =>
  `جو ٹھیک نہیں اس کی زیادہ سے زیادہ ${count} تصویریں۔`;
export const uploadedSendingItToTheTailor = 'تصویریں لگ گئیں۔ درزی کو بھیجا جا رہا ہے...';
export const askForAnAlteration = 'درستی کے لیے کہیں';
export const fitNames = {
  tighter: 'اگلی بار ذرا تنگ',
  looser: 'اگلی بار ذرا کھلا',
};
export const fitOf = {
  tighter: ({ measure }: { measure: string }) => `${measure}: اگلی بار ذرا تنگ`,
  looser: ({ measure }: { measure: string }) => `${measure}: اگلی بار ذرا کھلا`,
};
export const howDoesItFitOptional = 'فٹنگ کیسی ہے؟ (ضروری نہیں)';
export const theTailorStitchesYourNextOne =
  'آپ کا اگلا جوڑا اسی کے مطابق سلے گا۔ یہ سب کو نظر نہیں آتا: صرف آپ کے درزی اور ہماری ٹیم پڑھتی ہے۔';
export const fitsWell = 'ٹھیک ہے';
export const thereCanBePhotos = ({ count }: { count: number }) =>
  `زیادہ سے زیادہ ${count} تصویریں لگ سکتی ہیں۔`;
export const photos = 'تصویریں';
export const failedToSendYourReply = 'آپ کا جواب نہیں بھیجا جا سکا';
export const replyTo = ({ author }: { author: string }) => `${author} کو جواب دیں`;
export const yourReplyTo = ({ author }: { author: string }) => `${author} کے لیے آپ کا جواب`;
export const youCanReplyOnce = 'جواب ایک ہی بار دیا جا سکتا ہے، اور سب اسے پڑھ سکتے ہیں۔';
export const sendReply = 'جواب بھیجیں';
export const failedToSendYourReview = 'آپ کی رائے نہیں بھیجی جا سکی';
export const review = ({ name }: { name: string }) => `${name} کے بارے میں رائے`;
export const writeAReview = 'اپنی رائے لکھیں';
export const howAreTheClothAndTheFit = 'کپڑا، سلائی اور فٹنگ کیسی ہے؟ ساتھ آپ کا پہلا نام نظر آئے گا۔';
export const writeAFewWordsAboutIt = 'اس کے بارے میں چند الفاظ لکھیں۔';
export const upToPhotosOfHowItLooks = ({ count }: { count: number }) =>
  `زیادہ سے زیادہ ${count} تصویریں: دیکھنے یا پہننے میں کیسا لگتا ہے۔`;
export const uploadedSavingTheReview = 'تصویریں لگ گئیں۔ رائے محفوظ ہو رہی ہے...';
export const sendReview = 'رائے بھیجیں';
export const authorCity = ({ city }: { city: string }) => `، ${city}`;
export const sellerReplied = '<seller>بیچنے والا</seller> کا جواب · <day>دن</day>';
export const photoOf = ({ place, count, author }: { place: number; count: number; author: string }) =>
  `${author} کی طرف سے، ${count} میں سے تصویر ${place}`;
export const yourPhotoOf = ({ place, count }: { place: number; count: number }) =>
  `آپ کی طرف سے، ${count} میں سے تصویر ${place}`;
export const enlarge = ({ photo }: { photo: string }) => `بڑا کر کے دیکھیں: ${photo}`;
export const failedToFetchMoreReviews = 'مزید رائے نہیں کھل سکی';
export const customersCanReview = 'یہ چیز پہنچنے کے بعد گاہک اس کے بارے میں رائے دے سکتے ہیں۔';
export const noReviewsYetCustomersCanReview =
  'ابھی کوئی رائے نہیں۔ یہ چیز پہنچنے کے بعد گاہک اس کے بارے میں رائے دے سکتے ہیں۔';
export const thankYouHeading = 'آپ کی رائے کا شکریہ';
export const whatCustomersSay = 'گاہک کیا کہتے ہیں';
export const showTheReviews = 'گاہکوں کی رائے دکھائیں';
export const showMoreReviews = 'مزید رائے دکھائیں';
export const fromReviews = ({ count }: { count: number }) =>
  plural(count, 'ایک گاہک کی رائے', `${count} گاہکوں کی رائے`);
export const reviewsByStars = 'ستاروں کے حساب سے رائے';
export const stars = ({ count }: { count: number }) => plural(count, '1 ستارہ', `${count} ستارے`);
export const reviewCount = ({ count }: { count: number }) =>
  plural(count, '1<noun> گاہک کی رائے</noun>', `${count}<noun> گاہکوں کی رائے</noun>`);
export const reply = 'جواب دیں';
export const poor = 'خراب';
export const fair = 'گزارے لائق';
export const good = 'اچھا';
export const veryGood = 'بہت اچھا';
export const excellent = 'بہترین';
export const howDoYouLikeIt = 'آپ کو کیسا لگا؟';
export const chooseOneToFiveStars = 'ایک سے پانچ تک ستارے چنیں۔';
export const howDidDo = ({ name }: { name: string }) => `${name} کا کام کیسا رہا؟`;
export const upToPhotosOfTheGarment = ({ count }: { count: number }) =>
  `جوڑا جیسا پہنچا، اس کی زیادہ سے زیادہ ${count} تصویریں۔`;
export const alteredNearYou = 'آپ کے قریب درستی';
export const sendTheReceipt = 'رسید بھیجیں';
export const weLookAtYourReceipt = 'شکریہ۔ ہم رسید دیکھ کر آپ کو ای میل کریں گے۔';
export const failedToSendTheReceipt = 'رسید نہیں بھیجی جا سکی';
export const aTailorNearYouMayAlterIt = ({ days, limit }: { days: number; limit: string }) =>
  `ہمیں بھیجنے کے بجائے آپ ڈیلیوری کے بعد ${days} دن کے اندر اپنے قریب کسی درزی سے درستی کروا سکتے ہیں۔ ہم ${limit} تک واپس کرتے ہیں۔`;
export const whatItCostInRupees = 'خرچ، روپے میں';
export const enterWhatItCost = 'پورے روپے لکھیں، جیسے 1500۔';
export const whichGarmentWasAltered = 'کون سا لباس ٹھیک کرایا؟';
export const chooseTheAlteredGarment = 'جو لباس ٹھیک کرایا وہ چنیں۔';
export const whatWasAltered = 'کیا درست کیا گیا؟';
export const sayWhatWasAltered = 'چند لفظوں میں بتائیں کہ کیا درست کیا گیا۔';
export const receipt = 'رسید';
export const aPhotoThatShowsTheSum = 'ایسی تصویر جس میں رقم نظر آئے۔';
export const addAPhotoOfTheReceipt = 'رسید کی تصویر لگائیں۔';
interface Claim {
  amount: string;
  day: string;
}
export const claimUndecided = ({ amount, day }: Claim) => `${amount}، ${day} کو بھیجی: ہم دیکھ رہے ہیں۔`;
export const claimRefused = ({ amount, day }: Claim) => `${amount}، ${day} کو بھیجی: رقم واپس نہیں ہو گی۔`;
export const claimPaidBack = ({ amount, day, approved }: Claim & { approved: string }) =>
  `${amount}، ${day} کو بھیجی: ${approved} واپس کیے گئے۔`;

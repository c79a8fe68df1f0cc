import { shortWeekdays } from './dates.ts';
export const howThisDayIsCounted = 'یہ دن کیسے گنا گیا';
export const howWePromiseADay = 'وعدے کا دن کیسے بنتا ہے';
export const parts = {
  collection: 'کپڑا درزی تک جا رہا ہے',
  place: 'درزی کے پہلے ہفتے بھرے ہوئے ہیں',
  stitching: 'سلائی',
  delivery: 'لباس آپ تک آ رہا ہے',
  off: 'چھٹی',
};
export const days = ({ count }: { count: number }) => `${count} دن`;

export const howWePromiseADayDescription =
  'وعدے کے دن تک ہر دن کس لیے ہے: کپڑا لینا، ہفتے میں جگہ، سلائی، کوریئر اور چھٹیاں۔';
export const theDayIsCounted =
  'جو دن آپ دیکھتے ہیں وہ اندازہ نہیں، گنا ہوا ہے۔ اُس تک ہر دن کا ایک کام ہے، اور آرڈر فارم اور آرڈر مکمل کرنے کا صفحہ یہ دن دکھاتے ہیں۔';
export const theClothComes = 'کپڑا آتا ہے';
export const youBringItOrWeCollectIt = ({ within, between }: { within: string; between: string }) =>
  `آپ خود لائیں تو کوئی دن نہیں لگتا۔ ہم لیں تو درزی کے شہر میں ${within}، دوسرے شہر سے زیادہ سے زیادہ ${between}۔ برانڈ کے کپڑے کو دو کام کے دن اور کوریئر کے دن لگتے ہیں، ڈاک سے بھیجے کپڑے کو آپ کے شہر سے کوریئر کے دن۔`;
export const aPlaceInTheWeek = 'ہفتے میں جگہ';
export const aTailorTakesSoManyGarments =
  'درزی ایک ہفتے میں گنتی کے جوڑے لیتا ہے۔ ہفتہ بھرا ہو تو آپ کے جوڑے کو پہلے خالی ہفتے میں جگہ ملتی ہے۔';
export const stitching = 'سلائی';
export const ourWorkshopTakes = ({ days, partner }: { days: number; partner: string }) =>
  `ہمارا اپنا کارخانہ ${days} دن لیتا ہے، ساتھی درزی ${partner}؛ ہر ایک کا اپنا وقت ہے۔ فوری آرڈر میں آدھا وقت لگتا ہے۔ آرڈر کا ہر اگلا لباس ایک دن اور لیتا ہے۔`;
export const theGarmentComes = 'لباس آتا ہے';
export const youCollectItOrWeSendIt =
  'آپ خود لے جائیں یا ہم بھیجیں، جس میں اُتنے ہی دن لگتے ہیں جتنے کپڑے کو لگے۔ بیرونِ ملک کوریئر زیادہ دن لیتا ہے؛ فارم آپ کے ملک کے دن دکھاتا ہے۔';
export const weekdays = shortWeekdays;
export const daysOff = 'چھٹیاں';
export const nobodyWorksOn = ({ weekdays }: { weekdays: readonly string[] }) =>
  weekdays.length === 0
    ? 'عام تعطیل اور آپ کے درزی کی چھٹی پر کام نہیں ہوتا۔ وعدے کا دن کبھی چھٹی کا نہیں ہوتا۔'
    : `عام تعطیل، آپ کے درزی کی چھٹی اور ${weekdays.join('، ')} کو کام نہیں ہوتا۔ وعدے کا دن کبھی چھٹی کا نہیں ہوتا۔`;
export const ifTheDayChanges = 'اگر دن بدل جائے';
export const confirmingCountsAgain =
  'آرڈر کی تصدیق پر دن دوبارہ گنا جاتا ہے۔ اگر تب تک دن بدل گیا ہو تو دونوں ساتھ نظر آتے ہیں اور فیصلہ آپ کا ہے۔';
export const couriersWithinPakistan = 'پاکستان میں کوریئر';
export const withinACity = 'ایک ہی شہر میں';
export const toAnotherCity = 'دوسرے شہر تک';
export const byExpress = ({ where }: { where: string }) => `${where}، تیز کوریئر`;
export const fromCityToCity = ({ from, to }: { from: string; to: string }) => `${from} - ${to}`;
export const within = ({ city }: { city: string }) => `${city} کے اندر`;
export const orderedToday = 'ہمارے اپنے کارخانے سے آج کا آرڈر';
export const youBringAndCollect = 'آپ کپڑا لاتے اور لباس لے جاتے ہیں';
export const weCollectAndDeliver = 'ہم دوسرے شہر سے کپڑا لیتے اور وہیں پہنچاتے ہیں';
export const readyOn = ({ day }: { day: string }) => `${day} تک`;

interface Counted {
  count: number;
}
interface Cash {
  amount: string;
}

export const theRidersList = 'رائیڈر کی فہرست';
export const theRidersListOf = ({ day }: { day: string }) => `رائیڈر کی فہرست، ${day}`;
export const whatItIs =
  'لینے والا کپڑا اور درستی والے جوڑے، اور ہماری ورکشاپ کے پہنچانے والے پارسل اور نمونے: جو اس دن تک ہونا ہے اور ابھی باقی ہے، اور جو اس دن نشان زد ہوا۔';
export const day = 'دن';
export const today = 'آج';
export const dayBefore = 'ایک دن پہلے';
export const dayAfter = 'ایک دن بعد';
export const print = 'پرنٹ کریں';
export const printOnA4 = 'A4 پر پرنٹ کریں';
export const printOnTheRoll = 'رول پر پرنٹ کریں';
export const failedToPrint = 'پرنٹ تیار نہیں ہو سکا';
export const loading = 'فہرست کھل رہی ہے...';
export const failedToGetTheList = 'فہرست نہیں مل سکی';
export const nothingOnThisDay = 'نہ کچھ لینا ہے، نہ کچھ پہنچانا';
export const whatComesHere =
  'کپڑا اُس دن یہاں آتا ہے جس دن تک درزی کو چاہیے، درستی والا جوڑا جب گاہک کہے، پارسل اُسی وقت جب ورکشاپ اسے ہمارے رائیڈر کو دے دے، اور کپڑے کا نمونہ جب ورکشاپ آرڈر قبول کر لے۔';
export const collections = ({ count }: Counted) => `${count} جگہ سے لینا`;
export const deliveries = ({ count }: Counted) => `${count} جگہ پہنچانا`;
export const stops = ({ count }: Counted) => `${count} جگہیں`;
export const cashInAll = 'کل نقد';
export const takenSoFar = ({ amount }: Cash) => `${amount} وصول`;
export const leftOut = ({ count }: Counted) =>
  `${count} اور جگہیں فہرست میں نہیں۔ جو پہلے ہونی ہیں وہ فہرست میں ہیں۔`;
export const withoutAnArea = 'علاقہ درج نہیں';
export const kinds = { collection: 'لینا ہے', delivery: 'پہنچانا ہے', swatch: 'کپڑے کا نمونہ' };
export const collect = ({ amount }: Cash) => `${amount} لینے ہیں`;
export const taken = ({ amount }: Cash) => `${amount} وصول`;
export const nothingToTake = 'کوئی نقد نہیں';
export const clothFor = ({ garments }: { garments: string }) => `کپڑا برائے ${garments}`;
export const toAlter = ({ garments }: { garments: string }) => `درستی کے لیے: ${garments}`;
export const aParcelWith = ({ garments }: { garments: string }) => `1 پارسل: ${garments}`;
export const aSwatchFor = ({ garments }: { garments: string }) => `کپڑے کا نمونہ برائے ${garments}`;
export const garmentTimes = ({ garment, count }: { garment: string; count: number }) =>
  `${count} × ${garment}`;
export const goesTo = ({ workshop }: { workshop: string }) => `پہنچانا ہے: ${workshop}`;
export const promisedFor = ({ day: promised }: { day: string }) => `وعدہ: ${promised}`;
export const dueOn = ({ day: due }: { day: string }) => `${due} تک`;
export const late = 'دیر ہو گئی';
export const urgent = 'ارجنٹ';
export const call = ({ phone }: { phone: string }) => `${phone} پر فون کریں`;
export const theOrder = 'آرڈر';
export const note = 'نوٹ';
export const noteHint = 'گاہک اسے پڑھتے ہیں۔';
export const addANote = 'نوٹ لکھیں';
export const ticks = {
  collection: { DONE: 'لے لیا', NOBODY_HOME: 'گھر پر کوئی نہیں', UNDONE: 'دراصل نہیں لیا' },
  delivery: { DONE: 'پہنچا دیا', NOBODY_HOME: 'گھر پر کوئی نہیں', UNDONE: 'دراصل نہیں پہنچایا' },
  swatch: { DONE: 'نمونہ دے دیا', NOBODY_HOME: 'گھر پر کوئی نہیں', UNDONE: 'دراصل نمونہ نہیں دیا' },
};
export const deliveredCashTaken = ({ amount }: Cash) => `پہنچا دیا، ${amount} وصول`;
export const done = { collection: 'لے لیا گیا', delivery: 'پہنچا دیا گیا', swatch: 'نمونہ دے دیا گیا' };
export const notDone = {
  collection: 'نہیں لیا جا سکا',
  delivery: 'نہیں پہنچ سکا',
  swatch: 'نمونہ نہیں دیا جا سکا',
};
export const tickedAt = ({ time, by }: { time: string; by: string }) => `${time}، ${by}`;
export const waitsToBeSent = ({ tick }: { tick: string }) => `${tick}: بھیجنا باقی ہے`;
export const takeItBack = ({ tick }: { tick: string }) => `“${tick}” واپس لیں`;
export const waiting = ({ count }: Counted) =>
  `${count} نشان بھیجنے باقی ہیں۔ وہ اسی ڈیوائس پر محفوظ ہیں اور نیٹ ورک آتے ہی بھیج دیے جائیں گے۔`;
export const noNetwork = ({ at }: { at: string }) => `نیٹ ورک نہیں ہے۔ یہ فہرست ${at} کی ہے۔`;
export const tickRefused = ({ tick, trackingNumber }: { tick: string; trackingNumber: string }) =>
  `${trackingNumber} کا “${tick}” قبول نہیں ہوا`;
export const sendItAgain = 'دوبارہ بھیجیں';
export const letItGo = 'رہنے دیں';
export const ourRiderBringsIt = 'ہمارا اپنا رائیڈر پہنچائے گا';
export const boxToTick = 'نشان لگانے کا خانہ';

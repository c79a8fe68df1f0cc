import { plural } from '../plural.ts';

export const courierBooking = 'کوریئر';
export const bookWith = ({ courier }: { courier: string }) => `${courier} بک کریں`;
export const bookAgainWith = ({ courier }: { courier: string }) => `${courier} دوبارہ بک کریں`;
export const booking = 'بک ہو رہا ہے...';
export const boxes = 'ڈبے';
export const collects = ({ amount }: { amount: string }) => `کوریئر دروازے پر ${amount} وصول کرے گا۔`;
export const collectsNothing = 'کوریئر کچھ وصول نہیں کرے گا۔';
export const isBooked = ({ courier }: { courier: string }) =>
  `${courier} کے ہاں نمبر <number></number> سے بک ہے۔`;
export const printTheLabel = 'کوریئر کا لیبل پرنٹ کریں';
export const failedToPrintTheLabel = 'کوریئر کا لیبل نہیں مل سکا';
export const nobodyKnowsYet =
  'کوریئر نے جواب نہیں دیا، اس لیے ابھی معلوم نہیں کہ یہ بک ہوا یا نہیں۔ ہم ہر چند منٹ بعد پوچھتے ہیں۔ اس سے پہلے کہیں اور بک نہ کریں۔';
export const askNow = 'ابھی پوچھیں';
export const asking = 'پوچھا جا رہا ہے...';
export const wasNotBooked = 'یہ بک نہیں ہوا۔';
export const courierSays = ({ words }: { words: string }) => `کوریئر کا کہنا ہے: ${words}`;
export const wasCancelled = 'بکنگ منسوخ ہو گئی۔';
export const cancelTheBooking = 'بکنگ منسوخ کریں';
export const cancelThisBooking = 'یہ بکنگ منسوخ کریں؟';
export const theCourierDoesNotCome = 'پھر کوریئر یہ پارسل لینے نہیں آئے گا۔ آپ اسے دوبارہ بک کر سکتے ہیں۔';
export const itMayBeBooked =
  'کوریئر نے گھنٹوں سے جواب نہیں دیا، اور ہو سکتا ہے کہ یہ اس کے ہاں بک ہو چکا ہو۔ پہلے اس کے پورٹل میں دیکھیں یا اسے فون کریں، ورنہ ایک پارسل کے لیے دو بار کوریئر آ سکتا ہے۔';
export const cancelling = 'منسوخ ہو رہی ہے...';
export const keepIt = 'رہنے دیں';
export const failedToBook = 'پارسل بک نہیں ہو سکا';
export const failedToCancel = 'بکنگ منسوخ نہیں ہو سکی';
export const otherSum = ({ amount, due }: { amount: string; due: string }) =>
  `کوریئر کو ${amount} وصول کرنے کو کہا گیا تھا، مگر اب ${due} باقی ہے۔ بکنگ منسوخ کر کے دوبارہ بک کریں۔`;
export const otherSumOnItsWay = ({ amount, due }: { amount: string; due: string }) =>
  `کوریئر ${amount} وصول کرے گا، مگر اب ${due} باقی ہے۔ کوریئر سے رقم بدلنے کو کہیں اور گاہک کو بتائیں۔`;
export const problems = {
  STEP_REFUSED: 'کوریئر کی اطلاع اس آرڈر سے میل نہیں کھاتی۔ براہِ کرم دیکھ لیں۔',
  OTHER_SUM: 'کوریئر باقی رقم سے مختلف رقم وصول کر رہا ہے۔ براہِ کرم اس سے پوچھیں اور گاہک کو بتائیں۔',
};
export const failedToGet = 'بکنگ نہیں مل سکی';

export const bookSeveral = 'کوریئر بک کریں';
export const bookSeveralTitle = ({ count }: { count: number }) =>
  plural(count, 'کوریئر بک کریں: 1 پارسل', `کوریئر بک کریں: ${count} پارسل`);
export const bookTheseWith = ({ courier, count }: { courier: string; count: number }) =>
  plural(count, `${courier} بک کریں: 1 پارسل`, `${courier} بک کریں: ${count} پارسل`);
export const bookTheRestWith = ({ courier, count }: { courier: string; count: number }) =>
  plural(count, `${courier} دوبارہ بک کریں: 1 پارسل`, `${courier} دوبارہ بک کریں: ${count} پارسل`);
export const bookingOf = ({ place, count }: { place: number; count: number }) =>
  `${count} میں سے ${place} بک ہو رہا ہے...`;
export const areBooked = ({ booked, count }: { booked: number; count: number }) =>
  plural(count, `1 میں سے ${booked} پارسل بک ہے۔`, `${count} میں سے ${booked} پارسل بک ہیں۔`);
export const notBookedYet = 'ابھی بک نہیں ہوا۔';
export const cannotBeBookedNow = 'یہ ابھی بک نہیں ہو سکتا: یہ پیک نہیں ہوا، یا بھیجا جا چکا ہے۔';
export const isSentByHand = 'کوئی کوریئر اس کی بکنگ نہیں لیتا۔ اسے خود بھیجیں۔';
export const boxesOf = ({ number }: { number: string }) => `ڈبے: ${number}`;
export const printTheLabels = 'کوریئر کے لیبل پرنٹ کریں';
export const printTheLabelsFrom = ({ from, to }: { from: number; to: number }) =>
  `کوریئر کے لیبل ${from} تا ${to} پرنٹ کریں`;
export const failedToPrintTheLabels = 'کوریئر کے لیبل نہیں مل سکے';

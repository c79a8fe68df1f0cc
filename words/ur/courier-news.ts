import { plural } from '../plural.ts';

export const states = {
  BOOKED: 'کوریئر کا انتظار ہے',
  ON_THE_WAY: 'راستے میں',
  OUT_FOR_DELIVERY: 'پہنچانے کے لیے نکل چکا ہے',
  ATTEMPTED: 'حوالے نہیں ہو سکا',
  UNDER_REVIEW: 'کوریئر ترسیل کی جانچ کر رہا ہے',
  GOING_BACK: 'بھیجنے والے کو واپس جا رہا ہے',
  DELIVERED: 'پہنچ گیا',
  RETURNED: 'بھیجنے والے کے پاس واپس',
  CANCELLED: 'کوریئر کے ہاں منسوخ',
  OTHER: 'کوریئر کا کہنا ہے',
};
export const whatTheCourierSays = 'کوریئر کیا کہتا ہے';
export const inItsWords = ({ words }: { words: string }) => `”${words}“`;
export const tried = ({ count }: { count: number }) =>
  plural(count, 'وہ ایک بار آیا اور حوالے نہیں کر سکا۔', `وہ ${count} بار آیا اور حوالے نہیں کر سکا۔`);
export const itTriesAgain = 'وہ عموماً اگلے کام کے دن دوبارہ کوشش کرتا ہے۔ براہِ کرم اپنا فون کھلا رکھیں۔';

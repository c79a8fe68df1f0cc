import { plural } from '../plural.ts';

export const noNewOrdersForNow = 'ابھی آپ کو نئے آرڈر نہیں ملیں گے';
export const openOrdersStayYours = 'جاری آرڈر آپ ہی کے پاس رہیں گے۔';
export const weHavePausedYou = ({ brandName }: { brandName: string }) =>
  `${brandName} پر آپ کا کارخانہ ابھی روک دیا گیا ہے: درزیوں کی فہرست میں آپ کا نام نہیں، آپ کا صفحہ بند ہے، اور آپ کو آرڈر نہیں دیا جا سکتا۔`;
export const theReason = 'وجہ:';
export const noOpenOrders =
  'آپ کے پاس کوئی جاری آرڈر نہیں۔ آپ کے تیار کیے ہوئے کسی لباس میں درستی چاہیے ہو تو وہ پھر بھی آپ ہی کے پاس آئے گا۔';
export const openOrdersStay = ({ count }: { count: number }) =>
  plural(
    count,
    'جاری آرڈر آپ ہی کے پاس رہے گا: جو قبول ہو چکا ہے اسے وعدے کے دن تک مکمل کریں۔ آپ کے تیار کیے ہوئے کسی لباس میں درستی چاہیے ہو تو وہ پھر بھی آپ ہی کے پاس آئے گا۔',
    `آپ کے ${count} جاری آرڈر آپ ہی کے پاس رہیں گے: جو قبول ہو چکے ہیں انہیں وعدے کے دن تک مکمل کریں۔ آپ کے تیار کیے ہوئے کسی لباس میں درستی چاہیے ہو تو وہ پھر بھی آپ ہی کے پاس آئے گا۔`,
  );
export const manyOpenOrdersStay =
  'آپ کے سب جاری آرڈر آپ ہی کے پاس رہیں گے: جو قبول ہو چکے ہیں انہیں وعدے کے دن تک مکمل کریں۔ آپ کے تیار کیے ہوئے کسی لباس میں درستی چاہیے ہو تو وہ پھر بھی آپ ہی کے پاس آئے گا۔';
export const yourWorkshopStaysOpen =
  'آپ کا کارخانہ کھلتا رہے گا۔ کوئی سوال ہو تو اسی ای میل کا جواب دیں یا ہمیں فون کریں۔';
export const newOrdersAgain = 'آپ کو پھر نئے آرڈر ملیں گے';
export const customersCanOrder = 'گاہک آپ کو آرڈر دے سکتے ہیں۔';
export const noLongerPaused = ({ brandName, address }: { brandName: string; address: string }) =>
  `${brandName} پر آپ کا کارخانہ اب رکا ہوا نہیں: درزیوں کی فہرست میں آپ کا نام اور آپ کا صفحہ پھر نظر آ رہا ہے، اور آپ کو آرڈر دیا جا سکتا ہے: ${address}`;
export const checkRatesAndDaysOff = 'دیکھ لیں کہ آپ کے نرخ اور چھٹیاں درست ہیں۔';
export const openYourWorkshop = 'اپنا کارخانہ کھولیں';

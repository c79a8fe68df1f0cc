export const howLongDoesACustomOrderTake = 'سلائی کے آرڈر میں کتنا وقت لگتا ہے؟';
export const customOrdersTake = ({ time, days }: { time: string; days: number }) =>
  `سلائی کے آرڈر کا وقت: ${time}۔ ہمارے اپنے کارخانے کا وعدہ ${days} دن کا ہے، اور فوری آرڈر آدھے وقت میں تیار ہوتا ہے۔ کون سے دن ملے گا، یہ آرڈر فارم میں پہلے ہی نظر آ جاتا ہے۔`;
export const canIReturnACulturalProduct = 'کیا ثقافتی چیز واپس ہو سکتی ہے؟';
export const yesWithinDaysOfItsDelivery = ({ days }: { days: number }) =>
  `جی ہاں: پہنچنے کے ${days} دن کے اندر، اصل حالت میں۔ تفصیل کے لیے <returns>واپسی اور تبدیلی</returns> دیکھیں۔`;
export const canIReturnACustomTailoredItem = 'کیا ناپ پر سِلا جوڑا واپس ہو سکتا ہے؟';
export const itIsMadeForOnePerson = ({ days }: { days: number }) =>
  `وہ ایک ہی شخص کے لیے سلتا ہے، اس لیے خرابی نہ ہو تو واپس نہیں ہو سکتا۔ اگر ناپ کے مطابق پورا نہ آئے تو ہم مفت درست کرتے ہیں: پہنچنے کے ${days} دن کے اندر بتائیں۔`;
export const howCanIPay = 'ادائیگی کیسے ہو گی؟';
export const howPaymentWorks =
  'سلائی کے آرڈر کی ادائیگی پاکستان میں جوڑا پہنچنے پر نقد ہوتی ہے، اور بیرونِ ملک کے لیے پیشگی۔ تیار چیزوں کی ادائیگی پہنچنے پر نقد یا کارڈ سے ہوتی ہے۔ قیمتیں روپے میں ہیں۔';

export const couldNotBeHandedOver = ({ number }: { number: string }) =>
  `کوریئر آپ کا آرڈر ${number} حوالے نہیں کر سکا`;
export const theCourierCame = ({ courier }: { courier: string }) =>
  `${courier} آپ کا پارسل لے کر آیا مگر حوالے نہیں کر سکا۔`;
export const inItsWords = ({ courier, words }: { courier: string; words: string }) =>
  `${courier} کا کہنا ہے: ”${words}“`;
export const itTriesAgain =
  'وہ عموماً اگلے کام کے دن دوبارہ کوشش کرتا ہے۔ براہِ کرم اپنا فون کھلا رکھیں، اور اگر پتہ یا نمبر بدل گیا ہو تو ہمیں لکھیں۔';
export const numberAtTheCourier = ({ courier }: { courier: string }) => `${courier} کا نمبر`;
export const toPay = 'دروازے پر ادا کرنا ہے';
export const weSendItAgain = ({ number }: { number: string }) =>
  `ہم آپ کا آرڈر ${number} دوبارہ بھیج رہے ہیں`;
export const onceTheAdvanceIsThere = ({ amount }: { amount: string }) =>
  `آپ کا پارسل ہمارے پاس واپس آ گیا ہے۔ جیسے ہی آپ ${amount} پیشگی ادا کریں گے، ہم اسے دوبارہ بھیج دیں گے؛ طریقہ آپ کے آرڈر کے صفحے پر ہے۔`;
export const theCourierComesAgain = 'آپ کا پارسل ہمارے پاس واپس آ گیا ہے۔ ہم اسے اب دوبارہ بھیج رہے ہیں۔';
export const pleaseCheckTheAddress =
  'براہِ کرم دیکھ لیں کہ یہ کہاں جا رہا ہے، اور اگر کچھ غلط ہو تو ہمیں لکھیں۔';
export const goesTo = 'جہاں جائے گا';

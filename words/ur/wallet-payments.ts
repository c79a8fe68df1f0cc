export const payment = 'ادائیگی';
export const thePaymentIsNotKnown = 'ہمیں یہ ادائیگی نہیں ملی۔ اپنے آرڈر کا لنک کھولیں۔';
export const thePaymentCouldNotBeRead = 'ادائیگی کی معلومات نہیں مل سکیں۔ دوبارہ کوشش کریں۔';
export const yourOrderWaits = 'آپ کا آرڈر ادائیگی کا منتظر ہے';
export const payUntil = ({ amount, time }: { amount: string; time: string }) =>
  `${amount} کی ادائیگی ${time} تک کرنی ہے۔ اس وقت تک سامان آپ کے لیے محفوظ ہے۔`;
export const goToWallet = ({ wallet }: { wallet: string }) => `${wallet} سے ادائیگی کریں`;
export const goingToWallet = ({ wallet }: { wallet: string }) => `${wallet} کھل رہا ہے…`;
export const theWalletCouldNotBeOpened = 'والٹ نہیں کھل سکا۔ کوئی رقم نہیں کٹی۔ دوبارہ کوشش کریں۔';
export const weAreChecking = 'ہم آپ کی ادائیگی دیکھ رہے ہیں';
export const youNeedNotStay =
  'اس میں چند سیکنڈ لگتے ہیں، کبھی چند منٹ۔ آپ یہ صفحہ بند کر سکتے ہیں: رقم ملتے ہی آرڈر ہو جائے گا، اور آپ اسے ٹریکنگ نمبر سے دیکھ سکتے ہیں۔';
export const backToWallet = ({ wallet }: { wallet: string }) =>
  `ابھی ادائیگی نہیں کی؟ ${wallet} پر واپس جائیں`;
export const paid = 'ادائیگی ہو گئی، آپ کا آرڈر ہو گیا';
export const paidThrough = ({ amount, wallet }: { amount: string; wallet: string }) =>
  `ہمیں ${wallet} سے ${amount} مل گئے۔ اب دکاندار سامان پیک کریں گے۔`;
export const notPaid = 'ادائیگی نہیں ہو سکی';
export const nothingWasCharged = ({ time }: { time: string }) =>
  `کوئی رقم نہیں کٹی۔ آپ ${time} تک دوبارہ کوشش کر سکتے ہیں؛ اس وقت تک سامان محفوظ ہے۔`;
export const tryAgain = 'دوبارہ کوشش کریں';
export const tooLate = 'آرڈر منسوخ ہو گیا';
export const notPaidInTime =
  'ادائیگی مقررہ وقت میں نہیں ہوئی۔ اگر پھر بھی آپ کے اکاؤنٹ سے رقم کٹی ہے تو ہم اسے ڈھونڈ کر آپ کو واپس کریں گے۔';
export const moneyIsGivenBack = 'آپ کی رقم واپس کی جا رہی ہے';
export const unusedCauses = {
  AMOUNT: 'جو رقم ملی وہ آرڈر کی رقم سے مختلف ہے، اس لیے ہم اسے درج نہیں کر سکے۔ ہم یہ واپس کر رہے ہیں۔',
  LATE: 'آپ کی رقم آرڈر ختم ہونے کے بعد ملی۔ ہم یہ واپس کر رہے ہیں۔',
  SOLD_OUT: 'آپ کی رقم مل گئی، مگر اس دوران سامان بک چکا تھا۔ ہم یہ واپس کر رہے ہیں۔',
  TWICE: 'آپ کے آرڈر کی ادائیگی پہلے ہو چکی تھی۔ ہم یہ دوسری رقم واپس کر رہے ہیں۔',
};
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `آپ کا ٹریکنگ نمبر: <number>${trackingId}</number>`;
export const testWallet = 'آزمائشی والٹ';
export const noMoneyMoves = ({ amount }: { amount: string }) =>
  `یہاں کوئی رقم نہیں کٹتی۔ ${amount} کی اس ادائیگی کا کیا کیا جائے؟`;
export const pay = 'ادا کریں';
export const decline = 'انکار کریں';
export const working = 'ایک لمحہ…';
export const backToTheShop = 'دکان پر واپس';

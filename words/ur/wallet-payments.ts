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
export const cancelTheOrder = 'آرڈر منسوخ کریں';
export const cancelling = 'منسوخ ہو رہا ہے…';
export const failedToCancel = 'آرڈر منسوخ نہیں ہو سکا';
export const tooLate = 'آرڈر منسوخ ہو گیا';
export const notPaidInTime =
  'اب کچھ ادا نہیں کرنا۔ اگر پھر بھی آپ کے اکاؤنٹ سے رقم کٹی ہے تو ہم اسے ڈھونڈ کر آپ کو واپس کریں گے۔';
export const moneyIsGivenBack = 'آپ کی رقم واپس کی جا رہی ہے';
export const unusedCauses = {
  AMOUNT: 'جو رقم ملی وہ آرڈر کی رقم سے مختلف ہے، اس لیے ہم اسے درج نہیں کر سکے۔ ہم یہ واپس کر رہے ہیں۔',
  LATE: 'آپ کی رقم آرڈر ختم ہونے کے بعد ملی۔ ہم یہ واپس کر رہے ہیں۔',
  SOLD_OUT: 'آپ کی رقم مل گئی، مگر اس دوران سامان بک چکا تھا۔ ہم یہ واپس کر رہے ہیں۔',
  TWICE: 'آپ کے آرڈر کی ادائیگی پہلے ہو چکی تھی۔ ہم یہ دوسری رقم واپس کر رہے ہیں۔',
};
export const ofBill = {
  toPay: 'آپ کے آرڈر کی ادائیگی',
  payUntil: ({ amount, time }: { amount: string; time: string }) =>
    `${amount} یہاں ${time} تک ادا کیے جا سکتے ہیں، اور اس کے بعد آرڈر کے صفحے سے۔`,
  youNeedNotStay:
    'اس میں چند سیکنڈ لگتے ہیں، کبھی چند منٹ۔ آپ یہ صفحہ بند کر سکتے ہیں: رقم ملتے ہی ہم رسید ای میل کریں گے۔',
  paid: 'ادائیگی ہو گئی، شکریہ',
  paidThrough: ({ amount, wallet }: { amount: string; wallet: string }) =>
    `ہمیں ${wallet} سے ${amount} مل گئے۔ رسید آرڈر کے صفحے پر ہے۔`,
  nothingWasCharged: 'کوئی رقم نہیں کٹی۔ آپ یہاں یا آرڈر کے صفحے سے دوبارہ کوشش کر سکتے ہیں۔',
  tooLate: 'یہ ادائیگی نہیں ہوئی',
  notPaidInTime:
    'اس کا وقت ختم ہو گیا۔ آپ آرڈر کے صفحے سے ادائیگی کر سکتے ہیں۔ اگر پھر بھی آپ کے اکاؤنٹ سے رقم کٹی ہے تو ہم اسے ڈھونڈ کر آپ کے آرڈر میں لکھ دیں گے۔',
};
export const seeTheOrder = 'آرڈر دیکھیں';
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `آپ کا ٹریکنگ نمبر: <number>${trackingId}</number>`;
export const testWallet = 'آزمائشی والٹ';
export const noMoneyMoves = ({ amount }: { amount: string }) =>
  `یہاں کوئی رقم نہیں کٹتی۔ ${amount} کی اس ادائیگی کا کیا کیا جائے؟`;
export const pay = 'ادا کریں';
export const decline = 'انکار کریں';
export const working = 'ایک لمحہ…';
export const backToTheShop = 'دکان پر واپس';

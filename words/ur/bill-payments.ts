export const payments = 'ادائیگیاں';
export const methods = {
  CASH: 'نقد',
  TRANSFER: 'بینک ٹرانسفر',
  RAAST: 'راست',
  CREDIT: 'اسٹور کریڈٹ',
  LINK: 'کارڈ',
  WALLET: 'والٹ',
};
export const paid = 'اب تک ادا شدہ';
export const dueBefore = 'کام شروع ہونے سے پہلے';
export const leftToPay = 'باقی رقم';
export const recordedByMistake = 'غلطی سے لکھی گئی، بل سے ہٹا دی گئی';
export const transaction = ({ reference }: { reference: string }) => `ٹرانزیکشن ${reference}`;
export const downloadReceipt = 'رسید ڈاؤن لوڈ کریں';
export const downloadTheReceipt = ({ id }: { id: string }) => `رسید ${id} ڈاؤن لوڈ کریں`;
export const downloadReversed = ({ id }: { id: string }) => `رسید ${id} ڈاؤن لوڈ کریں (ادائیگی ہٹا دی گئی)`;
export const theReceiptCouldNotBeDownloaded = 'رسید ڈاؤن لوڈ نہیں ہو سکی';
export const partBefore = ({ advance, rest }: { advance: string; rest: string }) =>
  `کام شروع ہونے سے پہلے ${advance} ادا کرنے ہیں، اور ${rest} آرڈر ملنے پر۔`;
export const allBefore = ({ advance }: { advance: string }) =>
  `کام شروع ہونے سے پہلے ${advance} ادا کرنے ہیں۔`;
export const howToPay = 'ادائیگی کا طریقہ ہم آپ کو ای میل کریں گے۔';
export const seePayments = 'ادائیگی کا طریقہ آرڈر کے صفحے پر “ادائیگیاں” میں ہے۔';
export const why = {
  REFUSED_PARCEL:
    'یہ اس لیے کہ آپ کا پچھلا پارسل دروازے سے واپس آ گیا تھا۔ ایک آرڈر وصول کرنے کے بعد پیشگی نہیں مانگی جاتی۔',
  NEW_CUSTOMER: 'پہلے آرڈر پر پیشگی لی جاتی ہے۔ ایک آرڈر وصول کرنے کے بعد نہیں مانگی جاتی۔',
  LARGE_ORDER: 'بڑے آرڈروں پر پیشگی لی جاتی ہے۔',
};
export const failedToGetHowToPay = 'ادائیگی کی تفصیل نہیں مل سکی';
export const payNow = 'ابھی ادائیگی کریں';
export const payWith = ({ amount, wallet }: { amount: string; wallet: string }) =>
  `${wallet} سے ${amount} ادا کریں`;
export const walletPaysAtOnce =
  'ادائیگی والٹ کے اپنے صفحے پر ہوتی ہے۔ صفحہ بند ہو جائے تب بھی ہم ادائیگی خود دیکھ لیتے ہیں اور رسید ای میل کرتے ہیں۔';
export const isBeingChecked = ({ amount, wallet }: { amount: string; wallet: string }) =>
  `${wallet} سے ${amount} کی آپ کی ادائیگی دیکھی جا رہی ہے۔`;
export const seeThePayment = 'ادائیگی دیکھیں';
export const thePaymentCouldNotBegin = 'ادائیگی شروع نہیں ہو سکی۔ کوئی رقم نہیں کٹی۔';
export const payByTransfer = 'بینک ٹرانسفر یا راست سے ادائیگی';
export const exactSum = 'بالکل یہی رقم';
export const reference = 'حوالہ نمبر';
export const accountOf = 'اکاؤنٹ کا نام';
export const bank = 'بینک';
export const iban = 'IBAN';
export const raastId = 'راست ID';
export const qrCodeToPay = 'QR کوڈ، جس میں رقم اور آرڈر نمبر لکھے ہیں، آپ کی بینک ایپ کے لیے';
export const scanToPay = 'اسے اپنی بینک ایپ سے اسکین کریں: رقم اور آرڈر نمبر خود آ جائیں گے۔';
export const weWriteAReceipt = 'بینک میں آپ کی ادائیگی ملتے ہی رسید بھیج دی جائے گی۔';
export const haveYouPaid = 'رقم بھیج دی ہے؟';
export const sendUsTheNumber = 'ٹرانزیکشن نمبر یا تصویر بھیج دیں تاکہ آپ کی ادائیگی جلد مل جائے۔';
export const iHavePaid = 'رقم بھیج دی ہے';
export const rupeesYouTransferred = 'بھیجی گئی رقم، روپے';
export const enterWholeRupees = 'پورے روپے لکھیں، مثلاً 500۔';
export const numberOfTheTransaction = 'ٹرانزیکشن نمبر';
export const asYourBankWritesIt = 'جیسا بینک کی ایپ یا پیغام میں لکھا ہے۔';
export const numberOrPicture = 'ٹرانزیکشن نمبر لکھیں یا تصویر لگائیں۔';
export const pictureOfTheReceipt = 'ٹرانزیکشن کی تصویر';
export const insteadOfTheNumber = 'بینک کی ایپ کا اسکرین شاٹ، نمبر کے ساتھ یا اس کے بغیر۔';
export const sendIt = 'بھیج دیں';
export const weCheckIt = 'شکریہ۔ ہم بینک میں آپ کی ادائیگی دیکھ کر آپ کو لکھیں گے۔';
export const failedToSendIt = 'بھیجا نہیں جا سکا';
export const upload = 'اپ لوڈ';
export const savingIt = 'اپ لوڈ ہو گیا، محفوظ ہو رہا ہے...';
export const proofStates = {
  open: 'ہم دیکھ رہے ہیں',
  matched: 'مل گئی',
  refused: 'نہیں ملی',
};
export const withAPicture = 'تصویر کے ساتھ';
export const theCourierAsksForTheCash =
  'پارسل کوریئر کے پاس ہے یا کوریئر اسے لینے آ رہا ہے، اور وہ لیبل پر لکھی نقد رقم لے گا۔';

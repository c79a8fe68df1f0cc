/** For customers. */
export const returns = 'واپسی';
export const sendSomethingBack = ({ seller }: { seller: string }) => `${seller} کا سامان واپس بھیجیں`;
export const untilDay = ({ day }: { day: string }) => `${day} تک ممکن ہے۔`;
export const ofABrand = 'برانڈ وہ سامان واپس لیتا ہے جو خراب، نقص والا یا آرڈر کے مطابق نہ ہو۔';
export const madeToMeasure =
  'آپ کے ناپ پر سلے ہوئے کپڑے واپس نہیں ہو سکتے۔ جو پورا نہ آئے اس کی درستی ہوتی ہے: لباس کا آرڈر دیکھیں۔';
export const piecesOf = ({ name }: { name: string }) => `${name} کے عدد`;
export const ofLeft = ({ left }: { left: number }) => `آپ کے پاس ${left} ہیں`;
export const none = 'کوئی نہیں';
export const why = 'آپ اسے کیوں واپس بھیج رہے ہیں؟';
export const chooseAReason = 'وجہ چنیں۔';
export const whatIsWrong = 'کیا خرابی ہے؟';
export const theSellerReadsIt = 'یہ فروخت کنندہ پڑھے گا۔';
export const pictures = 'اس کی تصویریں';
export const onlyTheSellerSeesThem = 'یہ صرف فروخت کنندہ اور ہمارا عملہ دیکھتا ہے۔';
export const atMostFour = 'ایک واپسی میں 4 تصویریں ہو سکتی ہیں۔';
export const asStoreCredit = 'مجھے رقم کے بجائے اسٹور کریڈٹ چاہیے';
export const wantsCredit = 'رقم کے بجائے اسٹور کریڈٹ';
export const iban = 'رقم کی واپسی کے لیے آئی بین نمبر';
export const ibanHint = 'یہ صرف اس رقم کی واپسی کے لیے ہے، خفیہ رکھا جاتا ہے اور بعد میں مٹا دیا جاتا ہے۔';
export const accountTitle = 'اکاؤنٹ کا نام';
export const choosePieces = 'چنیں کہ آپ کیا واپس بھیج رہے ہیں۔';
export const askForIt = 'واپسی کی درخواست کریں';
export const weHaveYourReturn = 'آپ کی درخواست مل گئی۔ فروخت کنندہ ای میل پر اور یہاں جواب دے گا۔';
export const failedToAsk = 'واپسی کی درخواست نہیں بھیجی جا سکی';
export const uploading = 'تصویریں بھیجی جا رہی ہیں';
export const finishing = 'واپسی محفوظ ہو رہی ہے';
export const returnNumber = ({ id }: { id: number }) => `واپسی ${id}`;
export const sendItTo = 'یہاں بھیجیں';
export const writeTheNumber = ({ id }: { id: number }) => `پارسل پر نمبر ${id} لکھیں۔`;
export const printTheLabel = 'پارسل کا لیبل';
export const labelSizes = { '62mm': '62 ملی میٹر کا رول', '80mm': '80 ملی میٹر کا رول', a4: 'اے 4' };
export const saveLabelOf = ({ id }: { id: number }) => `واپسی ${id} کے پارسل کا لیبل`;
export const paperOf = ({ id }: { id: number }) => `واپسی ${id} کے لیبل کا کاغذ`;
export const failedToPrintTheLabel = 'لیبل تیار نہیں ہو سکا';
export const sellerAnswersBy = ({ day }: { day: string }) =>
  `فروخت کنندہ ${day} تک جواب دے گا؛ ورنہ ہمارا عملہ دے گا۔`;
export const ourStaffAnswers = 'فروخت کنندہ نے وقت پر جواب نہیں دیا۔ اب ہمارا عملہ جواب دے گا۔';
export const keepTheGoods = 'سامان رکھ لیں';
export const youKeepThem = 'سامان آپ کے پاس رہے گا۔';
export const failedToKeep = 'درخواست واپس نہیں لی جا سکی';
export const failedToLoad = 'واپسی کی معلومات نہیں مل سکیں';

/** For sellers and staff. */
export const toAnswer = 'جواب دینا ہے';
export const onTheirWay = 'راستے میں';
export const ended = 'رد کی گئی';
export const kept = 'گاہک نے رکھ لیا';
export const notSent = 'کچھ نہیں پہنچا';
export const wentToStaff = 'وقت پر جواب نہیں ملا: اب ہمارا عملہ جواب دے گا۔';
export const answerBy = ({ day }: { day: string }) => `${day} تک جواب دیں؛ اس کے بعد ہمارا عملہ دے گا۔`;
export const cameBack = 'واپس آیا';
export const returnsByState = 'حالت کے مطابق واپسی';
export const noReturns = 'یہاں کوئی واپسی نہیں';
export const answerIt = 'جواب دیں';
export const answerReturn = ({ id }: { id: number }) => `واپسی ${id} کا جواب`;
export const accept = 'واپس لیں';
export const refuse = 'واپس نہ لیں';
export const yourAnswer = 'گاہک کیا پڑھے گا';
export const whereTo = 'لکھیں کہ سامان کہاں اور کیسے بھیجنا ہے۔';
export const whereToOwn = 'دکان کا پتہ ای میل میں پہلے سے ہے۔';
export const sayWhy = 'وجہ لکھیں۔';
export const theCustomerIsTold = 'گاہک کو بتا دیا گیا۔';
export const failedToAnswer = 'جواب محفوظ نہیں ہو سکا';
export const recordIt = 'سامان آ گیا';
export const recordReturn = ({ id }: { id: number }) => `واپسی ${id} آ گئی`;
export const takeBackSome = ({ number }: { number: string }) => `${number} کا سامان واپس لیں`;
export const howManyCame = ({ name }: { name: string }) => `${name} کے آئے ہوئے عدد`;
export const backToStock = ({ name }: { name: string }) => `${name} کا کیا کرنا ہے`;
export const soldAgain = 'اسٹاک میں واپس';
export const writtenOff = 'ضائع شدہ';
export const refundedNow = 'جو آ گیا ہے اس کی رقم واپس ہو گی۔ یہ قدم واپس نہیں ہو سکتا۔';
export const nothingHasCome = 'لکھیں کہ کیا آیا ہے۔';
export const recordAndRefund = 'درج کریں اور رقم لوٹائیں';
export const itIsRecorded = 'درج ہو گیا، اور رقم واپس ہو گی۔';
export const failedToRecord = 'واپسی درج نہیں ہو سکی';
export const someCameBack = 'کچھ سامان واپس آ گیا';
export const someOfSellerCameBack = ({ seller }: { seller: string }) => `کچھ سامان واپس آ گیا: ${seller}`;
export const answerTheRequestFirst = ({ id }: { id: number }) =>
  `گاہک نے اس سامان کے لیے واپسی ${id} کی درخواست کی ہے۔ جو آیا ہے اسے وہاں درج کریں۔`;
export const seeTheRequest = 'واپسی کی فہرست دیکھیں';
export const itRefunds = ({ amount, credit }: { amount: string; credit: string | null }) =>
  credit === null
    ? `${amount} واپس ہوں گے۔ یہ قدم واپس نہیں ہو سکتا۔`
    : `${amount} واپس ہوں گے، اور ${credit} اسٹور کریڈٹ میں جائیں گے۔ یہ قدم واپس نہیں ہو سکتا۔`;
export const failedToCountTheRefund = 'واپس ہونے والی رقم نہیں مل سکی';
export const seeTheIban = 'آئی بین نمبر دیکھیں';
export const failedToReadIban = 'آئی بین نمبر نہیں مل سکا';
export const reason = 'وجہ';
export const pictureOf = ({ place }: { place: number }) => `تصویر ${place}`;

/** Without an account. */
export const withdrawTitle = 'سامان واپس بھیجیں';
export const withdrawDescription =
  'تیار سامان اکاؤنٹ کے بغیر واپس بھیجیں: آرڈر کے نمبر اور اپنے ای میل یا فون نمبر سے۔';
export const withdrawText =
  'آرڈر کا نمبر اور وہ ای میل یا فون نمبر لکھیں جو آپ نے آرڈر کے ساتھ دیا تھا۔ ہم آپ کو سامان چننے کا لنک بھیجیں گے۔';
export const withdrawWhich = ({ days }: { days: number }) =>
  `تیار سامان پہنچنے کے ${days} دن کے اندر واپس ہو سکتا ہے: برانڈ کا تب جب خراب، نقص والا یا آرڈر کے مطابق نہ ہو۔`;
export const orderNumber = 'آرڈر کا نمبر';
export const contactOfOrder = 'آرڈر کا ای میل یا فون نمبر';
export const sendTheLink = 'مجھے لنک بھیجیں';
export const lookIntoYourMail = 'اپنا ای میل دیکھیں';
export const ifTheyBelongTogether =
  'اگر نمبر اور رابطہ کسی آرڈر کے ہیں تو لنک اس کے ای میل پر بھیجا جا رہا ہے۔ جس آرڈر میں ای میل نہیں اس کے لیے ہمیں فون کریں۔';
export const failedToAskForLink = 'لنک کی درخواست نہیں بھیجی جا سکی';
export const chooseWhatGoesBack = 'چنیں کہ کیا واپس جائے گا';
export const nothingCanBeSentBack = 'اس آرڈر کا کچھ بھی ابھی واپس نہیں ہو سکتا۔';
export const askForANewLink = 'نیا لنک منگوائیں';
export const linkIsIncomplete = 'یہ لنک مکمل نہیں۔ نیا لنک منگوائیں۔';

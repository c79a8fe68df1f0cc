/** Of several mails. */
export const ifNotYouDoNothing = 'یہ آپ کی طرف سے نہیں تو کچھ کرنے کی ضرورت نہیں۔';
export const seeMyApplication = 'میری درخواست دیکھیں';
export const setMyPassword = 'اپنا پاس ورڈ رکھیں';
export const setPasswordOpenWorkshop = 'پاس ورڈ رکھیں اور اپنا کارخانہ کھولیں۔';

export const confirmYourApplication = ({ brandName }: { brandName: string }) =>
  `${brandName} کو بھیجی گئی اپنی درخواست کی تصدیق کریں`;
export const weLookOnceConfirmed = 'ای میل کی تصدیق ہوتے ہی ہم درخواست دیکھیں گے۔';
export const somebodyApplied = ({ brandName, days }: { brandName: string; days: number }) =>
  `اس ای میل سے ${brandName} کے گاہکوں کے کپڑے سینے کی درخواست آئی ہے، غالباً آپ ہی کی طرف سے۔ لنک کھول کر بٹن دبائیں، پھر ہم درخواست دیکھیں گے۔ درخواست ${days} دن تک محفوظ رہے گی۔`;
export const ifNotYouItIsDeleted = 'یہ آپ کی طرف سے نہیں تو کچھ کرنے کی ضرورت نہیں: درخواست خود مٹ جائے گی۔';
export const seeAndConfirm = 'درخواست دیکھیں اور تصدیق کریں';

export const needsAnotherAddress = 'آپ کی درخواست کے لیے دوسری ای میل چاہیے';
export const thereIsAnAccount = ({ brandName }: { brandName: string }) =>
  `اس ای میل پر ${brandName} کا اکاؤنٹ پہلے سے ہے۔`;
export const tailorNeedsOwnAccount = ({ brandName }: { brandName: string }) =>
  `اس ای میل سے ${brandName} کے گاہکوں کے کپڑے سینے کی درخواست آئی ہے، غالباً آپ ہی کی طرف سے۔ اس ای میل پر اکاؤنٹ پہلے سے ہے، جبکہ درزی کا اکاؤنٹ الگ ہوتا ہے۔ دوسری ای میل سے دوبارہ درخواست بھیجیں۔`;
export const applyWithAnotherAddress = 'دوسری ای میل سے درخواست بھیجیں';

export const weHaveItAlready = 'آپ کی درخواست ہمارے پاس پہلے سے ہے';
export const nothingLeftToDo = 'اب کچھ کرنا باقی نہیں۔';
export const somebodyAppliedOnceMore =
  'اس ای میل سے ایک اور درخواست آئی ہے، غالباً آپ ہی کی طرف سے۔ ہم وہی درخواست رکھیں گے جو ہم دیکھ رہے ہیں؛ دوسری چھوڑ دی گئی ہے۔';

export const weHaveReceivedIt = 'آپ کی درخواست مل گئی';
export const weLookAndWrite = 'ہم اسے دیکھ کر آپ کو لکھیں گے۔';
export const thankYouForApplying =
  'درخواست بھیجنے کا شکریہ۔ ہم آپ کے نرخ اور تصویریں دیکھیں گے، اور شاید فون بھی کریں۔ پھر آپ کو لکھیں گے۔';
export const seeOrWithdraw = 'تب تک اس لنک سے اپنی درخواست دیکھی یا واپس لی جا سکتی ہے۔';

export const aQuestion = 'آپ کی درخواست کے بارے میں ایک سوال';
export const allIsStillThere = 'آپ کا لکھا سب کچھ محفوظ ہے۔';
export const weHaveAQuestion = 'ہم نے آپ کی درخواست دیکھی ہے، ایک سوال ہے:';
export const openItToAnswer =
  'جواب دینے کے لیے اپنی درخواست کھولیں۔ آپ کا لکھا سب کچھ اور ہر تصویر وہیں ہے؛ جو چاہیں بدلیں اور دوبارہ بھیجیں۔';
export const answerAndComplete = 'جواب دیں اور درخواست مکمل کریں';

export const aboutYourApplication = 'آپ کی درخواست کے بارے میں';
export const weCannotTakeYou = 'ہم ابھی آپ کو شامل نہیں کر سکتے۔';
export const thankYouButNo = ({ brandName }: { brandName: string }) =>
  `${brandName} میں دلچسپی کا شکریہ۔ ہم ابھی آپ کو درزی کے طور پر شامل نہیں کر سکتے:`;
export const welcomeToApplyAgain = 'یہ بات بدل جائے تو شوق سے دوبارہ درخواست بھیجیں۔';
export const applyAgain = 'دوبارہ درخواست بھیجیں';

export const welcomeAmongTheTailors = ({ brandName }: { brandName: string }) =>
  `${brandName} کے درزیوں میں خوش آمدید`;
export const gladToHaveYou = ({ username, address }: { username: string; address: string }) =>
  `آپ کے آنے کی ہمیں خوشی ہے۔ اب سے گاہکوں کو آپ ${username} کے نام سے ملیں گے: ${address}`;
export const howToBegin = ({ days }: { days: number }) =>
  `لنک سے پاس ورڈ رکھیں، پھر اسی ای میل سے سائن اِن کریں۔ آپ کے آرڈر، ناپ اور دن آپ کے کارخانے میں نظر آئیں گے۔ لنک ایک بار، ${days} دن کے اندر چلتا ہے؛ اس کے بعد سائن اِن کے صفحے پر “پاس ورڈ یاد نہیں؟” سے نیا لنک مل جائے گا۔`;
export const yourNewLink = ({ brandName }: { brandName: string }) => `${brandName} کے کارخانے کا نیا لنک`;
export const youAreATailor = ({ brandName, username }: { brandName: string; username: string }) =>
  `آپ ${brandName} کے درزیوں میں شامل ہیں۔ گاہکوں کو آپ ${username} کے نام سے ملتے ہیں۔`;
export const howToBeginAgain = ({ days }: { days: number }) =>
  `لنک سے پاس ورڈ رکھیں، پھر اسی ای میل سے سائن اِن کریں۔ آپ کے آرڈر، ناپ اور دن آپ کے کارخانے میں نظر آئیں گے۔ لنک ایک بار، ${days} دن کے اندر چلتا ہے۔ پچھلی ای میلز کے لنک اب نہیں چلتے۔`;

/** Of the customer who asks. */
export const waitingForMeasuresOf = ({ name }: { name: string }) => `${name} کے ناپ کا انتظار ہے`;
/** As the source of an order's measures. */
export const waitingFor = ({ name }: { name: string }) => `انتظار ہے: ${name}`;
export const givenBy = ({ name }: { name: string }) => `لنک سے ملا: ${name}`;
export const waitingForMeasuresOfPeople = ({ count }: { count: number }) =>
  `${count} لوگوں کے ناپ کا انتظار ہے`;
export const youCanConfirmOnceTheyAreHere =
  'ناپ آ جائے تو آپ آرڈر کی تصدیق کر سکتے ہیں۔ ہم تب ای میل بھیجیں گے؛ اس سے پہلے کچھ نہیں سِلتا۔';
export const makeALink = ({ name }: { name: string }) =>
  `ایک نجی لنک بنائیں اور ${name} کو بھیج دیں۔ اس سے بغیر اکاؤنٹ کے ناپ لینے کی گائیڈ کھلتی ہے؛ یہ ایک بار چلتا ہے اور خود ختم ہو جاتا ہے۔`;
export const makeTheLink = 'لنک بنائیں';
export const makeANewLink = 'نیا لنک بنائیں';
export const makingTheLink = 'لنک بن رہا ہے...';
export const theLinkEndsOn = ({ day }: { day: string }) =>
  `لنک ${day} تک چلے گا۔ یہ صرف اُسی فون یا کمپیوٹر پر ہے جس پر بنایا گیا تھا: کھو جائے تو نیا بنا لیں، پرانا بند ہو جائے گا۔`;
export const theLinkHasEnded = ({ day }: { day: string }) => `لنک کی مدت ${day} کو ختم ہو گئی۔ نیا بنا لیں۔`;
export const sendItTo = ({ name }: { name: string }) => `یہ لنک ابھی ${name} کو بھیج دیں۔`;
export const keptOnThisDevice = 'یہ صرف اسی فون یا کمپیوٹر پر ہے، مدت ختم ہونے یا سائن آؤٹ کرنے تک۔';
export const privateLink = 'نجی لنک';
export const copyTheLink = 'لنک کاپی کریں';
export const linkCopied = 'کاپی ہو گیا';
export const couldNotBeCopied = 'لنک کاپی نہیں ہو سکا۔ اسے خود چن کر کاپی کر لیں۔';
export const sendByWhatsApp = 'WhatsApp پر بھیجیں';
export const messageWithLink = ({ name, garment, url }: { name: string; garment: string; url: string }) =>
  `السلام علیکم ${name}، اس لنک سے درزی کے لیے اپنا ناپ بھیج دیں (${garment}): ${url}`;
export const withdrawTheLink = 'لنک واپس لیں';
export const withdrawing = 'واپس لیا جا رہا ہے...';
export const otherWays = 'یا اس آرڈر کے لیے کوئی اور ناپ چنیں، محفوظ ناپ یا تصویر: تب لنک بند ہو جائے گا۔';
export const failedToMakeTheLink = 'لنک نہیں بن سکا';
export const failedToWithdrawTheLink = 'لنک واپس نہیں لیا جا سکا';

/** Of several people who are asked for one order. */
export const measuresOfPeople = ({ count, given }: { count: number; given: number }) =>
  `${count} لوگوں کے ناپ: ${given} آ گئے`;
export const eachHasALink =
  'ہر ایک کا اپنا نجی لنک ہے۔ کوئی جواب نہ دے تو ہم تین دن بعد اور آخری دن آپ کو ای میل کریں گے۔';
export const everybodyHasAnswered = 'سب کے ناپ آ گئے۔ اب آپ آرڈر کی تصدیق کر سکتے ہیں۔';
export const personAndGarment = ({ name, garment }: { name: string; garment: string }) =>
  `${name}، ${garment}`;
export const answered = 'ناپ آ گیا';
export const answeredOn = ({ day }: { day: string }) => `ناپ ${day} کو آ گیا`;
export const askedWithoutLink = ({ day }: { day: string }) => `${day} سے انتظار ہے۔ ابھی کوئی لنک نہیں۔`;
export const waitingSinceUntil = ({ since, day }: { since: string; day: string }) =>
  `${since} سے انتظار ہے۔ لنک ${day} تک چلے گا۔`;
export const linkAndMore = 'لنک اور دوسرے طریقے';
export const theLinkIsNotHere =
  'یہ لنک کسی اور فون یا کمپیوٹر پر بنا تھا۔ اُن کے پاس لنک ہو تو صرف یاد دہانی کافی ہے؛ ورنہ نیا بنا لیں، پرانا بند ہو جائے گا۔';
export const ofPerson = ({ what, name }: { what: string; name: string }) => `${what}: ${name}`;
export const theLinkWaitsAtYourOrders = 'آرڈر پڑھا نہیں جا سکا۔ لنک آپ میرے آرڈرز میں بھی بنا سکتے ہیں۔';
export const enterThemMyself = 'ناپ خود دینا ہے';
export const sendAnotherWay = 'کسی اور طریقے سے بھیجیں';
export const remind = 'یاد دلائیں';
export const remindPerson = ({ name }: { name: string }) => `${name} کو یاد دلائیں`;
export const reminderWithLink = ({ name, garment, url }: { name: string; garment: string; url: string }) =>
  `السلام علیکم ${name}، درزی کو ابھی آپ کے ناپ کا انتظار ہے (${garment})۔ اس لنک سے بھیج دیں: ${url}`;
export const reminder = ({ name, garment }: { name: string; garment: string }) =>
  `السلام علیکم ${name}، درزی کو ابھی آپ کے ناپ کا انتظار ہے (${garment})۔ جو لنک میں نے بھیجا تھا اُسی سے بھیج دیں۔`;

/** Of the person who is asked. */
export const giveTheMeasures = 'ناپ بھیجیں';
export const linkIsIncomplete = 'یہ لنک ادھورا ہے۔ اسے پیغام سے دوبارہ کھولیں۔';
export const thisLinkDoesNotWork = 'یہ لنک اب نہیں چلتا';
export const openingTheLink = 'لنک کھل رہا ہے...';
export const failedToOpenTheLink = 'لنک نہیں کھل سکا';
export const measuresOf = ({ name }: { name: string }) => `${name} کا ناپ`;
export const asksForMeasures = ({ by, garment }: { by: string; garment: string }) =>
  `${by} نے ہم سے یہ لباس سلوانا ہے اور اس کے لیے ناپ مانگا ہے: ${garment}۔`;
/** Of a garment whose dress type is not agreed yet. */
export const aDress = 'ایک لباس';
export const whatBecomesOfThem = ({ by }: { by: string }) =>
  `ناپ صرف اسی آرڈر کے ساتھ درزی کو ملتا ہے۔ ${by} کو اطلاع ہو جائے گی کہ ناپ آ گیا، نمبر نظر نہیں آئیں گے۔`;
export const openUntil = ({ day }: { day: string }) =>
  `اکاؤنٹ کی ضرورت نہیں۔ لنک ایک بار چلتا ہے، ${day} تک۔`;
export const iAmTheGuardian = ({ name }: { name: string }) => `میں ${name} کی ماں، باپ یا سرپرست ہوں`;
export const onlyAGuardian = 'یہاں نشان لگائیں: بچے کا ناپ صرف ماں، باپ یا سرپرست بھیجتے ہیں۔';
export const backToTheGuide = 'فیتہ پاس ہے: واپس گائیڈ پر';
export const checkAndSend = 'دیکھ کر بھیجیں';
export const sendTheMeasures = 'ناپ بھیج دیں';
export const failedToSend = 'ناپ نہیں بھیجا جا سکا';
export const thankYou = 'شکریہ';
export const theMeasuresAreSent = ({ by, name }: { by: string; name: string }) =>
  `${name} کا ناپ آرڈر میں لگ گیا ہے، اور ${by} کو اطلاع ہو جائے گی۔ آپ یہ صفحہ بند کر سکتے ہیں۔`;
export const keepThem = 'یہ ناپ محفوظ رکھیں';
export const keepThemHint =
  'اکاؤنٹ ہو تو اگلے آرڈر کے لیے دوبارہ ناپ نہیں لینا پڑے گا۔ یہ ایک دن تک ہو سکتا ہے۔';
export const makeAnAccount = 'اکاؤنٹ بنا کر محفوظ رکھیں';

export const keepYourMeasures = 'اپنا ناپ محفوظ رکھیں';
export const theyBecomeYourOwn =
  'بھیجا ہوا ناپ آپ کے اپنے اکاؤنٹ میں محفوظ ہو جائے گا۔ آرڈر میں اس کی نقل رہے گی۔';
export const signInFirst = 'اکاؤنٹ بنائیں یا سائن اِن کریں۔ اس کے بعد آپ اسی صفحے پر واپس آئیں گے۔';
export const createAnAccount = 'اکاؤنٹ بنائیں';
export const keepMyMeasures = 'میرا ناپ محفوظ کریں';
export const keeping = 'محفوظ ہو رہا ہے...';
export const theyAreYours = ({ name }: { name: string }) => `${name} کا ناپ آپ کے پروفائل میں محفوظ ہے۔`;
export const seeMyMeasures = 'میرے ناپ دیکھیں';
export const measureOnceOrderAnywhere = 'ایک بار ناپ لیں، جہاں سے چاہیں سلوائیں۔';
export const lengthOrTheTailorDecides =
  'قمیض کتنی لمبی ہو، گردن کے پاس کندھے سے سیدھا دامن تک۔ خالی چھوڑیں تو درزی طے کرے گا۔';
export const lengthIfItIsAKameez =
  'اگر قمیض یا کرتا بنے: کتنا لمبا ہو، گردن کے پاس کندھے سے سیدھا دامن تک۔ خالی چھوڑیں تو درزی طے کرے گا۔';
export const theTailorDecidesTheLength = 'قمیض یا کرتے کی لمبائی درزی طے کرے گا۔';
export const lengthOfTheKameez = 'قمیض کی لمبائی';

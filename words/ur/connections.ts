export const connections = 'رابطے';
export const mailSubject = ({ host }: { host: string }) => `${host} کے لیے آپ کا ویب ہک بند کر دیا گیا ہے`;
export const mailPreheader = 'جب تک آپ اسے دوبارہ نہ کھولیں، پیغامات انتظار کرتے ہیں۔';
export const mailReason = ({ host }: { host: string }) =>
  `ہم ${host} پر آپ کے ویب ہک کو پیغامات نہیں پہنچا سکے: اس نے تین دن سے کسی پیغام کا جواب نہیں دیا، یا بتایا کہ وہ اب نہیں رہا۔ اس لیے ہم نے اسے بند کر دیا ہے۔`;
export const mailWhatNow =
  'اس کے پیچھے کا سرور دیکھ لیں، پھر ویب ہک دوبارہ کھولیں۔ جو پیغامات رکے ہوئے ہیں وہ تب بھیج دیے جائیں گے، 30 دن تک۔';
export const mailButton = 'اپنے رابطے کھولیں';

export const loading = 'لوڈ ہو رہا ہے...';
export const failedToLoad = 'آپ کے رابطے لوڈ نہیں ہو سکے۔';
export const apiKeys = 'API کلیدیں';
export const keysOfYours =
  'ایک کلید آپ کے کسی پروگرام کو آپ کی جگہ ناپ سے کام لینے دیتی ہے، صرف آپ کے اپنے ڈیٹا کے لیے۔ ہر پروگرام کو اس کی اپنی کلید دیں۔';
export const keysOfTheShop =
  'ایک کلید کسی پروگرام کو پوری دکان کے لیے ناپ سے کام لینے دیتی ہے۔ یہ کلیدیں سب ایڈمنز کی مشترک ہیں؛ کلید اس اکاؤنٹ کے ساتھ ختم ہوتی ہے جس نے اسے بنایا، جب تک کوئی دوسرا ایڈمن اسے نہ بدلے۔';
export const noKeys = 'ابھی کوئی کلید نہیں۔';
export const newKey = 'نئی کلید';
export const name = 'نام';
export const nameHint = 'یہ کس پروگرام کے لیے ہے۔';
export const enterAName = 'نام لکھیں۔';
export const mayDo = 'یہ کر سکتی ہے';
export const chooseAScope = 'کم از کم ایک چنیں۔';
export const scopeNames = {
  'orders:read': 'آرڈر پڑھنا',
  'orders:write': 'آرڈر کے مرحلے طے کرنا',
  'products:read': 'مصنوعات اور اسٹاک پڑھنا',
  'products:write': 'مصنوعات اور اسٹاک بدلنا',
  'returns:read': 'واپسیاں پڑھنا',
  'earnings:read': 'کمائی پڑھنا',
};
export const expires = 'ختم ہوتی ہے';
export const inDays = ({ days }: { days: number }) => `${days} دن میں`;
export const never = 'کبھی نہیں';
export const makeKey = 'کلید بنائیں';
export const making = 'بن رہی ہے...';
export const failedToMakeKey = 'کلید نہیں بن سکی';
export const yourNewKey = 'آپ کی نئی کلید';
export const yourNewSecret = 'آپ کے ویب ہک کا راز';
export const copyItNow = 'اسے ابھی نقل کریں اور پاس ورڈ کی طرح سنبھالیں۔ یہ دوبارہ نہیں دکھایا جائے گا۔';
export const copy = 'نقل کریں';
export const copied = 'نقل ہو گیا';
export const couldNotCopy = 'نقل نہیں ہو سکا۔ خود چن کر نقل کریں۔';
export const iHaveIt = 'میں نے لے لیا';
export const madeBy = ({ owner, day }: { owner: string; day: string }) => `${owner} نے ${day} کو بنائی۔`;
export const worksUntil = ({ day }: { day: string }) => `${day} تک چلے گی۔`;
export const doesNotExpire = 'ختم نہیں ہوتی۔';
export const lastUsed = ({ day }: { day: string }) => `آخری استعمال ${day} کو۔`;
export const neverUsed = 'ابھی استعمال نہیں ہوئی۔';
export const oldWorksUntil = ({ moment }: { moment: string }) => `پچھلی ${moment} تک چلے گی۔`;
export const replace = 'بدلیں';
export const replaceNamed = ({ name: of }: { name: string }) => `${of} بدلیں`;
export const replacing = 'بدل رہا ہے...';
export const failedToReplace = 'بدلا نہیں جا سکا';
export const theOldOneWorks = 'پرانا چلتا رہے گا';
export const overlaps = {
  0: 'اب نہیں',
  1: 'ایک گھنٹہ',
  24: '24 گھنٹے',
  168: '7 دن',
};
export const revoke = 'منسوخ کریں';
export const revokeNamed = ({ name: of }: { name: string }) => `${of} منسوخ کریں`;
export const revokeTitle = ({ name: of }: { name: string }) => `${of} منسوخ کریں؟`;
export const revokeText = 'جو پروگرام یہ کلید استعمال کرتے ہیں وہ فوراً رک جائیں گے۔ یہ واپس نہیں ہو سکتا۔';
export const revoked = 'کلید منسوخ ہو گئی۔';
export const failedToRevoke = 'کلید منسوخ نہیں ہو سکی';

export const webhooks = 'ویب ہک';
export const webhooksOfYours =
  'ویب ہک آپ کا ایک پتہ ہے جسے ناپ آپ کے آرڈرز میں کچھ ہونے پر خبر دیتا ہے، تاکہ آپ کے پروگرام کو پوچھنا نہ پڑے۔';
export const webhooksOfTheShop =
  'ویب ہک ایک پتہ ہے جسے ناپ کسی بھی آرڈر میں کچھ ہونے پر خبر دیتا ہے۔ یہ سب ایڈمنز کے مشترک ہیں؛ ویب ہک اس اکاؤنٹ کے ساتھ ختم ہوتا ہے جس نے اسے بنایا، جب تک کوئی دوسرا ایڈمن اس کا راز نہ بدلے۔';
export const noWebhooks = 'ابھی کوئی ویب ہک نہیں۔';
export const newWebhook = 'نیا ویب ہک';
export const address = 'پتہ';
export const addressHint = 'ایک عام پتہ جو https:// سے شروع ہو۔';
export const enterAnAddress = 'پتہ لکھیں۔';
export const hearsOf = 'اسے خبر ملے';
export const chooseAnEvent = 'کم از کم ایک چنیں۔';
export const kindNames = {
  'order.placed': 'نیا آرڈر',
  'order.status_changed': 'آرڈر کی نئی حالت',
  'parcel.shipped': 'پارسل روانہ ہوا',
  'parcel.delivered': 'پارسل پہنچ گیا',
  'return.requested': 'واپسی کی درخواست',
  'return.received': 'مال واپس آیا',
  'stock.low': 'اسٹاک کم ہے',
};
export const addWebhook = 'ویب ہک شامل کریں';
export const adding = 'شامل ہو رہا ہے...';
export const failedToAddWebhook = 'ویب ہک شامل نہیں ہو سکا';
export const works = 'چالو';
export const failing = ({ moment }: { moment: string }) => `${moment} سے ناکام`;
export const disabledStates = {
  OWNER: 'بند',
  FAILING: 'بند: تین دن ناکام رہا',
  GONE: 'بند: اس نے بتایا کہ وہ اب نہیں رہا',
};
export const waiting = ({ count }: { count: number }) =>
  count === 1 ? '1 پیغام انتظار میں ہے۔' : `${count} پیغامات انتظار میں ہیں۔`;
export const bothSecretsUntil = ({ moment }: { moment: string }) =>
  `${moment} تک پیغامات پر دونوں رازوں کے دستخط ہوں گے۔`;
export const sendTest = 'آزمائش بھیجیں';
export const testIsOnItsWay = 'آزمائشی خبر روانہ ہے۔';
export const failedToSend = 'بھیجا نہیں جا سکا';
export const turnOff = 'بند کریں';
export const turnOn = 'کھولیں';
export const failedToSwitch = 'ویب ہک بدلا نہیں جا سکا';
export const edit = 'ترمیم';
export const changeWebhook = 'ویب ہک بدلیں';
export const save = 'محفوظ کریں';
export const saving = 'محفوظ ہو رہا ہے...';
export const changed = 'ویب ہک بدل گیا۔';
export const heldUntil = ({ moment }: { moment: string }) => `وصول کرنے والے نے ${moment} تک رکنے کو کہا ہے۔`;
export const log = 'ریکارڈ';
export const logHint = 'پچھلے 30 دن کے تازہ ترین 50 پیغامات۔';
export const refresh = 'تازہ کریں';
export const nothingSent = 'ابھی کچھ نہیں بھیجا گیا۔';
export const replaceSecret = 'راز بدلیں';
export const removeTitle = 'یہ ویب ہک ہٹائیں؟';
export const removeText = 'انتظار کرتے پیغامات اور ریکارڈ مٹ جائیں گے۔ یہ واپس نہیں ہو سکتا۔';
export const removed = 'ویب ہک ہٹا دیا گیا۔';
export const failedToRemove = 'ویب ہک ہٹایا نہیں جا سکا';
export const deliveryStates = { WAITING: 'انتظار میں', DELIVERED: 'پہنچ گیا', FAILED: 'چھوڑ دیا گیا' };
export const answered = ({ status, count }: { status: number; count: number }) =>
  count === 1 ? `پہلی کوشش پر جواب ${status}۔` : `کوشش ${count} پر جواب ${status}۔`;
export const notSentYet = 'ابھی نہیں بھیجا گیا۔';
export const failures = {
  bad_url: 'اس پتے کی اجازت نہیں۔',
  not_public: 'یہ پتہ کسی نجی نیٹ ورک میں جاتا ہے۔',
  unresolved: 'یہ پتہ نہیں ملا۔',
  unreachable: 'اس پتے پر کسی نے جواب نہیں دیا۔',
  tls: 'اس پتے کا سرٹیفکیٹ درست نہیں۔',
  timeout: '10 سیکنڈ میں کوئی جواب نہیں آیا۔',
  aborted: 'کوشش بیچ میں رک گئی۔',
  secret_lost: 'راز اب پڑھا نہیں جا سکتا۔ اسے بدلیں۔',
};
export const nextAttempt = ({ moment }: { moment: string }) => `اگلی کوشش: ${moment}۔`;
export const details = 'پیغام اور جواب';
export const sendAgain = 'دوبارہ بھیجیں';
export const remove = 'ہٹائیں';

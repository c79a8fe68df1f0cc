import { plural } from '../plural.ts';

export const chatInfo = 'چیٹ کی تفصیل';
export const hours = 'اوقات';
export const openAt = ({ times }: { times: readonly string[] }) => times.join('، ');
export const messagesAreKept = ({ brandName }: { brandName: string }) =>
  `پیغام محفوظ رہتے ہیں، اس لیے صفحہ بند کر کے جواب بعد میں بھی پڑھا جا سکتا ہے۔ انہیں صرف آپ اور ${brandName} کی ٹیم پڑھ سکتی ہے۔ کارڈ نمبر یا پاس ورڈ کبھی نہ بھیجیں۔`;
export const helpCenter = 'مدد کا صفحہ';
export const chat = 'چیٹ';
export const chatWithUnread = ({ unread }: { unread: string }) => `چیٹ، ${unread} نئے پیغام`;
export const openingTheChat = 'چیٹ کھل رہی ہے...';
export const unableToSendMessage = 'پیغام نہیں بھیجا جا سکا: رابطہ ٹوٹ گیا ہے۔';
export const about = ({ order }: { order: string }) => `${order} کے بارے میں`;
export const picture = 'تصویر';
export const message = 'پیغام';
export const writeAMessage = 'پیغام لکھیں';
export const shortenTheMessageBy = ({ count }: { count: number }) =>
  plural(count, 'پیغام میں سے 1 حرف کم کریں۔', `پیغام میں سے ${count} حروف کم کریں۔`);
export const addAPicture = 'تصویر شامل کریں';
export const addAnOrder = 'آرڈر شامل کریں';
export const send = 'بھیجیں';
export const connected = 'رابطہ ہے';
export const disconnected = 'رابطہ نہیں';
export const isTyping = ({ name }: { name: string }) => `${name} کا جواب لکھا جا رہا ہے...`;
export const contacts = 'رابطے';
export const unreadCount = ({ unread }: { unread: string }) => `${unread} <noun>نئے پیغام</noun>`;
export const messagesWith = ({ name }: { name: string }) => `${name} کے ساتھ گفتگو`;
export const loadingMessages = 'پیغام کھل رہے ہیں...';
export const earlierMessages = 'پرانے پیغام';
export const seen = 'پڑھ لیا گیا';
export const sent = 'بھیج دیا گیا';
export const newMessages = 'نئے پیغام ↓';
export const aPicture = 'ایک تصویر';
export const sentWithTheMessage = 'پیغام کے ساتھ بھیجی گئی تصویر';
export const uploading = ({ percent }: { percent: number }) => `اپ لوڈ: ${percent} %`;
export const notSent = ({ failure }: { failure: string }) => `پیغام نہیں گیا۔ ${failure}`;
export const sentWithTheMessageOpensInFullSize = 'پیغام کے ساتھ بھیجی گئی تصویر، پورے سائز میں کھولیں';
export const askInEnglishOrUrdu =
  'السلام علیکم! آرڈر، ناپ یا کپڑے کے بارے میں پوچھیں، <urdu>اردو</urdu> میں یا انگریزی میں۔';
export const theShopDidNotAnswer = 'دکان سے جواب نہیں آیا۔';
export const supportOf = ({ brandName }: { brandName: string }) => `${brandName} کی ٹیم`;
export const youAnswerCustomersInTheInbox = 'گاہکوں کو جواب <inbox>اِن باکس</inbox> میں دیے جاتے ہیں۔';
export const messages = 'پیغام';
export const support = 'ہماری ٹیم';
export const leaveAMessage = 'پیغام چھوڑیں';
export const greeting = 'السلام علیکم! آرڈر کے بارے میں ہم آپ کی کیا مدد کر سکتے ہیں؟';
export const thankYouPleaseSignIn =
  'شکریہ! سائن اِن کریں تاکہ ہماری ٹیم یہیں جواب دے سکے، یا پیغام چھوڑ دیں، ہم ای میل سے جواب دیں گے۔';
export const chatWithSupport = 'ہماری ٹیم سے چیٹ';
export const onlineUsuallyRepliesIn = ({ minutes }: { minutes: number }) =>
  plural(
    minutes,
    'آن لائن۔ جواب عام طور پر 1 منٹ میں آ جاتا ہے۔',
    `آن لائن۔ جواب عام طور پر ${minutes} منٹ میں آ جاتا ہے۔`,
  );
export const online = 'آن لائن۔';
export const away = 'ہم ابھی موجود نہیں۔ واپس آتے ہی جواب دیں گے۔';
export const closedNow = ({ opensAt }: { opensAt: string }) => `ابھی بند ہے۔ جواب ${opensAt} سے ملے گا۔`;
export const today = 'آج';
export const yesterday = 'کل';

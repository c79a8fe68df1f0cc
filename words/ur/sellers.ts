/** What tailors and brands read about their identity. */
export const yourIdentity = 'آپ کی شناخت';
export const whatItIsFor =
  'بینک میں ادائیگی اور ٹیکس کے دفتر کے لیے۔ نمبر خفیہ کر کے رکھے جاتے ہیں۔ صرف دکان کے ایڈمن دیکھ سکتے ہیں، اور ہر بار دیکھنا درج ہوتا ہے۔';
export const loading = 'آپ کی شناخت لوڈ ہو رہی ہے...';
export const failedToLoad = 'آپ کی شناخت لوڈ نہیں ہو سکی۔';
export const notNeeded = 'ہمارے اپنے کارخانے کو ضرورت نہیں۔';

export const states = {
  missing: 'ابھی نہیں دی گئی',
  to_check: 'جانچ باقی ہے',
  checked: 'جانچ ہو گئی',
  refused: 'ابھی درست نہیں',
};
export const missingRequired =
  'شناخت کی جانچ تک آپ کو نئے آرڈر نہیں ملیں گے۔ نیچے کا فارم بھریں۔ جاری آرڈر آپ ہی کے رہیں گے۔';
export const missingOptional =
  'فی الحال اس کے بغیر بھی کام چل سکتا ہے۔ بینک میں ادائیگی کے لیے ہمیں یہ چاہیے۔';
export const waiting = ({ day }: { day: string }) => `${day} کو دی گئی۔ ہم دیکھ کر آپ کو لکھیں گے۔`;
export const waitingRequired = ({ day }: { day: string }) =>
  `${day} کو دی گئی۔ ہم دیکھ کر آپ کو لکھیں گے۔ تب تک نئے آرڈر نہیں ملیں گے۔`;
export const checkedOn = ({ day }: { day: string }) => `${day} کو جانچ ہو گئی۔ اب کچھ اور نہیں کرنا۔`;
export const refusedBecauseOf = ({ reason }: { reason: string }) => `دوبارہ دیں: ${reason}`;
export const heldShort = 'آپ کو نئے آرڈر نہیں مل رہے: آپ کی شناخت کی جانچ نہیں ہوئی۔';
export const giveItNow = 'اپنی شناخت دیں';
export const refusedShort = 'آپ کی شناخت ابھی درست نہیں۔';

export const whatWeHave = 'ہمارے پاس کیا ہے';
export const numberNames = { cnic: 'CNIC', iban: 'IBAN', ntn: 'NTN', strn: 'STRN' };
export const endsIn = ({ end }: { end: string }) => `آخر میں \u2066${end}\u2069`;
export const none = 'کوئی نہیں';

export const giveAgain = 'دوبارہ دیں';
export const replacesAll =
  'نئے نمبر پرانے سب نمبروں کی جگہ لے لیں گے۔ جو تصویر دوبارہ نہ چنیں وہ رہے گی۔ ہم دوبارہ جانچیں گے۔';
export const replacesAllRequired =
  'نئے نمبر پرانے سب نمبروں کی جگہ لے لیں گے۔ جو تصویر دوبارہ نہ چنیں وہ رہے گی۔ ہم دوبارہ جانچیں گے، اور تب تک نئے آرڈر نہیں ملیں گے۔';
export const cnic = 'CNIC (شناختی کارڈ نمبر)';
export const cnicHint = '13 ہندسے، مثلاً \u206635202-1234567-1\u2069۔';
export const iban = 'IBAN';
export const ibanHint = 'پاکستان میں آپ کے اپنے بینک اکاؤنٹ کا: PK سے شروع، کل 24 حروف اور ہندسے۔';
export const accountTitle = 'اکاؤنٹ کا نام';
export const accountTitleHint = 'اکاؤنٹ کس کے نام ہے، جیسے بینک لکھتا ہے۔';
export const ntn = 'NTN (اگر ہو)';
export const ntnHint = 'مثلاً \u20664174941-3\u2069۔ نہ ہو تو آپ کا CNIC کافی ہے۔';
export const strn = 'STRN (اگر ہو)';
export const strnHint = '13 ہندسے، اُن کے لیے جو سیلز ٹیکس میں رجسٹرڈ ہیں۔';
export const pictures = 'کاغذات کی تصویریں';
export const picturesHint = 'پوری اور پڑھی جانے والی۔ صرف دکان کے ایڈمن دیکھتے ہیں۔';
export const documents = {
  cnic_front: 'CNIC، سامنے کا رخ',
  cnic_back: 'CNIC، پچھلا رخ',
  ntn_certificate: 'NTN کا سرٹیفکیٹ',
  strn_certificate: 'STRN کا سرٹیفکیٹ',
};
export const stored = 'محفوظ ہے';
export const send = 'جانچ کے لیے بھیجیں';
export const sent = 'آپ کی شناخت مل گئی، ہم جانچ رہے ہیں۔';
export const failedToSend = 'آپ کی شناخت محفوظ نہیں ہوئی۔';

export const statement = 'مہینے کی فروخت';
export const statementHint =
  'پہنچائے گئے آرڈر، کل فروخت، واپس کی گئی رقم اور باقی فروخت CSV میں، آپ کے حساب کے لیے۔';
export const month = 'مہینہ';
export const download = 'ڈاؤن لوڈ کریں';
export const failedToDownload = 'فائل ڈاؤن لوڈ نہیں ہو سکی۔';

/** Mails. */
export const hasGivenIdentity = ({ name }: { name: string }) => `${name} نے جانچ کے لیے شناخت دی ہے`;
export const hasGivenIdentityToCheck = ({ name }: { name: string }) =>
  `${name} نے CNIC اور بینک اکاؤنٹ دیا ہے۔ کوئی ایڈمن بیک آفس میں دیکھ کر بتائے کہ درست ہے یا نہیں۔`;
export const anAdminChecksIt = 'کوئی ایڈمن اس کی جانچ کرے۔';
export const openTheSeller = 'فروخت کنندہ کا صفحہ کھولیں';
export const identityIsChecked = 'آپ کی شناخت کی جانچ ہو گئی';
export const identityIsRefused = 'اپنی شناخت دوبارہ دیں';
export const nothingMoreToDo = 'ہم نے آپ کا CNIC اور بینک اکاؤنٹ دیکھ لیا: سب ٹھیک ہے۔ اب کچھ اور نہیں کرنا۔';
export const refusedBecause = 'ہم نے آپ کی شناخت دیکھی، اور ابھی کچھ درست نہیں:';
export const pleaseMend = 'اپنے کارخانے کے صفحے پر دوبارہ دیں۔ جاری آرڈر آپ ہی کے رہیں گے۔';
export const openYourIdentity = 'اپنی شناخت کھولیں';

export const wePaidYou = ({ sum }: { sum: string }) => `ہم نے آپ کو ${sum} ادا کر دیے`;
export const toYourAccount = ({ end }: { end: string }) => `آپ کے اس اکاؤنٹ میں جس کے آخر میں ${end} ہے۔`;
export const bankReference = ({ reference }: { reference: string }) => `بینک کا حوالہ: ${reference}`;
export const payoutCameBack = ({ sum }: { sum: string }) => `${sum} کی ادائیگی واپس آ گئی`;
export const becauseOf = ({ reason }: { reason: string }) => `وجہ: ${reason}`;
export const itIsDueAgain =
  'یہ رقم اب بھی آپ کی ہے اور اگلی ادائیگی میں شامل ہو گی۔ اکاؤنٹ بدل گیا ہو تو کارخانے کے صفحے پر شناخت دوبارہ دیں۔';
export const openYourEarnings = 'اپنی آمدنی کھولیں';

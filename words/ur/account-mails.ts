import { plural } from '../plural.ts';

/** Of several mails. */
export const ifNotYouDoNothing = 'یہ آپ کی طرف سے نہیں تو کچھ کرنے کی ضرورت نہیں۔';
export const ifNotYouSetPasswordAndWrite = ({ email }: { email: string }) =>
  `یہ آپ کی طرف سے نہیں تو فوراً نیا پاس ورڈ رکھیں اور ${email} پر لکھیں۔`;
export const linkWorksForOneHour = 'لنک ایک بار، ایک گھنٹے کے اندر چلتا ہے۔';
export const linkWorksForADay = 'لنک ایک بار، 24 گھنٹے کے اندر چلتا ہے۔';
export const setANewPassword = 'نیا پاس ورڈ رکھیں';
export const setMyPassword = 'اپنا پاس ورڈ رکھیں';
export const setPasswordWithin = ({ days }: { days: number }) => `${days} دن کے اندر پاس ورڈ رکھیں۔`;
export const setPasswordFirst = ({ days }: { days: number }) =>
  `پہلے پاس ورڈ رکھیں۔ لنک ایک بار، ${days} دن کے اندر چلتا ہے۔`;
export const waysToSignIn = 'سائن اِن کے طریقے';
export const ifNotYouRemoveAtOnce = 'یہ آپ کی طرف سے نہیں تو اسے فوراً ہٹا دیں۔';
export const noLongerUsedToSignIn = 'اب اس سے سائن اِن نہیں ہو گا۔';

export const welcomeTo = ({ brandName }: { brandName: string }) => `${brandName} میں خوش آمدید`;
export const measureOnce = 'ناپ ایک بار، سلائی جس سے چاہیں۔';
export const accountIsReady = ({ brandName, username }: { brandName: string; username: string }) =>
  `${brandName} پر آپ کا اکاؤنٹ تیار ہے۔ آپ کا یوزر نیم ${username} ہے۔`;
export const takeYourMeasurementsOnce =
  'ناپ ایک بار لیں اور ہمارے پاس محفوظ رکھیں: ہر درزی آپ کا آرڈر اسی ناپ پر تیار کرے گا۔';
export const addMyMeasurements = 'اپنا ناپ شامل کریں';

export const somebodyAskedForNewPassword =
  'آپ کے اکاؤنٹ کا نیا پاس ورڈ رکھنے کی درخواست آئی ہے، غالباً آپ ہی کی طرف سے۔ لنک ایک بار، ایک گھنٹے کے اندر چلتا ہے۔';
export const ifNotYouPasswordStays =
  'یہ آپ کی طرف سے نہیں تو کچھ کرنے کی ضرورت نہیں: آپ کا پاس ورڈ وہی رہے گا۔';
export const addressIsYoursAgain =
  'آپ کے اکاؤنٹ پر یہی ای میل واپس آ گئی ہے۔ پرانا پاس ورڈ اور سائن اِن کے باقی سب طریقے بند کر دیے گئے ہیں، کہ کہیں کسی اور کو معلوم نہ ہوں۔';
export const setPasswordNow = ({ address }: { address: string }) =>
  `اب نیا پاس ورڈ رکھیں۔ لنک ایک بار، ایک گھنٹے کے اندر چلتا ہے؛ اس کے بعد یہاں سے دوسرا منگوائیں: ${address}`;

export const yourAccountAt = ({ brandName }: { brandName: string }) => `${brandName} پر آپ کا اکاؤنٹ`;
export const accountWasMadeForYou = ({ brandName, username }: { brandName: string; username: string }) =>
  `${brandName} نے آپ کا اکاؤنٹ بنا دیا ہے۔ آپ کا یوزر نیم ${username} ہے؛ سائن اِن اسی ای میل سے ہو گا۔`;
export const signInOfTheWorkshop = ({ brandName }: { brandName: string }) =>
  `${brandName} کے کارخانے کا سائن اِن`;
export const workshopSignsInHere = ({ brandName, address }: { brandName: string; address: string }) =>
  `${brandName} کے اپنے کارخانے کا سائن اِن اب سے اسی ای میل سے ہو گا، اور اس کے آرڈر یہاں ملیں گے: ${address}`;
export const setThePassword = 'پاس ورڈ رکھیں';

export const passwordWasChanged = 'آپ کا پاس ورڈ بدل گیا';
export const otherDevicesSignedOut = 'باقی سب ڈیوائسوں سے سائن آؤٹ ہو گیا۔';
export const passwordWasChangedJustNow =
  'آپ کے اکاؤنٹ کا پاس ورڈ ابھی بدلا گیا ہے، اور باقی سب ڈیوائسوں سے سائن آؤٹ ہو گیا ہے۔';

export const emailWasChanged = 'آپ کی ای میل بدل گئی';
export const undoWithinSevenDays = 'یہ آپ کی طرف سے نہیں تو سات دن کے اندر تبدیلی واپس کریں۔';
export const accountHasNewEmail = 'آپ کے اکاؤنٹ پر اب نئی ای میل ہے۔ پرانے پتے پر یہ آخری ای میل ہے۔';
export const whatUndoingDoes =
  'یہ آپ کی طرف سے نہیں تو سات دن کے اندر تبدیلی واپس کریں: اکاؤنٹ پر یہی ای میل واپس آ جائے گی، ہر ڈیوائس سے سائن آؤٹ ہو جائے گا، اور نیا پاس ورڈ رکھنے کا لنک ای میل سے آئے گا۔';
export const alsoWriteOrCall = ({ email, phone }: { email: string; phone: string }) =>
  `چاہیں تو ${email} پر لکھیں، یا ${phone} پر فون کریں۔`;
export const undoTheChange = 'تبدیلی واپس کریں';
export const emailChangeWasUndone = 'آپ کی ای میل کی تبدیلی واپس ہو گئی';
export const earlierAddressIsBack = 'اکاؤنٹ پر پہلے والی ای میل واپس آ گئی ہے۔';
export const earlierAddressUndidChange =
  'جس کے پاس آپ کی پہلے والی ای میل ہے، اس نے یہ تبدیلی واپس کر دی ہے۔ اکاؤنٹ پر پہلے والی ای میل واپس آ گئی ہے، اور ہر ڈیوائس سے سائن آؤٹ ہو گیا ہے۔';
export const ifAMistakeWrite = ({ email }: { email: string }) => `یہ غلطی سے ہوا ہو تو ${email} پر لکھیں۔`;

export const confirmYourEmail = 'اپنی ای میل کی تصدیق کریں';
export const somebodyCreatedAnAccount = ({ brandName }: { brandName: string }) =>
  `اس ای میل سے ${brandName} پر اکاؤنٹ بنایا گیا ہے، غالباً آپ ہی کی طرف سے۔ تصدیق کریں کہ یہ ای میل آپ کی ہے؛ اس سے پہلے ہم اس پر کوئی اور ای میل نہیں بھیجیں گے۔ لنک ایک بار، 24 گھنٹے کے اندر چلتا ہے۔`;
export const confirmMyAddress = 'میری ای میل کی تصدیق کریں';
export const confirmYourNewEmail = 'اپنی نئی ای میل کی تصدیق کریں';
export const somebodyWantsThisAddress = ({ brandName }: { brandName: string }) =>
  `${brandName} کے ایک اکاؤنٹ پر یہ ای میل لگانے کی درخواست آئی ہے، غالباً آپ ہی کی طرف سے۔ تصدیق ہوتے ہی ای میل بدل جائے گی۔ لنک ایک بار، 24 گھنٹے کے اندر چلتا ہے۔`;
export const ifNotYouAddressStays =
  'یہ آپ کی طرف سے نہیں تو کچھ کرنے کی ضرورت نہیں: اکاؤنٹ پر پرانی ای میل ہی رہے گی۔';
export const confirmMyNewAddress = 'میری نئی ای میل کی تصدیق کریں';

export const newSignIn = 'آپ کے اکاؤنٹ میں نیا سائن اِن';
export const signedInOnNewDevice = ({ device, moment }: { device: string; moment: string }) =>
  `آپ کے اکاؤنٹ میں ایک نئی ڈیوائس سے سائن اِن ہوا ہے: ${device}، پاکستان کے وقت کے مطابق ${moment}۔`;
export const ifItWasYou = 'یہ آپ ہی ہیں تو کچھ کرنے کی ضرورت نہیں۔';
export const newPasswordSignsOutEverywhere = ({ email }: { email: string }) =>
  `یہ آپ نہیں ہیں تو فوراً نیا پاس ورڈ رکھیں: اس سے ہر ڈیوائس سے سائن آؤٹ ہو جائے گا۔ مدد چاہیے تو ${email} پر لکھیں۔`;

export const connectProviderToAccount = ({ provider }: { provider: string }) =>
  `${provider} کو اپنے اکاؤنٹ سے جوڑیں`;
export const providerAccountHasYourAddress = ({
  provider,
  person,
  brandName,
}: {
  provider: string;
  person: string;
  brandName: string;
}) =>
  `“${person}” کے ${provider} اکاؤنٹ میں یہی ای میل ہے، اور اس ای میل پر ${brandName} کا اکاؤنٹ موجود ہے۔ وہ آپ ہی کا ہے تو دونوں کو جوڑیں، پھر ${provider} سے سائن اِن ہو سکے گا۔ لنک ایک بار، ایک گھنٹے کے اندر، اور اُسی براؤزر میں چلتا ہے جس سے منگوایا گیا ہے۔`;
export const namelessProviderAccountHasYourAddress = ({
  provider,
  brandName,
}: {
  provider: string;
  brandName: string;
}) =>
  `ایک ${provider} اکاؤنٹ میں، جس پر کوئی نام نہیں، یہی ای میل ہے، اور اس ای میل پر ${brandName} کا اکاؤنٹ موجود ہے۔ وہ آپ ہی کا ہے تو دونوں کو جوڑیں، پھر ${provider} سے سائن اِن ہو سکے گا۔ لنک ایک بار، ایک گھنٹے کے اندر، اور اُسی براؤزر میں چلتا ہے جس سے منگوایا گیا ہے۔`;
export const ifProviderAccountIsNotYours = ({ provider }: { provider: string }) =>
  `وہ ${provider} اکاؤنٹ آپ کا نہیں تو کچھ کرنے کی ضرورت نہیں۔`;
export const connectProvider = ({ provider }: { provider: string }) => `${provider} سے جوڑیں`;
export const signInWithProviderNow = ({ provider }: { provider: string }) =>
  `اب ${provider} سے بھی سائن اِن ہو سکتا ہے`;
export const providerWasConnected = ({ provider }: { provider: string }) =>
  `آپ کا اکاؤنٹ ابھی ${provider} سے جوڑا گیا ہے، اب اس سے سائن اِن ہو سکتا ہے۔`;
export const ifNotYouDisconnect = ({ email }: { email: string }) =>
  `یہ آپ کی طرف سے نہیں تو پروفائل میں اسے الگ کریں، نیا پاس ورڈ رکھیں، اور ${email} پر لکھیں۔`;
export const providerFromAccount = ({ provider }: { provider: string }) =>
  `آپ کا اکاؤنٹ ${provider} سے الگ ہو گیا`;
export const providerWasDisconnected = ({ provider }: { provider: string }) =>
  `آپ کا اکاؤنٹ ابھی ${provider} سے الگ کیا گیا ہے، اب اس سے سائن اِن نہیں ہو گا۔`;

export const signInWithPasskeyNow = 'اب ایک نئی پاس کی سے بھی سائن اِن ہو سکتا ہے';
export const passkeyWasAdded = 'آپ کے اکاؤنٹ میں ابھی ایک پاس کی شامل ہوئی ہے، اب اس سے سائن اِن ہو سکتا ہے۔';
export const ifNotYouRemove = ({ email }: { email: string }) =>
  `یہ آپ کی طرف سے نہیں تو پروفائل میں اسے ہٹائیں، نیا پاس ورڈ رکھیں، اور ${email} پر لکھیں۔`;
export const passkeyFromAccount = 'آپ کے اکاؤنٹ سے ایک پاس کی ہٹا دی گئی';
export const passkeyWasRemoved = 'آپ کے اکاؤنٹ سے ابھی ایک پاس کی ہٹائی گئی ہے، اب اس سے سائن اِن نہیں ہو گا۔';

export const twoStepIsOn = 'دو مرحلوں والا سائن اِن چالو ہے';
export const asksForCodeFromNowOn = 'اب سے سائن اِن پر آپ کی ایپ کا کوڈ پوچھا جائے گا۔';
export const passwordAsksForCode =
  'اب سے پاس ورڈ کے ساتھ آپ کی تصدیقی ایپ کا کوڈ بھی پوچھا جائے گا۔ بحالی کے کوڈ ایسی جگہ رکھیں جہاں وہ فون کے بغیر بھی مل جائیں۔';
export const ifNotYouWriteAtOnce = ({ email }: { email: string }) =>
  `یہ آپ کی طرف سے نہیں تو فوراً ${email} پر لکھیں۔`;
export const twoStepIsOff = 'دو مرحلوں والا سائن اِن بند ہے';
export const passwordAloneAgain = 'سائن اِن پھر صرف پاس ورڈ سے ہو گا۔';
export const twoStepWasTurnedOff =
  'دو مرحلوں والا سائن اِن ابھی بند کیا گیا ہے۔ سائن اِن پھر صرف پاس ورڈ سے ہو گا۔';
export const recoveryCodeWasUsed = 'بحالی کا ایک کوڈ استعمال ہوا';
export const recoveryCodesLeft = ({ count }: { count: number }) =>
  plural(count, 'ایک کوڈ باقی ہے۔', `${count} کوڈ باقی ہیں۔`);
export const somebodyUsedARecoveryCode = ({ count }: { count: number }) =>
  plural(
    count,
    'ایپ کے کوڈ کی جگہ بحالی کا ایک کوڈ استعمال ہوا ہے۔ ایک کوڈ باقی ہے؛ نئے کوڈ آپ کے پروفائل میں بنتے ہیں۔',
    `ایپ کے کوڈ کی جگہ بحالی کا ایک کوڈ استعمال ہوا ہے۔ ${count} کوڈ باقی ہیں؛ نئے کوڈ آپ کے پروفائل میں بنتے ہیں۔`,
  );

export const accountWillBeDeletedOn = ({ day }: { day: string }) => `آپ کا اکاؤنٹ ${day} کو مٹ جائے گا`;
export const keepItWithOnePress = 'اس سے پہلے ایک بٹن دبا کر اسے بچایا جا سکتا ہے۔';
export const accountIsDeletedAsAsked = ({ day }: { day: string }) =>
  `آپ کے کہنے پر آپ کا اکاؤنٹ ${day} کو مٹ جائے گا۔ ہر ڈیوائس سے سائن آؤٹ ہو گیا ہے۔`;
export const howToKeepTheAccount =
  'اس سے پہلے اکاؤنٹ جوں کا توں بچایا جا سکتا ہے: لنک کھولیں یا سائن اِن کریں، اور “میرا اکاؤنٹ رہنے دیں” دبائیں۔ اس کے بعد آپ کا پروفائل، ناپ، تصویریں، پیغام اور رائے ہمیشہ کے لیے مٹ جائیں گے؛ انوائس ہمارے پاس اتنی مدت رہیں گی جتنی قانون کہتا ہے۔';
export const ifNotYouKeepTheAccount = ({ email }: { email: string }) =>
  `یہ آپ کی طرف سے نہیں تو اکاؤنٹ رہنے دیں، فوراً نیا پاس ورڈ رکھیں اور ${email} پر لکھیں۔`;
export const keepMyAccount = 'میرا اکاؤنٹ رہنے دیں';

export const setPasswordAndOpenWorkshop = 'پاس ورڈ رکھیں اور اپنا کارخانہ کھولیں۔';
export const accountWasMadeForBrand = ({ brand, username }: { brand: string; username: string }) =>
  `${brand} کا اکاؤنٹ بن گیا ہے۔ آپ کا یوزر نیم ${username} ہے۔`;
export const setPasswordAndAddProducts = ({ days }: { days: number }) =>
  `سائن اِن کے لیے پاس ورڈ رکھیں، اور اپنی چیزیں شامل کریں۔ لنک ایک بار، ${days} دن کے اندر چلتا ہے؛ اس کے بعد ہم سے نیا منگوائیں۔`;
export const setAPassword = 'پاس ورڈ رکھیں';

export const phoneSignsIn = 'اب فون پر آنے والے کوڈ سے آپ کا اکاؤنٹ کھلتا ہے';
export const codesToPhoneSignIn = ({ phone }: { phone: string }) =>
  `اب سے \u2066${phone}\u2069 پر بھیجے گئے کوڈ سے آپ کے اکاؤنٹ میں سائن اِن ہوگا۔`;
export const ifNotYouRemovePhone = ({ email }: { email: string }) =>
  `اگر یہ آپ نہیں تھے تو اپنے پروفائل سے یہ فون ہٹائیں، فوراً نیا پاس ورڈ رکھیں اور \u2066${email}\u2069 پر لکھیں۔`;
export const phoneSignsInNoMore = 'فون آپ کے اکاؤنٹ سے ہٹا دیا گیا';
export const phoneWasRemoved = 'اب فون پر آنے والے کوڈ سے آپ کا اکاؤنٹ نہیں کھلتا۔';
export const confirmNewPhone = 'اپنے اکاؤنٹ کے نئے فون کی تصدیق کریں';
export const somebodyWithPasswordChangesPhone =
  'کسی نے، غالباً آپ نے، آپ کے اکاؤنٹ کا پاس ورڈ دیا ہے اور پرانا فون نہ ہونے کی وجہ سے دوسرے فون سے سائن اِن کرنا چاہتا ہے۔';
export const changeThePhone = 'فون بدلیں';
export const confirmThatItIsYou = 'تصدیق کریں کہ یہ آپ ہی ہیں';
export const linkWorksForAnHour = 'یہ لنک ایک گھنٹہ چلے گا۔';
export const somebodySignedInByPhone =
  'کسی نے، غالباً آپ نے، آپ کے فون پر آنے والے کوڈ سے سائن اِن کیا ہے اور اکاؤنٹ کو بغیر پابندی کے استعمال کرنا چاہتا ہے۔';
export const ifNotYouDoNotOpen = ({ email }: { email: string }) =>
  `اگر یہ آپ نہیں تھے تو لنک نہ کھولیں: ہو سکتا ہے آپ کا فون نمبر کسی اور کے پاس ہو۔ اپنے پروفائل میں تمام ڈیوائسز سے سائن آؤٹ کریں اور \u2066${email}\u2069 پر لکھیں۔`;
export const itIsMe = 'یہ میں ہی ہوں';

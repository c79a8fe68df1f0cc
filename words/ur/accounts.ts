import { plural } from '../plural.ts';

export const loginFailed = 'سائن اِن نہیں ہو سکا';
export const didNotSucceedTryAgain = 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const code = 'کوڈ';
export const checking = 'جانچ ہو رہی ہے...';
export const currentPassword = 'موجودہ پاس ورڈ';
export const oneMoment = 'ایک لمحہ...';
export const cropYourPicture = 'تصویر تراشیں';
export const useThisPicture = 'یہی تصویر لگائیں';
export const whatOfThePictureIsShown = 'تصویر کا نظر آنے والا حصہ';
export const zoom = 'زوم';
export const leftOrRight = 'دائیں یا بائیں';
export const upOrDown = 'اوپر یا نیچے';
export const whatTheCopyHolds =
  'ایک ZIP فائل، جس میں آپ کا پروفائل، پتے، ناپ، آرڈر، رائے، پسندیدہ چیزیں، پیغام، PDF میں انوائس اور آپ کی لگائی ہوئی ہر تصویر ہے۔';
export const yourDataCouldNotBePrepared = 'آپ کا ڈیٹا تیار نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const preparing = 'تیار ہو رہا ہے...';
export const downloadACopy = 'کاپی ڈاؤن لوڈ کریں';
export const theDownloadHasBegun = 'ڈاؤن لوڈ شروع ہو گیا۔ فائل محفوظ جگہ پر رکھیں۔';
export const whatDeletionDoes =
  'ہر ڈیوائس سے سائن آؤٹ ہو جائے گا۔ 14 دن بعد آپ کا پروفائل، ناپ، تصویریں، محفوظ کارڈ، پیغام اور رائے ہمیشہ کے لیے مٹ جائیں گے، اور اسٹور کریڈٹ ختم ہو جائے گا۔ انوائس ہمارے پاس اتنی مدت رہیں گی جتنی قانون کہتا ہے۔ اِن 14 دنوں میں اکاؤنٹ بچایا جا سکتا ہے: سائن اِن کریں، یا ای میل سے آیا لنک کھولیں، اور “میرا اکاؤنٹ رہنے دیں” دبائیں۔';
export const deleteMyAccount = 'میرا اکاؤنٹ مٹائیں';
export const deleteYourAccount = 'اکاؤنٹ مٹا دیں؟';
export const accountWillBeDeleted = ({ day }: { day: string }) =>
  `آپ کا اکاؤنٹ ${day} کو مٹ جائے گا۔ بچانے کے لیے اس سے پہلے سائن اِن کریں اور “میرا اکاؤنٹ رہنے دیں” دبائیں۔`;
export const theAccountCouldNotBeDeleted = 'اکاؤنٹ نہیں مٹ سکا۔ دوبارہ کوشش کریں۔';
export const downloadACopyOfYourData = 'اپنا ڈیٹا رکھنا ہو تو پہلے اس کی کاپی ڈاؤن لوڈ کر لیں۔';
export const noPasswordSoFreshSignIn =
  'اس اکاؤنٹ کا پاس ورڈ نہیں، اس لیے تازہ سائن اِن چاہیے، 15 منٹ سے پرانا نہ ہو۔';
export const yourPassword = 'آپ کا پاس ورڈ';
export const myOrders = 'میرے آرڈر';
export const keepMyAccount = 'میرا اکاؤنٹ رہنے دیں';
export const yourAccountStays = 'آپ کا اکاؤنٹ برقرار ہے۔';
export const deletionNotice = ({ day }: { day: string }) =>
  `آپ کے کہنے پر آپ کا اکاؤنٹ <b>${day}</b> کو مٹ جائے گا۔`;
export const theAccountCouldNotBeKept = 'اکاؤنٹ نہیں بچ سکا۔ دوبارہ کوشش کریں۔';
export const keeping = 'اکاؤنٹ بچایا جا رہا ہے...';
export const deviceCouldNotBeSignedOut = 'ڈیوائس سے سائن آؤٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const deviceIsSignedOut = ({ device }: { device: string }) => `${device} سے سائن آؤٹ ہو گیا۔`;
export const devices = 'ڈیوائسیں';
export const thisDevice = 'یہی ڈیوائس';
export const signedInLastUsed = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string }) =>
  `سائن اِن: ${createdAt}، آخری استعمال: ${lastUsedAt}`;
export const signOutDevice = ({ device }: { device: string }) => `${device} سے سائن آؤٹ`;
export const signOut = 'سائن آؤٹ';
export const everyOtherDeviceIsSignedOut = 'باقی سب ڈیوائسوں سے سائن آؤٹ ہو گیا۔';
export const signingOut = 'سائن آؤٹ ہو رہا ہے...';
export const signOutEverywhereElse = 'باقی سب جگہ سائن آؤٹ';
export const theLinkCouldNotBeSent = 'لنک نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔';
export const theChangeCouldNotBeCancelled = 'تبدیلی منسوخ نہیں ہو سکی۔ دوبارہ کوشش کریں۔';
export const weEMailedALink = ({ email }: { email: string }) =>
  `<b>\u2066${email}\u2069</b> پر لنک بھیجا گیا ہے۔ اسے کھولتے ہی آپ کی ای میل بدل جائے گی؛ لنک 24 گھنٹے چلتا ہے۔`;
export const sendTheLinkAgain = 'لنک دوبارہ بھیجیں';
export const cancelTheChange = 'تبدیلی منسوخ کریں';
export const yourAddressStays = ({ email }: { email: string }) =>
  `آپ کی ای میل \u2066${email}\u2069 ہی رہے گی۔`;
export const yourAddressIsNotConfirmedYet = ({ email }: { email: string }) =>
  `آپ کی ای میل کی تصدیق ابھی باقی ہے۔ <b>\u2066${email}\u2069</b> پر بھیجا گیا لنک کھولیں؛ اس سے پہلے آرڈر کی کوئی ای میل نہیں آئے گی۔`;
export const ifItDoesNotArriveWithin = ({ answer, to }: { answer: string; to: string }) =>
  `${answer} چند منٹ میں نہ پہنچے تو \u2066${to}\u2069 کے اسپیم فولڈر میں دیکھیں، یا لنک دوبارہ بھیجیں۔`;
export const sendTheLink = 'لنک بھیجیں';
export const loginSuccessful = 'سائن اِن ہو گیا!';
export const signedInUntilScriptsArrive =
  'سائن اِن ہو گیا۔ آپ کے آرڈر، ناپ اور ادائیگی کا صفحہ ذرا دیر میں کھل جائیں گے؛ JavaScript بند ہو تو اسے چالو کر کے صفحہ دوبارہ کھولیں۔';
export const password = 'پاس ورڈ';
export const rememberMe = 'مجھے یاد رکھیں';
export const forgotPassword = 'پاس ورڈ یاد نہیں؟';
export const signingIn = 'سائن اِن ہو رہا ہے...';
export const signIn = 'سائن اِن';
export const justLookingTryADemoAccount = 'صرف دیکھنا ہے؟ ڈیمو اکاؤنٹ آزمائیں';
export const demoRoles = {
  customer: 'گاہک',
  workshop: 'کارخانہ',
  tailor: 'درزی',
  brand: 'برانڈ',
  support: 'ہماری ٹیم',
  admin: 'منتظم',
};
export const newPassword = 'نیا پاس ورڈ';
export const confirmNewPassword = 'نیا پاس ورڈ دوبارہ';
export const theSignInDidNotSucceed = 'سائن اِن نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const waitingForYourDevice = 'آپ کی ڈیوائس کا انتظار ہے...';
export const signInWithAPasskey = 'پاس کی سے سائن اِن';
export const passkey = 'پاس کی';
export const noPasskeyWasAddedTryAgain = 'پاس کی شامل نہیں ہوئی۔ ڈیوائس تیار ہو تو دوبارہ کوشش کریں۔';
export const thisDeviceHasAPasskey = 'اس ڈیوائس پر آپ کے اکاؤنٹ کی پاس کی پہلے سے ہے۔';
export const thePasskeyIsAdded = 'پاس کی شامل ہو گئی۔ اگلی بار اسی سے سائن اِن کریں۔';
export const passkeyIsRemoved = ({ name }: { name: string }) => `پاس کی “${name}” ہٹا دی گئی۔`;
export const passkeys = 'پاس کی';
export const whatAPasskeyIs =
  'انگلی کے نشان، چہرے یا اپنی ڈیوائس کے پِن سے سائن اِن کریں۔ نہ کچھ یاد رکھنا، نہ چوری کا ڈر۔';
export const addedLastUsed = ({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string }) =>
  `شامل ہوئی: ${createdAt}، آخری استعمال: ${lastUsedAt}`;
export const addedNotUsedYet = ({ createdAt }: { createdAt: string }) =>
  `شامل ہوئی: ${createdAt}، ابھی استعمال نہیں ہوئی`;
export const removePasskey = ({ name }: { name: string }) => `پاس کی ${name} ہٹائیں`;
export const thePasskeyCouldNotBeRemoved = 'پاس کی نہیں ہٹ سکی۔ دوبارہ کوشش کریں۔';
export const addAPasskey = 'پاس کی شامل کریں';
export const passkeysCannotBeAddedHere = 'اس براؤزر یا اس پتے پر پاس کی شامل نہیں ہو سکتی۔';
export const passkeysAreAddedAt = ({ passkeyOrigin }: { passkeyOrigin: string }) =>
  `پاس کی ${passkeyOrigin} پر شامل ہوتی ہے۔`;
export const passkeyNameHint = 'بعد میں پہچان کے لیے، مثلاً آپ کے فون کا نام۔';
export const passwordChanged = 'پاس ورڈ بدل گیا۔ باقی سب ڈیوائسوں سے سائن آؤٹ ہو گیا۔';
export const thePasswordCouldNotBeChanged = 'پاس ورڈ نہیں بدل سکا۔ دوبارہ کوشش کریں۔';
export const changing = 'بدلا جا رہا ہے...';
export const changePassword = 'پاس ورڈ بدلیں';
export const leftEmptyKeepsSaved = 'یہ اکاؤنٹ کے لیے ضروری ہے۔ خالی چھوڑیں تو وہی رہے گا جو محفوظ ہے۔';
export const otherGender = 'دیگر';
export const signedInAsSomebodyElse = 'دوسرے ٹیب میں کسی اور اکاؤنٹ سے سائن اِن ہوا ہے۔ صفحہ دوبارہ کھولیں۔';
export const nothingHasChangedFieldsNeeded =
  'کچھ نہیں بدلا: اکاؤنٹ کے لیے یوزر نیم، ای میل اور فون نمبر ضروری ہیں۔';
export const nothingHasChanged = 'کچھ نہیں بدلا۔';
export const profileSavedOpenTheLink = ({ email }: { email: string }) =>
  `پروفائل محفوظ ہے۔ ای میل بدلنے کے لیے \u2066${email}\u2069 پر بھیجا گیا لنک کھولیں۔`;
export const profileSaved = 'پروفائل محفوظ ہے۔';
export const failedToUpdateUserProfile = 'پروفائل محفوظ نہیں ہو سکا';
export const username = 'یوزر نیم';
export const passwordNeededForNewEMail =
  'ای میل بدلنے کے لیے ضروری ہے۔ نئی ای میل پر آیا لنک کھولتے ہی ای میل بدل جائے گی۔';
export const firstName = 'نام';
export const lastName = 'خاندانی نام';
export const preferNotToSay = 'نہیں بتانا';
export const dateOfBirth = 'تاریخِ پیدائش';
export const saveProfile = 'پروفائل محفوظ کریں';
export const profilePicture = 'پروفائل کی تصویر';
export const itIsUploadedWhenYouSave = 'محفوظ کرنے پر تصویر لگ جائے گی۔';
export const pictureHint = 'JPEG، PNG، WebP، AVIF یا HEIC، زیادہ سے زیادہ 10 ایم بی۔';
export const keepThePicture = 'تصویر رہنے دیں';
export const removeThePicture = 'تصویر ہٹائیں';
export const itIsRemovedWhenYouSave = 'محفوظ کرنے پر تصویر ہٹ جائے گی۔';
export const eachOfTheseCodesWorksOnce =
  'ایپ کے کوڈ کی جگہ اِن میں سے ہر کوڈ ایک بار چلتا ہے۔ اِنہیں پرنٹ کریں یا لکھ لیں: یہ دوبارہ نہیں دکھائے جائیں گے۔';
export const copied = 'کاپی ہو گئے';
export const copyTheCodes = 'کوڈ کاپی کریں';
export const codesCouldNotBeCopied = 'براؤزر نے کاپی نہیں کرنے دیا۔ کوڈ لکھ لیں۔';
export const yourPasswordIsChanged = 'پاس ورڈ بدل گیا۔ نئے پاس ورڈ سے سائن اِن کریں۔';
export const setNewPassword = 'نیا پاس ورڈ رکھیں';
export const begin = 'شروع کریں';
export const scanThisPicture =
  'اس تصویر کو کسی تصدیقی ایپ سے اسکین کریں، مثلاً Google Authenticator، Aegis یا 1Password۔';
export const qrCodeForYourAuthenticatorApp = 'آپ کی تصدیقی ایپ کے لیے کیو آر کوڈ';
export const openTheAppOrTypeTheKey = ({ key }: { key: string }) =>
  `اسی ڈیوائس پر <app>ایپ کھولیں</app>، یا اس میں یہ حروف اور ہندسے لکھیں: <key>${key}</key>`;
export const turnOn = 'چالو کریں';
export const sixDigitsThatTheAppShows = 'چھ ہندسے جو ایپ میں اس وقت نظر آ رہے ہیں۔';
export const twoStepSignIn = 'دو مرحلوں والا سائن اِن';
export const on = 'چالو';
export const off = 'بند';
export const twoStepIsOn = ({ count }: { count: number }) =>
  plural(
    count,
    'پاس ورڈ کے بعد آپ کی ایپ کا کوڈ پوچھا جاتا ہے۔ بحالی کا ایک کوڈ باقی ہے۔',
    `پاس ورڈ کے بعد آپ کی ایپ کا کوڈ پوچھا جاتا ہے۔ بحالی کے ${count} کوڈ باقی ہیں۔`,
  );
export const whatTwoStepSignInDoes =
  'پاس ورڈ کے بعد آپ کے فون کی ایپ کا کوڈ پوچھا جاتا ہے۔ پھر چوری کا پاس ورڈ کسی کام کا نہیں رہتا۔';
export const newRecoveryCodes = 'بحالی کے نئے کوڈ';
export const turnOff = 'بند کریں';
export const turnTwoStepSignInOff = 'دو مرحلوں والا سائن اِن بند کریں';
export const sixDigitsOrRecoveryCode = 'آپ کی ایپ کے چھ ہندسے، یا بحالی کا کوڈ۔';
export const twoStepSignInIsOff = 'دو مرحلوں والا سائن اِن بند ہے۔';
export const codesYouHaveStopWorking = 'موجودہ کوڈ چلنا بند ہو جائیں گے۔';
export const makeNewCodes = 'نئے کوڈ بنائیں';
export const enterTheCodeOfYourApp = 'تصدیقی ایپ کھولیں اور اس دکان کا کوڈ لکھیں۔';
export const sixDigitsOrWithoutPhone = 'چھ ہندسے۔ فون پاس نہ ہو تو بحالی کا کوڈ لکھیں۔';
export const beginAgain = 'دوبارہ شروع کریں';
export const signInWaysCouldNotBeLoaded = 'سائن اِن کے طریقے نہیں کھل سکے۔';
export const passwordIsSet = 'رکھا ہوا ہے';
export const noPassword = 'ابھی نہیں ہے';
export const noPasswordYet = 'ابھی نہیں ہے۔ رکھنے کا لنک ای میل سے آئے گا۔';
export const setAPassword = 'پاس ورڈ رکھیں';
export const signOutToUseAnotherAccount = 'دوسرے اکاؤنٹ کے لیے سائن آؤٹ کریں';
export const registrationSuccessful = 'اکاؤنٹ بن گیا!';
export const registrationFailed = 'اکاؤنٹ نہیں بن سکا';
export const usernameHint = '3 سے 30 انگریزی حروف، ہندسے یا \u2066_ . -\u2069';
export const confirmPassword = 'پاس ورڈ دوبارہ';
export const creatingAccount = 'اکاؤنٹ بن رہا ہے...';
export const createAccount = 'اکاؤنٹ بنائیں';
export const providerIsConnected = ({ provider }: { provider: string }) =>
  `آپ کا اکاؤنٹ ${provider} سے جڑ گیا۔`;
export const providerCouldNotBeConnected = ({ provider }: { provider: string }) =>
  `اکاؤنٹ ${provider} سے نہیں جڑ سکا۔ اپنے پروفائل سے دوبارہ کوشش کریں۔`;
export const noPasswordAtHand = 'پاس ورڈ یاد نہیں؟';
export const eMailMeALink = 'مجھے لنک ای میل کریں';
export const yourEMailAddress = ({ email }: { email: string }) => `آپ کی ای میل: <b>\u2066${email}\u2069</b>`;
export const phoneOptional = 'فون (ضروری نہیں)';
/** By where a customer shops from. The isolates keep the order of a number's groups. */
export const phoneHints = {
  local: 'مثلاً \u20660300 1234567\u2069',
  international: 'ملک کے کوڈ کے ساتھ، مثلاً \u2066+44 7400 123456\u2069',
};
export const optionalPhoneHints = {
  local: 'مثلاً \u20660300 1234567\u2069۔ آرڈر کے لیے درزی اسی پر فون کرتے ہیں۔',
  international:
    'ملک کے کوڈ کے ساتھ، مثلاً \u2066+44 7400 123456\u2069۔ آرڈر کے لیے درزی اسی پر فون کرتے ہیں۔',
};
export const providerIsNotAvailable = ({ provider }: { provider: string }) =>
  `${provider} سے سائن اِن ابھی دستیاب نہیں۔ ای میل اور پاس ورڈ سے سائن اِن کریں۔`;
export const theSignInCouldNotBegin = 'سائن اِن شروع نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const orContinueWith = 'یا اِن کے ذریعے';
export const continueWithProvider = ({ provider }: { provider: string }) => `${provider} سے جاری رکھیں`;
export const opening = 'کھل رہا ہے...';
export const providerIsDisconnected = ({ provider }: { provider: string }) =>
  `آپ کا اکاؤنٹ ${provider} سے الگ ہو گیا۔`;
export const providerCouldNotBeDisconnected = ({ provider }: { provider: string }) =>
  `اکاؤنٹ ${provider} سے الگ نہیں ہو سکا۔ دوبارہ کوشش کریں۔`;
export const eMailLastUsed = ({ email, lastUsedAt }: { email: string; lastUsedAt: string }) =>
  `\u2066${email}\u2069، آخری استعمال: ${lastUsedAt}`;
export const connectedLastUsed = ({ lastUsedAt }: { lastUsedAt: string }) =>
  `جڑا ہوا ہے، آخری استعمال: ${lastUsedAt}`;
export const notConnected = 'جڑا ہوا نہیں';
export const disconnectProvider = ({ provider }: { provider: string }) => `${provider} سے الگ کریں`;
export const connectProvider = ({ provider }: { provider: string }) => `${provider} سے جوڑیں`;
export const disconnect = 'الگ کریں';
export const connect = 'جوڑیں';
export const continueToProvider = ({ provider }: { provider: string }) => `${provider} پر جائیں`;
export const whatConnectingMeans = ({ provider }: { provider: string }) =>
  `جو آپ کے ${provider} اکاؤنٹ میں سائن اِن کر سکے، اس کے لیے یہ اکاؤنٹ بھی کھل جائے گا۔`;
export const iAgree = 'مجھے <terms>شرائط</terms> اور <privacy>پرائیویسی پالیسی</privacy> منظور ہیں';
export const opensInANewTab = '(نئے ٹیب میں کھلتا ہے)';
export const thisCouldNotBeLoaded = 'یہ نہیں کھل سکا۔';
export const pleaseSignOutAndInAgain = 'سائن آؤٹ کر کے دوبارہ سائن اِن کریں۔ پھر دس منٹ کے اندر یہ کام کریں۔';
export const confirm = 'تصدیق کریں';
export const sixDigitsOfAuthenticator = 'آپ کی تصدیقی ایپ کے چھ ہندسے، یا بحالی کا کوڈ۔';
export const useThePasswordInstead = 'پاس ورڈ استعمال کریں';
export const useACodeInstead = 'تصدیقی ایپ کا کوڈ لکھیں';
export const useAPasskey = 'پاس کی استعمال کریں';
export const passwordHint = 'کم از کم 10 حروف۔ چند بے جوڑ لفظوں سے اچھا پاس ورڈ بنتا ہے۔';
export const moreCharacters = ({ count }: { count: number }) =>
  plural(count, 'ایک حرف اور لکھیں۔', `${count} حروف اور لکھیں۔`);
export const longEnough = 'لمبائی کافی ہے۔';
export const anUnexpectedErrorOccurred = 'اچانک کوئی خرابی ہو گئی';
export const passwordsDoNotMatch = 'دونوں پاس ورڈ ایک جیسے نہیں!';
export const youMustAgreeToTheTerms = 'شرائط اور پرائیویسی پالیسی منظور کرنا ضروری ہے!';

export const failedToFetchUserProfile = 'پروفائل نہیں کھل سکا';
export const profile = 'پروفائل';
export const aboutProfile = 'آپ کا تعارف، اور آرڈر کے بارے میں رابطے کا طریقہ۔';
export const addresses = 'پتے';
export const aboutAddresses = 'جہاں سے ہم کپڑا لیتے اور جہاں آرڈر پہنچاتے ہیں۔';
export const password = 'پاس ورڈ';
export const youWillBeSignedOutElsewhere = 'باقی سب ڈیوائسوں سے سائن آؤٹ ہو جائے گا۔';
export const waysToSignIn = 'سائن اِن کے طریقے';
export const aboutSignInWays = 'ایک سے زیادہ رکھیں، تاکہ ایک کھو جائے تو بھی اکاؤنٹ کھل سکے۔';
export const signedInDevices = 'جن ڈیوائسوں پر سائن اِن ہے';
export const aboutDevices = 'کوئی انجان لگے تو اس سے سائن آؤٹ کریں اور پاس ورڈ بدلیں۔';
export const yourData = 'آپ کا ڈیٹا';
export const aboutYourData =
  'آپ کے بارے میں جو کچھ ہمارے پاس محفوظ ہے، اپنے پاس رکھنے یا کہیں اور لے جانے کے لیے۔';
export const deleteTheAccount = 'اکاؤنٹ مٹائیں';
export const youHave14DaysToChange = 'ارادہ بدلنے کے لیے 14 دن ہیں۔';
export const failedToFetchYourDevices = 'آپ کی ڈیوائسیں نہیں کھل سکیں';
export const chat = 'چیٹ';
export const chooseAContact = 'پیغام پڑھنے اور لکھنے کے لیے کسی کو چنیں۔';
export const loadingYourContacts = 'آپ کے رابطے کھل رہے ہیں...';
export const confirmYourEMailAddress = 'اپنی ای میل کی تصدیق کریں';
export const weEMailAboutOrdersOnly = 'ای میل صرف آرڈر کے بارے میں آتی ہے، باقی صرف آپ کے کہنے پر۔';
export const thisLinkIsIncomplete = 'یہ لنک ادھورا ہے';
export const goToMyProfile = 'میرے پروفائل پر جائیں';
export const weEMailOnceConfirmed = 'آرڈر کی ای میل تب آئے گی جب تصدیق ہو جائے کہ یہ پتا آپ کا ہے۔';
export const confirmMyAddress = 'میری ای میل کی تصدیق کریں';
export const connectAWayToSignIn = 'سائن اِن کا طریقہ جوڑیں';
export const yourMeasurementsAndOrdersAreSafe = 'آپ کے ناپ اور آرڈر محفوظ ہیں۔';
export const goToTheSignInPage = 'سائن اِن کے صفحے پر جائیں';
export const connectYourAccounts = 'اپنے اکاؤنٹ جوڑیں';
export const pressTheButtonIfYouAsked =
  'یہ درخواست آپ ہی کی ہے تو بٹن دبائیں: جو وہاں سائن اِن کر سکے، اس کے لیے یہ اکاؤنٹ بھی کھل جائے گا۔';
export const connect = 'جوڑیں';
export const connecting = 'جوڑا جا رہا ہے...';
export const forgotPassword = 'پاس ورڈ یاد نہیں';
export const askForALink = 'نیا پاس ورڈ رکھنے کا لنک منگوائیں۔';
export const forgotYourPassword = 'پاس ورڈ یاد نہیں؟';
export const enterYourEMailForALink = 'اپنی ای میل لکھیں، نیا پاس ورڈ رکھنے کا لنک اسی پر آئے گا۔';
export const backToSignIn = 'سائن اِن پر واپس';
export const keepYourAccount = 'اپنا اکاؤنٹ رہنے دیں';
export const youHaveAskedUsToDelete = 'اسے مٹانے کی درخواست ہمیں ملی ہے۔ رہنے دیں تو کچھ ضائع نہیں ہو گا۔';
export const keepMyAccount = 'میرا اکاؤنٹ رہنے دیں';
export const keeping = 'اکاؤنٹ بچایا جا رہا ہے...';
export const signInToSeeYourMeasurements = 'اپنے ناپ اور آرڈر دیکھنے کے لیے سائن اِن کریں۔';
export const welcome = ({ username }: { username: string }) => `خوش آمدید، ${username}`;
export const youAreSignedIn = 'سائن اِن ہو چکا ہے۔';
export const newHere = 'ابھی اکاؤنٹ نہیں؟ <link>اکاؤنٹ بنائیں</link>';
export const createAnAccount = 'اکاؤنٹ بنائیں';
export const signInToContinue = 'جہاں کام چھوٹا تھا، وہیں سے جاری رکھنے کے لیے سائن اِن کریں۔';
export const yourMeasurementsAreSaved = 'آپ کا ناپ محفوظ ہے، اگلا کُرتا اب چند لمحوں کا کام ہے۔';
export const notifications = 'اطلاعات';
export const failedToGetYourNotifications = 'آپ کی اطلاعات نہیں کھل سکیں';
export const noNotificationsYet = 'ابھی کوئی اطلاع نہیں';
export const whatNotificationsTell = 'آپ کے آرڈر اور رائے کی ہر خبر یہاں ملے گی۔';
export const loadingYourNotifications = 'آپ کی اطلاعات کھل رہی ہیں...';
export const allDetailsUnderMyOrders = 'پوری تفصیل “میرے آرڈر” میں';
export const noOrdersYet = 'ابھی کوئی آرڈر نہیں';
export const answerAFewQuestionsToOrder = 'چند سوالوں کے جواب دیں اور پہلا جوڑا سلوائیں۔';
export const yourOrders = 'آپ کے آرڈر';
export const orders = 'آرڈر';
export const whoKeepsYourCardNumber =
  'آپ کے کارڈ کا نمبر صرف ادائیگی کی سروس کے پاس رہتا ہے۔ ہمیں بس کارڈ کی قسم، آخری چار ہندسے اور مدت معلوم ہے۔';
export const failedToFetchYourCards = 'آپ کے کارڈ نہیں کھل سکے';
export const loadingYourCards = 'آپ کے کارڈ کھل رہے ہیں...';
export const noSavedCards = 'کوئی کارڈ محفوظ نہیں';
export const howToSaveACard =
  'کارڈ سے ادائیگی کے وقت “اگلے آرڈر کے لیے یہ کارڈ محفوظ کریں” پر نشان لگائیں، پھر بس ایک بٹن دبانے سے آرڈر ہو جائے گا۔';
export const weTakeNoCards = 'ابھی کارڈ سے ادائیگی نہیں ہوتی۔ آرڈر پہنچنے پر نقد ادائیگی کریں۔';
export const seeTheCultureCollection = 'ثقافتی کلیکشن دیکھیں';
export const yourProfile = 'آپ کا پروفائل';
export const loadingYourProfile = 'آپ کا پروفائل کھل رہا ہے...';
export const wishlist = 'پسندیدہ';
export const setANewPassword = 'نیا پاس ورڈ رکھیں';
export const thisLinkNoLongerWorks = 'یہ لنک اب نہیں چلتا';
export const twoStepSignIn = 'دو مرحلوں والا سائن اِن';
export const aStolenPasswordOpensNothing = 'آپ کے فون کے بغیر چوری کے پاس ورڈ سے کچھ نہیں کھلتا۔';
export const oneMoment = 'ایک لمحہ۔';
export const thePageCouldNotBeLoaded = 'صفحہ نہیں کھل سکا۔';
export const itIsOnAlready = 'یہ پہلے سے چالو ہے۔';
export const staffNeedTwoSteps =
  'یہاں کام کرنے والے پاس ورڈ اور کوڈ سے سائن اِن کرتے ہیں۔ آگے بڑھنے سے پہلے اسے چالو کریں۔';
export const signInWithPasswordAndCode = 'پاس ورڈ اور اپنے فون کی ایپ کے کوڈ سے سائن اِن کریں۔';
export const twoStepSignInIsOn = 'دو مرحلوں والا سائن اِن چالو ہے۔';
export const iHaveKeptTheCodes = 'کوڈ سنبھال لیے ہیں';
export const signInReturn = 'سائن اِن';
export const signingYouIn = 'سائن اِن ہو رہا ہے...';
export const thisTakesAMoment = 'ایک لمحہ لگے گا۔';
export const createYourAccount = 'اپنا اکاؤنٹ بنائیں';
export const oneStepLeft = ({ provider }: { provider: string }) =>
  `ایک قدم باقی ہے۔ اس کے بعد ${provider} سے سائن اِن ہو گا۔`;
export const oneMoreStep = 'ایک قدم اور';
export const yourAccountHasTwoSteps = 'آپ کے اکاؤنٹ میں دو مرحلوں والا سائن اِن ہے۔';
export const youAlreadyHaveAnAccount = 'آپ کا اکاؤنٹ پہلے سے ہے';
export const anAccountHasThisAddress = ({ email, provider }: { email: string; provider: string }) =>
  `\u2066${email}\u2069 پر اکاؤنٹ موجود ہے۔ اسے ${provider} سے جوڑنے کے لیے ایک بار اور سائن اِن کریں۔`;
export const whatAnAccountIsFor = 'ناپ محفوظ رکھیں، پسند کے درزی سے کپڑے سلوائیں، اور ہر مرحلے پر نظر رکھیں۔';
export const alreadyHaveAnAccount = 'پہلے سے اکاؤنٹ ہے؟ <link>سائن اِن</link>';
export const howOrderingWorks =
  'ریٹنگ اور قیمت دیکھ کر درزی چنیں، جو سلوانا ہو اس کی تصویر بھیجیں، اور ہر مرحلے پر نظر رکھیں۔';
export const undoTheEMailChange = 'ای میل کی تبدیلی واپس کریں';
export const onlyThePasswordChanges = 'آپ کے ناپ اور آرڈر محفوظ ہیں؛ صرف پاس ورڈ بدلے گا۔';
export const writeToUs = 'ہمیں لکھیں';
export const undoTheAddressChange = 'ای میل کی تبدیلی واپس کریں';
export const whatUndoingDoes =
  'اکاؤنٹ پر پہلے والی ای میل واپس آ جائے گی۔ ہر ڈیوائس سے سائن آؤٹ ہو جائے گا، اور نیا پاس ورڈ رکھنے کا لنک ای میل سے آئے گا۔';
export const undoTheChange = 'تبدیلی واپس کریں';
export const undoing = 'واپس ہو رہی ہے...';
export const goToTheHomePage = 'پہلے صفحے پر جائیں';
export const failedToFetchYourWishlist = 'آپ کی پسندیدہ چیزیں نہیں کھل سکیں';
export const yourWishlist = 'آپ کی پسندیدہ چیزیں';
export const loadingYourWishlist = 'آپ کی پسندیدہ چیزیں کھل رہی ہیں...';
export const thisListIsSavedOnThisDevice =
  'یہ فہرست اسی ڈیوائس پر محفوظ ہے۔ سب ڈیوائسوں پر دیکھنے کے لیے <link>سائن اِن</link> کریں۔';
export const failedToChangeYourWishlist = 'پسندیدہ میں تبدیلی نہیں ہو سکی';
export const yourWishlistIsEmpty = 'ابھی کوئی پسندیدہ چیز نہیں';
export const tapTheHeartOnAProduct = 'کسی چیز پر بنا دل دبائیں، وہ یہاں محفوظ ہو جائے گی۔';
export const savedProducts = 'محفوظ چیزیں';
export const addProductToCart = ({ name }: { name: string }) => `ٹوکری میں ڈالیں: ${name}`;
export const addToCart = 'ٹوکری میں ڈالیں';

export const signInByPhone = 'فون پر کوڈ سے سائن اِن کریں';
export const signUpByPhone = 'ای میل نہیں؟ اپنا فون نمبر استعمال کریں';
export const noEMailYet = 'ابھی کوئی ای میل نہیں';
export const byPhone = 'اپنے فون سے';
export const aboutByPhone =
  'اپنا موبائل نمبر لکھیں۔ ہم آپ کو کوڈ بھیجیں گے؛ اکاؤنٹ نہ ہو تو اسی سے بن جائے گا۔';
export const howPhoneSignInWorks = 'آپ کا نمبر اور ایک کوڈ کافی ہیں: نہ ای میل، نہ پاس ورڈ۔';
export const confirmNewPhone = 'اپنے اکاؤنٹ کا فون بدلیں';
export const newPhoneSignsInThen = 'اس کے بعد نئے نمبر پر آنے والے کوڈ سے آپ کا اکاؤنٹ کھلے گا۔';
export const changeThePhone = 'فون بدلیں';
export const confirmThatItIsYou = 'تصدیق کریں کہ یہ آپ ہی ہیں';
export const onlyIfYouSignedIn =
  'یہ تبھی دبائیں جب کوڈ سے سائن اِن آپ ہی نے کیا ہو۔ ہو سکتا ہے آپ کا فون نمبر کسی اور کے پاس ہو۔';
export const itIsMe = 'یہ میں ہی ہوں';

import { plural } from '../plural.ts';

export const aboutUs = 'ہمارے بارے میں';
export const aboutUsDescription =
  'آپ کا جوڑا کون سیتا ہے، کپڑا کہاں سے آتا ہے، اور ہمارے وعدے کیا ہیں: ناپ پر سلائی، ثقافتی چیزیں اور برانڈ، سب ایک ہی جگہ۔';
export const garmentsMadeForYou = 'خاص آپ کے لیے سلے جوڑے';
export const ourOwnWorkshopFinishes = ({ days }: { days: number }) =>
  `ہمارے اپنے کارخانے میں کام ${days} دن کے اندر مکمل ہوتا ہے۔ ہر ساتھی درزی کا انداز اور نرخ اپنے ہیں، اور گاہکوں کی رائے بھی ساتھ ہے۔`;
export const howCustomTailoringWorks = 'ناپ پر سلائی کیسے ہوتی ہے';
export const craftFromItsHomeRegion = 'جہاں کا ہنر، وہیں سے';
export const phulkariAjrakDochAndMore =
  'پنجاب کی پھلکاری، سندھ کی اجرک، بلوچستان کی دوچ، اور ساتھ زیور اور گھر کی سجاوٹ۔';
export const seeTheCollections = 'کلیکشن دیکھیں';
export const brandsWeSell = 'ہمارے ہاں کے برانڈ';
export const brandsInOneCart =
  'تیار لباس اور ڈیزائنر برانڈ ایک ہی ٹوکری میں۔ ہر برانڈ اپنی چیزیں خود بھیجتا ہے، مگر بات کسی بھی چیز کی ہو، رابطہ ہم سے کریں۔';
export const youSeeThePriceFirst = 'قیمت پہلے نظر آتی ہے';
export const youSeeEveryPartOfThePrice =
  'آرڈر سے پہلے قیمت کا ہر حصہ سامنے ہوتا ہے، اور ادائیگی اتنی ہی ہوتی ہے، چاہے نرخ بعد میں بدل جائیں۔';
export const yourMeasurementsAreYours = 'آپ کا ناپ آپ کا ہے';
export const youCanChangeAndDeleteThem =
  'اسے جب چاہیں بدلیں یا مٹائیں۔ جس ناپ پر جوڑا سِلا، اس کی نقل صرف اُس آرڈر کا درزی اور ہماری ٹیم دیکھتے ہیں۔';
export const youCanFollowTheWork = 'کام کا حال دیکھتے رہیں';
export const followItWithATrackingNumber = 'ٹریکنگ نمبر سے ہر مرحلہ دیکھیں، سائن اِن کیے بغیر۔';
export const wePutItRight = 'کمی ہو تو ہم ٹھیک کرتے ہیں';
export const weAlterItFreeOfCharge = ({ days }: { days: number }) =>
  `اگر جوڑا ناپ کے مطابق پورا نہ آئے تو ہم ${days} دن کے اندر مفت درست کرتے ہیں۔`;
export const aTailorsMeasureKeptForYou = 'درزی کا ناپ، آپ کے لیے محفوظ';
export const whatNaapIs = ({ brand }: { brand: string }) =>
  `<i>ناپ</i> وہ ہے جو درزی کپڑا کاٹنے سے پہلے لکھتا ہے۔ ${brand} میں آپ کا ناپ محفوظ رہتا ہے، اس لیے اگلے جوڑے کے لیے دکان پر آنے کی ضرورت نہیں: آپ جہاں بھی ہوں، کپڑا، ڈیزائن اور درزی چنیں۔`;
export const workshopPicture = 'کارخانہ: لیمپ کے نیچے سلائی مشین، جس پر کڑھائی والا کپڑا سل رہا ہے';
export const whatWeDo = 'ہم کیا کرتے ہیں';
export const whatWePromise = 'ہمارے وعدے';
export const anyQuestions = 'کوئی سوال؟';
export const weAreHappyToHelp = 'آرڈر سے پہلے جو پوچھنا ہو، خوشی سے بتائیں گے۔';
export const contactUs = 'ہم سے رابطہ کریں';
export const becomeATailor = 'ساتھی درزی بنیں';
export const becomeATailorDescription =
  'پورے پاکستان اور بیرونِ ملک کے گاہکوں کے لیے سلائی کریں: نرخ آپ کے، دن آپ کے، اور ہر ناپ لکھا ہوا۔ اپنے کام کی چند تصویروں کے ساتھ درخواست دیں۔';
export const youApply = 'آپ کی درخواست';
export const tellUsAboutYourShop = 'اپنی دکان، نرخ اور دن بتائیں، اور اپنے کام کی چند تصویریں لگائیں۔';
export const youConfirmYourEMail = 'ای میل یا فون کی تصدیق';
export const weSendYouALink =
  'ہم ای میل پر لنک یا فون پر کوڈ بھیجتے ہیں۔ اس سے پہلے درخواست کوئی نہیں دیکھتا۔';
export const weLookAtIt = 'ہم دیکھتے ہیں';
export const weMayCallOrAsk = 'شاید ہم فون کریں یا لکھ کر کچھ پوچھیں۔ اس دوران آپ کا لکھا ضائع نہیں ہوتا۔';
export const youStitch = 'سلائی شروع';
export const youSetAPassword =
  'سائن اِن کرتے ہی آپ کا کارخانہ کھل جاتا ہے: آرڈر، ان کے ناپ، تصویریں اور وعدے کے دن۔';
export const stitchForOurCustomers = ({ brand }: { brand: string }) =>
  `اپنی ہی دکان سے ${brand} کے گاہکوں کے لیے سلائی کریں۔ نرخ اور دن آپ طے کریں؛ ہر آرڈر کے ساتھ ناپ، ڈیزائن اور وعدے کا دن ہوتا ہے۔`;
export const yourApplication = 'آپ کی درخواست';
export const youAreSignedInAsACustomer =
  'ابھی آپ کا گاہک والا اکاؤنٹ کھلا ہے۔ درزی کا اکاؤنٹ الگ ہوتا ہے، اس لیے اِس اکاؤنٹ والی نہیں، کوئی اور ای میل یا نمبر لکھیں۔';
export const sendApplication = 'درخواست بھیجیں';
export const howYouJoin = 'شامل ہونے کا طریقہ';
export const oneMoreStepOpenYourMail = 'ایک قدم اور: اپنی ای میل کھولیں';
export const weHaveSentAMail = ({ email, days }: { email: string; days: number }) =>
  `ہم نے \u2066${email}\u2069 پر ای میل بھیج دی ہے۔ اس کا لنک کھول کر بٹن دبائیں، پھر ہم درخواست دیکھیں گے۔ لنک ${days} دن چلتا ہے؛ اگر چند منٹ میں ای میل نہ ملے تو اسپیم فولڈر دیکھیں۔`;
export const applyWithAnotherAddress = 'کوئی اور ای میل لکھیں';
export const weSendAMessage = ({ phone }: { phone: string }) =>
  `\u2066${phone}\u2069 پر پیغام آ رہا ہے۔ اس کے لنک سے جب چاہیں اپنی درخواست دیکھیں، جواب دیں یا واپس لیں۔`;
export const unknownBrand = 'یہ برانڈ نہیں ملا';
export const clothesBy = ({ tagline, name }: { tagline: string; name: string }) =>
  `${tagline}۔ ${name} کے لباس۔`;
export const clothesByFrom = ({ tagline, name, city }: { tagline: string; name: string; city: string }) =>
  `${tagline}۔ ${city} کے برانڈ ${name} کے لباس۔`;
export const nothingInYet = ({ section }: { section: string }) => `${section}: ابھی یہاں کچھ نہیں`;
export const hasProductsIn = ({ name }: { name: string }) => `${name} کی چیزیں ان حصوں میں ہیں:`;
export const weCouldNotFindThisBrand = 'ہمیں یہ برانڈ نہیں ملا۔ شاید وہ اب یہاں نہیں، یا لنک غلط ہے۔';
export const brandType = 'برانڈ کی قسم';
export const location = 'جگہ';
export const category = 'قسم';
export const allBrands = 'سب برانڈ';
export const allBrandsDescription =
  'ڈیزائنر اور تیار لباس کے برانڈ ایک ہی جگہ: مغربی، اَن سلے، سلے ہوئے اور فارمل، مردانہ، زنانہ اور بچوں کے۔ سیل، ناپ پر سلائی اور جگہ سے چھانٹیں۔';
export const browseAllOurBrands = 'سب برانڈ دیکھیں، یا اپنی پسند بتائیں، ہم کچھ تجویز کریں گے۔';
export const makeASuggestion = 'تجویز لیں';
export const searchBrands = 'برانڈ تلاش کریں';
export const nameOfABrand = 'برانڈ کا نام';
export const noBrandsFound = 'کوئی برانڈ نہیں ملا';
export const noBrandMatches = 'آپ کی تلاش اور چھانٹی سے کوئی برانڈ میل نہیں کھاتا۔';
export const clearSearchAndFilters = 'تلاش اور چھانٹی ہٹائیں';
export const confirmYourOrder = 'اپنے آرڈر کی تصدیق کریں';
export const pressTheButtonToConfirmOrder =
  'آرڈر اور ای میل پتے کی تصدیق کے لیے بٹن دبائیں۔ پھر بیچنے والے پیک کرنا شروع کریں گے۔';
export const confirmMyOrder = 'آرڈر کی تصدیق کریں';
export const confirmingOrder = 'تصدیق ہو رہی ہے...';
export const continueShopping = 'خریداری جاری رکھیں';
export const yourOrderIsConfirmed = 'آپ کے آرڈر کی تصدیق ہو گئی';
export const yourOrderIsPlaced = ({ trackingNumber, day }: { trackingNumber: string; day: string }) =>
  `شکریہ۔ آرڈر <b>${trackingNumber}</b> ہمیں مل گیا۔ متوقع تاریخ: ${day}۔`;
export const contactUsDescription =
  'چیٹ، فون، ای میل یا پیغام: ہم سے رابطے کے طریقے، دکان کے اوقات، اور عام سوالوں کے جواب۔';
export const customTailoring = 'ناپ پر سلائی';
export const aGarmentToYourMeasurements = 'آپ کے ناپ کا جوڑا، اور اس کی درستی';
export const culturalProducts = 'ثقافتی چیزیں';
export const whatIsInStock = 'کیا دستیاب ہے، اور کہاں کا بنا ہے';
export const brandShopping = 'برانڈ کی خریداری';
export const sizesColoursPrices = 'سائز، رنگ، قیمتیں';
export const bulkOrders = 'بڑا آرڈر';
export const uniformsAndCollections = 'کاروبار کے لیے یونیفارم اور کلیکشن';
export const orderTracking = 'آرڈر کا حال';
export const whereItIsAndWhenItArrives = 'کہاں ہے اور کب پہنچے گا';
export const technicalSupport = 'ویب سائٹ کا مسئلہ';
export const signingInMeasurementsPayment = 'سائن اِن، ناپ، ادائیگی';
export const aQuestionAboutACollar =
  'کالر کا سوال ہو، آرڈر میں دیر ہو یا دو سو مہمانوں کی شادی: ہمیں بتائیں، ہماری ٹیم مدد کرے گی۔';
export const sendUsAMessage = 'ہمیں پیغام بھیجیں';
export const weAnswerByEMail = 'ہم دکان کے اوقات میں ای میل سے جواب دیتے ہیں۔';
export const weAnswerInTheChat = 'ہم دکان کے اوقات میں چیٹ میں جواب دیتے ہیں۔';
export const contactInformation = 'رابطے کی تفصیل';
export const ourServices = 'ہماری خدمات';
export const frequentlyAskedQuestions = 'عام سوال';
export const moreAnswersInTheHelpCenter = 'مزید جواب مدد کے صفحے پر';
export const findUs = 'ہمارا پتا';
export const cultureByDescription =
  'پنجابی پھلکاری، سندھی اجرک، بلوچی دوچ، زیور، عبایا اور رلّی: کپڑا کہاں کا ہے، کیسے بنتا ہے، اور ہم کیا بیچتے ہیں۔';
export const sixCollections =
  'چھ کلیکشن، ہر ایک کا اپنا کپڑا: کہاں کا ہے، کیسے بنتا ہے، اور ہم کیا بیچتے ہیں۔';
export const seeTheWholeCollection = 'پوری کلیکشن دیکھیں';
export const collections = 'کلیکشن';
export const seeAllOf = ({ title }: { title: string }) => `${title}: سب دیکھیں`;
export const theFirstPiecesArriveSoon = 'اس کلیکشن کی پہلی چیزیں جلد آ رہی ہیں۔';
export const theWholeCultureCollection = 'پوری ثقافتی کلیکشن';
export const sortBy = 'ترتیب';
export const wholeCollectionDescription =
  'پنجاب کی پھلکاری، سندھ کی اجرک، بلوچستان کی دوچ، زیور، عبایا اور گھر کی چیزیں۔ پوری کلیکشن میں تلاش کریں، چھانٹیں اور ترتیب دیں۔';
export const clothAndCraft = 'پنجاب، سندھ اور بلوچستان کا کپڑا اور ہنر، زیور، عبایا اور گھر کی چیزیں۔';
export const searchProducts = 'چیزیں تلاش کریں';
export const nameOfAProduct = 'چیز کا نام';
export const noProductsFound = 'کوئی چیز نہیں ملی';
export const noProductMatches = 'آپ کی تلاش اور چھانٹی سے کوئی چیز میل نہیں کھاتی۔';
export const seeAllCollections = 'سب کلیکشن دیکھیں';
export const customTailoringDescription =
  'آپ کے ناپ پر جوڑا کیسے سلتا ہے: پانچ قدم، ہمارا اپنا کارخانہ یا ساتھی درزی، اصل قیمتیں، اور مفت درستی۔';
export const aGarmentThatBeginsWithYou =
  'جوڑا جو آپ سے شروع ہوتا ہے: ناپ آپ کا، کپڑا آپ کا، کالر آپ کی پسند کا۔ درزی چنیں، آرڈر سے پہلے قیمت دیکھیں، اور دروازے تک اس کا حال دیکھتے رہیں۔';
export const startYourOrder = 'آرڈر شروع کریں';
export const addMyMeasurements = 'اپنا ناپ لکھیں';
export const whatShallWeStitch = 'کیا سلوانا ہے؟';
export const fillInTheOrderBeforeSigningIn = 'پورا آرڈر سائن اِن سے پہلے بھی بھرا جا سکتا ہے۔';
export const askFirst = 'پہلے پوچھیں';
export const measureOnce = 'ناپ ایک بار لیں';
export const withASoftTapeOrAPicture =
  'نرم فیتے اور ہر خانے کے ساتھ دی گئی ہدایت سے، یا اپنے درزی کے لکھے ناپ کی تصویر سے۔ ہم اسے اگلی بار کے لیے محفوظ رکھتے ہیں۔';
export const howToMeasure = 'ناپ کیسے لیں';
export const chooseWhoStitches = 'درزی چنیں';
export const ourWorkshopOrAPartner = 'ہمارا اپنا کارخانہ، یا علاقے، ریٹنگ اور نرخ دیکھ کر کوئی ساتھی درزی۔';
export const showWhatYouHaveInMind = 'اپنی پسند دکھائیں';
export const garmentFabricPictureCollar = 'جوڑا، کپڑا، ڈیزائن کی تصویر، اور کالر کے بارے میں دو لفظ۔';
export const seePriceAndDayThenOrder = 'قیمت اور دن دیکھ کر آرڈر دیں';
export const thePriceAddsUp = 'آپ چنتے جائیں، قیمت ساتھ جڑتی جاتی ہے۔ بعد میں کچھ نہیں بڑھتا۔';
export const followItAndTryItOn = 'حال دیکھتے رہیں، پھر پہن کر دیکھیں';
export const stageByStageToYourDoor = ({ days }: { days: number }) =>
  `مرحلہ بہ مرحلہ، دروازے تک۔ اگر جوڑا ناپ کے مطابق پورا نہ آئے تو ہم ${days} دن کے اندر مفت درست کرتے ہیں۔`;
export const trackAnOrder = 'آرڈر کا حال دیکھیں';
export const howItWorks = 'یہ کیسے ہوتا ہے';
export const whatItCosts = 'کتنا خرچ آتا ہے';
export const stitchingWithoutTheCloth = 'ہمارے اپنے کارخانے کی سلائی، کپڑے کے بغیر۔';
export const urgentInHalfTheTime = 'فوری، آدھے وقت میں';
export const percentMore = ({ percent }: { percent: number }) => `${percent} % زیادہ`;
export const weCollectYourCloth = 'کپڑا ہم آ کر لیں';
export const weBringTheGarment = 'جوڑا ہم پہنچائیں';
export const topics = 'موضوعات';
export const somethingElse = 'کوئی اور بات؟';
export const chatCallOrWrite = 'چیٹ کریں، فون کریں یا لکھیں: ہمیں مدد کر کے خوشی ہو گی۔';
export const chatWithUs = 'ہم سے چیٹ کریں';
export const unsubscribe = 'ای میل بند کریں';
export const unsubscribing = 'بند ہو رہی ہے...';
export const failedToUnsubscribe = 'ای میل بند نہیں ہو سکی';
export const allEMailSettings = 'ای میل کی سب سیٹنگز';
export const unsubscribeFromTheseEMails = 'یہ ای میل بند کریں؟';
export const youWillGetNoMoreEMails = ({ topic }: { topic: string }) =>
  `“${topic}” کے بارے میں مزید ای میل نہیں آئے گی۔ آپ کے آرڈر کی ضروری ای میل پھر بھی آتی رہے گی۔`;
export const youAreUnsubscribed = 'ای میل بند ہو گئی';
export const weWillNotEMailYouAgain = ({ topic }: { topic: string }) =>
  `“${topic}” کے بارے میں اب ای میل نہیں آئے گی۔ خبر آپ کی اطلاعات میں پھر بھی ملے گی۔`;
export const confirmYourSubscription = 'نیوز لیٹر کی تصدیق کریں';
export const openTheLinkInTheEMail =
  'ہماری بھیجی ہوئی ای میل کا لنک کھولیں۔ اگر ای میل نہیں ملی تو اسی صفحے کے نیچے دوبارہ شامل ہوں۔';
export const pressTheButtonForOurNewsletter = 'ہمارا نیوز لیٹر پانے کے لیے بٹن دبائیں۔';
export const confirmMySubscription = 'تصدیق کریں';
export const youAreSubscribed = 'اب نیوز لیٹر آپ کو آیا کرے گا';
export const weWillEMailNews = ({ email }: { email: string }) =>
  `جب کچھ نیا ہو گا، ہم \u2066${email}\u2069 پر لکھیں گے۔ ہر ای میل میں بند کرنے کا لنک ہوتا ہے۔`;
export const newsletter = 'نیوز لیٹر';
export const newsletterDescription = 'کلیکشن، درزیوں اور برانڈ کی خبریں، کبھی کبھار۔';
export const newsNowAndThen = 'کلیکشن، درزیوں اور برانڈ کی خبریں، کبھی کبھار۔ جب چاہیں بند کریں۔';
export const subscribe = 'شامل ہوں';
export const unsubscribeFromTheNewsletter = 'نیوز لیٹر بند کریں؟';
export const youWillGetNoMoreNewsletters = 'مزید نیوز لیٹر نہیں آئیں گے۔ آرڈر کی ای میل پھر بھی آتی رہے گی۔';
export const youGetNoMoreNewsletters =
  'اب نیوز لیٹر نہیں آئیں گے۔ ارادہ بدل جائے تو کسی بھی صفحے کے نیچے دوبارہ شامل ہوں۔';
export const inForceSince = ({ day }: { day: string }) => `<time>${day}</time> سے نافذ`;
export const sizeGuideDescription =
  'مردوں، خواتین اور بچوں کے سائز S، M، L اور XL کے جسم کے ناپ، اور خود ناپ لیتے وقت فیتہ کہاں رکھیں۔';
export const findYourSize =
  'تیار چیزوں کے لیے وہ کالم دیکھیں جو آپ کے ناپ سے ملتا ہے۔ ناپ دو سائز کے بیچ ہو تو بڑا لیں: درزی چھوٹا کر سکتا ہے، بڑا مشکل سے۔ ناپ پر سلے جوڑے آپ ہی کے ناپ کے ہوتے ہیں۔';
export const onThisPage = 'اس صفحے پر';
export const notInTheTable = 'چارٹ میں نہیں؟';
export const nobodyIsExactlyASize = 'پورا پورا سائز کسی کا نہیں ہوتا۔ اپنے ہی ناپ پر سلوا لیں۔';
export const useASoftTape =
  'ہلکے کپڑوں پر نرم فیتے سے ناپ لیں، اور کسی سے مدد لیں۔ فیتہ سیدھا اور ساتھ لگا رہے، تنگ نہ ہو: نیچے ایک انگلی آ جائے۔ کوئی ناپ چنیں اور دیکھیں فیتہ کہاں رکھنا ہے۔';
export const shownOn = 'کس پر دکھائیں';
export const people = { woman: 'خاتون', man: 'مرد', child: 'بچہ' };
export const saveMyMeasurements = 'اپنا ناپ محفوظ کریں';
export const loadingYourApplication = 'آپ کی درخواست کھل رہی ہے...';
export const thisLinkDoesNotWork = 'یہ لنک کام نہیں کرتا';
export const applyAgain = 'دوبارہ درخواست دیں';
export const applicationTitles = {
  UNCONFIRMED: 'اپنی درخواست کی تصدیق کریں',
  SUBMITTED: 'ہم آپ کی درخواست دیکھ رہے ہیں',
  QUESTIONED: 'ہمارا ایک سوال ہے',
  APPROVED: 'ہمارے درزیوں میں خوش آمدید',
  DECLINED: 'ابھی ہم آپ کو شامل نہیں کر سکتے',
};
export const yourApplicationIsWithdrawn = 'درخواست واپس لے لی گئی';
export const youAreWelcomeToApplyAgain =
  'درخواست سب تصویروں سمیت مٹا دی گئی ہے۔ دوبارہ درخواست دیں تو ہمیں خوشی ہو گی۔';
export const appliedOn = ({ shop, city, day }: { shop: string; city: string; day: string }) =>
  `${shop}، ${city} · درخواست کی تاریخ: ${day}`;
export const weHaveYourApplication = ({ email }: { email: string }) =>
  `درخواست ہمیں مل گئی ہے۔ ہم اسے دیکھ کر \u2066${email}\u2069 پر لکھیں گے، ضرورت ہوئی تو فون بھی کریں گے۔`;
export const youAreOneOfOurTailors = 'آپ ہمارے درزیوں میں شامل ہیں۔ اپنا کارخانہ کھولنے کے لیے سائن اِن کریں۔';
export const ourQuestion = 'ہمارا سوال';
export const isThisWhatYouWantToSend = 'کیا یہی بھیجنا ہے؟ بٹن دبائیں، پھر ہم اسے دیکھیں گے۔';
export const confirmAndSend = 'تصدیق کر کے بھیجیں';
export const stitchesFor = 'سلائی';
export const alsoOffers = 'دوسری خدمات';
export const nothingElse = 'اور کچھ نہیں';
export const takes = 'وقت';
export const businessDays = ({ days }: { days: number }) => plural(days, 'کام کا 1 دن', `کام کے ${days} دن`);
export const whatYouHaveWritten = 'آپ کا لکھا ہوا';
export const sample = ({ place }: { place: number }) => `نمونہ ${place}`;
export const withdrawThisApplication = 'یہ درخواست واپس لیں';
export const withdrawYourApplication = 'درخواست واپس لیں؟';
export const keepIt = 'رہنے دیں';
export const withdrawIt = 'واپس لیں';
export const withdrawing = 'واپس لی جا رہی ہے...';
export const youCanApplyAgain =
  'درخواست سب تصویروں سمیت مٹا دی جائے گی۔ دوبارہ درخواست کسی بھی وقت دی جا سکتی ہے۔';
export const unknownTailor = 'یہ درزی نہیں ملا';
export const tailorDescription = ({ name, area }: { name: string; area: string }) =>
  `${name}، ${area}: نرخ، کام، گاہکوں کی رائے اور سلائی کا وقت۔`;
export const tailorOfDescription = ({
  name,
  area,
  garments,
}: {
  name: string;
  area: string;
  garments: string;
}) => `${name}، ${area}۔ سلائی: ${garments}۔ نرخ، کام، گاہکوں کی رائے اور سلائی کا وقت۔`;
export const orderFromThisTailor = 'اس درزی کو آرڈر دیں';
export const work = 'کام';
export const workOf = ({ name, place, pictures }: { name: string; place: number; pictures: number }) =>
  `${name} کا کام، ${pictures} میں سے تصویر ${place}`;
export const rates = 'نرخ';
export const thisTailorTakesNoOrders = 'ابھی یہاں آرڈر نہیں لیے جا رہے۔';
export const servicesAndAddress = 'خدمات اور پتا';
export const services = 'خدمات';
export const unitOfDays = (_: { days: number }) => 'دن';
export const unitOfBusinessDays = ({ days }: { days: number }) => plural(days, 'کام کا دن', 'کام کے دن');
export const unitOfOrders = (_: { orders: number }) => 'آرڈر';
export const promiseKept = 'وعدہ پورا';
export const deliveredByThePromisedDay = 'وعدے کے دن تک پہنچے';
export const measured = 'ناپے گئے';
export const measuredBeforeDispatch = 'جوڑے، روانگی سے پہلے';
export const delivered = 'پہنچائے گئے';
export const readyIn = 'تیاری کا وقت';
export const averagePrice = 'اوسط قیمت';
export const forStitching = 'سلائی کے';
export const whereAndWhen = 'کہاں اور کب';
export const dayOffEveryWeek = 'ہفتہ وار چھٹی:';
export const thisTailorIsNotHere = 'ابھی یہاں آرڈر نہیں لیے جا رہے، یا لنک غلط ہے۔';
export const findATailor = 'درزی تلاش کریں';
export const ourWorkshopOrATailorOfYours = 'ہمارا کارخانہ، یا آپ کی پسند کا درزی؟';
export const inHouse = ({ brand }: { brand: string }) => `${brand} کا اپنا کارخانہ`;
export const time = 'وقت';
export const daysFromConfirmation = ({ days }: { days: number }) => `تصدیق کے بعد ${days} دن`;
export const price = 'قیمت';
export const fromPrice = ({ price }: { price: string }) => `${price} سے شروع`;
export const shownInTheOrderForm = 'آرڈر فارم میں نظر آتی ہے';
export const managedBy = 'ذمہ داری';
export const usFromClothToDoorstep = 'ہماری، کپڑے سے دروازے تک';
export const bestWithADeadline = 'جب وقت کم ہو اور موازنہ نہ کرنا ہو تو یہی بہتر ہے۔';
export const aPartnerTailor = 'ساتھی درزی';
export const eachTailorsOwnRateCard = 'ہر درزی کا اپنا نرخ نامہ';
export const fromPriceByRateCard = ({ price }: { price: string }) =>
  `${price} سے شروع، ہر درزی کے نرخ نامے کے مطابق`;
export const managedByOneOfTailors = ({ tailors }: { tailors: number }) =>
  `${tailors} درزیوں میں سے ایک کی؛ آرڈر پر نظر ہماری، جواب دہ بھی ہم`;
export const managedByTheTailor = 'درزی کی؛ آرڈر پر نظر ہماری، جواب دہ بھی ہم';
export const bestWhenYouWantToChoose =
  'جب خود چننا ہو تو یہ بہتر ہے: ہر درزی کا علاقہ، ریٹنگ اور نرخ سامنے ہیں۔';
export const compareInTheOrderForm = 'آرڈر فارم میں موازنہ کریں';

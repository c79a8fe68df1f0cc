import { plural } from '../plural.ts';

export const failedToFetchBrands = 'برانڈ نہیں کھل سکے';
export const failedToFetchProducts = 'چیزیں نہیں کھل سکیں';
export const punjabiCloth = 'سرخ کپڑا، جس پر سنہرے ریشم سے پھلکاری کے ہیرے نما پھول کڑھے ہیں';
export const punjabiStory =
  'پھلکاری یعنی پھولوں کا کام، جو بے بٹے ریشم سے کپڑے کی اُلٹی طرف سے کاڑھا جاتا ہے؛ بُنائی کا ایک ایک تار آنکھ سے گنا جاتا ہے۔ جس میں ریشم سارا کپڑا ڈھک لے، وہ باغ کہلاتا ہے۔ مائیں اور نانیاں دادیاں بیٹی کی شادی کے لیے برسوں پہلے اسے شروع کر دیتی تھیں۔';
export const sindhiCloth = 'نیل میں رنگا کپڑا، جس پر اجرک کے سرخ اور سفید ستاروں کی چھپائی ہے';
export const sindhiStory =
  'اجرک کی چھپائی لکڑی کے تراشے ہوئے ٹھپوں سے، ہاتھ سے ہوتی ہے۔ یہ نیل اور مجیٹھ میں رنگی جاتی ہے، اور ہر چھپائی اور رنگائی کے بیچ پھر دھلتی ہے۔ سب سے عمدہ اجرک پر چھپائی دونوں طرف ہوتی ہے، اس لیے اس کی کوئی اُلٹی طرف نہیں ہوتی۔ سندھ میں یہ مہمان کے کندھوں پر ڈالی جاتی ہے۔';
export const balochiCloth = 'گہرا سرخ کپڑا، جس پر بلوچی کڑھائی کی قطاریں ہیں';
export const balochiStory =
  'دوچ بلوچستان کی کڑھائی ہے: ٹانکے اتنے باریک اور گھنے کہ ریشم بُنا ہوا لگتا ہے۔ پشک بلوچ عورتوں کا کھلا لباس ہے؛ دوچ اس کے سینے، کفوں اور سامنے کی لمبی جیب پر ہوتی ہے۔ ایک لباس میں پوری سردیاں لگ سکتی ہیں۔';
export const jewelryCloth = 'سرخ کپڑا، جس پر ننھے شیشے پھولوں میں ٹانکے گئے ہیں';
export const jewelryStory =
  'جھمکے کان سے ننھی گھنٹیوں کی طرح لٹکتے ہیں، ٹیکا مانگ میں سجتا ہے، اور کانچ کی چوڑیاں نسلوں سے سندھ کے شہر حیدرآباد سے آتی ہیں۔';
export const abayasCloth = 'رات جیسا گہرا نیلا کپڑا، جس میں ستاروں کا مدھم نقش بُنا ہے';
export const abayasStory =
  'عبایا کندھے سے کھلا کاٹا جاتا ہے تاکہ کمر کو چھوئے بغیر گرے۔ ہر عبایا اپنے کپڑے سے پہچانا جاتا ہے، کپڑے کے وزن اور گرنے کے انداز سے، اور سامنے اور کفوں پر کیے ہوئے کام سے۔';
export const homeDecorCloth = 'رلّی، جو پیلے، سرخ اور سبز سوتی ٹکڑوں سے جوڑی گئی ہے';
export const homeDecorStory =
  'رلّی اُس سوتی کپڑے سے بنتی ہے جو پہلے پہنا جا چکا ہو: اسے دوبارہ رنگ کر، کاٹ کر ٹکڑوں میں بچھایا جاتا ہے، اور ساری تہیں کچے ٹانکوں کی سیدھی قطاروں سے جوڑی جاتی ہیں۔ سندھ اور جنوبی پنجاب کی عورتیں مل کر انہیں سیتی ہیں، اکثر ایک رلّی پر کئی کئی۔';
export const comingSoon = 'جلد آ رہا ہے';
export const viewBrandNamed = ({ name }: { name: string }) => `برانڈ دیکھیں: ${name}`;
export const viewBrand = 'برانڈ دیکھیں';
export const isComingSoon = ({ name }: { name: string }) => `${name}: جلد یہاں`;
export const itsFirstProductsArriveSoon =
  'اس برانڈ کی پہلی چیزیں جلد آئیں گی۔ کچھ دن میں پھر دیکھیں، یا دوسرے برانڈ دیکھ لیں۔';
export const brandSectionComingSoon = 'یہ برانڈ جلد آ رہا ہے';
export const hasNoProductsHereYet = ({ name }: { name: string }) =>
  `${name} کی چیزیں ابھی یہاں نہیں آئیں۔ ہم ان کے لیے جگہ تیار کر رہے ہیں۔`;
export const collections = 'کلیکشن';
export const filters = 'چھانٹیں';
export const viewDetailOf = ({ name }: { name: string }) => `تفصیل دیکھیں: ${name}`;
export const viewDetail = 'تفصیل دیکھیں';
export const noReviewsYet = 'ابھی کوئی رائے نہیں';
export const reviewCount = ({ count }: { count: number }) =>
  plural(count, '1 <noun>گاہک کی رائے</noun>', `${count} <noun>گاہکوں کی رائے</noun>`);
export const colour = 'رنگ';
export const picturesOf = ({ name }: { name: string }) => `${name} کی تصویریں`;
export const enlarge = ({ description }: { description: string }) => `بڑا کر کے دیکھیں: ${description}`;
export const picture = 'تصویر';
export const show = ({ description }: { description: string }) => `دکھائیں: ${description}`;
export const productNotFound404 = '404 - چیز نہیں ملی';
export const weCouldNotFindThisProduct = 'یہ چیز ہمیں نہیں ملی';
export const itMayBeSoldOut = 'شاید ختم ہو گئی ہو، یا لنک غلط ہو۔';
export const seeTheCultureCollection = 'ثقافتی کلیکشن دیکھیں';
export const zoomIn = 'قریب سے دیکھیں';
export const aboutThisProduct = 'اس چیز کے بارے میں';
export const returnsAcceptedWithinDays = ({ days }: { days: number }) =>
  `پہنچنے کے ${days} دن کے اندر واپسی ہو سکتی ہے، اگر چیز اصل حالت میں ہو۔`;
export const notReturnableUnlessDamaged =
  'واپسی نہیں ہو سکتی، سوائے اس کے کہ چیز خراب، ناقص یا آرڈر سے مختلف پہنچے۔';
export const howReturnsAndExchangesWork = 'واپسی اور تبدیلی کیسے ہوتی ہے';
export const loadingProduct = 'چیز کھل رہی ہے...';
export const linkCopied = 'لنک کاپی ہو گیا';
export const copyThisLink = ({ url }: { url: string }) => `یہ لنک کاپی کریں: ${url}`;
export const share = 'شیئر کریں';
export const size = 'سائز';
export const sizeGuide = 'سائز گائیڈ';
export const measureOverLightClothes =
  'ناپ ہلکے کپڑوں کے اوپر سے لیں؛ فیتہ سیدھا ہو اور کسا ہوا نہ ہو۔ ناپ دو سائز کے بیچ ہو تو بڑا سائز لیں۔';
export const howToMeasureAndAllSizes = 'ناپ کیسے لیں، اور سب سائز';
export const loading = 'کھل رہا ہے...';
export const thisPageDoesNotExist = 'یہ صفحہ موجود نہیں';
export const goToTheFirstPage = 'پہلے صفحے پر جائیں';
export const pageOf = ({ found, page, pages }: { found: string; page: number; pages: number }) =>
  `${found}، ${pages} میں سے صفحہ ${page}`;
export const clothesBy = ({ name }: { name: string }) => `${name} کے کپڑے`;
export const measuresOfTheBody = ({ category }: { category: string }) =>
  `${category}: جسم کے ناپ سینٹی میٹر میں، اور نیچے انچ میں۔`;
export const ageInYears = 'عمر، سالوں میں';
export const centimetres = 'سینٹی میٹر،';
export const inches = 'انچ';
export const whatAreYouLookingFor = 'آپ کو کیا چاہیے؟';
export const whoIsItFor = 'کس کے لیے؟';
export const easternOrWesternWear = 'مشرقی لباس یا مغربی؟';
export const whichKindOfDress = 'کس قسم کا لباس؟';
export const whatWouldYouLikeToSpend = 'بجٹ کتنا ہے؟';
export const doYouHaveAFavouriteColour = 'کوئی پسندیدہ رنگ ہے؟';
export const localOrInternationalBrands = 'پاکستانی برانڈ یا بیرونِ ملک کے؟';
export const shoppingPreferences = 'آپ کی پسند';
export const loadingTheQuestions = 'سوال کھل رہے ہیں...';
export const chooseNoneIfYouHaveNo = 'کوئی پسندیدہ رنگ نہ ہو تو “کوئی نہیں” چنیں۔';
export const yourOwnColour = 'آپ کا اپنا رنگ';
export const anotherColour = 'کوئی اور رنگ';
export const pickedForYou = 'خاص آپ کے لیے';
export const nothingMatchesAllYourAnswers =
  'آپ کے سب جوابوں کے مطابق کچھ نہیں ملا۔ قیمت یا لباس کی قسم بدل کر دیکھیں۔';
export const bestMatchFirst = ({ brands, products }: { brands: string; products: string }) =>
  `${brands} اور ${products}، سب سے مناسب پہلے۔`;
export const dismiss = 'ہٹا دیں';
export const thankYouForSharing = 'اپنی پسند بتانے کا شکریہ!';
export const yourPreferencesCouldNotBeSent = 'آپ کی پسند بھیجی نہیں جا سکی۔ دوبارہ کوشش کریں۔';
export const pleaseSelectAnOptionToContinue = 'آگے جانے کے لیے ایک جواب چنیں';
export const submitting = 'بھیجا جا رہا ہے...';
export const submit = 'بھیجیں';
export const shalwarKameez = 'شلوار قمیض';
export const kurtaPajama = 'کُرتا پاجامہ';
export const sherwani = 'شیروانی';
export const waistcoat = 'واسکٹ';
export const princeCoat = 'پرنس کوٹ';
export const dhotiKurta = 'دھوتی کُرتا';
export const thobe = 'ثوب';
export const bisht = 'بشت';
export const tShirts = 'ٹی شرٹ';
export const poloShirts = 'پولو شرٹ';
export const jeans = 'جینز';
export const chinos = 'چینو پتلون';
export const hoodies = 'ہوڈی';
export const dressShirts = 'ڈریس شرٹ';
export const trousers = 'پتلون';
export const jackets = 'جیکٹ';
export const lehengaCholi = 'لہنگا چولی';
export const saree = 'ساڑھی';
export const kurta = 'کُرتا';
export const anarkaliSuit = 'انارکلی سوٹ';
export const sharara = 'شرارہ';
export const abaya = 'عبایا';
export const kaftan = 'کفتان';
export const leggings = 'ٹائٹس';
export const sweaters = 'سویٹر';
export const dresses = 'فراک';
export const skirts = 'اسکرٹ';
export const coats = 'کوٹ';
export const shorts = 'نیکر';
export const tracksuits = 'ٹریک سوٹ';
export const sale = 'سیل';
export const reducedPrices = 'رعایتی قیمتیں';
export const bespoke = 'ناپ کے مطابق سِلا';
export const madeToMeasureForYou = 'خاص آپ کے ناپ پر';
export const regular = 'عام';
export const readyToWearAtTheUsualPrice = 'تیار لباس، معمول کی قیمت پر';
export const eastern = 'مشرقی';
export const easternExamples = 'شلوار قمیض، کُرتا، لہنگا اور بہت کچھ';
export const western = 'مغربی';
export const westernExamples = 'شرٹ، جینز، فراک اور جیکٹ';
export const local = 'پاکستانی';
export const madeInPakistan = 'پاکستان میں بنا';
export const international = 'بین الاقوامی';
export const fromBrandsAbroad = 'بیرونِ ملک کے برانڈ';
export const ivory = 'آف وائٹ';
export const black = 'کالا';
export const grey = 'سرمئی';
export const ajrakRed = 'اجرک کا سرخ';
export const maroon = 'میرون';
export const raniPink = 'رانی گلابی';
export const saffron = 'زعفرانی';
export const mustard = 'سرسوں کا پیلا';
export const emerald = 'زمردی';
export const ferozi = 'فیروزی';
export const indigo = 'گہرا نیلا';
export const purple = 'جامنی';
export const failedToFetchTheProduct = 'چیز نہیں کھل سکی';
export const home = 'پہلا صفحہ';
export const brands = 'برانڈ';
export const cultureBy = ({ shop }: { shop: string }) => `${shop} کی ثقافتی کلیکشن`;
export const onlyLeft = ({ stock }: { stock: number }) => `صرف ${stock} باقی`;
export const bestBrand = 'بہترین برانڈ';
export const localBrand = 'پاکستانی برانڈ';
export const internationalBrand = 'بین الاقوامی برانڈ';
export const nearYou = 'آپ کے قریب';
export const productCount = ({ count }: { count: number }) => plural(count, '1 چیز', `${count} چیزیں`);
export const brandCount = ({ count }: { count: number }) => plural(count, '1 برانڈ', `${count} برانڈ`);
export const showProducts = 'چیزیں دکھائیں';
export const showBrands = 'برانڈ دکھائیں';
export const showFoundProducts = ({ count }: { count: number }) =>
  plural(count, '1 چیز دکھائیں', `${count} چیزیں دکھائیں`);
export const showFoundBrands = ({ count }: { count: number }) =>
  plural(count, '1 برانڈ دکھائیں', `${count} برانڈ دکھائیں`);

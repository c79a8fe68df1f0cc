export const meanwhileTheStockHasChanged = ({ changes }: { changes: string }) =>
  `اس دوران اسٹاک بدل گیا ہے: ${changes}۔ اپنا لکھا دیکھ کر دوبارہ محفوظ کریں۔`;
export const failedToSaveTheProduct = 'چیز محفوظ نہیں ہو سکی';
export const saveProduct = 'چیز محفوظ کریں';
export const category = 'کس کے لیے';
export const section = 'حصہ';
export const collection = 'کلیکشن';
export const kindOfGarment = 'لباس کی قسم';
export const priceRs = 'قیمت (Rs)';
export const struckThroughPriceRs = 'کٹی ہوئی قیمت (Rs)';
export const customs = 'کسٹمز، باہر جانے والے پارسل کے لیے';
export const leaveCustomsEmpty = 'جو خانہ خالی رہے اس میں اس قسم کی چیزوں والی بات لکھی جاتی ہے۔';
export const hsCode = 'HS کوڈ (6 سے 10 ہندسے)';
export const countryOfOrigin = 'کس ملک میں بنی';
export const asForItsKind = 'جیسا اس قسم کا ہے';
export const customsWordsInEnglish = 'یہ کیا ہے، انگریزی میں';
export const suchAsUnstitchedCotton =
  'کس کا لباس ہے، سلا ہوا یا اَن سِلا، اور کس کپڑے کا۔ کسٹمز اسے انگریزی میں پڑھتے ہیں۔';
export const warnBelowPieces = 'کم اسٹاک کی اطلاع (اس سے کم عدد پر)';
export const oneColourAndSize =
  'کسی رنگ اور سائز کے عدد اس سے کم ہوں تو آپ کو ایک بار بتایا جاتا ہے۔ اطلاع نہ چاہیے تو خالی چھوڑیں۔';
export const clothLengthM = 'کپڑے کی لمبائی (میٹر)';
export const clothWidthIn = 'کپڑے کی چوڑائی (انچ)';
export const unstitchedClothOnly =
  'اَن سِلے کپڑے کے لیے: پھر اس کے صفحے پر لکھا آتا ہے کہ یہ کس لباس کے لیے کافی ہے۔';
export const showItInTheShop = 'دکان میں دکھائیں';
export const pictures = 'تصویریں';
export const colours = 'رنگ';
export const sizes = 'سائز';
export const stockAndSku = 'اسٹاک اور SKU';
export const oneSize = 'ایک ہی سائز';
export const inOneSize = 'ایک ہی سائز';
export const one = 'ایک ہی سائز';
export const none = 'کچھ نہیں';
export const picturePickedUp = ({ picture }: { picture: number }) => `تصویر ${picture} پکڑ لی گئی۔`;
export const pictureWouldGo = ({ picture, place, places }: Record<'picture' | 'place' | 'places', number>) =>
  `تصویر ${picture} جگہ ${place} پر جائے گی، کل ${places} میں سے۔`;
export const pictureWent = ({ picture, place, places }: Record<'picture' | 'place' | 'places', number>) =>
  `تصویر ${picture} جگہ ${place} پر آ گئی، کل ${places} میں سے۔`;
export const pictureIsBack = ({ picture }: { picture: number }) => `تصویر ${picture} اپنی جگہ پر واپس ہے۔`;
export const dragToAnotherPlace = 'کھینچ کر دوسری جگہ لے جائیں';
export const dragPicture = ({ place }: { place: number }) => `تصویر ${place} کھینچیں`;
export const whatPictureShows = ({ place }: { place: number }) => `تصویر ${place} میں کیا ہے`;
export const colourOfPicture = ({ place }: { place: number }) => `تصویر ${place} کا رنگ`;
export const noSingleColour = 'کوئی ایک رنگ نہیں';
export const movePictureEarlier = ({ place }: { place: number }) => `تصویر ${place} ایک جگہ پہلے کریں`;
export const movePictureLater = ({ place }: { place: number }) => `تصویر ${place} ایک جگہ بعد میں کریں`;
export const removePicture = ({ place }: { place: number }) => `تصویر ${place} ہٹائیں`;
export const theFirstPictureStandsInTheLists =
  'فہرستوں میں پہلی تصویر نظر آتی ہے۔ تصویر کو پکڑ کر کھینچیں، یا تیروں سے آگے پیچھے کریں۔';
export const leaveItOut = 'رہنے دیں';
export const uploading = ({ name }: { name: string }) => `اپ لوڈ ہو رہی ہے: ${name}`;
export const preparingThePicture = 'تصویر تیار ہو رہی ہے...';
export const addPictures = 'تصویریں لگائیں';
export const addTheFirstPicture = 'پہلی تصویر لگائیں';
export const failedToUploadThePicture = 'تصویر نہیں لگ سکی';
export const productHasAtMostPictures = ({ most }: { most: number }) =>
  `ایک چیز کی زیادہ سے زیادہ ${most} تصویریں ہو سکتی ہیں۔`;
export const backToTheProducts = 'چیزوں پر واپس';
export const newProduct = 'نئی چیز';
export const isAdded = ({ name }: { name: string }) => `چیز “${name}” شامل ہو گئی۔`;
export const thereIsNoSuchProduct = 'ایسی کوئی چیز نہیں۔';
export const seeTheProducts = 'چیزیں دیکھیں';
export const failedToGetTheProduct = 'چیز نہیں کھل سکی';
export const loadingTheProduct = 'چیز کھل رہی ہے...';
export const shown = 'دکان میں';
export const hidden = 'چھپی ہوئی';
export const seeItInTheShop = 'دکان میں دیکھیں';
export const brandIsHidden = ({ brand }: { brand: string }) =>
  `برانڈ “${brand}” اور اس کی سب چیزیں چھپی ہوئی ہیں۔`;
export const isSaved = ({ name }: { name: string }) => `چیز “${name}” محفوظ ہے۔`;
export const failedToAddTheProduct = 'چیز شامل نہیں ہو سکی';
export const adding = 'شامل ہو رہی ہے...';
export const addProduct = 'چیز شامل کریں';
export const whatItCostBeforeTheSale = 'سیل سے پہلے کی قیمت۔';
export const sectionOfYourBrandsPage = 'آپ کے برانڈ کے صفحے کا حصہ';
export const customersWhoLookForIt = 'جو گاہک یہ لباس تلاش کریں، انہیں یہ چیز دکھائی جاتی ہے۔';
export const detail = ({ place }: { place: number }) => `تفصیل ${place}`;
export const fabric = 'کپڑا';
export const valueOfDetail = ({ place }: { place: number }) => `تفصیل ${place} میں کیا ہے`;
export const khaddar = 'کھدر';
export const removeDetail = ({ place }: { place: number }) => `تفصیل ${place} ہٹائیں`;
export const addADetail = 'تفصیل شامل کریں';
export const columnMeanings = {
  product: 'چیز کا نمبر۔ نئی چیز کے لیے خالی۔',
  version: 'ویسا ہی رہنے دیں: اسی سے پتا چلتا ہے کہ بعد میں چیز بدلی گئی یا نہیں۔',
  brand: 'برانڈ کا نام۔ یہ نہیں بدلتا۔',
  section: ({ names }: { names: string }) => `ان میں سے ایک: ${names}۔`,
  collection: ({ names }: { names: string }) => `ثقافتی چیزوں کے لیے، ان میں سے ایک: ${names}۔`,
  category: ({ names }: { names: string }) => `ان میں سے ایک: ${names}۔`,
  name: ({ most }: { most: number }) => `زیادہ سے زیادہ ${most} حروف۔`,
  description: 'خالی ہو سکتا ہے۔',
  dressType: 'وہی نام جو چیز کے فارم میں ہے، جیسے کُرتا۔ خالی ہو سکتا ہے۔',
  price: 'پورے روپے: 3200 یا Rs 3,200۔',
  compareAtPrice: 'قیمت سے زیادہ، یا خالی۔',
  clothMetres: 'اَن سِلے کپڑے کی لمبائی، میٹر میں: 3.5۔ ورنہ خالی۔ یہ کالم ضروری نہیں۔',
  clothWidth: 'اَن سِلے کپڑے کی چوڑائی، انچ میں: 54۔ ورنہ خالی۔ یہ کالم ضروری نہیں۔',
  active: 'yes یا no۔ نئی چیز ہر صورت چھپی رہتی ہے جب تک اس کی تصویر نہ لگے۔',
  facts: 'ہر سطر میں ایک، جیسے کپڑا: کھدر۔ خالی ہو سکتا ہے۔',
  colour: 'ویسا ہی رہنے دیں۔ نئے رنگ کے لیے خالی ہو سکتا ہے۔',
  colourName: 'جیسا گاہکوں کو نظر آئے۔',
  colourHex: 'جیسے #4338CA۔',
  size: ({ sizes }: { sizes: string }) => `${sizes}، یا ایک ہی سائز ہو تو خالی۔`,
  sku: 'آپ کا اپنا نمبر، یا خالی۔',
  stock: 'تعداد۔ ویسا ہی رہنے دیں تو اس دوران کی فروخت برقرار رہتی ہے۔',
  stockWas: 'ویسا ہی رہنے دیں۔ خالی کریں تو اس دوران کی فروخت دیکھے بغیر اسٹاک لکھا جاتا ہے۔',
};
export const whatTheColumnsMean = 'کالموں کا مطلب';
export const whatARowIs =
  'ہر سطر ایک رنگ کا ایک سائز ہے۔ ایک چیز کی سب سطریں ساتھ ساتھ رکھیں؛ پہلی سطر کے بعد جو کچھ وہی ہو، خالی چھوڑا جا سکتا ہے۔ جو فائل میں نہ ہو، ویسا ہی رہتا ہے، اور تصویریں فائل کا حصہ نہیں۔';
export const isHidden = ({ name }: { name: string }) => `چیز “${name}” چھپا دی گئی۔`;
export const isShown = ({ name }: { name: string }) => `چیز “${name}” اب دکان میں ہے۔`;
export const showProduct = ({ name }: { name: string }) => `دکھائیں: ${name}`;
export const hideProduct = ({ name }: { name: string }) => `چھپائیں: ${name}`;
export const stockOf = ({ name }: { name: string }) => `${name} کا اسٹاک`;
export const stock = 'اسٹاک';
export const hide = 'چھپائیں';
export const failedToGetTheStock = 'اسٹاک نہیں کھل سکا';
export const loadingTheStock = 'اسٹاک کھل رہا ہے...';
export const sayHowManyPieces = 'لکھیں کہ کتنے عدد آئے، یا کم ہوئے۔';
export const theStockIsChanged = 'اسٹاک بدل گیا۔';
export const failedToChangeTheStock = 'اسٹاک نہیں بدلا جا سکا';
export const howManyCameIn = 'کتنے عدد آئے؟ دو کم ہوئے ہوں تو −2 لکھیں۔';
export const inStock = ({ stock }: { stock: number }) => `${stock} دستیاب`;
export const oneLessOf = ({ variant }: { variant: string }) => `${variant}: ایک کم`;
export const changeOf = ({ variant }: { variant: string }) => `${variant}: تبدیلی`;
export const oneMoreOf = ({ variant }: { variant: string }) => `${variant}: ایک زیادہ`;
export const addAColourFirst = 'پہلے چیز کھول کر رنگ شامل کریں۔';
export const changeStock = 'اسٹاک بدلیں';
export const coloursAndStock = 'رنگ اور اسٹاک';
export const leaveTheStockEmpty =
  'جو سائز نہ ہو، اس کا اسٹاک خالی چھوڑیں۔ آپ کے لکھنے کے دوران جو بک جائے، اس کا حساب برقرار رہتا ہے۔';
export const shadeOf = ({ name }: { name: string }) => `${name} کا شیڈ`;
export const colour = 'رنگ';
export const chooseTheSizesAbove = 'اوپر سائز چنیں۔';
export const skuOf = ({ name }: { name: string }) => `${name} کا SKU`;
export const skuOptional = 'SKU (ضروری نہیں)';
export const willBeTakenOffTheShelf = ({ name }: { name: string }) => `${name}: دکان سے ہٹ جائے گا۔`;
export const shadeOfTheNewColour = 'نئے رنگ کا شیڈ';
export const newColour = 'نیا رنگ';
export const indigo = 'نیلا';
export const add = 'شامل کریں';
export const searchProducts = 'چیزیں تلاش کریں';
export const nameSkuOrNumber = 'نام، SKU یا نمبر';
export const newestFirst = 'نئی پہلے';
export const oldestFirst = 'پرانی پہلے';
export const state = 'حالت';
export const ofSoldOut = ({ soldOut, variants }: { soldOut: number; variants: number }) =>
  `${variants} میں سے ${soldOut} ختم`;
export const brandHidden = 'برانڈ چھپا ہوا';
export const chooseWhereItIsShown = 'چنیں کہ یہ چیز کہاں دکھائی جائے۔';
export const stockIsNow = ({ variant, before, now }: { variant: string; before: number; now: number }) =>
  `${variant}: پہلے ${before}، اب ${now}`;
export const waitForTheUpload = 'تصویر پوری لگنے تک انتظار کریں، یا اسے رہنے دیں۔';

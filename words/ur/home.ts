export const customTailoringMadeSimple = 'ناپ پر سلائی، اب آسان';
export const keepYourMeasurementsOnce =
  'اپنا ناپ ایک بار محفوظ کریں اور کپڑے ساتھی درزی یا ہمارے اپنے کارخانے سے سلوائیں۔ پنجاب، سندھ اور بلوچستان کی ثقافتی چیزیں، اور پریمیم برانڈ۔';
export const liveTailoring = 'آن لائن سلائی';
export const heroHeading = 'ناپ پر سلائی، <ink>اب آسان</ink>';
export const aCompleteFashionDestination =
  'فیشن کا ہر رنگ ایک جگہ: آپ کے اپنے ناپ پر سلے جوڑے، پنجاب، سندھ اور بلوچستان کا ورثہ، اور آپ کے پسندیدہ برانڈ۔';
export const startCustomOrder = 'سلائی کا آرڈر دیں';
export const exploreCultureCollection = 'ثقافتی کلیکشن دیکھیں';
export const heroPicture =
  'درزی کی دکان: محرابی طاق میں لٹکے جوڑے، اور کاؤنٹر پر کپڑے کے تھان، سلائی مشین، قینچی اور فیتہ';
export const customTailoring = 'ناپ پر سلائی';
export const stitchedToYourMeasurements = 'کٹائی اور سلائی آپ کے اپنے ناپ پر';
export const culturalProducts = 'ثقافتی چیزیں';
export const phulkariAjrakAndDoch = 'پھلکاری، اجرک اور بلوچی دوچ';
export const premiumBrands = 'پریمیم برانڈ';
export const readyToWearFromHousesWeKnow = 'ہمارے جانے پہچانے برانڈ، تیار لباس';
export const fastDelivery = 'جلد ڈیلیوری';
export const ourOwnWorkshopNeeds = ({ days }: { days: number }) => `ہمارے اپنے کارخانے سے ${days} دن میں`;
export const whatCanWeDoForYou = 'ہم آپ کے لیے کیا کر سکتے ہیں؟';
export const keepYourMeasurementsWithUs =
  'اپنا ناپ ہمارے پاس محفوظ کریں، ساتھی درزی یا ہمارا اپنا کارخانہ چنیں، دل میں جو ڈیزائن ہے وہ بھیجیں، اور جوڑا پہنچنے تک ہر مرحلہ دیکھیں۔';
export const orderAGarment = 'جوڑے کا آرڈر دیں';
export const phulkariShawlsAndMore =
  'پھلکاری کی شالیں، اجرک اور بلوچی دوچ، عبایا، زیور اور گھر کی چیزیں، سب وہیں کی بنی جہاں کا یہ ہنر ہے۔';
export const browseTheCollection = 'کلیکشن دیکھیں';
export const designerAndReadyToWearBrands =
  'ڈیزائنر اور تیار لباس کے برانڈ ایک ہی جگہ: مغربی، فارمل، سلے ہوئے اور اَن سلے۔';
export const premiumBrandsFeatureComingSoon = 'پریمیم برانڈ جلد آ رہے ہیں!';
export const shopPremiumBrands = 'پریمیم برانڈ خریدیں';
export const clothThatTellsWhereItComesFrom = 'کپڑا جو خود بتائے کہ کہاں کا ہے';
export const collectionTexts = {
  punjabi: 'ریشم کے دھاگے کی پھلکاری',
  sindhi: 'ٹھپے کی چھپائی والی اجرک',
  balochi: 'پشک پر دوچ',
  jewelry: 'کندن کے ہار، میناکاری کی چوڑیاں',
};
export const whatOurCustomersSay = 'ہمارے گاہک کیا کہتے ہیں';
export const measureOnceOrderAnywhere = 'ناپ ایک بار، آرڈر کہیں سے بھی';
export const onlyAChoiceOfClothAway =
  'اپنا ناپ ایک جگہ محفوظ رکھیں؛ پھر اگلی شادی ہو، عید ہو یا پیر کی صبح، بس کپڑا چننا باقی ہے۔';
export const createAccount = 'اکاؤنٹ بنائیں';
export const startShopping = 'خریداری شروع کریں';

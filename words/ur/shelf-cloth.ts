/** Cloth of a brand's shelf for a garment (orders-150 to orders-159). */
export const haveItStitched = 'اسے سلوائیں';
export const aTailorMakesItForYou = 'درزی آپ کی ناپ پر سیے گا: ایک آرڈر، ایک بل، ایک پارسل۔';
export const theCloth = 'کپڑا';
export const clothFromTheShop = 'دکان سے کپڑا چنیں';
export const orTakeItFromABrand = 'کپڑا نہیں ہے؟ کسی برانڈ سے لیں: وہ سیدھا درزی کو جائے گا۔';
export const chooseAnotherCloth = 'دوسرا کپڑا چنیں';
export const iHaveMyOwnCloth = 'ہٹائیں: میرے پاس اپنا کپڑا ہے';
export const iPostIt = 'میں اپنا کپڑا درزی کو ڈاک سے بھیجوں گا/گی';
export const postItTo = ({ address }: { address: string }) => `اس پتے پر بھیجیں: ${address}`;
export const howManyPieces = 'تعداد';
export const ofOnePiece = ({ metres, width, price }: { metres: number; width: number; price: string }) =>
  `${metres} میٹر، عرض ${width} انچ · ایک کی قیمت ${price}`;
export const from = ({ seller }: { seller: string }) => `فروخت کنندہ: ${seller}`;
export const isEnough = ({ metres, needed }: { metres: number; needed: number }) =>
  `${metres} میٹر: کافی ہے، اس لباس کو تقریباً ${needed} میٹر چاہیے۔`;
export const isTooLittle = ({ metres, needed }: { metres: number; needed: number }) =>
  `${metres} میٹر: اس لباس کو تقریباً ${needed} میٹر چاہیے۔ زیادہ لیں، یا پہلے درزی سے پوچھیں۔`;
export const onlyLeft = ({ left }: { left: number }) => `صرف ${left} باقی ہیں۔`;
export const soldOutNow = 'اب ختم ہو چکا ہے۔ کوئی اور کپڑا چنیں، یا اپنا لائیں۔';
export const notSoldAnyMore = 'یہ کپڑا اب نہیں بکتا۔ کوئی اور چنیں، یا اپنا لائیں۔';
export const theSellerSendsIt = 'فروخت کنندہ کپڑا درزی کو بھیجتا ہے۔ آپ کو کچھ لانے کی ضرورت نہیں۔';
export const noSampleTravels =
  'کپڑا فروخت کنندہ بھیجتا ہے، اس لیے آپ کی کوئی چیز ساتھ نہیں جائے گی۔ کوئی اور ناپ چنیں۔';
export const postYourClothTo = ({ address }: { address: string }) =>
  `اپنا کپڑا اس پتے پر ڈاک سے بھیجیں: ${address}`;
export const postTheRestTo = ({ address }: { address: string }) =>
  `جو کپڑا آپ ڈاک سے بھیجیں گے، اس پتے پر بھیجیں: ${address}`;
export const pickupOfTheCloth = 'کپڑا پہنچانا';
export const clothCouldNotBeRead = 'کپڑا پڑھا نہیں جا سکا۔ براہِ کرم اس کا صفحہ دوبارہ کھولیں۔';
export const nothingIsReserved = 'یہ آرڈر کی تصدیق پر، اس وقت کی قیمت پر خریدا جائے گا۔';
export const clothOf = ({ name, pieces }: { name: string; pieces: number }) =>
  pieces === 1 ? `کپڑا: ${name}` : `کپڑا: ${name}، ${pieces} عدد`;
export const cloth = 'کپڑا';
export const sources = {
  BROUGHT: 'آپ درزی کے پاس لائیں گے',
  COLLECTED: 'دکان آپ سے لے گی',
  POSTED: 'آپ درزی کو ڈاک سے بھیجیں گے',
  SHELF: 'فروخت کنندہ درزی کو بھیجے گا',
};
export const sourcesForWork = {
  BROUGHT: 'گاہک لائے گا',
  COLLECTED: 'دکان لے گی',
  POSTED: 'گاہک ڈاک سے بھیجے گا',
  SHELF: 'فروخت کنندہ بھیجے گا',
};
export const standings = {
  UNCONFIRMED: 'ابھی خریدا نہیں گیا',
  PLACED: 'فروخت کنندہ کے پاس آرڈر ہے',
  PACKED: 'پیک ہو چکا',
  SHIPPED: 'درزی کی طرف روانہ',
  DELIVERED: 'درزی کے پاس',
  CANCELLED: 'منسوخ',
  RETURNED: 'فروخت کنندہ نے واپس لے لیا',
};
export const sentWith = ({ courier, number }: { courier: string; number: string }) =>
  `${courier}، پارسل ${number}`;
export const theParcelWithYourCloth = 'آپ کے کپڑے کا پارسل';
export const tellUsOnceItIsSent = 'جب روانہ کر دیں تو درزی کو بتا دیں۔';
export const iHavePostedIt = 'میں نے بھیج دیا ہے';
export const changeTheParcel = 'بدلیں';
export const postedOn = ({ day, parcel }: { day: string; parcel: string }) =>
  `${day} کو بھیجا گیا: ${parcel}`;
export const forExampleACourier = 'مثلاً TCS، لیپرڈز یا پاکستان پوسٹ';
export const numberOfTheParcel = 'پارسل کا نمبر';
export const onTheReceiptOfTheCourier = 'یہ کوریئر کی رسید پر ہوتا ہے';
export const dayOfPosting = 'بھیجنے کی تاریخ';
export const sayWithWhichCourier = 'بتائیں کہ کس کوریئر سے بھیجا۔';
export const sayWhenYouPostedIt = 'بتائیں کہ کس دن بھیجا۔';
export const saveTheParcel = 'درزی کو بتائیں';
export const failedToSaveTheParcel = 'محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const parcelWentElsewhere = 'اس کے بعد آرڈر دوسرے درزی کو دیا گیا۔ ہم دیکھیں گے کہ کپڑا آگے پہنچے۔';
export const yourClothIsOnItsWay = 'آپ کا کپڑا درزی کی طرف روانہ ہے۔';
export const couldNotBeSent = ({ name }: { name: string }) =>
  `${name} نہیں بھیجا جا سکا، اور آپ کے بل سے نکل گیا ہے۔ اپنا کپڑا لائیں، یا آرڈر منسوخ کریں۔`;
export const keptAfterCancelling =
  'یہ پہلے ہی بھیجا جا چکا تھا، اس لیے خریدا ہوا رہے گا اور پارسل کے ساتھ گھر آئے گا۔';
export const staysBought = ({ name }: { name: string }) =>
  `${name} پہلے ہی روانہ ہو چکا ہے: یہ بل میں رہے گا اور پارسل کے ساتھ گھر آئے گا۔`;
export const isWithTheTailor = ({ name }: { name: string }) =>
  `${name} درزی کے پاس پہنچ چکا ہے: یہ بل میں رہے گا اور پارسل کے ساتھ گھر آئے گا۔`;
export const goesBackToo = ({ name }: { name: string }) =>
  `${name} نہیں بھیجا گیا، اور بل سے بھی نکل جائے گا۔`;
export const wentElsewhere =
  'یہ اس وقت بھیجا گیا جب آرڈر ابھی اس درزی کے پاس نہیں تھا۔ فروخت کنندہ یا پچھلے درزی کو بتائیں۔';
export const goesToTheTailor = 'درزی کو جائے گا';
export const clothForATailor = 'سلائی کے آرڈر کا کپڑا۔ درزی کو بھیجیں؛ کچھ وصول نہیں کرنا۔';
export const waitForThePayment = 'گاہک نے ابھی ادائیگی نہیں کی۔ براہِ کرم ادائیگی کے بعد روانہ کریں۔';
export const waitForTheTailor = 'براہِ کرم درزی کے آرڈر قبول کرنے کے بعد روانہ کریں۔';
export const priceHasChanged = ({ before, now }: { before: string; now: string }) =>
  `قیمت ${before} سے بدل کر ${now} ہو گئی ہے۔`;
export const picked = ({ name }: { name: string }) => `${name} آپ کے آرڈر فارم میں ہے۔`;

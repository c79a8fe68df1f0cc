/** What is wrong with a field that somebody has filled in. */
export const required = 'یہ خانہ ضروری ہے۔';
export const enterAWholeNumber = 'پورا عدد لکھیں۔';
export const enterANumber = 'عدد لکھیں۔';
export const enterANumberAboveZero = '0 سے بڑا عدد لکھیں۔';
export const chooseYesOrNo = 'ہاں یا نہیں چنیں۔';
export const wrongType = 'یہ درست قسم کا نہیں۔';
export const chooseAnOption = 'اِن میں سے کوئی ایک چنیں۔';
export const atLeastCharacters = ({ least }: { least: string }) => `کم از کم ${least} حروف لکھیں۔`;
export const atMostCharacters = ({ most }: { most: string }) => `زیادہ سے زیادہ ${most} حروف لکھیں۔`;
export const chooseAtLeast = ({ least }: { least: string }) => `کم از کم ${least} چنیں۔`;
export const chooseAtMost = ({ most }: { most: string }) => `زیادہ سے زیادہ ${most} چنیں۔`;
export const enterAtLeast = ({ least }: { least: string }) => `${least} یا اس سے زیادہ لکھیں۔`;
export const enterMoreThan = ({ least }: { least: string }) => `${least} سے زیادہ لکھیں۔`;
export const enterAtMost = ({ most }: { most: string }) => `${most} یا اس سے کم لکھیں۔`;
export const enterAnEmailAddress = 'درست ای میل لکھیں۔';
export const enterADate = 'تاریخ لکھیں۔';
export const unexpectedFormat = 'یہ صحیح طرح نہیں لکھا گیا۔';
export const unknownField = 'یہ خانہ یہاں نہیں ہے۔';
export const notJson = 'یہ JSON نہیں ہے۔';
export const unstorable = 'اس متن میں ایسا حرف ہے جو ہم محفوظ نہیں کر سکتے۔';

export const chooseTodayOrLater = 'آج یا اس کے بعد کی تاریخ چنیں۔';
export const chooseTodayOrEarlier = 'آج یا اس سے پہلے کی تاریخ چنیں۔';
export const chooseWithinDays = ({ days }: { days: number }) => `پچھلے ${days} دنوں میں سے کوئی تاریخ چنیں۔`;
export const chooseWithinTwoYears = 'دو سال کے اندر کی تاریخ چنیں۔';
export const enterATrackingNumber = 'ٹریکنگ نمبر لکھیں، مثلاً \u2066NP-7K3QX9M2TD\u2069۔';
export const noSuchPageOfThisList = 'اس فہرست کا ایسا کوئی صفحہ نہیں۔';
export const pathOfThisShop = 'اسی سائٹ کے کسی صفحے کا پتا لکھیں۔';

export const nameOnOneLine = 'نام ایک سطر میں لکھیں، ویب ایڈریس اور \u2066/ : @\u2069 کے بغیر۔';
export const lineWithoutAddress = 'اسے ایک سطر میں لکھیں، ویب ایڈریس کے بغیر۔';
export const noCardNumberHere = 'یہاں کارڈ نمبر نہ لکھیں۔';
export const enterAContactNumber =
  'نمبر لکھیں، مثلاً \u20660300 1234567\u2069، یا ملک کے کوڈ کے ساتھ، مثلاً \u2066+1234567890\u2069۔';
export const enterANumberTheCourierCanCall =
  'ایسا فون نمبر لکھیں جس پر کوریئر کال کر سکے، مثلاً \u20660300 1234567\u2069۔';
export const enterTheNumberToCall = 'وہ نمبر لکھیں جس پر ہم کال کریں۔';

export const postalCodeOfPakistan = 'پاکستان کے پوسٹل کوڈ میں 5 ہندسے ہوتے ہیں، مثلاً 54000۔';
export const enterAnIban =
  'پاکستانی IBAN کے 24 حروف اور ہندسے لکھیں، مثلاً \u2066PK36 SCBL 0000 0011 2345 6702\u2069۔ ہر ایک دوبارہ دیکھ لیں۔';
export const enterTheCode = 'کوڈ کے 6 ہندسے لکھیں۔';
export const enterACnic = 'CNIC کے 13 ہندسے لکھیں، مثلاً \u206635202-1234567-1\u2069۔';
export const enterAnNtn = 'NTN لکھیں، مثلاً \u20664174941-3\u2069 یا \u20664174941\u2069۔';
export const enterAnStrn = 'STRN کے 13 ہندسے لکھیں، مثلاً \u206603-05-4701-012-82\u2069۔';
export const chooseACountry = 'ملک چنیں۔';
export const chooseACountryWeSendTo = 'ایسا ملک چنیں جہاں چیزیں بھیجی جاتی ہیں۔';
/** Fields of an address within a sentence. */
export const addressFields = {
  full_name: 'پورا نام',
  phone: 'فون',
  address: 'پتا',
  city: 'شہر',
  postal_code: 'پوسٹل کوڈ',
  country: 'ملک',
  keep: 'محفوظ رکھیں',
};
export const inField = ({ field, problem }: { field: string; problem: string }) => `${field}: ${problem}`;

export const usernameCharacters = 'صرف انگریزی حروف، ہندسے اور \u2066_ . -\u2069 لکھیں۔';
export const usernameIsAnAddress = 'ایسا یوزر نیم چنیں جو ویب ایڈریس نہ ہو۔';
export const onlyCustomers = 'یہاں صرف گاہک کا اکاؤنٹ بن سکتا ہے۔';
export const mustAgree = 'شرائط اور پرائیویسی پالیسی منظور کرنا ضروری ہے!';

export const enterARate = 'کم از کم ایک لباس کا نرخ لکھیں۔';
export const rateOfOtherKind = 'دوسری قسم کے کسی لباس کا نرخ لکھا ہے۔';
export const enterAnHsCode = '6 سے 10 ہندسے لکھیں، مثلاً 620442۔';
export const writeInEnglish = 'یہ انگریزی حروف میں لکھیں کیونکہ اسے باہر کے کسٹمز والے پڑھتے ہیں۔';
export const enterWholeRupees = 'پورے روپے لکھیں۔';
export const enterRateBetween = ({
  garment,
  least,
  most,
}: {
  garment: string;
  least: string;
  most: string;
}) => `${garment}: ${least} سے ${most} تک لکھیں۔`;
export const atMostLines = ({ most }: { most: number }) => `زیادہ سے زیادہ ${most} سطریں لکھیں۔`;
export const atMostEntries = ({ most }: { most: number }) => `زیادہ سے زیادہ ${most} اندراج لکھیں۔`;
export const atMostDaysAtOnce = ({ most }: { most: number }) => `ایک ساتھ زیادہ سے زیادہ ${most} دن لکھیں۔`;
export const lastDayBeforeFirst = 'آخری تاریخ پہلی تاریخ سے پہلے کی ہے۔';
export const chooseWithinAYear = 'ایک سال کے اندر کے دن چنیں۔';
export const leaveAWorkday = 'ہفتے میں کم از کم ایک دن کام کا رکھیں۔';

export const codeCharacters = 'صرف انگریزی حروف، ہندسے، _ اور - لکھیں۔';
export const skuCharacters = 'صرف انگریزی حروف، ہندسے، خالی جگہ اور \u2066. _ / -\u2069 لکھیں۔';
export const chooseAColour = 'رنگ چنیں۔';
export const struckThroughTooLow = 'کٹی ہوئی قیمت اصل قیمت سے زیادہ ہونی چاہیے۔';
export const atMostTwoDecimals = 'نقطے کے بعد زیادہ سے زیادہ دو ہندسے لکھیں۔';
export const giveTheWidthToo = 'کپڑے کی چوڑائی بھی لکھیں۔';
export const giveTheLengthToo = 'کپڑے کی لمبائی بھی لکھیں۔';
export const eachColourOnce = 'ہر رنگ ایک ہی بار ہو سکتا ہے۔';
export const eachColourItsOwnName = 'ہر رنگ کا الگ نام لکھیں۔';
export const eachColourAndSizeOnce = 'ہر رنگ اور سائز ایک ہی بار ہو سکتا ہے۔';
export const variantOfUnlistedColour = 'کسی سائز کے ساتھ ایسا رنگ ہے جو فہرست میں نہیں۔';
export const lettersDigitsAndDashes = 'صرف انگریزی حروف، ہندسے اور ان کے درمیان ڈیش لکھیں۔';
export const aPercentOrASum = 'فیصد یا رقم لکھیں۔';
export const aPercentOrASumNotBoth = 'فیصد یا رقم میں سے ایک لکھیں، دونوں نہیں۔';
export const chooseWhoBearsIt = 'وہ برانڈ چنیں جو یہ رعایت برداشت کرے گا۔';
export const chooseASizeOfEachColour = 'ہر رنگ کا کم از کم ایک سائز چنیں۔';
export const eachSkuOnce = 'ہر SKU ایک ہی بار ہو سکتا ہے۔';
export const pictureOfUnlistedColour = 'کسی تصویر میں ایسا رنگ ہے جو فہرست میں نہیں۔';
export const addAPictureOrHide = 'تصویر شامل کریں، یا چیز چھپا دیں۔';
export const addAColourOrHide = 'رنگ شامل کریں، یا چیز چھپا دیں۔';

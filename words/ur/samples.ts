export const aGarmentThatFits = 'فٹ بیٹھنے والا لباس کپڑے کے ساتھ جائے گا';
export const howItWorks =
  'اسے کپڑے کے ساتھ دے دیں۔ درزی اسے بچھا کر ناپے گا اور نئے لباس کے ساتھ واپس بھیجے گا۔ اس کا ناپ آپ کی پروفائل میں محفوظ ہو جائے گا۔';
export const whatIsIt = 'یہ کیا ہے؟';
export const whatIsItHint = 'مثلاً کرتا، شلوار قمیض، شرٹ یا پتلون';
export const whoseMeasuresAreThey = 'اس کا ناپ کس ریکارڈ میں محفوظ ہو؟';
export const aNewRecord = 'نیا ریکارڈ';
export const whomDoesItFit = 'یہ کس کو فٹ آتا ہے؟';
export const sayWhatItIs = 'بتائیں کہ یہ کون سا لباس ہے۔';
export const sayWhomItFits = 'بتائیں کہ یہ کس کو فٹ آتا ہے۔';
export const changeIt = 'ساتھ جانے والا لباس بدلیں';

export const title = 'فٹ بیٹھنے والا لباس';
export const ofPerson = ({ kind, name }: { kind: string; name: string }) => `${name} کا ${kind}`;
export const places = {
  WITH_CUSTOMER: 'آپ کے پاس ہے۔ اسے کپڑے کے ساتھ دے دیں۔',
  ON_ITS_WAY: 'درزی کے راستے میں ہے',
  WITH_TAILOR: 'درزی کے پاس ہے',
  WITH_FORMER_TAILOR: 'پچھلے درزی کے پاس ہے۔ ہم اسے آگے پہنچائیں گے یا واپس کریں گے۔',
  PACKED: 'رکھ دیا گیا، آپ کے نئے لباس کے ساتھ واپس آئے گا',
  BACK: 'آپ کو واپس مل گیا',
  LOST: 'یہ گم ہو گیا۔ ہمیں افسوس ہے، ہم آپ سے رابطہ کریں گے۔',
};
export const withYou = 'آپ کے پاس ہے۔ اب اس کی ضرورت نہیں۔';
export const stillAwaited = 'درزی کو ابھی اس کا انتظار ہے۔';
export const comesBackApart = 'یہ آپ کو الگ سے واپس ملے گا۔';
export const isMeasuredOn = ({ day }: { day: string }) => `${day} کو ناپا گیا`;
export const waitsToBeMeasured = 'کام شروع ہونے سے پہلے اسے ناپا جائے گا۔';
export const seeTheRecord = 'ناپ دیکھیں';

export const measureIt = 'نمونے کا لباس ناپیں';
export const measureItAgain = 'دوبارہ ناپیں';
export const unit = 'اکائی';
export const measureFirst = 'نمونے کا لباس ناپنے کے بعد کام شروع ہوگا۔';
export const layItFlat =
  'اسے بند کر کے بغیر شکن کے بچھا دیں۔ جو ناپ نہ لے سکیں اسے چھوڑ دیں۔ جو گھیرے کے ناپ ہیں وہ ایک کنارے سے دوسرے کنارے تک لیں؛ ہم انہیں دگنا کر دیں گے۔';
export const doubled = ({ length, unit }: { length: string; unit: string }) =>
  `کنارے سے کنارے تک؛ دگنا ${length} ${unit}`;
export const fromSideToSide = 'کنارے سے کنارے تک؛ یہ دگنا ہو جائے گا';
export const straight = 'ایک سرے سے دوسرے سرے تک';
export const names = {
  top_length: 'لمبائی، کندھے سے دامن تک',
  chest: 'سینہ، بغل سے بغل تک',
  waist: 'قمیض کی کمر',
  hip: 'قمیض کے کولہے',
  ghera: 'گھیرا (دامن)',
  shoulder: 'تیرا، سلائی سے سلائی تک',
  sleeve: 'آستین، کندھے کی سلائی سے',
  neck: 'کالر، بٹن سے کاج تک',
  chaak: 'چاک',
  neck_depth_front: 'گلے کی گہرائی، آگے',
  neck_depth_back: 'گلے کی گہرائی، پیچھے',
  bottom_length: 'شلوار یا پتلون کی لمبائی',
  trouser_waist: 'شلوار یا پتلون کی کمر، بغیر کھینچے',
  inseam: 'ٹانگ کی اندرونی سلائی',
  paincha: 'پائنچہ',
};
export const noteForTheCustomer = 'نوٹ';
export const noteHint = 'گاہک اسے پڑھے گا۔ یہ ناپ کے ساتھ محفوظ ہوگا۔';
export const saveTheMeasures = 'ناپ محفوظ کریں';
export const iMeasuredAgain = 'میں نے دوبارہ ناپا، یہی رہے';
export const enterOneMeasure = 'کم از کم ایک ناپ لکھیں۔';
export const enterALength = 'لمبائی لکھیں، مثلاً 52.5';
export const steps = {
  receive: 'نمونے کا لباس آ گیا',
  measure: 'نمونے کا لباس ناپ لیا',
  pack: 'نمونے کا لباس رکھ دیا',
  return: 'نمونے کا لباس واپس گیا',
  lose: 'نمونے کا لباس گم ہو گیا',
};
export const cameAlong = ({ sample }: { sample: string }) => `نمونے کا لباس ساتھ آیا: ${sample}`;
export const withoutItItIsAwaited = 'نشان نہ لگائیں تو اس کا انتظار رہے گا۔';
export const isPackedWithIt = ({ sample }: { sample: string }) => `نمونے کا لباس ساتھ رکھ دیا ہے: ${sample}`;
export const withoutItItIsListed =
  'نشان نہ لگائیں تو یہ آپ کے پاس رہے گا، اور جب تک آپ نہ بتائیں کہ واپس گیا، فہرست میں رہے گا۔';
export const whatToGiveBack = ({ count }: { count: number }) =>
  count === 1 ? 'ایک نمونے کا لباس واپس کرنا ہے' : `نمونے کے ${count} لباس واپس کرنے ہیں`;
export const samplesToGoBack = 'واپس کرنے والے نمونے';
export const heldBy = ({ name }: { name: string }) => `یہ ${name} کے پاس ہے۔`;

export const samplesGoAlong = ({ count }: { count: number }) =>
  count === 1 ? 'نمونے کا ایک لباس ساتھ ہے' : `نمونے کے ${count} لباس ساتھ ہیں`;
export const samplesInTheParcel = ({ count }: { count: number }) =>
  count === 1 ? 'گاہک کا نمونے کا لباس ساتھ ہے' : `گاہک کے نمونے کے ${count} لباس ساتھ ہیں`;

export const measuredOn = ({ garment, by }: { garment: string; by: string }) =>
  `${by} نے ایک لباس (${garment}) سے ناپا`;

export const whatWasMeasured = ({ kind }: { kind: string }) =>
  `درزی نے آپ کا ساتھ بھیجا ہوا لباس ناپ لیا ہے: ${kind}۔`;
export const measuresAreSaved =
  'ناپ آپ کی پروفائل میں ہے۔ براہ کرم اسے دیکھ لیں اور جو ٹھیک نہ ہو اسے درست کر دیں۔ اس سے دوبارہ آرڈر دینے کے لیے قد بھی لکھ دیں۔';
export const itComesBack = 'لباس نئے لباس کے ساتھ واپس آئے گا۔';

export const isNotThere = ({ samples }: { samples: string }) =>
  `آپ کا کپڑا درزی کے پاس ہے، مگر وہ لباس نہیں جس سے ناپ لینا ہے: ${samples}۔ اسے یہاں پہنچا دیں یا ڈاک سے بھیج دیں:`;
export const workBeginsOnceMeasured =
  'کام اس کے ناپے جانے پر شروع ہوگا، اور تب تک وعدے کی تاریخ آگے جا سکتی ہے۔';

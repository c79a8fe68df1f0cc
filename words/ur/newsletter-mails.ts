export const confirmYourSubscription = ({ brandName }: { brandName: string }) =>
  `${brandName} کے نیوز لیٹر کی تصدیق کریں`;
export const confirmToGetIt = 'تصدیق ہوتے ہی ہمارا نیوز لیٹر آنے لگے گا۔';
export const somebodyAskedForIt = ({ brandName }: { brandName: string }) =>
  `اس ای میل پر ${brandName} کا نیوز لیٹر منگوایا گیا ہے، غالباً آپ ہی کی طرف سے۔ تصدیق کے لیے لنک کھول کر بٹن دبائیں؛ لنک ایک بار، سات دن کے اندر چلتا ہے۔`;
export const ifNotYouDoNothing =
  'اگر آپ نے نہیں منگوایا تو کچھ کرنے کی ضرورت نہیں: ہم آپ کو ای میل نہیں بھیجیں گے۔';
export const confirmMySubscription = 'تصدیق کریں';

export const welcomeToIt = ({ brandName }: { brandName: string }) =>
  `${brandName} کے نیوز لیٹر میں خوش آمدید`;
export const youAreSubscribed = 'اب نیوز لیٹر آپ کو آیا کرے گا۔';
export const whatWeSend = ({ brandName }: { brandName: string }) =>
  `اب ${brandName} کا نیوز لیٹر آپ کو آیا کرے گا۔ جب بھی کچھ نیا ہو، کوئی کلیکشن، درزی یا برانڈ، ہم ای میل بھیجیں گے۔`;

export const youAreAlreadySubscribed = ({ brandName }: { brandName: string }) =>
  `${brandName} کا نیوز لیٹر آپ کو پہلے سے آتا ہے`;
export const nothingLeftToDo = 'اب کچھ کرنا باقی نہیں۔';
export const somebodyAskedAgain = ({ brandName }: { brandName: string }) =>
  `اس ای میل پر ${brandName} کا نیوز لیٹر منگوایا گیا ہے، غالباً آپ ہی کی طرف سے۔ یہ اس ای میل پر پہلے سے آتا ہے، اس لیے کچھ کرنا باقی نہیں۔`;

export const unsubscribeAtAnyTime = 'جب چاہیں ہر ای میل کے آخر میں دیے گئے لنک سے نیوز لیٹر بند کریں۔';
export const seeWhatIsNew = 'نئی چیزیں دیکھیں';
export const unsubscribeAt = ({ address }: { address: string }) => `نیوز لیٹر بند کریں: ${address}`;

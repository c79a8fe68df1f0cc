export const orderPlaced = ({ brandName }: { brandName: string }) => `آرڈر مل گیا · ${brandName}`;
export const orderPlacedSuccessfully = 'آپ کا آرڈر مل گیا!';
export const thankYouArrivesBy = ({ day }: { day: string }) => `شکریہ۔ آرڈر ${day} تک پہنچ جائے گا۔`;
export const thankYouOnceConfirmedArrivesBy = ({ day }: { day: string }) =>
  `شکریہ۔ تصدیق کے بعد آرڈر ${day} تک پہنچ جائے گا۔`;
export const yourTrackingNumberIs = ({ trackingId }: { trackingId: string }) =>
  `آپ کا ٹریکنگ نمبر <number>${trackingId}</number> ہے۔`;
export const weEMailedItTo = ({ email }: { email: string }) =>
  `یہ \u2066${email}\u2069 پر ای میل بھی کر دیا ہے۔`;
export const continueShopping = 'مزید خریداری کریں';
export const oneMoreStepConfirmYourOrder = 'ایک قدم باقی: آرڈر کی تصدیق کریں';
export const oneMoreStepConfirmYourEMail = 'ایک قدم باقی: ای میل کی تصدیق کریں';
export const weEMailedALinkTo = 'ہم نے <email>آپ کے پتے</email> پر ایک لنک ای میل کیا ہے۔';
export const openItAndPressTheButton = 'اسے کھول کر بٹن دبائیں؛ پھر بیچنے والے پیکنگ شروع کر دیں گے۔';
export const yourOrderIsPaidAndPlaced =
  'آپ کی ادائیگی اور آرڈر دونوں مل گئے ہیں؛ ای میل کی تصدیق ہو جائے تو ہم بتا سکیں گے کہ پارسل کب روانہ ہوا اور کب پہنچا۔';
export const weWillCallYou =
  'ہم <phone>آپ کے نمبر</phone> پر آپ کو فون کریں گے۔ آپ کی تصدیق کے بعد بیچنے والے پیکنگ شروع کر دیں گے۔';
export const yourItemsAreReserved = ({ until }: { until: string }) =>
  `آپ کی چیزیں 30 منٹ، یعنی ${until} تک، آپ کے لیے رکھی ہیں۔ اس کے بعد بھی آرڈر کے ایک دن کے اندر تصدیق ہو سکتی ہے، جب تک چیزیں دستیاب ہوں۔`;
export const waitsForPayment = 'آپ کی ادائیگی کا انتظار ہے';
export const payThisOrder = 'اس آرڈر کی ادائیگی کریں';
export const print = 'پرنٹ';
export const askAboutIt = 'اس کے بارے میں پوچھیں';
export const trackThisOrder = 'اس آرڈر کا حال دیکھیں';
export const theDocumentCouldNotBeDownloaded = 'کاغذ ڈاؤن لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
export const orderDate = 'آرڈر کی تاریخ';
export const expectedDelivery = 'متوقع تاریخ';
export const shipsTo = 'کہاں جائے گا';
export const paidByCard = ({ method, brand, last4 }: { method: string; brand: string; last4: string }) =>
  `${method}، ${brand}، آخری ہندسے ${last4}`;
export const billDetails = 'بل کی تفصیل';
export const from = ({ name }: { name: string }) => `${name} کی طرف سے`;
export const id = 'نمبر';
export const items = 'چیزیں';
export const total = 'کل رقم';
export const billStatus = 'بل کی حالت';
export const status = 'حالت';
export const trackingId = 'ٹریکنگ نمبر';
export const createdAt = 'آرڈر کی تاریخ';
export const action = 'مزید';
export const viewOrder = ({ id }: { id: number }) => `آرڈر ${id} دیکھیں`;
export const view = 'دیکھیں';
export const trackOrder = ({ id }: { id: number }) => `آرڈر ${id} کا حال دیکھیں`;
export const track = 'آرڈر کا حال';
export const fromSellers = ({ sellers }: { sellers: readonly string[] }) => `${sellers.join('، ')} کی طرف سے`;
export const notAvailable = 'کچھ نہیں';
export const andMore = ({ named, count }: { named: string; count: number }) => `${named} اور ${count} مزید`;
export const beingCharged = 'رقم لی جا رہی ہے';
export const notChargedOrderCancelled = 'رقم نہیں لی گئی، آرڈر منسوخ ہے';
export const cancelWhatSellerSends = ({ name }: { name: string }) => `${name} کی چیزیں منسوخ کریں`;
export const nothingOfItIsSent = 'پھر ان میں سے کچھ نہیں بھیجا جائے گا اور نہ ان کے لیے کچھ ادا کرنا ہوگا۔';
export const theMoneyGoesBackToYourCard = 'رقم آپ کے کارڈ پر واپس جائے گی۔';
export const whyDoYouCancelIt = 'آپ کیوں منسوخ کر رہے ہیں؟';
export const keepIt = 'رہنے دیں';
export const cancelIt = 'منسوخ کریں';
export const cancelling = 'منسوخ ہو رہا ہے...';
export const itIsCancelled = 'منسوخ ہو گیا۔';
export const failedToCancelIt = 'منسوخ نہ ہو سکا';

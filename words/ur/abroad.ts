export const dutiesAndTaxesAbroad = 'باہر کے ملک کی ڈیوٹی اور ٹیکس';
export const notPartOfOurPrice = 'آپ کے ملک کی ڈیوٹی اور ٹیکس ہماری قیمت میں شامل نہیں۔';
export const notPartOfThisBill =
  'آپ کے ملک کی ڈیوٹی اور ٹیکس اس بل میں شامل نہیں۔ یہ آپ سے کسٹمز یا کوریئر مانگ سکتا ہے۔';
export const dutyToExpect = ({ amount, rate }: Record<'amount' | 'rate', string>) =>
  `متوقع ڈیوٹی: تقریباً ${amount} (چیزوں کی مالیت کا ${rate}%)۔`;
export const noDutyToExpect = 'اس مالیت کی چیزوں پر ڈیوٹی کی توقع نہیں۔';
export const dutyOfRate = ({ rate }: { rate: string }) => `متوقع ڈیوٹی: چیزوں کی مالیت کا تقریباً ${rate}%۔`;
export const dutyOfRateFrom = ({ rate, threshold }: Record<'rate' | 'threshold', string>) =>
  `متوقع ڈیوٹی: چیزوں کی مالیت کا تقریباً ${rate}%، اگر مالیت ${threshold} یا زیادہ ہو۔`;

export const printTheCommercialInvoice = 'کسٹمز کے لیے کمرشل انوائس';
export const failedToPrepareTheCommercialInvoice = 'کمرشل انوائس تیار نہیں ہو سکی';

import { grouped } from '../../contract/figures.ts';
import { plural } from '../plural.ts';

const rows = (count: number) => plural(count, '1 سطر', `${grouped(count)} سطریں`);
/** Before a postposition. */
const ofRows = (count: number) => plural(count, '1 سطر', `${grouped(count)} سطروں`);

export const exportLabel = 'ایکسپورٹ کریں';
export const exporting = 'ایکسپورٹ ہو رہا ہے...';
export const exportNames = {
  orders: 'آرڈروں کا ایکسپورٹ',
  customers: 'گاہکوں کا ایکسپورٹ',
  newsletter: 'نیوز لیٹر لینے والوں کا ایکسپورٹ',
  products: 'چیزوں کا ایکسپورٹ',
};
export const cancelExport = {
  orders: 'آرڈروں کا ایکسپورٹ منسوخ کریں',
  customers: 'گاہکوں کا ایکسپورٹ منسوخ کریں',
  newsletter: 'نیوز لیٹر لینے والوں کا ایکسپورٹ منسوخ کریں',
  products: 'چیزوں کا ایکسپورٹ منسوخ کریں',
};
export const cancel = 'منسوخ کریں';
export const kilobytes = ({ size }: { size: number }) => `\u2066${grouped(size)} kB\u2069`;
export const theFileIsComplete = 'فائل مکمل ہے۔';
export const cancelled = 'منسوخ ہو گیا۔';
export const theExportBrokeOff = 'ایکسپورٹ بیچ میں رک گیا، اور کچھ محفوظ نہیں ہوا۔ دوبارہ کوشش کریں۔';
export const csvFileOf = { products: 'چیزوں کی CSV فائل' };
export const columnsAreNotImported = ({ count, columns }: { count: number; columns: string }) =>
  plural(count, `یہ کالم امپورٹ نہیں ہوتا: ${columns}۔`, `یہ کالم امپورٹ نہیں ہوتے: ${columns}۔`);
export const uploadOf = ({ file }: { file: string }) => `اپ لوڈ: \u2068${file}\u2069`;
export const uploadOfTheFile = 'فائل کا اپ لوڈ';
export const theCheckBegins = 'اپ لوڈ ہو گئی؛ جانچ شروع ہو رہی ہے...';
export const checkTheFile = 'فائل جانچیں';
export const chooseACsvFile = 'کوئی CSV فائل چنیں۔';
export const theFileIsTooLarge = ({ most }: { most: number }) =>
  `فائل \u2066${most} MB\u2069 سے بڑی ہے۔ اسے حصوں میں بانٹ لیں: پہلی سطر ہر حصے میں ضروری ہے۔`;
export const theFileHasChanged = 'چننے کے بعد فائل بدل گئی ہے۔ اسے دوبارہ چنیں۔';
export const theFileCouldNotBeUploaded = 'فائل اپ لوڈ نہیں ہو سکی۔';
export const theCheckIsComplete = 'جانچ مکمل ہے۔';
export const imported = 'امپورٹ ہو گیا۔';
export const importOf = { products: 'چیزوں کا امپورٹ' };
export const cancelImport = { products: 'چیزوں کا امپورٹ منسوخ کریں' };
export const importRows = ({ count }: { count: number }) => `${rows(count)} امپورٹ کریں`;
export const theImportCouldNotBeStarted = 'امپورٹ شروع نہیں ہو سکا۔';
export const theRowsCouldNotBeDownloaded = 'سطریں ڈاؤن لوڈ نہیں ہو سکیں۔';
export const itCouldNotBeCancelled = 'منسوخ نہیں ہو سکا۔';
export const states = {
  UPLOADING: 'اپ لوڈ ادھورا',
  QUEUED: 'انتظار میں',
  RUNNING: 'جاری',
  CHECKED: 'جانچ مکمل',
  DONE: 'مکمل',
  FAILED: 'ناکام',
  CANCELLED: 'منسوخ',
};
export const theUploadWasNotFinished = 'فائل کا اپ لوڈ پورا نہیں ہوا۔';
export const itBeginsInAMoment = 'ابھی شروع ہوتا ہے...';
export const rowsSoFar = {
  check: ({ done }: { done: number }) => `${ofRows(done)} کی جانچ ہو چکی`,
  apply: ({ done }: { done: number }) => `${rows(done)} امپورٹ ہو ${plural(done, 'چکی', 'چکیں')}`,
};
export const rowsOfAll = {
  check: ({ done, total }: { done: number; total: number }) =>
    `${ofRows(total)} میں سے ${grouped(done)} کی جانچ ہو چکی`,
  apply: ({ done, total }: { done: number; total: number }) =>
    `${ofRows(total)} میں سے ${grouped(done)} امپورٹ ہو ${plural(done, 'چکی', 'چکیں')}`,
};
export const rowsCannotBeImported = ({ wrong, total }: { wrong: number; total: number }) =>
  `${ofRows(total)} میں سے ${rows(wrong)} امپورٹ نہیں ہو ${plural(wrong, 'سکتی', 'سکتیں')}۔`;
export const allRowsCanBeImported = ({ total }: { total: number }) =>
  plural(total, 'یہ 1 سطر امپورٹ ہو سکتی ہے۔', `سب ${grouped(total)} سطریں امپورٹ ہو سکتی ہیں۔`);
export const rowsAreImported = ({ count }: { count: number }) =>
  `${rows(count)} امپورٹ ہو ${plural(count, 'گئی', 'گئیں')}۔`;
export const rowsAreImportedAndLeftOut = ({ count, leftOut }: { count: number; leftOut: number }) =>
  `${rows(count)} امپورٹ ہو ${plural(count, 'گئی', 'گئیں')}، ${rows(leftOut)} چھوڑ دی ${plural(leftOut, 'گئی', 'گئیں')}۔`;
export const itFailed = 'نہیں ہو سکا۔';
export const noRowIsImported = 'کوئی سطر امپورٹ نہیں ہوئی۔';
const except = (leftOut: number) =>
  leftOut === 0 ? '' : `، سوائے ${ofRows(leftOut)} کے، جو چھوڑ دی ${plural(leftOut, 'گئی', 'گئیں')}`;
export const theFirstRowsAreImported = ({ count, leftOut }: { count: number; leftOut: number }) =>
  `شروع کی ${rows(count)} امپورٹ ہو ${plural(count, 'گئی', 'گئیں')}${except(leftOut)}۔`;
export const rowsUpToAreImported = ({ last, leftOut }: { last: number; leftOut: number }) =>
  `${last === 2 ? 'سطر 2 امپورٹ ہو گئی' : `سطر 2 سے ${grouped(last)} تک امپورٹ ہو گئیں`}${except(leftOut)}۔`;
export const downloadTheOtherRows = ({ count }: { count: number }) => `باقی ${rows(count)} ڈاؤن لوڈ کریں`;
export const downloadTheRowsThatAreNotImported = ({ count }: { count: number }) =>
  plural(count, 'رہ جانے والی سطر ڈاؤن لوڈ کریں', `رہ جانے والی ${grouped(count)} سطریں ڈاؤن لوڈ کریں`);
export const fileStarted = ({ file, moment, day }: { file: string; moment: string; day: string }) =>
  `\u2068${file}\u2069، شروع: ${moment}، مٹنے کی تاریخ: ${day}`;
export const wrongRowsOf = ({ file }: { file: string }) => `\u2068${file}\u2069 کی غلط سطریں`;
export const loadingTheWrongRows = 'غلط سطریں کھل رہی ہیں...';
export const failedToGetTheWrongRows = 'غلط سطریں نہیں کھل سکیں';
export const wrongRows = 'غلط سطریں';
export const row = 'سطر';
export const column = 'کالم';
export const whatIsWrong = 'کیا غلط ہے';
export const showAll = 'سب دکھائیں';
export const onlyTheFirstThousandAreListed = 'صرف پہلی ہزار غلطیاں دکھائی گئی ہیں۔';
export const loadingTheTransfers = 'امپورٹ کھل رہے ہیں...';
export const failedToGetTheTransfers = 'امپورٹ نہیں کھل سکے';
export const noTransfersYet = 'ابھی کوئی امپورٹ نہیں';

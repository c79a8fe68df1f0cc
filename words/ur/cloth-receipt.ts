import { plural } from '../plural.ts';

export const receivedOn = 'کپڑا ملا';
export const notHereYet = 'ابھی نہیں آیا';
export const amount = 'میٹر اور عدد';
export const metresOf = ({ metres }: { metres: number }) => `${metres} میٹر`;
export const piecesOf = ({ count }: { count: number }) => plural(count, '1 عدد', `${count} عدد`);
export const nothingWrittenDown = 'کچھ نہیں لکھا گیا';
export const clothFaults = 'نقص';
export const bagTag = 'تھیلے کا ٹیگ';
export const clothLeft = 'بچا ہوا کپڑا';
/** Where the cloth of a garment comes from (orders-150). */
export const clothComes = 'کپڑا آنا';
export const clothSources = {
  BROUGHT: 'گاہک لائے گا',
  COLLECTED: 'دکان لے گی',
  POSTED: 'گاہک ڈاک سے بھیجے گا',
  SHELF: 'فروخت کنندہ بھیجے گا',
};
export const clothFrom = ({ source, cloth }: { source: string; cloth: string }) => `${source}: ${cloth}`;
export const clothPosted = 'کپڑا بھیجا گیا';
export const postedWith = ({ day, parcel }: { day: string; parcel: string }) => `${day}: ${parcel}`;

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

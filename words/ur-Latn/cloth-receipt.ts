import { plural } from '../plural.ts';

export const receivedOn = 'Kapra mila';
export const notHereYet = 'Abhi nahi aaya';
export const amount = 'Meter aur adad';
export const metresOf = ({ metres }: { metres: number }) => `${metres} meter`;
export const piecesOf = ({ count }: { count: number }) => plural(count, '1 adad', `${count} adad`);
export const nothingWrittenDown = 'Kuch nahi likha gaya';
export const clothFaults = 'Nuqs';
export const bagTag = 'Thaile ka tag';
export const clothLeft = 'Bacha hua kapra';

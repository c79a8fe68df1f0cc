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
/** Where the cloth of a garment comes from (orders-150). */
export const clothComes = 'Kapra aana';
export const clothSources = {
  BROUGHT: 'Customer laye ga',
  COLLECTED: 'Dukan le gi',
  POSTED: 'Customer dak se bheje ga',
  SHELF: 'Seller bheje ga',
};
export const clothFrom = ({ source, cloth }: { source: string; cloth: string }) => `${source}: ${cloth}`;
export const clothPosted = 'Kapra bheja gaya';
export const postedWith = ({ day, parcel }: { day: string; parcel: string }) => `${day}: ${parcel}`;

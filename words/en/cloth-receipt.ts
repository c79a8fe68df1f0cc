import { plural } from '../plural.ts';

/** What stands in a receipt of the cloth; the sheet and the job card have these words in three tongues. */
export const receivedOn = 'Cloth received';
export const notHereYet = 'Not here yet';
export const amount = 'Metres and pieces';
export const metresOf = ({ metres }: { metres: number }) => `${metres} m`;
export const piecesOf = ({ count }: { count: number }) => plural(count, '1 piece', `${count} pieces`);
export const nothingWrittenDown = 'Nothing was written down';
export const clothFaults = 'Faults';
export const bagTag = 'Tag of the bag';
export const clothLeft = 'Cloth left';
/** Where the cloth of a garment comes from (orders-150). */
export const clothComes = 'Cloth comes';
export const clothSources = {
  BROUGHT: 'The customer brings it',
  COLLECTED: 'The shop collects it',
  POSTED: 'The customer posts it',
  SHELF: 'A seller sends it',
};
export const clothFrom = ({ source, cloth }: { source: string; cloth: string }) => `${source}: ${cloth}`;
export const clothPosted = 'Cloth posted';
export const postedWith = ({ day, parcel }: { day: string; parcel: string }) => `${day}: ${parcel}`;

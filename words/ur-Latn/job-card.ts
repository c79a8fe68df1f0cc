export {
  amount as clothAmount,
  bagTag,
  clothComes,
  clothFaults,
  clothFrom,
  clothSources,
  metresOf,
  notHereYet,
  nothingWrittenDown,
  piecesOf,
  receivedOn,
} from './cloth-receipt.ts';
export { features, options } from './design-features.ts';
export {
  faults,
  fitSources,
  inWords,
  lastTimeOf,
  lastTimeOn,
  lengthChoices,
  lengthOfTheKameez,
  ofGarment,
  thanOrdered,
} from './fit-memory.ts';
export { placeOf } from './garment-places.ts';
export { dressTypes, fabrics } from './garments.ts';
export { names as measureNames, quantity } from './measures.ts';
export { sampleGarment, sampleGoesBack, sampleOf, samplePlaces } from './sample-names.ts';

export const listSeparator = ', ';

export const title = ({ trackingId }: { trackingId: string }) => `Job card ${trackingId}`;
export const jobCards = 'Job cards';
export const clothTag = ({ trackingId }: { trackingId: string }) => `Kapre ka tag ${trackingId}`;
export const clothTags = 'Kapre ke tag';
/** The tags of a bulk order. */
export const orderedPieces = 'Adad';
export const carton = 'Carton';
export const cartonOf = ({ place, count }: { place: number; count: number }) => `${place} az ${count}`;
export const orderNumber = ({ id }: { id: number }) => `No. ${id}`;
export const qrCodeThatOpens = ({ address }: { address: string }) =>
  `QR code jo ye pata kholta hai: ${address}`;
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `safha ${page} az ${pages}`;

export const shoesNumber = ({ shoeSize }: { shoeSize: number }) => `Joote, number ${shoeSize}`;
export const garmentToBeAgreed = 'Libas abhi tay hona hai';
export const promisedFor = 'Waade ka din';
export const toBeAgreed = 'abhi tay hona hai';
export const urgency = 'Kitni jaldi';
export const urgencies = { URGENT: 'URGENT', NORMAL: 'mamool ka' };
export const fabric = 'Kapra';
export const madeFor = 'Kis ke liye';
export const customer = 'Gahak';
export const garment = 'Libas';
export const handovers = { BY_OWN: 'gahak khud le jayenge', BY_SHOP: 'hum pahunchayenge' };
export const cashAtTheHandover = 'Dete waqt naqd';
export const none = 'kuch nahi';
export const toAlter = 'Kya durust karna hai';

export const measure = 'Naap';
export const orderedIn = { cm: 'Order mein (cm)', in: 'Order mein (inch)' };
export const finished = 'Tayyar libas';
export const estimated = 'andaze se';
export const notOfTheGarment = 'libas ka naap nahi';
export const noteOnTheMeasures = ({ note }: { note: string }) => `Naap par note: ${note}`;

export const designOfTheCustomer = 'Gahak ka design';
export { neededBy, neededFor, occasions } from './sheet.ts';

export { listSeparator } from './basic.ts';
export const title = ({ trackingId }: { trackingId: string }) => `Job card ${trackingId}`;
export const jobCards = 'Job cards';
/** The tag of the bag of cloth has these words too. */
export const clothTag = ({ trackingId }: { trackingId: string }) => `Cloth tag ${trackingId}`;
export const clothTags = 'Cloth tags';
/** The tags of a bulk order. */
export const orderedPieces = 'Pieces';
export const carton = 'Carton';
export const cartonOf = ({ place, count }: { place: number; count: number }) => `${place} of ${count}`;
export const orderNumber = ({ id }: { id: number }) => `No. ${id}`;
export const qrCodeThatOpens = ({ address }: { address: string }) => `QR code that opens ${address}`;
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `page ${page} of ${pages}`;

export const shoesNumber = ({ shoeSize }: { shoeSize: number }) => `Shoes, number ${shoeSize}`;
export const garmentToBeAgreed = 'Garment to be agreed';
export const promisedFor = 'Promised for';
export const toBeAgreed = 'to be agreed';
export const urgency = 'Urgency';
export const urgencies = { URGENT: 'URGENT', NORMAL: 'normal' };
export const fabric = 'Fabric';
export const madeFor = 'For';
export const customer = 'Customer';
export const garment = 'Garment';
export const handovers = { BY_OWN: 'the customer collects it', BY_SHOP: 'the shop delivers it' };
export const cashAtTheHandover = 'Cash at the handover';
export const none = 'none';
export const toAlter = 'To alter';

export const measure = 'Measure';
export const orderedIn = { cm: 'Ordered (cm)', in: 'Ordered (in)' };
export const finished = 'Finished';
export const estimated = 'estimated';
export const notOfTheGarment = 'not of the garment';
export const noteOnTheMeasures = ({ note }: { note: string }) => `Note on the measures: ${note}`;

export const designOfTheCustomer = 'Design of the customer';
/** The same words as on the sheet. */
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
export { neededBy, neededFor, occasions } from './order-names.ts';
export { sampleGarment, sampleGoesBack, sampleOf, samplePlaces } from './sample-names.ts';

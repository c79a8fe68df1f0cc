export { listSeparator } from './basic.ts';
export const title = ({ trackingId }: { trackingId: string }) => `جاب کارڈ ${trackingId}`;
export const jobCards = 'جاب کارڈ';
export const clothTag = ({ trackingId }: { trackingId: string }) => `کپڑے کا ٹیگ ${trackingId}`;
export const clothTags = 'کپڑے کے ٹیگ';
/** The tags of a bulk order. */
export const orderedPieces = 'عدد';
export const carton = 'کارٹن';
export const cartonOf = ({ place, count }: { place: number; count: number }) => `${place} از ${count}`;
export const orderNumber = ({ id }: { id: number }) => `نمبر ${id}`;
export const qrCodeThatOpens = ({ address }: { address: string }) => `یہ پتا کھولنے والا QR کوڈ: ${address}`;
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `صفحہ ${page} از ${pages}`;

export const shoesNumber = ({ shoeSize }: { shoeSize: number }) => `جوتے، نمبر ${shoeSize}`;
export const garmentToBeAgreed = 'لباس ابھی طے ہونا ہے';
export const promisedFor = 'وعدے کا دن';
export const toBeAgreed = 'ابھی طے ہونا ہے';
export const urgency = 'کتنی جلدی';
export const urgencies = { URGENT: 'فوری', NORMAL: 'معمول کا' };
export const fabric = 'کپڑا';
export const madeFor = 'کس کے لیے';
export const customer = 'گاہک';
export const garment = 'لباس';
export const handovers = { BY_OWN: 'گاہک خود لے جائیں گے', BY_SHOP: 'ہم پہنچائیں گے' };
export const cashAtTheHandover = 'دیتے وقت نقد';
export const none = 'کچھ نہیں';
export const toAlter = 'کیا درست کرنا ہے';

export const measure = 'ناپ';
export const orderedIn = { cm: 'آرڈر میں (سم)', in: 'آرڈر میں (انچ)' };
export const finished = 'تیار لباس';
export const estimated = 'اندازے سے';
export const notOfTheGarment = 'لباس کا ناپ نہیں';
export const noteOnTheMeasures = ({ note }: { note: string }) => `ناپ پر نوٹ: ${note}`;

export const designOfTheCustomer = 'گاہک کا ڈیزائن';
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

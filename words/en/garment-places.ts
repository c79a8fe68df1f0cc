import { plural } from '../plural.ts';

/** The garments of an order of several. */
export const garments = ({ count }: { count: number }) => plural(count, '1 garment', `${count} garments`);
export const placeOf = ({ place, count }: { place: number; count: number }) => `${place} of ${count}`;
export const garmentAt = ({ garment, place, count }: { garment: string; place: number; count: number }) =>
  `${garment} (${placeOf({ place, count })})`;
export const alterationOf = ({ garment, place, count }: { garment: string; place: number; count: number }) =>
  `Alteration: ${placeOf({ place, count })} · ${garment}`;
export const measuresOf = ({ garment, measures }: { garment: string; measures: string }) =>
  `${garment}: ${measures}`;
export const garmentSeparator = '; ';

/** The garments of an order of several. */
export const garments = ({ count }: { count: number }) => `${count} لباس`;
export const placeOf = ({ place, count }: { place: number; count: number }) => `لباس ${place} از ${count}`;
export const garmentAt = ({ garment, place, count }: { garment: string; place: number; count: number }) =>
  `${garment} (${placeOf({ place, count })})`;
export const alterationOf = ({ garment, place, count }: { garment: string; place: number; count: number }) =>
  `درستی: ${placeOf({ place, count })} · ${garment}`;
export const measuresOf = ({ garment, measures }: { garment: string; measures: string }) =>
  `${garment}: ${measures}`;
export const garmentSeparator = '؛ ';

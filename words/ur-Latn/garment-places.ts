/** The garments of an order of several. */
export const garments = ({ count }: { count: number }) => `${count} libas`;
export const placeOf = ({ place, count }: { place: number; count: number }) => `libas ${place} az ${count}`;
export const garmentAt = ({ garment, place, count }: { garment: string; place: number; count: number }) =>
  `${garment} (${placeOf({ place, count })})`;
export const alterationOf = ({ garment, place, count }: { garment: string; place: number; count: number }) =>
  `Durusti: ${placeOf({ place, count })} · ${garment}`;
export const garmentSeparator = '; ';

import { orderGarmentWords } from '#words';
import type { GarmentFields } from '../book-tailor/garment-shape.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { itemName } from '../words.ts';

type Named = Pick<GarmentFields, 'dress_type' | 'measurement_source' | 'measurement' | 'asked_name'>;

/** `2. Kurta for Bilal` */
export function numberedTitle(place: number, fields: Named, records: Records): string {
  return orderGarmentWords.numbered({ place, garment: titleOf(fields, records) });
}

/** `Kurta for Bilal`, as far as it is known. */
export function titleOf(fields: Named, records: Records): string {
  const garment = itemName({ item_type: 'dress', dress_type: fields.dress_type || null, shoe_size: null });
  const person = personOf(fields, records);
  return person ? orderGarmentWords.ofPerson({ garment, person }) : garment;
}

function personOf({ measurement_source, measurement, asked_name }: Named, records: Records): string {
  if (measurement_source === 'LINK' || measurement_source === 'SAMPLE') return asked_name.trim();
  if (measurement_source !== 'STORE' || records.state !== 'loaded') return '';
  return records.list.find(({ id }) => String(id) === measurement)?.label ?? '';
}

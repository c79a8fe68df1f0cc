import { requiredMeasures } from '../../../../contract/garment-measures.ts';
import { DRESS_TYPES, type DressTypeCode } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURES } from '../../../../contract/measures.ts';
import type { TailorType } from '../../../../contract/tailors.ts';

/** A question if the person's record may not fit this tailor; undefined if it does (orders-41). */
export function fitQuestion(
  { age_group, gender }: Pick<Measurement, 'age_group' | 'gender'>,
  trade: TailorType | undefined,
): string | undefined {
  if (!trade) return undefined;
  const whose = age_group === 'child' ? 'a child’s' : gender === 'male' ? 'a man’s' : 'a woman’s';
  const isUsual = age_group === 'adult' && (gender === 'male') === (trade === 'Gents Tailor');
  return isUsual ? undefined : `This record is ${whose}, and you order from a ${trade}.`;
}

/** The measures that the garment needs and the record lacks, in catalogue order. */
export function lackingMeasures(record: Measurement, dressType: string): string[] {
  if (!Object.hasOwn(DRESS_TYPES, dressType)) return [];
  return requiredMeasures(dressType as DressTypeCode)
    .filter((code) => record[code] === null)
    .map((code) => MEASURES[code].name);
}

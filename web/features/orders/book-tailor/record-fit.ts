import { measureWords, orderFormWords } from '#words';
import { requiredMeasures } from '../../../../contract/garment-measures.ts';
import { DRESS_TYPES, type DressTypeCode } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { TailorType } from '../../../../contract/tailors.ts';

/** A question if the person's record may not fit this tailor; undefined if it does (orders-41). */
export function fitQuestion(
  { age_group, gender }: Pick<Measurement, 'age_group' | 'gender'>,
  trade: TailorType | undefined,
): string | undefined {
  if (!trade) return undefined;
  const isUsual = age_group === 'adult' && (gender === 'male') === (trade === 'Gents Tailor');
  return isUsual ? undefined : orderFormWords.thisRecordIsOfAnother[age_group][trade];
}

/** The measures that the garment needs and the record lacks, in catalogue order. */
export function lackingMeasures(record: Measurement, dressType: string): string[] {
  if (!Object.hasOwn(DRESS_TYPES, dressType)) return [];
  return requiredMeasures(dressType as DressTypeCode)
    .filter((code) => record[code] === null)
    .map((code) => measureWords.names[code]);
}

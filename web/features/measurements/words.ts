import { basicWords, measurementsWords, measureWords } from '#words';
import { type AgeGroup, bandOf, MEASURES, type MeasureCode, type Unit } from '../../../contract/measures.ts';

export const GENDER_NAMES = { male: basicWords.male, female: basicWords.female } as const;

export function unitOf(code: MeasureCode, unit: Unit): string {
  return measureWords.units[MEASURES[code].kind === 'weight' ? 'kg' : unit];
}

/** The usual range in a unit, `27.6–63 in`, rounded inwards as validation does. */
export function usualRange(code: MeasureCode, ageGroup: AgeGroup, unit: Unit): string {
  const [lowest, highest] = bandOf(code, ageGroup);
  const isAsListed = unit === 'cm' || MEASURES[code].kind === 'weight';
  return measurementsWords.range({
    lowest: isAsListed ? lowest : Math.ceil((lowest / 2.54) * 10) / 10,
    highest: isAsListed ? highest : Math.floor((highest / 2.54) * 10) / 10,
    unit: unitOf(code, unit),
  });
}

import { type AgeGroup, bandOf, MEASURES, type MeasureCode, type Unit } from '../../../contract/measures.ts';

export const GENDER_NAMES = { male: 'Male', female: 'Female' } as const;
export const AGE_GROUP_NAMES = { adult: 'Adult', child: 'Child' } as const satisfies Record<AgeGroup, string>;
export const UNIT_NAMES = { cm: 'Centimetres', in: 'Inches' } as const satisfies Record<Unit, string>;

export function unitOf(code: MeasureCode, unit: Unit): string {
  return MEASURES[code].kind === 'weight' ? 'kg' : unit;
}

/** The usual range in a unit, `27.6–63 in`, rounded inwards as validation does. */
export function usualRange(code: MeasureCode, ageGroup: AgeGroup, unit: Unit): string {
  const [lowest, highest] = bandOf(code, ageGroup);
  if (unit === 'cm' || MEASURES[code].kind === 'weight') return `${lowest}–${highest} ${unitOf(code, unit)}`;
  return `${Math.ceil((lowest / 2.54) * 10) / 10}–${Math.floor((highest / 2.54) * 10) / 10} in`;
}

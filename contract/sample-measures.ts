import type { PEOPLE } from './constants/measurements.ts';
import { SAMPLE_MEASURE_CODES, SAMPLE_MEASURES, type SampleMeasureCode } from './constants/samples.ts';
import { easeOfTop } from './estimates.ts';
import type { MeasuredValues } from './finished-measures.ts';
import { helpfulMeasures, requiredMeasures } from './garment-measures.ts';
import { DRESS_TYPES, type DressTypeCode } from './garments.ts';
import { type AgeGroup, fromCanonical, type MeasureCode, toCanonical, type Unit } from './measures.ts';

/** As typed, of the garment laid flat, in the unit of the form. */
export type LaidFlat = Partial<Record<SampleMeasureCode, number>>;

interface Wearer {
  age_group: AgeGroup;
  gender: (typeof PEOPLE)[number];
}

/** What a sample for a garment of this type is measured for; everything of a type that is not known. */
export function sampleMeasuresFor(dressType: string | null): SampleMeasureCode[] {
  if (dressType === null || !Object.hasOwn(DRESS_TYPES, dressType)) return SAMPLE_MEASURE_CODES;
  const type = dressType as DressTypeCode;
  const wanted = new Set<MeasureCode>([...requiredMeasures(type), ...helpfulMeasures(type)]);
  return SAMPLE_MEASURE_CODES.filter((code) => wanted.has(code));
}

export interface ReadSample {
  /** Millimetres. */
  values: MeasuredValues;
  /** The measures of the body among them, which are less than the garment by its ease. */
  estimated: MeasureCode[];
}

/**
 * The measures of a record from those of a garment laid flat (measurements-21): a half girth is doubled, a measure of the
 * body is what the garment leaves without its ease, and the width of the top is kept as the garment has it too.
 */
export function readSample(laidFlat: LaidFlat, unit: Unit, wearer: Wearer): ReadSample {
  const read: ReadSample = { values: {}, estimated: [] };
  for (const code of SAMPLE_MEASURE_CODES) {
    const typed = laidFlat[code];
    if (typed === undefined) continue;
    const { isHalf, more } = SAMPLE_MEASURES[code];
    const garment = toCanonical(code, isHalf ? typed * 2 : typed, unit);
    if (code === 'chest') read.values.top_chest = garment;
    if (more === null) read.values[code] = garment;
    else {
      read.values[code] = garment - (more === 'ease' ? 10 * easeOfTop(wearer) : more);
      read.estimated.push(code);
    }
  }
  return read;
}

/** Values in the unit, for the checks of a record. */
export function inUnit(values: MeasuredValues, unit: Unit): Partial<Record<MeasureCode, number>> {
  return Object.fromEntries(
    Object.entries(values).map(([code, value]) => [code, fromCanonical(code as MeasureCode, value, unit)]),
  );
}

/** Which field of the form a measure of the record comes from. */
export function fieldOf(code: MeasureCode): SampleMeasureCode | undefined {
  if (code === 'top_chest') return 'chest';
  return SAMPLE_MEASURE_CODES.find((one) => one === code);
}

export function isHalfGirth(code: SampleMeasureCode): boolean {
  return SAMPLE_MEASURES[code].isHalf;
}

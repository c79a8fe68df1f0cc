import { helpfulMeasures, requiredMeasures } from '../../../contract/garment-measures.ts';
import type { DressTypeCode } from '../../../contract/garments.ts';
import { FIRST_EIGHT, MEASURES, type MeasureCode } from '../../../contract/measures.ts';
import type { GuidePage } from './address.ts';
import { MORE_MEASURES } from './groups.ts';
import type { RecordFields } from './record-fields.ts';

interface GuidedMeasures {
  required: MeasureCode[];
  helpful: MeasureCode[];
}

/** What the guide asks for, in catalogue order; the eight basic measures without a garment. */
export function guidedMeasures(
  garment: DressTypeCode | undefined,
  { gender, age_group }: Pick<RecordFields, 'gender' | 'age_group'>,
): GuidedMeasures {
  if (!garment) return { required: [...FIRST_EIGHT], helpful: [] };
  const applies = (code: MeasureCode) =>
    (age_group !== 'child' || MEASURES[code].child !== null) &&
    (gender !== 'male' || !LADIES.includes(code)) &&
    MEASURES[code].kind !== 'weight';
  return { required: requiredMeasures(garment), helpful: helpfulMeasures(garment).filter(applies) };
}

/** One page after another. `more` asks whether to go on once the required ones are taken. */
export function guidePages({ required, helpful }: GuidedMeasures): GuidePage[] {
  return ['who', ...required, ...(helpful.length > 0 ? ['more' as const, ...helpful] : []), 'review'];
}

const LADIES = MORE_MEASURES.filter(({ ladies }) => ladies).flatMap(({ codes }) => codes);

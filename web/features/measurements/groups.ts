import { measurementsWords } from '#words';
import { MEASURE_CODES, MEASURES, type MeasureCode } from '../../../contract/measures.ts';

interface MeasureGroup {
  title: string;
  codes: readonly MeasureCode[];
  ladies?: true;
}

// biome-ignore format: related measures share a line
const UPPER_BODY: readonly MeasureCode[] = [
  'head', 'stomach', 'upper_arm', 'elbow', 'wrist', 'armhole', 'shoulder_seam', 'across_front', 'across_back',
  'nape_to_waist', 'neck_to_knee', 'neck_to_floor',
];
// biome-ignore format: related measures share a line
const LOWER_BODY: readonly MeasureCode[] = [
  'trouser_waist', 'hip', 'waist_to_hip', 'thigh', 'knee', 'calf', 'ankle', 'heel_pass', 'foot_length',
  'outside_leg', 'seat_depth', 'asan',
];
const LADIES: readonly MeasureCode[] = [
  'high_bust',
  'under_bust',
  'front_waist_length',
  'bust_depth',
  'bust_span',
];
const GARMENT: readonly MeasureCode[] = MEASURE_CODES.filter((code) => MEASURES[code].onGarment);

/** In the order of the form. */
export const MORE_MEASURES: readonly MeasureGroup[] = [
  { title: measurementsWords.upperBody, codes: UPPER_BODY },
  { title: measurementsWords.lowerBody, codes: LOWER_BODY },
  { title: measurementsWords.womensMeasures, codes: LADIES, ladies: true },
  { title: measurementsWords.measuredOnAGarmentThatFits, codes: GARMENT },
];

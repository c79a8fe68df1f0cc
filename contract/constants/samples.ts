import type { MeasureCode } from '../measures.ts';

/** Where a sample is: a garment that fits, which goes along with the cloth to be measured (orders-160). */
export const SAMPLE_PLACES = [
  'WITH_CUSTOMER',
  'ON_ITS_WAY',
  'WITH_TAILOR',
  'WITH_FORMER_TAILOR',
  'PACKED',
  'BACK',
  'LOST',
] as const;

export type SamplePlace = (typeof SAMPLE_PLACES)[number];

/** What is done with a sample (orders-162 to orders-165). */
export const SAMPLE_ACTIONS = ['receive', 'measure', 'pack', 'return', 'lose'] as const;

export type SampleAction = (typeof SAMPLE_ACTIONS)[number];

export const MAX_SAMPLE_KIND_LENGTH = 60;
export const MAX_SAMPLE_NOTE_LENGTH = 500;

interface SampleMeasure {
  /** Measured from side to side of the garment laid flat; the girth is twice as much. */
  isHalf: boolean;
  /**
   * How much more the garment measures than the body, in millimetres; `ease` is that of a top by age group and gender.
   * Null for a measure of garments, which is kept as it is.
   */
  more: number | 'ease' | null;
}

/** What can be measured on a garment that is laid flat, by the measure of the record, in the order of the form. */
// biome-ignore format: a catalogue reads best with one measure a line
export const SAMPLE_MEASURES = {
  top_length: { isHalf: false, more: null },
  chest: { isHalf: true, more: 'ease' },
  waist: { isHalf: true, more: 'ease' },
  hip: { isHalf: true, more: 'ease' },
  ghera: { isHalf: true, more: null },
  shoulder: { isHalf: false, more: 5 },
  sleeve: { isHalf: false, more: 15 },
  neck: { isHalf: false, more: 5 },
  chaak: { isHalf: false, more: null },
  neck_depth_front: { isHalf: false, more: null },
  neck_depth_back: { isHalf: false, more: null },
  bottom_length: { isHalf: false, more: null },
  trouser_waist: { isHalf: true, more: -10 },
  inseam: { isHalf: false, more: -40 },
  paincha: { isHalf: true, more: null },
} as const satisfies Partial<Record<MeasureCode, SampleMeasure>>;

export type SampleMeasureCode = keyof typeof SAMPLE_MEASURES;

export const SAMPLE_MEASURE_CODES = Object.keys(SAMPLE_MEASURES) as SampleMeasureCode[];

/** The unit a record is typed in; weight is always in kg. */
export const UNITS = ['cm', 'in'] as const;
export type Unit = (typeof UNITS)[number];

/** The group whose bands apply; a child is about 2 to 14 years old. */
export const AGE_GROUPS = ['adult', 'child'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Lowest and highest plausible value, both included, in cm (weight: kg). */
type Band = readonly [lowest: number, highest: number];

type FigureView = 'front' | 'back' | 'side';

/**
 * `neededFor` has garment letters: K kameez, kurta, anarkali · S shalwar, pajama · C churidar · T trousers, jeans · J
 * sherwani, prince coat, waistcoat, jacket · W western shirt, top · D dress · B choli · L lehenga, skirt, sharara · A
 * abaya, kaftan, thobe, bisht · F shoes · H headwear. `child` is null if the measure is not taken of children.
 * `onGarment` measures are read off a finished garment and have no place on the figure.
 */
export interface Measure {
  adult: Band;
  child: Band | null;
  kind: 'length' | 'weight';
  onGarment: boolean;
  onFigure?: FigureView;
  neededFor: string;
}

function onBody(adult: Band, child: Band | null, neededFor: string, onFigure: FigureView): Measure {
  return { adult, child, kind: 'length', onGarment: false, onFigure, neededFor };
}

function onGarment(adult: Band, child: Band, neededFor: string): Measure {
  return { adult, child, kind: 'length', onGarment: true, neededFor };
}

function weighed(adult: Band, child: Band): Measure {
  return { adult, child, kind: 'weight', onGarment: false, neededFor: '' };
}

/** By code, in catalogue order; the eight basic ones first (measurements-3). `measureWords` has their names. */
// biome-ignore format: a catalogue reads best with one measure a line
export const MEASURES = {
  chest: onBody([70, 160], [48, 92], 'KWJDBA', 'front'),
  waist: onBody([55, 160], [45, 85], 'KDBLJ', 'front'),
  shoulder: onBody([32, 58], [22, 42], 'KWJDBA', 'back'),
  sleeve: onBody([48, 74], [26, 58], 'KWJDA', 'front'),
  neck: onBody([28, 52], [22, 36], 'KWJA', 'front'),
  inseam: onBody([58, 98], [28, 80], 'TC', 'front'),
  height: onBody([135, 210], [80, 170], 'KSCTJWDBLAFH', 'front'),
  weight: weighed([30, 200], [8, 90]),
  head: onBody([50, 64], [46, 57], 'H', 'front'),
  high_bust: onBody([68, 150], null, 'DB', 'front'),
  under_bust: onBody([60, 145], null, 'DB', 'front'),
  stomach: onBody([60, 170], [46, 90], 'KJA', 'front'),
  trouser_waist: onBody([60, 165], [45, 88], 'SCTL', 'front'),
  hip: onBody([75, 170], [48, 98], 'KSCTDLJ', 'front'),
  upper_arm: onBody([20, 56], [13, 32], 'KWJDB', 'front'),
  elbow: onBody([19, 45], [13, 28], 'KDB', 'front'),
  wrist: onBody([12, 24], [10, 17], 'KWJDA', 'front'),
  armhole: onBody([34, 66], [20, 44], 'KWJDB', 'front'),
  thigh: onBody([40, 95], [26, 62], 'CT', 'front'),
  knee: onBody([28, 60], [19, 42], 'CT', 'front'),
  calf: onBody([26, 58], [17, 40], 'CT', 'front'),
  ankle: onBody([17, 34], [12, 26], 'CT', 'front'),
  heel_pass: onBody([26, 42], [17, 33], 'SCT', 'side'),
  foot_length: onBody([20, 32], [12, 27], 'F', 'side'),
  shoulder_seam: onBody([9, 18], [6, 13], 'JDB', 'front'),
  across_front: onBody([28, 50], [18, 38], 'JDB', 'front'),
  across_back: onBody([30, 52], [19, 40], 'JWD', 'back'),
  nape_to_waist: onBody([34, 54], [21, 42], 'JDB', 'back'),
  front_waist_length: onBody([34, 60], [21, 44], 'DB', 'front'),
  bust_depth: onBody([20, 40], null, 'DB', 'front'),
  bust_span: onBody([14, 28], null, 'DB', 'front'),
  waist_to_hip: onBody([14, 30], [8, 22], 'DLT', 'side'),
  neck_to_knee: onBody([80, 125], [48, 98], 'KJD', 'front'),
  neck_to_floor: onBody([115, 180], [65, 145], 'ADL', 'front'),
  outside_leg: onBody([85, 125], [45, 105], 'SCTL', 'side'),
  seat_depth: onBody([20, 38], [13, 28], 'TSC', 'side'),
  asan: onBody([52, 95], [36, 72], 'TSC', 'side'),
  top_length: onGarment([45, 150], [28, 110], 'KJAW'),
  top_chest: onGarment([76, 180], [52, 104], 'KJW'),
  chaak: onGarment([15, 60], [8, 40], 'K'),
  ghera: onGarment([70, 900], [50, 500], 'KLAD'),
  bottom_length: onGarment([80, 125], [42, 105], 'SCTL'),
  paincha: onGarment([22, 70], [18, 50], 'SCT'),
  neck_depth_front: onGarment([3, 30], [2, 18], 'KDB'),
  neck_depth_back: onGarment([3, 30], [2, 18], 'KDB'),
} satisfies Record<string, Measure>;

export type MeasureCode = keyof typeof MEASURES;

export const MEASURE_CODES = Object.keys(MEASURES) as MeasureCode[];

/** Sufficient for any order (measurements-3). */
export const FIRST_EIGHT = [
  'chest',
  'waist',
  'shoulder',
  'sleeve',
  'neck',
  'inseam',
  'height',
  'weight',
] as const satisfies readonly MeasureCode[];

/** In cm (weight: kg). Falls back to the adult band, because such measures are taken only of nearly grown children. */
export function bandOf(code: MeasureCode, ageGroup: AgeGroup): Band {
  const measure: Measure = MEASURES[code];
  return measure[ageGroup] ?? measure.adult;
}

/** Whole millimetres (weight: grams, always entered in kg). Half a millimetre rounds up. */
export function toCanonical(code: MeasureCode, value: number, unit: Unit): number {
  if (MEASURES[code].kind === 'weight') return Math.round(value * 1000);
  return Math.round(value * (unit === 'cm' ? 10 : 25.4));
}

/**
 * Converts a stored value (millimetres; weight: grams) to cm with one decimal, inches to the nearest sixteenth, or kg
 * with up to three decimals. Sixteenths are 1.59 mm apart, so rounding to millimetres keeps them.
 */
export function fromCanonical(code: MeasureCode, stored: number, unit: Unit): number {
  if (MEASURES[code].kind === 'weight') return stored / 1000;
  return unit === 'cm' ? stored / 10 : Math.round((stored / 25.4) * 16) / 16;
}

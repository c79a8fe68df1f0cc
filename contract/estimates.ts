import type { PEOPLE } from './constants/measurements.ts';
import { type AgeGroup, bandOf, MEASURE_CODES, type MeasureCode, type Unit } from './measures.ts';

/** Usual sizes of tops. */
export const TOP_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;
export const BUILDS = ['slim', 'average', 'full'] as const;
export const HIP_SHAPES = ['narrow', 'even', 'wide'] as const;

/** Lengths in cm, weight in kg; what is left out was not answered. */
export interface Answers {
  gender: (typeof PEOPLE)[number];
  age_group: AgeGroup;
  height: number;
  weight: number;
  top_size?: (typeof TOP_SIZES)[number];
  /** The number in a shirt's collar, in cm. */
  collar?: number;
  /** The waist number of trousers, in inches. */
  trouser_size?: number;
  belly?: (typeof BUILDS)[number];
  hips?: (typeof HIP_SHAPES)[number];
  /** The European number. */
  shoe_size?: number;
  /** Of a top that fits, laid flat: armpit to armpit. */
  top_width?: number;
  top_shoulder?: number;
  top_sleeve?: number;
  /** Of trousers that fit, laid flat: once across. */
  trouser_width?: number;
  trouser_inseam?: number;
}

/** One reason for a value, with its standard deviation; both in cm. */
interface Evidence {
  value: number;
  deviation: number;
}

export interface Estimates {
  /** In the asked unit, on half centimetres or quarter inches. */
  values: Partial<Record<MeasureCode, number>>;
  /** Half the width of the range that holds 95 of 100 people, in the asked unit. */
  margins: Partial<Record<MeasureCode, number>>;
}

/** base + byHeight · height (cm) + byGirth · √(weight (kg) / height (m)), see docs/decisions/0067. */
type Regression = readonly [base: number, byHeight: number, byGirth: number, deviation: number];

// biome-ignore format: a table reads best with one measure a line
const ADULTS: Record<(typeof PEOPLE)[number], Partial<Record<MeasureCode, Regression>>> = {
  male: {
    chest: [-2.1, 0, 15.52, 3.2],
    waist: [-44, 0, 19.57, 4.6],
    shoulder: [14.4, 0.12, 1.45, 2],
    sleeve: [-2.1, 0.361, 0, 2],
    neck: [12.8, 0, 4.02, 1.6],
    inseam: [-17.6, 0.582, 0, 2.4],
    head: [39, 0.056, 1.24, 1.4],
    stomach: [-40, 0, 19.57, 5],
    trouser_waist: [-42, 0, 19.57, 4.4],
    hip: [6.9, 0, 13.68, 2.7],
    upper_arm: [-5.8, 0, 5.56, 2.2],
    elbow: [2.6, 0.032, 3.28, 1.8],
    wrist: [2.9, 0.044, 0.99, 0.6],
    thigh: [-9.1, 0, 10.3, 2.2],
    knee: [2.6, 0, 5.37, 1.8],
    calf: [6.1, 0, 4.77, 1.6],
    ankle: [4.8, 0.043, 1.81, 1.3],
    heel_pass: [1.7, 0.126, 1.51, 1],
    foot_length: [1.5, 0.129, 0.43, 0.9],
    shoulder_seam: [4, 0.063, 0, 1],
    across_back: [10.5, 0.01, 4.29, 2.7],
    nape_to_waist: [-0.7, 0.174, 2.15, 2.5],
    outside_leg: [-14.7, 0.691, 0, 2.5],
    asan: [-5.6, 0.173, 5.39, 3.3],
    neck_to_knee: [4.4, 0.566, 0, 3],
    neck_to_floor: [-4.8, 0.908, 0, 3],
  },
  female: {
    chest: [-4.1, 0, 15.38, 4.2],
    waist: [-40.5, 0, 18.92, 5.2],
    shoulder: [11.2, 0.143, 0.79, 2],
    sleeve: [-4, 0.364, 0, 2],
    neck: [13.8, 0, 3.22, 1.4],
    inseam: [-17.9, 0.59, 0, 2.4],
    head: [37.8, 0.069, 1.09, 1.8],
    stomach: [-33.5, 0, 18.92, 5.4],
    trouser_waist: [-36.5, 0, 18.92, 4.9],
    hip: [4.8, 0, 15.14, 3],
    upper_arm: [-9.1, 0, 5.94, 1.8],
    elbow: [1.4, 0.029, 3.16, 1.6],
    wrist: [2.4, 0.045, 0.9, 0.6],
    thigh: [-9.5, 0, 11.07, 2.3],
    knee: [-2, 0, 6.39, 2.1],
    calf: [5.5, 0, 4.95, 1.7],
    ankle: [5.3, 0.046, 1.68, 1.4],
    heel_pass: [2, 0.122, 1.43, 1],
    foot_length: [0.5, 0.128, 0.51, 0.9],
    shoulder_seam: [3.2, 0.063, 0, 1],
    across_back: [10.6, 0, 4, 2.4],
    nape_to_waist: [0.3, 0.157, 2.12, 2.4],
    outside_leg: [-13.3, 0.708, 0, 2.6],
    asan: [2.9, 0.193, 4.33, 3.4],
    neck_to_knee: [2.7, 0.572, 0, 3],
    neck_to_floor: [-6, 0.913, 0, 3],
  },
};

/** Chest and hip at the middle of each size, as in the size guide; XS, XXL and 3XL continue its steps. */
// biome-ignore format: a table reads best with one size a line
const SIZE_GIRTHS: Record<(typeof PEOPLE)[number], Record<(typeof TOP_SIZES)[number], [chest: number, hip: number]>> = {
  male: { XS: [85, 87], S: [91, 93], M: [97, 99], L: [103, 105], XL: [110, 111.5], XXL: [118, 118.5], '3XL': [126, 125.5] },
  female: { XS: [77, 85], S: [83, 91], M: [89, 97], L: [95, 103], XL: [102, 110], XXL: [110, 118], '3XL': [118, 126] },
};

/** Children's sizes are S to XL; the others count as the nearest. */
const CHILD_CHESTS: Record<(typeof TOP_SIZES)[number], number> = {
  XS: 55.5,
  S: 55.5,
  M: 61,
  L: 67.5,
  XL: 75,
  XXL: 75,
  '3XL': 75,
};

/** By height in cm: the bounds of the children's sizes in the size guide, and the usual weight in kg. */
const CHILD_HEIGHTS = [80, 95, 110, 128, 143, 158, 170] as const;
const CHILDREN = {
  weight: [10.5, 14, 18.5, 26, 36, 47, 58],
  chest: [49.5, 53, 58, 64, 71, 79, 86],
  waist: [48.5, 51, 54, 58, 62, 67, 71],
  hip: [50, 55, 60, 67, 75, 84, 91],
  shoulder: [22, 25, 27.5, 31, 34.5, 38, 41],
  sleeve: [27, 33, 39, 46, 52, 57, 61],
} as const;

/** Shares of the body's height (`height`), chest or hip, and a constant, in cm. */
// biome-ignore format: a table reads best with one measure a line
const CHILD_SHARES: Partial<Record<MeasureCode, [of: 'height' | 'chest' | 'hip' | 'waist', share: number, base: number, deviation: number]>> = {
  neck: ['chest', 0.3, 9, 1.2],
  inseam: ['height', 0.52, -9.5, 2],
  head: ['height', 0.05, 46, 1.4],
  stomach: ['waist', 1, 1, 3.5],
  trouser_waist: ['waist', 1, 1, 3],
  upper_arm: ['chest', 0.29, 0.5, 1.6],
  elbow: ['chest', 0.27, 1, 1.5],
  wrist: ['height', 0.045, 8, 0.8],
  armhole: ['chest', 0.45, 0.5, 2],
  thigh: ['hip', 0.56, 0, 2],
  knee: ['hip', 0.38, 0.5, 1.5],
  calf: ['hip', 0.36, 0, 1.4],
  ankle: ['hip', 0.26, 0.5, 1.1],
  heel_pass: ['height', 0.15, 4.5, 1],
  foot_length: ['height', 0.15, 0.5, 0.8],
  shoulder_seam: ['height', 0.072, 1.6, 0.7],
  across_back: ['chest', 0.42, 0, 1.5],
  nape_to_waist: ['height', 0.21, 2, 1.5],
  outside_leg: ['height', 0.64, -4, 2.2],
  neck_to_knee: ['height', 0.6, 0, 2.2],
  neck_to_floor: ['height', 0.83, 1, 2.2],
};

/** Lowest and highest share of the height that raises no warning (measurements-4), a little inside. */
const SHARES_OF_HEIGHT: Partial<Record<MeasureCode, [number, number]>> = {
  shoulder: [0.202, 0.288],
  sleeve: [0.292, 0.378],
  inseam: [0.382, 0.518],
};

const BELLY_CM = { slim: -2.5, average: 0, full: 5 } as const;
const HIPS_CM = { narrow: -3, even: 0, wide: 4 } as const;

/**
 * Body measures from ten easy questions (measurements-11): the mean of all that speaks for a value, each reason weighted
 * by its precision. Lengths grow with height, girths with weight; all stay inside their bands and raise no warning of the
 * fit checks. Undefined where height or weight is outside its band.
 */
export function estimateMeasures(answers: Answers, unit: Unit): Estimates | undefined {
  if (!isInBand('height', answers) || !isInBand('weight', answers)) return undefined;
  const found = answers.age_group === 'child' ? childMeasures(answers) : adultMeasures(answers);
  followGarments(found, answers);
  const estimates: Estimates = { values: {}, margins: {} };
  const settled = settle(found, answers, unit);
  for (const code of MEASURE_CODES) {
    const value = settled.get(code);
    const evidence = found.get(code);
    if (value === undefined || !evidence) continue;
    estimates.values[code] = value;
    estimates.margins[code] = Math.ceil((evidence.deviation * 2) / (unit === 'cm' ? 1 : 2.54));
  }
  return estimates;
}

function isInBand(code: 'height' | 'weight', answers: Answers): boolean {
  const [lowest, highest] = bandOf(code, answers.age_group);
  return answers[code] >= lowest && answers[code] <= highest;
}

type Found = Map<MeasureCode, Evidence>;

function adultMeasures({ gender, height, weight, top_size, belly, hips }: Answers): Found {
  const girth = Math.sqrt(weight / (height / 100));
  const found: Found = new Map();
  for (const [code, regression] of Object.entries(ADULTS[gender])) {
    const [base, byHeight, byGirth, deviation] = regression;
    found.set(code as MeasureCode, { value: base + byHeight * height + byGirth * girth, deviation });
  }
  for (const code of ['waist', 'stomach', 'trouser_waist'] as const) {
    shift(found, code, belly ? BELLY_CM[belly] * (code === 'stomach' ? 1.3 : 1) : 0);
  }
  shift(found, 'hip', hips ? HIPS_CM[hips] : 0);
  shift(found, 'thigh', hips ? HIPS_CM[hips] * 0.4 : 0);
  if (top_size) {
    const [chest, hip] = SIZE_GIRTHS[gender][top_size];
    weigh(found, 'chest', { value: chest, deviation: 4.5 });
    weigh(found, 'hip', { value: hip, deviation: 5 });
  }
  return found;
}

function childMeasures({ height, weight, belly, top_size }: Answers): Found {
  const usual = (what: keyof typeof CHILDREN) => interpolated(CHILD_HEIGHTS, CHILDREN[what], height);
  const stoutness = Math.sqrt(weight / usual('weight'));
  const found: Found = new Map([
    ['chest', { value: usual('chest') * stoutness ** 0.8, deviation: 2.6 }],
    ['waist', { value: usual('waist') * stoutness, deviation: 3 }],
    ['hip', { value: usual('hip') * stoutness ** 0.8, deviation: 2.6 }],
    ['shoulder', { value: usual('shoulder'), deviation: 1.3 }],
    ['sleeve', { value: usual('sleeve'), deviation: 1.6 }],
  ]);
  shift(found, 'waist', belly ? BELLY_CM[belly] * 0.6 : 0);
  if (top_size) weigh(found, 'chest', { value: CHILD_CHESTS[top_size], deviation: 3 });
  const whole = {
    height,
    chest: centreOf(found, 'chest'),
    hip: centreOf(found, 'hip'),
    waist: centreOf(found, 'waist'),
  };
  for (const [code, [of, share, base, deviation]] of Object.entries(CHILD_SHARES)) {
    found.set(code as MeasureCode, { value: base + share * whole[of], deviation });
  }
  return found;
}

/** What the garments that fit and their sizes say of the body below them. */
function followGarments(found: Found, answers: Answers): void {
  const { gender, age_group, collar, trouser_size, shoe_size } = answers;
  const isChild = age_group === 'child';
  const ease = isChild ? 8 : gender === 'male' ? 10 : 8;
  const legBefore = centreOf(found, 'inseam');
  const waistBefore = centreOf(found, 'trouser_waist');
  const chestBefore = centreOf(found, 'chest');
  const { top_width, top_shoulder, top_sleeve, trouser_width, trouser_inseam } = answers;
  if (top_width) weigh(found, 'chest', { value: 2 * top_width - ease, deviation: 4 });
  if (top_shoulder) weigh(found, 'shoulder', { value: top_shoulder - 0.5, deviation: 1.2 });
  if (top_sleeve) weigh(found, 'sleeve', { value: top_sleeve - 1.5, deviation: 1.5 });
  if (collar) weigh(found, 'neck', { value: collar - 0.5, deviation: 0.8 });
  if (trouser_size) weigh(found, 'trouser_waist', { value: trouser_size * 2.54 + 4, deviation: 3.5 });
  if (trouser_width) weigh(found, 'trouser_waist', { value: 2 * trouser_width + 1, deviation: 3 });
  if (trouser_inseam) weigh(found, 'inseam', { value: trouser_inseam + 4, deviation: 2 });
  if (shoe_size) weigh(found, 'foot_length', { value: (shoe_size * 2) / 3 - 1.5, deviation: 0.5 });

  shift(found, 'outside_leg', centreOf(found, 'inseam') - legBefore);
  for (const code of ['waist', 'stomach'] as const) {
    shift(found, code, centreOf(found, 'trouser_waist') - waistBefore);
  }
  const chest = centreOf(found, 'chest');
  if (isChild) {
    shift(found, 'armhole', (chest - chestBefore) * 0.45);
    return;
  }
  found.set('armhole', { value: chest * 0.455, deviation: 3 });
  if (gender === 'female') {
    found.set('high_bust', { value: chest - 5, deviation: 3 });
    found.set('under_bust', { value: chest - 13, deviation: 4.5 });
  }
}

/** Rounded, inside the bands and in keeping with each other; in the unit. */
function settle(found: Found, { height, age_group }: Answers, unit: Unit): Map<MeasureCode, number> {
  const step = unit === 'cm' ? 0.5 : 0.25;
  const inUnit = (cm: number) => (unit === 'cm' ? cm : cm / 2.54);
  const settled = new Map<MeasureCode, number>();
  const raise = (code: MeasureCode, above: MeasureCode, by: number) => {
    const [value, lower] = [settled.get(code), settled.get(above)];
    if (value !== undefined && lower !== undefined) settled.set(code, Math.max(value, lower + by));
  };
  for (const [code, { value }] of found) {
    const [lowest, highest] = bandOf(code, age_group);
    const [leastShare, mostShare] = SHARES_OF_HEIGHT[code] ?? [0, 10];
    const least = Math.ceil(inUnit(Math.max(lowest, leastShare * height)) / step + 0.1) * step;
    const most = Math.floor(inUnit(Math.min(highest, mostShare * height)) / step - 0.1) * step;
    const rounded = Math.round(inUnit(value) / step) * step;
    settled.set(code, Math.min(Math.max(rounded, least), most));
  }
  raise('elbow', 'wrist', 2 * step);
  raise('calf', 'ankle', 2 * step);
  raise('thigh', 'calf', 2 * step);
  const chest = settled.get('chest') ?? Number.POSITIVE_INFINITY;
  const underBust = settled.get('under_bust');
  if (underBust !== undefined) settled.set('under_bust', Math.min(underBust, chest));
  return settled;
}

function centreOf(found: Found, code: MeasureCode): number {
  return found.get(code)?.value ?? 0;
}

function shift(found: Found, code: MeasureCode, by: number): void {
  const evidence = found.get(code);
  if (evidence) found.set(code, { ...evidence, value: evidence.value + by });
}

/** The mean of what is known and a further reason, weighted by precision. */
function weigh(found: Found, code: MeasureCode, reason: Evidence): void {
  const known = found.get(code);
  if (!known) {
    found.set(code, reason);
    return;
  }
  const [before, more] = [1 / known.deviation ** 2, 1 / reason.deviation ** 2];
  const value = (known.value * before + reason.value * more) / (before + more);
  found.set(code, { value, deviation: Math.sqrt(1 / (before + more)) });
}

/** Linear between the points, flat beyond them. */
function interpolated(at: readonly number[], values: readonly number[], x: number): number {
  const above = at.findIndex((point) => point >= x);
  if (above <= 0) return values[above === 0 ? 0 : values.length - 1] as number;
  const [x0, x1] = [at[above - 1] as number, at[above] as number];
  const [y0, y1] = [values[above - 1] as number, values[above] as number];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

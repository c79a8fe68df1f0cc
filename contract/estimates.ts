import type { PEOPLE } from './constants/measurements.ts';
import { type AgeGroup, bandOf, MEASURE_CODES, type MeasureCode, type Unit } from './measures.ts';
import {
  ADULTS,
  CHILD_CHESTS,
  CHILD_HEIGHTS,
  CHILD_SHARES,
  CHILDREN,
  SHARES_OF_HEIGHT,
  SIZE_GIRTHS,
  type TOP_SIZES,
} from './usual-bodies.ts';

export const BUILDS = ['slim', 'average', 'full'] as const;
export const HIP_SHAPES = ['narrow', 'even', 'wide'] as const;

/** Lengths in cm, weight in kg; absent means not answered. */
export interface Answers {
  gender: (typeof PEOPLE)[number];
  age_group: AgeGroup;
  height: number;
  weight: number;
  top_size?: (typeof TOP_SIZES)[number];
  /** Collar size of a shirt in cm. */
  collar?: number;
  /** Waist size of trousers in inches. */
  trouser_size?: number;
  belly?: (typeof BUILDS)[number];
  hips?: (typeof HIP_SHAPES)[number];
  /** European size. */
  shoe_size?: number;
  /** Armpit to armpit, of a well-fitting top laid flat. */
  top_width?: number;
  top_shoulder?: number;
  top_sleeve?: number;
  /** Waist from side to side, of well-fitting trousers laid flat. */
  trouser_width?: number;
  trouser_inseam?: number;
}

/** Evidence for a value, with its standard deviation; both in cm. */
interface Evidence {
  value: number;
  deviation: number;
}

export interface Estimates {
  /** In the requested unit, rounded to half centimetres or quarter inches. */
  values: Partial<Record<MeasureCode, number>>;
  /** Half the width of the 95 % interval, in the requested unit. */
  margins: Partial<Record<MeasureCode, number>>;
}

/** How much wider a top is than the body at the chest, in cm. */
export function easeOfTop({ gender, age_group }: Pick<Answers, 'gender' | 'age_group'>): number {
  return age_group === 'adult' && gender === 'male' ? 10 : 8;
}

const BELLY_CM = { slim: -2.5, average: 0, full: 5 } as const;
const HIPS_CM = { narrow: -3, even: 0, wide: 4 } as const;

/**
 * Estimates body measures from ten easy questions (measurements-11): the mean of all evidence, weighted by precision.
 * Lengths grow with height, girths with weight. All stay inside their bands and pass the fit checks. Undefined if
 * height or weight is outside its band.
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

/** Adds evidence from sizes and from garments that fit. */
function followGarments(found: Found, answers: Answers): void {
  const { gender, age_group, collar, trouser_size, shoe_size } = answers;
  const isChild = age_group === 'child';
  const ease = easeOfTop(answers);
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

/** Rounds to the unit, and keeps values inside their bands and consistent. */
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

/** Merges new evidence into the mean, weighted by precision. */
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

/** Linear between the points, constant beyond them. */
export function interpolated(at: readonly number[], values: readonly number[], x: number): number {
  const above = at.findIndex((point) => point >= x);
  if (above <= 0) return values[above === 0 ? 0 : values.length - 1] as number;
  const [x0, x1] = [at[above - 1] as number, at[above] as number];
  const [y0, y1] = [values[above - 1] as number, values[above] as number];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

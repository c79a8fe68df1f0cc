import type { PEOPLE } from './constants/measurements.ts';
import { interpolated } from './estimates.ts';
import type { Measurement } from './measurements.ts';
import { type AgeGroup, bandOf, MEASURE_CODES, MEASURES, type MeasureCode } from './measures.ts';
import { ADULTS, CHILD_HEIGHTS, CHILD_SHARES, CHILDREN, SIZE_GIRTHS, TOP_SIZES } from './usual-bodies.ts';

export const CM_PER_INCH = 2.54;

export type Person = (typeof PEOPLE)[number];
export type TopSize = (typeof TOP_SIZES)[number];

/** Sizes of ready-made clothes, the smallest first. */
export const SIZES_OF: Record<AgeGroup, readonly TopSize[]> = {
  adult: TOP_SIZES,
  child: ['S', 'M', 'L', 'XL'],
};

/** Who will wear a garment; measures in cm, those that were not taken absent. */
export interface Wearer {
  gender: Person;
  age_group: AgeGroup;
  measures: Partial<Record<MeasureCode, number>>;
}

type Recorded = Pick<Measurement, 'gender' | 'age_group' | 'unit' | MeasureCode>;

export function wearerOf(record: Recorded): Wearer {
  const cm = record.unit === 'cm' ? 1 : CM_PER_INCH;
  const taken = MEASURE_CODES.filter((code) => MEASURES[code].kind === 'length' && record[code] !== null);
  const measures = Object.fromEntries(taken.map((code) => [code, Number(record[code]) * cm]));
  return { gender: record.gender, age_group: record.age_group, measures };
}

/** What decides how much cloth is cut, in cm. */
export interface Body {
  height: number;
  chest: number;
  hip: number;
  sleeve: number;
  /** From the waist to the ankle. */
  leg: number;
}

const SIZE_HEIGHTS: Record<Person, Record<TopSize, number>> = {
  male: { XS: 165, S: 168, M: 172, L: 175, XL: 178, XXL: 180, '3XL': 182 },
  female: { XS: 154, S: 157, M: 160, L: 163, XL: 166, XXL: 168, '3XL': 170 },
};

/** In the middle of the children's sizes of the size guide. */
const CHILD_SIZE_HEIGHTS: Partial<Record<TopSize, number>> = { S: 102, M: 119, L: 135, XL: 150 };

export function wearerOfSize(gender: Person, age_group: AgeGroup, size: TopSize): Wearer {
  if (age_group === 'child') return { gender, age_group, measures: { height: childHeight(size) } };
  const [chest, hip] = SIZE_GIRTHS[gender][size];
  return { gender, age_group, measures: { height: SIZE_HEIGHTS[gender][size], chest, hip } };
}

function childHeight(size: TopSize): number {
  return CHILD_SIZE_HEIGHTS[size] ?? 119;
}

/** True if the measures say how large the wearer is; otherwise a usual size stands in (cloth-2). */
export function isMeasured({ measures }: Wearer): boolean {
  return measures.height !== undefined && (measures.chest ?? measures.hip) !== undefined;
}

/** Missing measures follow the others, as for a usual size M; all of them stay plausible. */
export function bodyOf(wearer: Wearer): Body {
  const { age_group, measures } = wearer;
  const usual = age_group === 'child' ? childBody(wearer) : adultBody(wearer);
  const within = (code: MeasureCode, value: number) => {
    const [lowest, highest] = bandOf(code, age_group);
    return Math.min(Math.max(value, lowest), highest);
  };
  return {
    height: within('height', usual.height),
    chest: within('chest', measures.chest ?? usual.chest),
    hip: within('hip', measures.hip ?? usual.hip),
    sleeve: within('sleeve', measures.sleeve ?? usual.sleeve),
    leg: within('outside_leg', measures.outside_leg ?? usual.leg),
  };
}

const GIRTHS = ['chest', 'hip', 'trouser_waist', 'waist'] as const;

function adultBody({ gender, measures }: Wearer): Body {
  const height = measures.height ?? SIZE_HEIGHTS[gender].M;
  const known = GIRTHS.find((code) => measures[code] !== undefined);
  const girth = girthBy(gender, known ?? 'chest', (known && measures[known]) ?? SIZE_GIRTHS[gender].M[0]);
  const usual = (code: MeasureCode) => {
    const [base, byHeight, byGirth] = ADULTS[gender][code] ?? [0, 0, 0];
    return base + byHeight * height + byGirth * girth;
  };
  return {
    height,
    chest: usual('chest'),
    hip: usual('hip'),
    sleeve: usual('sleeve'),
    leg: usual('outside_leg'),
  };
}

/** The girth of `ADULTS` that a measure implies. */
function girthBy(gender: Person, code: (typeof GIRTHS)[number], value: number): number {
  const [base, , byGirth] = ADULTS[gender][code] ?? [0, 0, 1];
  return (value - base) / byGirth;
}

function childBody({ measures }: Wearer): Body {
  const height = measures.height ?? childHeight('M');
  const usual = (code: 'chest' | 'hip' | 'sleeve') => interpolated(CHILD_HEIGHTS, CHILDREN[code], height);
  const stouter = measures.chest === undefined ? 0 : measures.chest - usual('chest');
  const [, share, base] = CHILD_SHARES.outside_leg ?? ['height', 0, 0];
  return {
    height,
    chest: usual('chest'),
    hip: usual('hip') + stouter,
    sleeve: usual('sleeve'),
    leg: base + share * height,
  };
}

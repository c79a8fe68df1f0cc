import type { DesignChoices } from '../../contract/design-features.ts';
import type { BodyCut, SleeveCut } from './cut.ts';

/** An upper garment before any choices: its body, and where a long sleeve ends. */
export interface Pattern {
  body: BodyCut;
  wrist: Pick<SleeveCut, 'outer' | 'inner'>;
  /** Heights of the hem. */
  lengths: Record<NonNullable<DesignChoices['length']>, number>;
}

export const KAMEEZ: Pattern = {
  body: {
    neck: [20, 34],
    neckDepth: 50,
    shoulder: [66, 49],
    armpit: [60, 118],
    waist: [57, 194],
    hip: [66, 262],
    hem: [72, 344],
    dip: 4,
  },
  wrist: { outer: [131, 240], inner: [106, 248] },
  lengths: { short: 304, knee: 344, long: 384, floor: 396 },
};

export const GOWN: Pattern = {
  body: {
    neck: [21, 30],
    neckDepth: 46,
    shoulder: [62, 44],
    armpit: [55, 110],
    waist: [50, 170],
    hip: [64, 240],
    hem: [74, 396],
    dip: 6,
  },
  wrist: { outer: [124, 226], inner: [100, 234] },
  lengths: { short: 290, knee: 316, long: 356, floor: 398 },
};

export const SHIRT: Pattern = {
  body: {
    neck: [22, 44],
    neckDepth: 60,
    shoulder: [80, 62],
    armpit: [72, 142],
    waist: [68, 226],
    hip: [73, 292],
    hem: [75, 336],
    dip: 3,
  },
  wrist: { outer: [150, 292], inner: [120, 301] },
  lengths: { short: 336, knee: 336, long: 336, floor: 336 },
};

export const BLOUSE: Pattern = {
  body: {
    neck: [27, 30],
    neckDepth: 40,
    shoulder: [56, 38],
    armpit: [50, 92],
    waist: [43, 124],
    hip: [42, 130],
    hem: [42, 136],
    dip: 5,
  },
  wrist: { outer: [104, 192], inner: [85, 198] },
  lengths: { short: 136, knee: 136, long: 136, floor: 136 },
};

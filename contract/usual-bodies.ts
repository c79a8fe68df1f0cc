import type { PEOPLE } from './constants/measurements.ts';
import type { MeasureCode } from './measures.ts';

export const TOP_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** base + byHeight · height (cm) + byGirth · √(weight (kg) / height (m)), see docs/decisions/0067. */
type Regression = readonly [base: number, byHeight: number, byGirth: number, deviation: number];

// biome-ignore format: a table reads best with one measure a line
export const ADULTS: Record<(typeof PEOPLE)[number], Partial<Record<MeasureCode, Regression>>> = {
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
export const SIZE_GIRTHS: Record<(typeof PEOPLE)[number], Record<(typeof TOP_SIZES)[number], [chest: number, hip: number]>> = {
  male: { XS: [85, 87], S: [91, 93], M: [97, 99], L: [103, 105], XL: [110, 111.5], XXL: [118, 118.5], '3XL': [126, 125.5] },
  female: { XS: [77, 85], S: [83, 91], M: [89, 97], L: [95, 103], XL: [102, 110], XXL: [110, 118], '3XL': [118, 126] },
};

/** Children's sizes are S to XL; other sizes use the nearest one. */
export const CHILD_CHESTS: Record<(typeof TOP_SIZES)[number], number> = {
  XS: 55.5,
  S: 55.5,
  M: 61,
  L: 67.5,
  XL: 75,
  XXL: 75,
  '3XL': 75,
};

/** Heights in cm that bound the children's sizes of the size guide, and the usual weights in kg. */
export const CHILD_HEIGHTS = [80, 95, 110, 128, 143, 158, 170] as const;
export const CHILDREN = {
  weight: [10.5, 14, 18.5, 26, 36, 47, 58],
  chest: [49.5, 53, 58, 64, 71, 79, 86],
  waist: [48.5, 51, 54, 58, 62, 67, 71],
  hip: [50, 55, 60, 67, 75, 84, 91],
  shoulder: [22, 25, 27.5, 31, 34.5, 38, 41],
  sleeve: [27, 33, 39, 46, 52, 57, 61],
} as const;

/** Shares of the body's height (`height`), chest or hip, and a constant, in cm. */
// biome-ignore format: a table reads best with one measure a line
export const CHILD_SHARES: Partial<Record<MeasureCode, [of: 'height' | 'chest' | 'hip' | 'waist', share: number, base: number, deviation: number]>> = {
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

/** Lowest and highest share of the height without a warning (measurements-4), with a margin. */
export const SHARES_OF_HEIGHT: Partial<Record<MeasureCode, [number, number]>> = {
  shoulder: [0.202, 0.288],
  sleeve: [0.292, 0.378],
  inseam: [0.382, 0.518],
};

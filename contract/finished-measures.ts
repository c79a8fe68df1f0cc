import { asksTopLength, helpfulMeasures, requiredMeasures } from './garment-measures.ts';
import { DRESS_TYPES, type DressTypeCode } from './garments.ts';
import { MEASURE_CODES, type MeasureCode } from './measures.ts';

/** Millimetres by measure. */
export type MeasuredValues = Partial<Record<MeasureCode, number>>;

/** How much smaller (negative) and larger a finished garment may be, in millimetres; both included. */
type Tolerance = readonly [smaller: number, larger: number];

/**
 * Tolerances by measure (workshop-9). Body girths include ease, so a garment must not be narrower; garment measures are
 * tight on both sides. Null: not measured on a garment.
 */
// biome-ignore format: a catalogue reads best with one measure a line
export const TOLERANCES: Record<MeasureCode, Tolerance | null> = {
  chest: [0, 300],
  waist: [0, 450],
  shoulder: [-10, 15],
  sleeve: [-10, 15],
  neck: [0, 30],
  inseam: [-15, 15],
  height: null,
  weight: null,
  head: [0, 15],
  high_bust: [0, 300],
  under_bust: [0, 300],
  stomach: [0, 450],
  // A nala gathers a wide waist.
  trouser_waist: [-10, 1500],
  hip: [0, 900],
  upper_arm: [0, 250],
  elbow: [0, 250],
  wrist: [0, 250],
  armhole: [0, 150],
  thigh: [0, 500],
  knee: [0, 500],
  calf: [0, 500],
  ankle: [0, 500],
  heel_pass: [0, 600],
  foot_length: null,
  shoulder_seam: [-5, 10],
  across_front: [-5, 40],
  across_back: [-5, 40],
  nape_to_waist: [-10, 20],
  front_waist_length: [-10, 20],
  bust_depth: [-10, 10],
  bust_span: [-10, 10],
  waist_to_hip: [-10, 20],
  neck_to_knee: null,
  neck_to_floor: [-20, 20],
  outside_leg: null,
  seat_depth: [0, 200],
  asan: [0, 300],
  top_length: [-10, 10],
  top_chest: [-10, 15],
  chaak: [-10, 10],
  ghera: [-30, 50],
  bottom_length: [-10, 10],
  paincha: [-10, 10],
  neck_depth_front: [-5, 5],
  neck_depth_back: [-5, 5],
};

/** Millimetres above which a tolerance is room for ease: the garment is not as wide as the body there. */
export const MOST_WITHOUT_EASE = 50;

/** The ordered measures to take of a finished garment of this type, in catalogue order. */
export function measuresToFinish(dressType: string | null, ordered: MeasuredValues): MeasureCode[] {
  const ofGarment = isDressType(dressType)
    ? new Set<MeasureCode>([...requiredMeasures(dressType), ...helpfulMeasures(dressType)])
    : undefined;
  return MEASURE_CODES.filter(
    (code) => TOLERANCES[code] && ordered[code] !== undefined && (ofGarment?.has(code) ?? true),
  );
}

/**
 * The measures that are still to be taken of a finished garment before it leaves the in-house workshop (workshop-17):
 * those that its dress type requires, with the length of a kameez (measurements-22); one of the others where none is.
 */
export function measuresDue(
  dressType: string | null,
  ordered: MeasuredValues,
  finished: MeasuredValues,
): MeasureCode[] {
  const takeable = measuresToFinish(dressType, ordered);
  const length: MeasureCode[] = asksTopLength(dressType) ? ['top_length'] : [];
  const required = isDressType(dressType) ? [...requiredMeasures(dressType), ...length] : [];
  const wanted = takeable.filter((code) => required.includes(code));
  if (wanted.length > 0) return wanted.filter((code) => finished[code] === undefined);
  return takeable.some((code) => finished[code] !== undefined) ? [] : takeable.slice(0, 1);
}

function isDressType(code: string | null): code is DressTypeCode {
  return code !== null && Object.hasOwn(DRESS_TYPES, code);
}

export interface Difference {
  measure: MeasureCode;
  /** Finished minus ordered, in millimetres. */
  by: number;
}

/** Differences of a finished garment beyond the tolerance, in catalogue order (workshop-9). */
export function differencesOf(ordered: MeasuredValues, finished: MeasuredValues): Difference[] {
  return MEASURE_CODES.flatMap((measure) => {
    const [wanted, made, tolerance] = [ordered[measure], finished[measure], TOLERANCES[measure]];
    if (wanted === undefined || made === undefined || !tolerance) return [];
    const by = made - wanted;
    return by < tolerance[0] || by > tolerance[1] ? [{ measure, by }] : [];
  });
}

import { DRESS_TYPES, type DressTypeCode, type Garment, garmentOf } from './garments.ts';
import { FIRST_EIGHT, MEASURE_CODES, MEASURES, type MeasureCode } from './measures.ts';

const OF_THE_ARM: readonly MeasureCode[] = ['sleeve', 'upper_arm', 'elbow', 'wrist'];
const VETO: readonly MeasureCode[] = FIRST_EIGHT;

function measuresFor(garment: Garment, letters: string): MeasureCode[] {
  return MEASURE_CODES.filter((code) => {
    if (garment.sleeveless && OF_THE_ARM.includes(code)) return false;
    return (
      garment.also?.includes(code) || [...MEASURES[code].neededFor].some((letter) => letters.includes(letter))
    );
  });
}

/**
 * The basic measures required to order this dress type, in catalogue order. Never weight, nor measures of an
 * alternative part.
 */
export function requiredMeasures(dressType: DressTypeCode): MeasureCode[] {
  const garment: Garment = DRESS_TYPES[dressType];
  return measuresFor(garment, garment.set).filter((code) => VETO.includes(code));
}

/** Optional measures that improve the fit, in catalogue order. */
export function helpfulMeasures(dressType: DressTypeCode): MeasureCode[] {
  const garment: Garment = DRESS_TYPES[dressType];
  const required = requiredMeasures(dressType);
  return measuresFor(garment, garment.set + (garment.either ?? '')).filter(
    (code) => !required.includes(code),
  );
}

/** Whether the length is asked for when it is ordered: of everything with a kameez or kurta (orders-75). */
export function asksTopLength(dressType: string | null): boolean {
  return dressType !== null && (garmentOf(dressType)?.set.includes('K') ?? false);
}

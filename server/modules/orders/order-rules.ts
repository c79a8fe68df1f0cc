import { TAILOR_TYPES } from '../../../contract/constants/tailors.ts';
import {
  DRESS_TYPES,
  type DressTypeCode,
  dressTypesFor,
  fabricsFor,
  requiredMeasures,
} from '../../../contract/garments.ts';
import { MEASURES, type MeasureCode } from '../../../contract/measures.ts';
import type { TailorType } from '../../../contract/tailors.ts';

export interface Offer {
  tailorType: TailorType | null;
  /** Dress type → rupees. */
  rateCard: Record<string, number>;
}

/** The rate for a dress type, or null when this tailor does not stitch it (tailors-6). */
export function rateFor(offer: Offer, dressType: string): number | null {
  return isDressType(dressType) ? (offer.rateCard[dressType] ?? null) : null;
}

/** Whether the catalogue knows the dress type. */
export function isDressType(dressType: string): dressType is DressTypeCode {
  return Object.hasOwn(DRESS_TYPES, dressType);
}

/**
 * Whether the fabric goes with the dress type: it stands in the list of a trade that stitches the dress type — the
 * tailor's own, or either when the tailor serves both (orders-4).
 */
export function isFabricOffered({ tailorType }: Offer, dressType: string, fabric: string): boolean {
  const trades = tailorType ? [tailorType] : TAILOR_TYPES;
  return trades.some(
    (trade) =>
      dressTypesFor(trade).some(({ code }) => code === dressType) &&
      fabricsFor(trade).some((name) => name === fabric),
  );
}

/** Names of the measures the dress type cannot do without and the record lacks. */
export function missingMeasures(
  dressType: DressTypeCode,
  values: Partial<Record<MeasureCode, number>>,
): string[] {
  return requiredMeasures(dressType)
    .filter((code) => values[code] === undefined)
    .map((code) => MEASURES[code].name);
}

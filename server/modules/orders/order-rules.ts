import { errorWords, measureWords } from '#words';
import { kindOf } from '../../../contract/constants/staff.ts';
import { TAILOR_TYPES } from '../../../contract/constants/tailors.ts';
import { requiredMeasures } from '../../../contract/garment-measures.ts';
import { garmentName } from '../../../contract/garment-names.ts';
import {
  DRESS_TYPES,
  type DressTypeCode,
  dressTypesFor,
  fabricsFor,
  tailorKindFor,
} from '../../../contract/garments.ts';
import type { MeasureCode } from '../../../contract/measures.ts';
import type { TailorType } from '../../../contract/tailors.ts';
import { fail } from '../../fail.ts';
import type { OrderWithMeasures } from './queries.ts';

export interface Offer {
  tailorType: TailorType | null;
  rateCard: Record<string, number>;
}

/** Null if the tailor does not offer the dress type (tailors-6). */
export function rateFor(offer: Offer, dressType: string): number | null {
  return isDressType(dressType) ? (offer.rateCard[dressType] ?? null) : null;
}

export function isDressType(dressType: string): dressType is DressTypeCode {
  return Object.hasOwn(DRESS_TYPES, dressType);
}

/** Fails with `orders.tailor_unknown` unless the tailor has a rate for each garment. */
export function requireOffered(offer: Offer, garments: readonly { dressType: string | null }[]): void {
  const isOffered = ({ dressType }: { dressType: string | null }) =>
    dressType === null || rateFor(offer, dressType) !== null;
  if (!garments.every(isOffered)) fail('orders.tailor_unknown');
}

/** The label of a dress type, or the text itself if unknown; null if none is chosen. */
export function dressLabel(dressType: string | null): string | null {
  return dressType && (garmentName(dressType) ?? dressType);
}

/** Whether one of the tailor's trades offers both the dress type and the fabric (orders-4). */
export function isFabricOffered({ tailorType }: Offer, dressType: string, fabric: string): boolean {
  const trades = tailorType ? [tailorType] : TAILOR_TYPES;
  return trades.some(
    (trade) =>
      dressTypesFor(trade).some(({ code }) => code === dressType) &&
      fabricsFor(trade).some((name) => name === fabric),
  );
}

export function missingMeasures(
  dressType: DressTypeCode,
  values: Partial<Record<MeasureCode, number>>,
): string[] {
  return requiredMeasures(dressType)
    .filter((code) => values[code] === undefined)
    .map((code) => measureWords.names[code]);
}

/** The kind of tailor needed for the garment, otherwise for the person; null if unknown (orders-46). */
export function stitchedFor(
  { order, measures }: Pick<OrderWithMeasures, 'order' | 'measures'>,
  dressType = order.dressType,
) {
  return tailorKindFor({ dressType, gender: order.gender ?? measures?.gender });
}

/** Fails with `orders.tailor_of_other_kind` (orders-46). */
export function requireKind({ tailorType }: Offer, wanted: ReturnType<typeof stitchedFor>): void {
  const kind = kindOf(tailorType);
  if (wanted !== null && kind !== 'both' && kind !== wanted)
    fail('orders.tailor_of_other_kind', {
      kind: errorWords.wearers[kind],
      wanted: errorWords.wearers[wanted],
    });
}

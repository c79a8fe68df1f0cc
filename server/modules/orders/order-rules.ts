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
import { FIRST_EIGHT, type MeasureCode } from '../../../contract/measures.ts';
import type { TailorType } from '../../../contract/tailors.ts';
import { fail } from '../../fail.ts';
import type { GarmentRow } from './garment-queries.ts';
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

/** Whether any trade offers the fabric, for this dress type if it is known. */
export function isFabricKnown(fabric: string, dressType: string | undefined): boolean {
  return dressType === undefined
    ? fabricsFor(undefined).some((name) => name === fabric)
    : isFabricOffered({ tailorType: null, rateCard: {} }, dressType, fabric);
}

/** Of a garment whose dress type is open, the basic measures are needed. */
export function missingMeasures(
  dressType: DressTypeCode | null,
  values: Partial<Record<MeasureCode, number>>,
): string[] {
  return (dressType ? requiredMeasures(dressType) : FIRST_EIGHT.filter((code) => code !== 'weight'))
    .filter((code) => values[code] === undefined)
    .map((code) => measureWords.names[code]);
}

/** Fails with `orders.tailor_of_other_kind` unless the tailor works for who wears each garment (orders-46). */
export function requireKinds(offer: Offer, garments: readonly Worn[]): void {
  for (const garment of garments) requireKind(offer, kindFor(garment));
}

/** The kind of tailor needed for the garments, otherwise for the people; null if unknown, or for both (orders-46). */
export function stitchedFor({ garments }: Pick<OrderWithMeasures, 'garments'>) {
  const [kind = null, ...others] = new Set(garments.map(kindFor));
  return others.length === 0 ? kind : null;
}

type Worn = Pick<GarmentRow, 'dressType' | 'gender' | 'measurementSnapshot'>;

function kindFor({ dressType, gender, measurementSnapshot }: Worn) {
  return tailorKindFor({ dressType, gender: gender ?? measurementSnapshot?.gender });
}

/** Whether the tailor has a rate for the garment, and works for who wears it. */
export function isStitchedBy(
  offer: Offer,
  worn: { dressType: string | null; gender: string | null },
): boolean {
  const isOffered = worn.dressType === null || rateFor(offer, worn.dressType) !== null;
  return isOffered && isOfKind(offer, tailorKindFor(worn));
}

type Kind = ReturnType<typeof kindFor>;

function isOfKind({ tailorType }: Offer, wanted: Kind): boolean {
  const kind = kindOf(tailorType);
  return wanted === null || kind === 'both' || kind === wanted;
}

function requireKind(offer: Offer, wanted: Kind): void {
  const kind = kindOf(offer.tailorType);
  if (wanted !== null && kind !== 'both' && !isOfKind(offer, wanted))
    fail('orders.tailor_of_other_kind', {
      kind: errorWords.wearers[kind],
      wanted: errorWords.wearers[wanted],
    });
}

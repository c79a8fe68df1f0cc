import {
  garmentsDisputed,
  garmentsUndisputed,
  isCollectedByRider,
  receiptsThatHold,
} from '../../../contract/cloth-come.ts';
import type { ClothReceipt } from '../../../contract/cloth-receipts.ts';
import { OBJECTION_HOURS } from '../../../contract/constants/cloth.ts';
import type { ClothFrom } from '../../../contract/pricing.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import type { ClothFacts } from '../lifecycle/steps.ts';
import type { ClothCome, ClothReceiptRow } from './cloth/come-queries.ts';
import { PICTURE_LINK_SECONDS } from './garment-present.ts';
import type { ListedOrderRow } from './list-queries.ts';

type Awaiting = Pick<
  ListedOrderRow['order'],
  'status' | 'clothDueOn' | 'clothCome' | 'pickup' | 'country'
> & {
  /** Left out of a customer's list. */
  clothFrom?: readonly ClothFrom[];
};

export function clothFacts(
  order: Awaiting,
  receipts: ClothReceiptRow[],
  garments: readonly { id: number }[],
  isCollected: boolean,
): ClothFacts {
  const isAwaited = awaitedCloth(order) !== null;
  const disputed = garmentsDisputed(receipts, garments);
  return {
    isAwaited,
    // A garment that comes back for an alteration is collected as its cloth was (orders-240).
    isByRider: (isAwaited || order.status === 'ALTERATION') && isCollectedByRider(order),
    isPosted: isAwaited && (order.clothFrom ?? []).some(({ source }) => source === 'POSTED'),
    isCollected,
    missing: clothMissing(order),
    isPartly: isAwaited && order.clothCome?.isPartly === true,
    isDisputed: disputed.length > 0,
    disputed,
    objectableUntil: lastHour(
      receiptsThatHold(receipts, garments).filter(
        (receipt) => garmentsUndisputed(receipt, receipts, garments).length > 0,
      ),
    ),
  };
}

function lastHour(receipts: ClothReceiptRow[]): Date | null {
  const hours = receipts.flatMap((receipt) => objectableUntil(receipt)?.getTime() ?? []);
  return hours.length === 0 ? null : new Date(Math.max(...hours));
}

interface WaitingOrder {
  status: string;
  clothDueOn: string | null;
  clothCome: ClothCome | null;
}

/**
 * The day by which the cloth must come; null where it is there, or not needed yet or any more. With garments in several
 * bags the work may begin before the last one (orders-194).
 */
export function awaitedCloth({ status, clothDueOn, clothCome }: WaitingOrder): string | null {
  const isPartBegun = status === 'IN_PRODUCTION' && (clothCome?.missing.length ?? 0) > 0;
  return status === 'CONFIRMED' || status === 'ACCEPTED' || isPartBegun ? clothDueOn : null;
}

/** Ids of the garments whose cloth is awaited. */
export function clothMissing(order: WaitingOrder): number[] {
  return awaitedCloth(order) === null ? [] : (order.clothCome?.missing ?? []);
}

const HOUR_MS = 3_600_000;

export function objectableUntil({
  received_at,
  is_final,
}: Pick<ClothReceiptRow, 'received_at' | 'is_final'>): Date | null {
  return is_final ? null : new Date(new Date(received_at).getTime() + OBJECTION_HOURS * HOUR_MS);
}

export function presentReceipt(row: ClothReceiptRow, { links }: { links: SignedLinks }): ClothReceipt {
  const { number, garments, length_cm, pieces, faults, bag_tag, received_at, photos } = row;
  const { objection, objected_garments, objected_at, settled_at } = row;
  return {
    number,
    garments,
    metres: length_cm === null ? null : length_cm / 100,
    pieces,
    faults,
    bag_tag,
    received_at: new Date(received_at).toISOString(),
    photos: photos.map((key) => links.sign(key, PICTURE_LINK_SECONDS)),
    objectable_until: objectableUntil(row)?.toISOString() ?? null,
    objection,
    objected_garments,
    objected_at: objected_at && new Date(objected_at).toISOString(),
    settled_at: settled_at && new Date(settled_at).toISOString(),
  };
}

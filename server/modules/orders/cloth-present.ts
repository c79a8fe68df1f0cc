import type { ClothReceipt } from '../../../contract/cloth-receipts.ts';
import { OBJECTION_HOURS } from '../../../contract/constants/cloth.ts';
import type { ClothFrom } from '../../../contract/pricing.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import type { ClothFacts } from '../lifecycle/steps.ts';
import { PICTURE_LINK_SECONDS } from './garment-present.ts';
import type { ListedOrderRow } from './list-queries.ts';
import type { ClothReceiptRow } from './queries.ts';

export function clothFacts(
  order: Pick<ListedOrderRow['order'], 'status' | 'clothDueOn' | 'pickup' | 'country'> & {
    /** Left out of a customer's list. */
    clothFrom?: readonly ClothFrom[];
  },
  receipts: ClothReceiptRow[],
  isCollected: boolean,
): ClothFacts {
  const last = receipts.at(-1);
  const isAwaited = awaitedCloth(order) !== null;
  return {
    isAwaited,
    isByRider: isAwaited && order.pickup === 'BY_SHOP' && order.country === 'PK',
    isPosted: isAwaited && (order.clothFrom ?? []).some(({ source }) => source === 'POSTED'),
    isCollected,
    isDisputed: receipts.some(({ objected_at, settled_at }) => objected_at !== null && settled_at === null),
    objectableUntil: last && last.objected_at === null ? objectableUntil(last) : null,
  };
}

/** The day by which the cloth must come; null where it is there, or not needed yet or any more. */
export function awaitedCloth({
  status,
  clothDueOn,
}: {
  status: string;
  clothDueOn: string | null;
}): string | null {
  return status === 'CONFIRMED' || status === 'ACCEPTED' ? clothDueOn : null;
}

const HOUR_MS = 3_600_000;

export function objectableUntil({ received_at, is_final }: ClothReceiptRow): Date | null {
  return is_final ? null : new Date(new Date(received_at).getTime() + OBJECTION_HOURS * HOUR_MS);
}

export function presentReceipt(row: ClothReceiptRow, { links }: { links: SignedLinks }): ClothReceipt {
  const { number, length_cm, pieces, faults, bag_tag, received_at, photos } = row;
  const { objection, objected_at, settled_at } = row;
  return {
    number,
    metres: length_cm === null ? null : length_cm / 100,
    pieces,
    faults,
    bag_tag,
    received_at: new Date(received_at).toISOString(),
    photos: photos.map((key) => links.sign(key, PICTURE_LINK_SECONDS)),
    objectable_until: objectableUntil(row)?.toISOString() ?? null,
    objection,
    objected_at: objected_at && new Date(objected_at).toISOString(),
    settled_at: settled_at && new Date(settled_at).toISOString(),
  };
}

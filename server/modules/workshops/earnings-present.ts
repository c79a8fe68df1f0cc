import type { EarningEntry } from '../../../contract/earnings.ts';
import { garmentOf } from '../../../contract/garments.ts';
import type { EntryRow } from './earnings-queries.ts';

export function presentEntry(row: EntryRow): EarningEntry {
  const { id, kind, stitching, urgentSurcharge, commission } = row;
  return {
    id,
    kind,
    stitching,
    commission,
    order: row.orderId,
    tracking_id: row.trackingId,
    garment: garmentName(row),
    at: row.at.toISOString(),
    urgent_surcharge: urgentSurcharge,
    net: stitching + urgentSurcharge - commission,
  };
}

function garmentName({ itemType, dressType }: EntryRow): string {
  if (itemType === 'shoes') return 'Shoes';
  return dressType === null ? 'Dress' : (garmentOf(dressType)?.label ?? dressType);
}

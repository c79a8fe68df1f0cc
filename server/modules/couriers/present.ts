import type { CheckedRow, CourierLine, Parcel, Remittance } from '../../../contract/couriers.ts';
import type { MatchedRow } from './match-rules.ts';
import type { CourierRow, ParcelRow, RemittanceRow } from './queries.ts';

export function presentCourier({ id, name, held, parcels, oldest, differences }: CourierRow): CourierLine {
  return {
    ...{ id, name, held, parcels, differences },
    oldest: oldest === null ? null : new Date(oldest).toISOString(),
  };
}

export function presentRemittance(row: RemittanceRow): Remittance {
  const { id, kind, reference, parcels, received, fees, by } = row;
  return {
    ...{ id, kind, reference, parcels, received, fees, by },
    file_name: row.fileName,
    left_out: row.leftOut,
    at: row.at.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
    undone_by: row.undoneBy,
    undo_reason: row.undoReason,
  };
}

export function presentParcel(row: ParcelRow): Parcel {
  const { id, number, collected, received, fees, held, closing } = row;
  return {
    ...{ id, number, collected, received, fees, held, closing },
    order: { id: row.orderId, tracking_id: row.trackingNumber, kind: row.kind },
    is_remitted: row.isRemitted,
    reason: row.reason ?? '',
    delivered_at: row.deliveredAt.toISOString(),
  };
}

export function presentRow({ row, number, amount, fee, parcel, outcome }: MatchedRow): CheckedRow {
  return {
    ...{ row, number, amount, fee, outcome },
    order: parcel?.trackingNumber ?? null,
    held: parcel?.held ?? null,
  };
}

import { ordersWords } from '#words';
import type { EarningEntry, Payment } from '../../../contract/earnings.ts';
import { garmentName as nameOfGarment } from '../../../contract/garment-names.ts';
import type { Run, RunLine } from '../../../contract/payouts.ts';
import type { PayoutRow, RunRow } from './payout-queries.ts';
import type { EntryRow, PaymentRow } from './queries.ts';

export function presentEntry(row: EntryRow): EarningEntry {
  const { id, kind, stitching, urgentSurcharge, goods, discount, commission, withheld } = row;
  return {
    id,
    kind,
    stitching,
    goods,
    discount,
    commission,
    withheld,
    order: row.orderId,
    seller_order: row.sellerOrderId,
    tracking_id: row.trackingNumber,
    garment: garmentsInWords(row),
    at: row.at.toISOString(),
    urgent_surcharge: urgentSurcharge,
    net: stitching + urgentSurcharge + goods - discount - commission - withheld,
  };
}

/** "Kurta and 2 more" (orders-109). */
function garmentsInWords(row: EntryRow): string {
  const name = row.bought ?? garmentName(row);
  return row.others > 0 ? ordersWords.andMore({ name, others: row.others }) : name;
}

function garmentName({ itemType, dressType }: EntryRow): string {
  if (itemType === 'shoes') return ordersWords.shoes;
  return dressType === null ? ordersWords.dress : (nameOfGarment(dressType) ?? dressType);
}

export function presentPayment({ id, amount, account, paidAt, reference }: PaymentRow): Payment {
  return { id, amount, account, reference, at: paidAt.toISOString() };
}

export function presentRunLine(row: RunRow): RunLine {
  const { id, state, sellers, total, reference } = row;
  return {
    ...{ id, state, sellers, total, reference },
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    paid_at: row.paidAt?.toISOString() ?? null,
  };
}

export function presentRun(row: RunRow, payouts: readonly PayoutRow[], reader: number): Run {
  return {
    ...presentRunLine(row),
    approved_at: row.approvedAt?.toISOString() ?? null,
    approved_by: row.approvedBy,
    paid_by: row.paidBy,
    may_approve: row.state === 'OPEN' && row.createdById !== reader,
    payouts: payouts.map(({ id, tailorId, brandId, name, amount, entries, ibanEnd, ...back }) => ({
      ...{ id, amount, entries },
      seller:
        tailorId === null
          ? { kind: 'brand' as const, id: brandId ?? 0, name }
          : { kind: 'tailor' as const, id: tailorId, name },
      account: ibanEnd,
      reversed_at: back.reversedAt?.toISOString() ?? null,
      reversed_by: back.reversedBy,
      reason: back.reason ?? '',
    })),
  };
}

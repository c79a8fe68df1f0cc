import type { Bill } from '../../contract/shop-orders.ts';
import { formatRupees } from './format.ts';

/** The lines above the total; an estimate has no delivery fee (shop-3). */
export function billLines(
  bill: Bill,
  isEstimate = false,
): readonly (readonly [label: string, amount: string])[] {
  return [
    ['Sub Total', formatRupees(bill.sub_total)],
    ['Discount', bill.discount > 0 ? `− ${formatRupees(bill.discount)}` : formatRupees(0)],
    ['Delivery Fee', isEstimate ? '…' : freeOr(bill.delivery_fee)],
  ];
}

function freeOr(fee: number): string {
  return fee === 0 ? 'Free' : formatRupees(fee);
}

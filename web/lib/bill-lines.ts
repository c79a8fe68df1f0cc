import type { Bill } from '../../contract/shop-orders.ts';
import { formatRupees } from './format.ts';

/** The lines of a bill above its total (shop-3). */
export function billLines(bill: Bill): readonly (readonly [label: string, amount: string])[] {
  return [
    ['Sub Total', formatRupees(bill.sub_total)],
    ['Discount', bill.discount > 0 ? `− ${formatRupees(bill.discount)}` : formatRupees(0)],
    ['Delivery Fee', formatRupees(bill.delivery_fee)],
  ];
}

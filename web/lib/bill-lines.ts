import { basicWords, uiWords } from '#words';
import type { Bill } from '../../contract/shop-orders.ts';
import { formatRupees } from './format.ts';

/** The lines above the total; an estimate has no delivery fee (shop-3). */
export function billLines(
  bill: Bill,
  isEstimate = false,
): readonly (readonly [label: string, amount: string])[] {
  return [
    [uiWords.subTotal, formatRupees(bill.sub_total)],
    [
      uiWords.discount,
      bill.discount > 0
        ? basicWords.leftToRight({ text: `− ${formatRupees(bill.discount)}` })
        : formatRupees(0),
    ],
    [uiWords.deliveryFee, isEstimate ? '…' : freeOr(bill.delivery_fee)],
  ];
}

function freeOr(fee: number): string {
  return fee === 0 ? uiWords.free : formatRupees(fee);
}

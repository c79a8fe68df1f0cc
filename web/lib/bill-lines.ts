import { basicWords, uiWords } from '#words';
import type { UsedCode } from '../../contract/discounts.ts';
import type { Bill } from '../../contract/shop-orders.ts';
import { formatRupees } from './format.ts';

/** The lines above the total; an estimate has no delivery fee (shop-3). */
export function billLines(
  bill: Bill,
  isEstimate = false,
  code: UsedCode | null = null,
): readonly (readonly [label: string, amount: string])[] {
  const own = bill.discount - (code?.amount ?? 0);
  return [
    [uiWords.subTotal, formatRupees(bill.sub_total)],
    [uiWords.discount, own > 0 ? lessBy(own) : formatRupees(0)],
    ...discountLines(code),
    [uiWords.deliveryFee, isEstimate ? '…' : freeOr(bill.delivery_fee)],
  ];
}

/** What a code takes off, as a line of a bill. */
export function discountLines(
  code: UsedCode | null | undefined,
): (readonly [label: string, amount: string])[] {
  return code && code.amount > 0 ? [[uiWords.discountCode({ code: code.code }), lessBy(code.amount)]] : [];
}

function lessBy(amount: number): string {
  return basicWords.leftToRight({ text: `− ${formatRupees(amount)}` });
}

function freeOr(fee: number): string {
  return fee === 0 ? uiWords.free : formatRupees(fee);
}

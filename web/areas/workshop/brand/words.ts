import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { formatRupees } from '../../../lib/format.ts';

/** The payment, as far as it matters for shipping. */
export function paymentWords(order: Pick<SellerOrderListItem, 'payment_method' | 'is_payment_due'>): string {
  if (order.payment_method === 'cashOnDelivery') return 'Cash on delivery';
  return order.is_payment_due ? 'Card, not paid yet' : 'Paid by card';
}

export function piecesWords(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${pieces} pieces`;
}

export function collectWords(collect: number): string {
  return collect > 0
    ? `The courier collects ${formatRupees(collect)}`
    : 'Nothing to collect: it is paid by card';
}

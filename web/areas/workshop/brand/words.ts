import { shelfClothWords, workshopBrandWords } from '#words';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { formatRupees } from '../../../lib/format.ts';

/** The payment, as far as it matters for shipping. */
export function paymentWords(
  order: Pick<SellerOrderListItem, 'payment_method' | 'is_payment_due' | 'for_tailor'>,
): string {
  if (order.for_tailor) return shelfClothWords.goesToTheTailor;
  if (order.payment_method === 'cashOnDelivery') return workshopBrandWords.cashOnDelivery;
  return order.is_payment_due ? workshopBrandWords.notPaidYet : workshopBrandWords.isPaid;
}

export function collectWords(collect: number): string {
  return collect > 0
    ? workshopBrandWords.theCourierCollects({ cash: formatRupees(collect) })
    : workshopBrandWords.nothingToCollect;
}

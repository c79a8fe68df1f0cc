import { shopOrdersWords } from '#words';
import { BILL_STATUS_NAMES } from '../../../contract/constants/order-names.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';

/** A job charges the card shortly after the order is placed. */
export function isBeingCharged({ bill_status, card, parts }: ShopOrder): boolean {
  return card !== null && bill_status === 'UNPAID' && !hasEnded(parts);
}

export function paymentWords(order: ShopOrder): string {
  if (order.wallet_payment) return shopOrdersWords.waitsForPayment;
  if (isBeingCharged(order)) return shopOrdersWords.beingCharged;
  const wasNeverCharged = order.card && order.bill_status === 'UNPAID';
  return wasNeverCharged ? shopOrdersWords.notChargedOrderCancelled : BILL_STATUS_NAMES[order.bill_status];
}

function hasEnded(parts: ShopOrder['parts']): boolean {
  return parts.every(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
}

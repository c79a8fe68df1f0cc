import type { SellerOrderStatus, ShopOrder } from '../../../contract/shop-orders.ts';

/** The enumerations of an order of ready-made goods as a customer reads them. */
export const SELLER_STATUS_NAMES: Record<SellerOrderStatus, string> = {
  UNCONFIRMED: 'Waiting for confirmation',
  PLACED: 'Placed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
};

export const SHOP_BILL_STATUS_NAMES: Record<ShopOrder['bill_status'], string> = {
  UNPAID: 'Unpaid',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
};

/** Whether the card is still to be charged, which a job does a moment after the order is placed. */
export function isBeingCharged({ bill_status, card, parts }: ShopOrder): boolean {
  return card !== null && bill_status === 'UNPAID' && !hasEnded(parts);
}

/** How far the payment is. */
export function paymentWords(order: ShopOrder): string {
  if (isBeingCharged(order)) return 'being charged';
  const wasNeverCharged = order.card && order.bill_status === 'UNPAID';
  return wasNeverCharged ? 'not charged, order cancelled' : SHOP_BILL_STATUS_NAMES[order.bill_status];
}

function hasEnded(parts: ShopOrder['parts']): boolean {
  return parts.every(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
}

import type { SellerOrderStatus, ShopOrder } from '../../../contract/shop-orders.ts';
import { formatRupees } from '../../lib/format.ts';

/** Colour and size of something, as far as it has them. */
export function variantWords({
  colour,
  size,
}: {
  colour?: string | null | undefined;
  size?: string | null | undefined;
}): string[] {
  return [...(colour ? [colour] : []), ...(size ? [`Size ${size}`] : [])];
}

/** `2 × Rs 1,599`, on one line. */
export function piecesAt({ quantity, price }: { quantity: number; price: number }): string {
  return `${quantity} × ${formatRupees(price)}`.replaceAll(' ', '\u00a0');
}

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

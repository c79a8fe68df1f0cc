import type { SellerOrderStatus, ShopOrder } from '../../../contract/shop-orders.ts';

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

/** The enumerations of an order of ready-made goods as a customer reads them. */
export const SELLER_STATUS_NAMES: Record<SellerOrderStatus, string> = {
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

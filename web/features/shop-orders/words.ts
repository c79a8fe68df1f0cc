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

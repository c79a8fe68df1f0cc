import type { BULK_STATUSES } from '../../../contract/constants/orders.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { RecentOrder } from '../../../contract/tracking.ts';
import { STATUS_NAMES } from './words.ts';

export const BULK_STATUS_NAMES: Record<(typeof BULK_STATUSES)[number], string> = {
  REQUESTED: 'Requested',
  QUOTED: 'Quoted',
  ACCEPTED: 'Accepted',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

const GOODS_STATUS_NAMES: Record<SellerOrderStatus, string> = {
  UNCONFIRMED: 'Waiting for confirmation',
  PLACED: 'Placed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
};

const NAMES: Record<OrderStatus | (typeof BULK_STATUSES)[number] | SellerOrderStatus, string> = {
  ...STATUS_NAMES,
  ...BULK_STATUS_NAMES,
  ...GOODS_STATUS_NAMES,
};

/** Statuses that kinds share have the same name. */
export function statusName({ status }: Pick<RecentOrder, 'status'>): string {
  return NAMES[status];
}

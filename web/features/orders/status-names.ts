import {
  BULK_STATUS_NAMES,
  GOODS_STATUS_NAMES,
  STATUS_NAMES,
} from '../../../contract/constants/order-names.ts';
import type { BULK_STATUSES } from '../../../contract/constants/orders.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { RecentOrder } from '../../../contract/tracking.ts';

const NAMES: Record<OrderStatus | (typeof BULK_STATUSES)[number] | SellerOrderStatus, string> = {
  ...STATUS_NAMES,
  ...BULK_STATUS_NAMES,
  ...GOODS_STATUS_NAMES,
};

/** Statuses that kinds share have the same name. */
export function statusName({ status }: Pick<RecentOrder, 'status'>): string {
  return NAMES[status];
}

import type { RecentOrder } from '../../../contract/tracking.ts';
import type { RecentRow } from './queries.ts';

/** A line of the customer's own orders; throws if the details of its kind are missing. */
export function presentRecent(row: RecentRow): RecentOrder {
  const shared = {
    id: row.id,
    tracking_id: row.trackingNumber,
    order_date: row.orderDate.toISOString(),
    delivery_address: row.deliveryAddress,
  };
  const { garment, bulk, firstItem: item } = row;
  if (row.kind === 'single' && garment) {
    const { itemType: item_type, dressType: dress_type, others } = garment;
    return { ...shared, kind: 'single', status: statusOf(row), item_type, dress_type, others };
  }
  if (row.kind === 'bulk' && bulk) {
    return {
      ...shared,
      kind: 'bulk',
      status: statusOf(row),
      item_type: bulk.itemType,
      quantity: bulk.pieces,
    };
  }
  if (!item) throw new Error(`Order ${row.id} has no details.`);
  const { name, image, count } = item;
  return { ...shared, kind: 'goods', status: statusOf(row), name, image, others: count - 1 };
}

/** A check constraint guarantees a status of the kind. */
function statusOf<Status extends RecentRow['status']>({ status }: RecentRow): Status {
  return status as Status;
}

import type { TrackedGarment } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { timelineOf } from './timeline.ts';
import { trackedOrder } from './tracking-queries.ts';

/** A garment as anybody who holds the tracking id of its order may see it; undefined when no order has this id. */
export async function findTrackedGarment(
  { db }: Pick<Deps, 'db'>,
  trackingId: string,
): Promise<TrackedGarment | undefined> {
  const order = await trackedOrder(db, trackingId);
  if (!order) return undefined;
  const stages = timelineOf(order.status, order.steps);
  return {
    tracking_id: order.trackingId,
    status: order.status,
    stages,
    items: [{ dress_type: order.dressType, fabric_type: order.fabricType }],
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    delivered_at: stages.at(-1)?.at ?? null,
  };
}

import type { TrackedGarment } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { timelineOf } from './timeline.ts';
import { trackedOrder } from './tracking-queries.ts';

/** What holders of the tracking number may see; undefined for an unknown number. */
export async function findTrackedGarment(
  { db }: Pick<Deps, 'db'>,
  trackingId: string,
): Promise<TrackedGarment | undefined> {
  const order = await trackedOrder(db, trackingId);
  // What is not agreed on yet has no place in the contract so far; nothing writes such an order.
  if (order?.dressType == null || order.fabricType === null) return undefined;
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

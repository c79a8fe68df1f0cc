import type { TrackedOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { timelineOf } from './timeline.ts';
import { trackedOrder } from './tracking-queries.ts';

/** An order as anybody who holds its tracking id may see it; an unknown one is `request.not_found`. */
export async function readTrackedOrder({ db }: Deps, trackingId: string): Promise<TrackedOrder> {
  const order = (await trackedOrder(db, trackingId)) ?? fail('request.not_found');
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

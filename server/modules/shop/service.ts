import type { TrackedGoods } from '../../../contract/tracking.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notDeliveredAt } from '../lifecycle/steps.ts';
import { goodsTimeline } from './goods-timeline.ts';
import { trackedShopOrder, wasDelivered } from './queries.ts';

/** Only then may they review it (reviews-1). */
export function hasReceivedProduct(db: Db | Tx, customerId: number, productId: number): Promise<boolean> {
  return wasDelivered(db, customerId, productId);
}

/** What holders of the tracking number may see; undefined for an unknown number. */
export async function findTrackedGoods(
  { db }: Pick<Deps, 'db'>,
  trackingId: string,
): Promise<TrackedGoods | undefined> {
  const order = await trackedShopOrder(db, trackingId);
  if (!order) return undefined;
  const steps = (order.steps ?? []).map(({ at, ...step }) => ({ ...step, at: new Date(at) }));
  const stages = goodsTimeline(order.sellerOrders, steps);
  return {
    kind: 'goods',
    tracking_id: order.trackingId,
    steps: steps.length,
    status: order.status,
    stages,
    shipments: steps.flatMap(({ courier, courierNumber, at }) =>
      courier === null ? [] : [{ courier, number: courierNumber, at: at.toISOString() }],
    ),
    items: order.sellerOrders.flatMap(({ items }) => items.map(({ name, quantity }) => ({ name, quantity }))),
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    is_day_promised: true,
    delivered_at: stages.at(-1)?.at ?? null,
    not_delivered_at: latest(
      order.sellerOrders.map(({ id }) => notDeliveredAt(steps.filter((step) => step.sellerOrder === id))),
    ),
  };
}

function latest(moments: readonly (Date | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null).map((moment) => moment.getTime());
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null;
}

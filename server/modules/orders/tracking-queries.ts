import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orderEvents, singleOrders } from '../../db/schema/orders.ts';

/** Public columns only, steps oldest first; undefined for an unknown number. */
export async function trackedOrder(db: Db, trackingId: string) {
  const rows = await db
    .select({
      order: {
        trackingId: singleOrders.trackingId,
        status: singleOrders.status,
        dressType: singleOrders.dressType,
        fabricType: singleOrders.fabricType,
        orderDate: singleOrders.orderDate,
        expectedDeliveryDate: singleOrders.expectedDeliveryDate,
      },
      step: { to: orderEvents.toStatus, at: orderEvents.at },
    })
    .from(singleOrders)
    .leftJoin(orderEvents, eq(orderEvents.orderId, singleOrders.id))
    .where(eq(singleOrders.trackingId, trackingId))
    .orderBy(asc(orderEvents.id));
  const [first] = rows;
  return first && { ...first.order, steps: rows.flatMap(({ step }) => step ?? []) };
}

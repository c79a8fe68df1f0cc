import { asc, eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { Db } from '../../db/client.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';

/** What is public of a stitched order, with its steps, oldest first; undefined when none has this id. */
export async function trackedOrder(db: Db, trackingId: string) {
  const rows = await db
    .select({
      order: {
        trackingId: orders.trackingId,
        status: sql<OrderStatus>`${orders.status}`,
        dressType: singleOrderDetails.dressType,
        fabricType: singleOrderDetails.fabricType,
        orderDate: orders.orderDate,
        expectedDeliveryDate: orders.expectedDeliveryDate,
      },
      step: { to: sql<OrderStatus>`${orderEvents.toStatus}`, at: orderEvents.at },
    })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .leftJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(eq(orders.trackingId, trackingId))
    .orderBy(asc(orderEvents.id));
  const [first] = rows;
  return first && { ...first.order, steps: rows.flatMap(({ step }) => step ?? []) };
}

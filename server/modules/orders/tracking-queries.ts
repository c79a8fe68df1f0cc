import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';

/** Public data of a stitched or bulk order with its steps, oldest first; undefined for an unknown number. */
export async function trackedStitching(db: Db, trackingNumber: string) {
  const rows = await db
    .select({
      order: {
        kind: orders.kind,
        trackingNumber: orders.trackingNumber,
        status: orders.status,
        orderDate: orders.orderDate,
        expectedDeliveryDate: orders.expectedDeliveryDate,
        total: orders.total,
        paidAmount: orders.paidAmount,
        paymentMethod: orders.paymentMethod,
        billStatus: orders.billStatus,
        itemType: singleOrderDetails.itemType,
        dressType: singleOrderDetails.dressType,
        fabricType: singleOrderDetails.fabricType,
        clothDueOn: singleOrderDetails.clothDueOn,
        pieces: bulkOrderDetails.numberOfPieces,
      },
      step: {
        // Must come first: Drizzle treats a joined row as missing if its first column is null.
        to: orderEvents.toStatus,
        from: orderEvents.fromStatus,
        at: orderEvents.at,
        action: orderEvents.action,
        courier: orderEvents.courier,
        courierNumber: orderEvents.courierNumber,
      },
    })
    .from(orders)
    .leftJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .leftJoin(bulkOrderDetails, eq(bulkOrderDetails.orderId, orders.id))
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), isNull(orderEvents.sellerOrderId)))
    .where(and(eq(orders.trackingNumber, trackingNumber), inArray(orders.kind, ['single', 'bulk'])))
    .orderBy(asc(orderEvents.id));
  const [first] = rows;
  return first && { ...first.order, steps: rows.flatMap(({ step }) => step ?? []) };
}

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { GarmentProgress, ListedGarment } from '../../../contract/order-garments.ts';
import type { Db } from '../../db/client.ts';
import { garments } from '../../db/schema/garments.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';
import { clothComeOfOrder } from './cloth/come-queries.ts';

export interface TrackedGarmentRow extends Pick<ListedGarment, 'item_type' | 'dress_type'> {
  fabric_type: string | null;
  progress: Exclude<GarmentProgress, 'CANCELLED'>;
}

/** Nothing about a person, as anyone with the number sees it (tracking-2). */
const trackedGarments = sql<TrackedGarmentRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('item_type', item_type, 'dress_type', dress_type,
    'fabric_type', fabric_type, 'progress', progress) order by position), '[]')
  from ${garments} garment where garment.order_id = ${orders.id} and progress <> 'CANCELLED')`;

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
        clothCome: clothComeOfOrder,
        garments: trackedGarments,
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

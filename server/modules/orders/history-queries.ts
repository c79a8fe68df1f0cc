import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { files } from '../../db/schema/files.ts';
import { orderEventPhotos, orderEvents } from '../../db/schema/order-events.ts';

export type OrderEventRow = Awaited<ReturnType<typeof orderHistory>>[number];

/** Not a step of the cloth that a seller sends for it. */
const isOwnStep = isNull(orderEvents.sellerOrderId);

/** Oldest first. */
export async function orderHistory(db: Db | Tx, orderId: number) {
  return await db
    .select({
      action: orderEvents.action,
      from: sql<OrderStatus | null>`${orderEvents.fromStatus}`,
      to: sql<OrderStatus>`${orderEvents.toStatus}`,
      noteCode: orderEvents.noteCode,
      note: orderEvents.note,
      garmentId: orderEvents.garmentId,
      courier: orderEvents.courier,
      courierNumber: orderEvents.courierNumber,
      at: orderEvents.at,
      /** The one of several garments that shall be altered. */
      garment: sql<number | null>`case when ${orderEvents.action} = 'alter' then (
        select garment_id from alterations asked
        where asked.order_id = order_events.order_id and asked.requested_at = order_events.at
          and exists (select from garments other where other.order_id = asked.order_id
            and other.id <> asked.garment_id and other.progress <> 'CANCELLED')) end`,
      actorId: orderEvents.actorId,
      by: users.username,
      photos: sql<string[]>`array(
        select key from ${orderEventPhotos} join ${files} on ${files.id} = file_id
        where event_id = ${orderEvents.id} order by place)`,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(and(eq(orderEvents.orderId, orderId), isOwnStep))
    .orderBy(asc(orderEvents.id));
}

/** Whether staff have entered the order for its customer (orders-52). */
export async function wasEntered(db: Db | Tx, orderId: number): Promise<boolean> {
  const placedByAnother = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.action, 'place'),
    sql`${orderEvents.actorId} <> (select customer_id from orders where id = ${orderId})`,
  );
  return (await db.$count(orderEvents, placedByAnother)) > 0;
}

/** Adds photos to the order's latest event. */
export async function insertEventPhotos(tx: Tx, orderId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  const latest = sql<number>`(select max(id) from ${orderEvents} where order_id = ${orderId} and seller_order_id is null)`;
  await tx
    .insert(orderEventPhotos)
    .values(fileIds.map((fileId, at) => ({ eventId: latest, place: at + 1, fileId })));
}

/** Not a step that a delivered order stays delivered by. */
const isDelivery = and(
  eq(orderEvents.toStatus, 'DELIVERED'),
  sql`${orderEvents.fromStatus} is distinct from 'DELIVERED'`,
);

/** Whether staff have promised another day (orders-51). */
export async function wasDayMoved(tx: Tx, orderId: number): Promise<boolean> {
  const moved = and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, 'move_day'));
  return (await tx.$count(orderEvents, moved)) > 0;
}

export async function countDeliveries(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), isOwnStep, isDelivery));
  return row?.count ?? 0;
}

import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { measureLinks } from '../../db/schema/measure-links.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';

/**
 * Time since when an order can be confirmed: the last pricing by staff, or the placing. A link for somebody's measures,
 * and its answer, begin the days anew.
 */
const confirmableSince = sql`greatest(coalesce((select max(at) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.action} = 'price'), ${orders.orderDate}),
  (select max(greatest(link.created_at, link.answered_at)) from ${measureLinks} link
  where link.order_id = ${orders.id}))`;

const waitsForConfirmation = and(
  eq(orders.kind, 'single'),
  eq(orders.status, 'PLACED'),
  sql`${orders.total} is not null`,
);

/** Unreminded orders that can be confirmed since before `since`; locked, skipping locked ones. */
export async function ordersToRemind(tx: Tx, since: Date, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(
      and(
        waitsForConfirmation,
        sql`${singleOrderDetails.remindedAt} is null`,
        lt(orders.orderDate, since),
        sql`${confirmableSince} < ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true, of: orders });
  return rows.map(({ id }) => id);
}

/** Orders that can be confirmed since before `since`, with a reminder before `reminded`. */
export async function ordersToExpire(
  db: Db,
  { since, reminded, after, limit }: { since: Date; reminded: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(
      and(
        waitsForConfirmation,
        gt(orders.id, after),
        lt(singleOrderDetails.remindedAt, reminded),
        lt(orders.orderDate, since),
        sql`${confirmableSince} < ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

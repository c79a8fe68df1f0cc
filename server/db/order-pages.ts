import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { orders } from './schema/orders.ts';

export interface OrderSearch {
  status: string | undefined;
  /** Part of the tracking number, as `trackingPartFrom` reads it; null matches nothing. */
  part: string | null | undefined;
}

interface OrderPage {
  kind: (typeof orders.$inferSelect)['kind'];
  customerId: number;
  search: OrderSearch;
  page: number;
  size: number;
}

/**
 * A page of a customer's orders of one kind, newest first, and their number. Both come from `orders_customer_index`
 * alone.
 */
export function orderPage(
  db: Db | Tx,
  { kind, customerId, search: { status, part }, page, size }: OrderPage,
) {
  const matching = and(
    eq(orders.customerId, customerId),
    eq(orders.kind, kind),
    status === undefined ? undefined : eq(orders.status, status as (typeof orders.$inferSelect)['status']),
    part === undefined ? undefined : part === null ? sql`false` : like(orders.trackingNumber, `%${part}%`),
  );
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(matching)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset((page - 1) * size)
    .as('page');
  // Evaluated once per statement, not per row.
  return { ids, count: sql<number>`(select count(*)::int from ${orders} where ${matching})` };
}

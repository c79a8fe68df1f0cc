import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { pageWindow } from './page-window.ts';
import { orders } from './schema/orders.ts';

/** What a customer looks for among their orders. */
export interface OrderSearch {
  status: string | undefined;
  /** Part of the tracking number, as `trackingPartFrom` reads it; null: none has it. */
  part: string | null | undefined;
}

/**
 * A page of a customer's orders of one kind, newest first, and how many there are: found and counted in
 * `orders_customer_index` alone. Execute with `orderPageValues`.
 */
export function orderPage(db: Db | Tx, kind: (typeof orders.$inferSelect)['kind'], size: number) {
  const window = pageWindow(size);
  const matching = and(
    eq(orders.customerId, sql.placeholder('customerId')),
    sql`${orders.kind} = ${sql.raw(`'${kind}'`)}`,
    sql`(${sql.placeholder('status')}::text is null or ${orders.status} = ${sql.placeholder('status')})`,
    sql`(${sql.placeholder('pattern')}::text is null or ${orders.trackingId} like ${sql.placeholder('pattern')})`,
  );
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(matching)
    .orderBy(desc(orders.id))
    .limit(window.limit)
    .offset(window.offset)
    .as('page');
  // Evaluated once per statement, not per row.
  return { ids, count: sql<number>`(select count(*)::int from ${orders} where ${matching})` };
}

export function orderPageValues(
  customerId: number,
  { status = null, part }: { [Name in keyof OrderSearch]: OrderSearch[Name] | null },
  page: number,
  size: number,
) {
  // No number is empty.
  const pattern = part === undefined ? null : part === null ? '' : `%${part}%`;
  return { customerId, status, pattern, skip: (page - 1) * size };
}

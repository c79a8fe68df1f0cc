import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';

/** By id: the first and the last seller order that there is. */
export async function allSellerOrders(db: Db): Promise<{ from: number; to: number }> {
  const { rows } = await db.execute<{ from: number | null; to: number | null }>(
    sql`select min(id) as "from", max(id) as "to" from seller_orders`,
  );
  return { from: rows[0]?.from ?? 0, to: rows[0]?.to ?? -1 };
}

/** Keep in step with the trigger `seller_orders_paid`, which knows no older deliveries. Returns how many. */
export async function insertPastCash(db: Db, { from, to }: { from: number; to: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into bill_payments (order_id, seller_order_id, method, amount, at)
    select part.order_id, part.id, 'CASH', part.cash, coalesce((select min(e.at) from order_events e
      where e.seller_order_id = part.id and e.to_status = 'DELIVERED'), part.updated_at)
    from seller_orders part join orders o on o.id = part.order_id and o.kind = 'goods'
    where part.id between ${from}::int and ${to}::int and part.status in ('DELIVERED', 'RETURNED') and part.cash > 0
      and not exists (select from bill_payments p where p.seller_order_id = part.id)
    order by part.id
    on conflict do nothing`);
  return rowCount ?? 0;
}

import { sql } from 'drizzle-orm';
import type { CustomerStanding } from '../../../contract/advance.ts';
import type { Db, Tx } from '../../db/client.ts';

/** The last parcel of any kind that came or was refused. */
export async function standingOf(db: Db | Tx, customerId: number): Promise<CustomerStanding> {
  const { rows } = await db.execute<{ is_new: boolean; has_refused: boolean }>(sql`
    with parcels as (
      select e.id, e.to_status = 'DELIVERED' as is_delivered
      from orders o join order_events e on e.order_id = o.id
      where o.customer_id = ${customerId} and (e.seller_order_id is null or o.kind = 'goods') and (e.to_status = 'DELIVERED' and e.from_status <> 'DELIVERED'
        or e.note_code = 'REFUSED' and e.action in ('come_back', 'fail_delivery')))
    select not coalesce(bool_or(is_delivered), false) as is_new,
      coalesce((select not is_delivered from parcels order by id desc limit 1), false) as has_refused
    from parcels`);
  return rows[0] ?? { is_new: true, has_refused: false };
}

import { sql } from 'drizzle-orm';
import type { DeliveryFailure } from '../../../contract/constants/lifecycle.ts';
import { MAX_RETURNED_PARCELS } from '../../../contract/constants/returned-parcels.ts';
import type { Db } from '../../db/client.ts';
import { isAdvanceDue, orders } from '../../db/schema/orders.ts';

export interface ReturnedRow extends Record<string, unknown> {
  order_id: number;
  seller_order_id: number | null;
  tracking_id: string;
  kind: 'single' | 'bulk' | 'goods';
  seller: string | null;
  recipient: string | null;
  city: string | null;
  at: string;
  failure: DeliveryFailure | null;
  note: string | null;
  total: number | null;
  paid_amount: number;
  payment_method: string;
  advance_percent: number;
  is_advance_due: boolean;
}

/** By the indexes of what waits in the quality check, or packed; few of those have come back. */
export async function parcelsBack(db: Db): Promise<ReturnedRow[]> {
  const { rows } = await db.execute<ReturnedRow>(sql`
    select orders.id as order_id, null::int as seller_order_id, orders.tracking_id, orders.kind,
      (select case when t.in_house then null else u.username end from tailors t join users u on u.id = t.user_id where t.id = orders.tailor_id) as seller,
      a.full_name as recipient, a.city, last.at, last.note_code as failure, last.note, orders.total, orders.paid_amount,
      orders.payment_method, orders.advance_percent, coalesce(${isAdvanceDue}, false) as is_advance_due
    from ${orders} cross join lateral (
      select e.action, e.at, e.note_code, e.note from order_events e where e.order_id = orders.id and e.seller_order_id is null
        and e.action in ('ship', 'come_back') order by e.id desc limit 1) last
    left join order_addresses a on a.order_id = orders.id and a.purpose = 'delivery'
    where orders.kind in ('single', 'bulk') and orders.status = 'QUALITY_CHECK' and last.action = 'come_back'
    union all
    select orders.id, s.id, orders.tracking_id, orders.kind, (select b.name from brands b where b.id = s.brand_id),
      a.full_name, a.city, last.at, last.note_code, last.note, s.sub_total, 0, orders.payment_method, 0, false
    from seller_orders s join ${orders} on orders.id = s.order_id cross join lateral (
      select e.action, e.at, e.note_code, e.note from order_events e where e.seller_order_id = s.id
        and e.action in ('ship', 'come_back') order by e.id desc limit 1) last
    left join order_addresses a on a.order_id = orders.id and a.purpose = 'delivery' and orders.kind = 'goods'
    where s.status = 'PACKED' and last.action = 'come_back'
    order by at, order_id limit ${MAX_RETURNED_PARCELS}`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

/** Of the cash that couriers hold (couriers-10). */
export const INVARIANTS_OF_COURIERS: readonly Invariant[] = [
  {
    what: 'a delivered parcel paid in cash that no courier holds or has paid',
    rows: sql`select e.id from order_events e join seller_orders s on s.id = e.seller_order_id
      left join courier_parcels p on p.seller_order_id = s.id
      where e.to_status = 'DELIVERED' and e.from_status = 'SHIPPED' and s.cash > 0 and p.id is null
      union all
      select e.id from bill_payments b join order_events e on e.order_id = b.order_id and e.at = b.at
      left join courier_parcels p on p.payment_id = b.id
      where b.method = 'CASH' and b.seller_order_id is null and b.reverses is null and b.reversed_at is null
        and e.seller_order_id is null and e.to_status = 'DELIVERED' and e.from_status = 'SHIPPED' and p.id is null`,
  },
  {
    what: 'a parcel whose courier holds another sum than its entries say',
    rows: sql`select p.id from courier_parcels p
      where p.held <> (select coalesce(sum(e.amount), 0) from courier_entries e where e.parcel_id = p.id)`,
  },
  {
    what: 'a parcel of which a courier has collected another sum than was to be paid',
    rows: sql`select p.id from courier_parcels p left join seller_orders s on s.id = p.seller_order_id
      left join bill_payments b on b.id = p.payment_id
      where case when b.reversed_at is null then coalesce(s.cash, b.amount) else 0 end <> (
        select coalesce(sum(e.amount), 0) from courier_entries e
        where e.parcel_id = p.id and e.kind = 'COLLECTED' and e.reversed_at is null)`,
  },
  {
    what: 'a remittance with parcels of another courier, or that is undone in part',
    rows: sql`select r.id from courier_remittances r where exists (select from courier_entries e
      join courier_parcels p on p.id = e.parcel_id where e.remittance_id = r.id
        and (p.courier_id <> r.courier_id or e.kind in ('REMITTED', 'FEE') and (e.reversed_at is null) <> (r.undone_at is null)))`,
  },
];

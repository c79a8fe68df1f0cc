import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

const net = sql.raw('e.stitching + e.urgent_surcharge + e.goods - e.discount - e.commission - e.withheld');

/** Of what comes back, earnings and payouts (returns-1, earnings-17). */
export const INVARIANTS_OF_PAYOUTS: readonly Invariant[] = [
  {
    what: 'a bought item of which more has come back than was bought, or without a return that was received',
    rows: sql`select bought.id from seller_order_items bought join goods_return_items came on came.item_id = bought.id
      join goods_returns r on r.id = came.return_id group by bought.id
      having sum(came.received) > bought.quantity or sum(came.received) filter (where r.state <> 'RECEIVED') > 0
        or bool_or(r.seller_order_id <> bought.seller_order_id)`,
  },
  {
    what: 'a delivered seller order of a brand without its entry, or one that came back and is still counted',
    rows: sql`select s.id from seller_orders s where s.brand_id is not null and s.status in ('DELIVERED', 'RETURNED')
      and (select coalesce(sum(e.goods), -1) from earnings e where e.seller_order_id = s.id)
        <> case s.status when 'DELIVERED' then s.sub_total - (
          select coalesce(sum(came.received * bought.price), 0) from seller_order_items bought
          join goods_return_items came on came.item_id = bought.id where bought.seller_order_id = s.id) else 0 end`,
  },
  {
    what: 'an order or seller order by which somebody has earned less than nothing',
    rows: sql`select coalesce(e.order_id, e.seller_order_id) as id from earnings e group by e.order_id, e.seller_order_id
      having least(sum(e.stitching), sum(e.urgent_surcharge), sum(e.goods), sum(e.discount), sum(e.commission), sum(e.withheld)) < 0`,
  },
  {
    what: 'a seller order whose seller bears another discount than that of its items, or earns without bearing it',
    rows: sql`select s.id from seller_orders s where s.borne <> (
        select coalesce(sum(borne), 0) from seller_order_items where seller_order_id = s.id)
      union all select s.id from seller_orders s where s.brand_id is not null and s.status in ('DELIVERED', 'RETURNED')
        and s.borne > 0 and (select coalesce(sum(e.discount), -1) from earnings e where e.seller_order_id = s.id)
          <> case s.status when 'DELIVERED' then s.borne - (
            select coalesce(sum(bought.borne * came.received / bought.quantity), 0) from seller_order_items bought join (
              select item_id, sum(received) as received from goods_return_items group by item_id
            ) came on came.item_id = bought.id where bought.seller_order_id = s.id) else 0 end`,
  },
  {
    what: 'a code of which another part was borne by its seller than agreed, or one used before its seller agreed',
    rows: sql`select u.order_id as id from discount_uses u join discount_codes c on c.id = u.code_id
      join goods_order_details d on d.order_id = u.order_id
      where (select sum(s.borne) from seller_orders s where s.order_id = u.order_id)
          <> round(u.amount * c.seller_percent / 100.0) or c.seller_percent > 0 and c.accepted_at is null
      union all select s.order_id from seller_orders s where s.borne > 0
        and not exists (select from discount_uses u where u.order_id = s.order_id)`,
  },
  {
    what: 'a payout that is not the sum of its entries and reversals',
    rows: sql`select p.id from payouts p where p.reverses is null and p.amount <> (
      select coalesce(sum(case when i.earning_id is null then -back.amount else ${net} end), 0) from payout_items i
      left join earnings e on e.id = i.earning_id left join payouts back on back.id = i.reversal_id where i.payout_id = p.id)`,
  },
  {
    what: 'an entry that is in a payout and counted as due, or the other way round',
    rows: sql`select e.id from earnings e left join payout_items i on i.earning_id = e.id
      where e.in_payout <> (i.id is not null)`,
  },
  {
    what: 'a payout with an entry or a reversal of another seller',
    rows: sql`select p.id from payouts p join payout_items i on i.payout_id = p.id
      left join earnings e on e.id = i.earning_id left join payouts back on back.id = i.reversal_id
      where coalesce(e.tailor_id, back.tailor_id) is distinct from p.tailor_id
        or coalesce(e.brand_id, back.brand_id) is distinct from p.brand_id
        or i.reversal_id is not null and back.reverses is null`,
  },
  {
    what: 'a payout whose time of payment is not that of its run',
    rows: sql`select p.id from payouts p join payout_runs r on r.id = p.run_id
      left join payouts back on back.reverses = p.id
      where p.reverses is null and ((r.state <> 'PAID' and p.paid_at is not null)
        or (r.state = 'PAID' and p.paid_at is null and back.id is null))`,
  },
];

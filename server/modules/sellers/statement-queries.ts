import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { Span } from '../../month-span.ts';

export interface SalesRow extends Record<string, unknown> {
  seller: number;
  name: string;
  kind: 'tailor' | 'brand';
  delivered: number;
  gross: number;
  refunds: number;
  sealedNumbers: Buffer | null;
}

/**
 * Sales of the month by seller, or of this one, by name. Of tailors by their earnings before commission; of brands by the
 * first delivery of each seller order, and by its returns after that. An order that changed in the month or later has a
 * newer `updated_at`, so older ones are not read.
 */
export async function salesOf(db: Db | Tx, { from, until }: Span, seller?: number): Promise<SalesRow[]> {
  const [first, end] = [from.toISOString(), until.toISOString()];
  const only = (user: string) => (seller === undefined ? sql`` : sql`and ${sql.raw(user)} = ${seller}`);
  const { rows } = await db.execute<SalesRow>(sql`
    with steps as (
      select s.id, s.brand_id, s.sub_total,
        (select min(e.at) from order_events e where e.seller_order_id = s.id and e.to_status = 'DELIVERED') as delivered_at,
        (select max(e.at) from order_events e where e.seller_order_id = s.id and e.to_status = 'RETURNED') as returned_at,
        back.value as back, back.within as back_within
      from seller_orders s join brands b on b.id = s.brand_id cross join lateral (
        select coalesce(sum(came.received * bought.price), 0) as value,
          coalesce(sum(came.received * bought.price) filter (where r.received_at >= ${first} and r.received_at < ${end}), 0) as within
        from goods_returns r join goods_return_items came on came.return_id = r.id
        join seller_order_items bought on bought.id = came.item_id
        where r.seller_order_id = s.id and r.state = 'RECEIVED') back
      where s.updated_at >= ${first}::timestamptz and s.status in ('DELIVERED', 'RETURNED') ${only('b.user_id')}
    ), of_brands as (
      select brand_id,
        count(*) filter (where delivered_at >= ${first} and delivered_at < ${end}) as delivered,
        coalesce(sum(sub_total) filter (where delivered_at >= ${first} and delivered_at < ${end}), 0) as gross,
        coalesce(sum(back_within), 0)
          + coalesce(sum(sub_total - back) filter (where returned_at >= ${first} and returned_at < ${end}), 0) as refunds
      from steps where delivered_at is not null group by brand_id
    ), of_tailors as (
      select tailor_id,
        count(*) filter (where kind = 'DELIVERY') as delivered,
        coalesce(sum(stitching + urgent_surcharge) filter (where kind = 'DELIVERY'), 0) as gross,
        coalesce(sum(-(stitching + urgent_surcharge)) filter (where kind = 'REFUND'), 0) as refunds
      from earnings where at >= ${first}::timestamptz and at < ${end}::timestamptz group by tailor_id
    ), sales as (
      select t.user_id, u.username as name, 'tailor' as kind, o.delivered, o.gross, o.refunds
      from of_tailors o join tailors t on t.id = o.tailor_id and not t.in_house join users u on u.id = t.user_id
      where true ${only('t.user_id')}
      union all
      select b.user_id, b.name, 'brand', o.delivered, o.gross, o.refunds
      from of_brands o join brands b on b.id = o.brand_id
    )
    select s.user_id as seller, s.name, s.kind, s.delivered::int, s.gross::int, s.refunds::int,
      i.sealed_numbers as "sealedNumbers"
    from sales s left join seller_identities i on i.user_id = s.user_id
    where s.delivered > 0 or s.refunds > 0
    order by s.kind, lower(s.name), s.user_id`);
  return rows;
}

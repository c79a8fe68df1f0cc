import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { earnings } from '../../db/schema/earnings.ts';
import { sellerOrders } from '../../db/schema/shop.ts';

/** What a brand earns by a seller order, and what it has by it already; undefined for the shop's own goods. */
export async function goodsOf(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      brandId: sql<number>`${sellerOrders.brandId}`,
      subTotal: sellerOrders.subTotal,
      borne: sellerOrders.borne,
    })
    .from(sellerOrders)
    .where(and(eq(sellerOrders.id, id), sql`${sellerOrders.brandId} is not null`));
  return row;
}

export async function goodsEntryOf(tx: Tx, sellerOrderId: number) {
  const [row] = await tx
    .select()
    .from(earnings)
    .where(and(eq(earnings.sellerOrderId, sellerOrderId), eq(earnings.kind, 'GOODS')));
  return row;
}

/** What a brand has earned by a seller order and still keeps. */
export async function earnedByGoods(tx: Tx, sellerOrderId: number) {
  const [row] = await tx
    .select({
      goods: sql<number>`coalesce(sum(${earnings.goods}), 0)::int`,
      discount: sql<number>`coalesce(sum(${earnings.discount}), 0)::int`,
      gross: sql<number>`coalesce(sum(${earnings.goods} - ${earnings.discount}), 0)::int`,
      commission: sql<number>`coalesce(sum(${earnings.commission}), 0)::int`,
      withheld: sql<number>`coalesce(sum(${earnings.withheld}), 0)::int`,
    })
    .from(earnings)
    .where(eq(earnings.sellerOrderId, sellerOrderId));
  if (!row) throw new Error('A sum without a row.');
  return row;
}

export interface CameBack extends Record<string, unknown> {
  returnId: number | null;
  /** At their prices. */
  value: number;
  /** What of the discount on them the seller bears; of a line's share that of its pieces. */
  borne: number;
}

/** Returns without an entry, and last, once all has come back, what came back without one. */
export async function uncountedReturns(tx: Tx, sellerOrderId: number): Promise<CameBack[]> {
  const { rows } = await tx.execute<CameBack>(sql`
    with pieces as (
      select item.return_id, item.item_id, item.received,
        sum(item.received) over (partition by item.item_id order by item.return_id) as upto
      from goods_return_items item join goods_returns r on r.id = item.return_id
      where r.seller_order_id = ${sellerOrderId} and r.state = 'RECEIVED'
    ), came as (
      select pieces.return_id as id, sum(pieces.received * bought.price)::int as value,
        sum(bought.borne * pieces.upto / bought.quantity - bought.borne * (pieces.upto - pieces.received) / bought.quantity)::int as borne
      from pieces join seller_order_items bought on bought.id = pieces.item_id group by pieces.return_id
    )
    select id as "returnId", value, borne from came
      where not exists (select from earnings e where e.return_id = came.id)
    union all
    select null, (s.sub_total - (select coalesce(sum(value), 0) from came))::int,
      (s.borne - (select coalesce(sum(borne), 0) from came))::int from seller_orders s
      where s.id = ${sellerOrderId} and s.status = 'RETURNED' and s.sub_total > (select coalesce(sum(value), 0) from came)
    order by "returnId" nulls last`);
  return rows;
}

/**
 * Enters goods that were delivered, or came back, while nobody counted them: before there were entries, and by release
 * 1.0.0. Without commission, as none was agreed; returns how many.
 */
export async function enterUncountedGoods(db: Db | Tx): Promise<number> {
  const entered = await db.execute(sql`
    insert into earnings (brand_id, seller_order_id, kind, goods, discount, at)
    select s.brand_id, s.id, 'GOODS', s.sub_total, s.borne, case when exists (
        select from brand_statements b where b.brand_id = s.brand_id
          and b.month >= date_trunc('month', first.at at time zone 'Asia/Karachi')) then now() else first.at end
    from seller_orders s cross join lateral (
      select coalesce(min(e.at), s.updated_at) as at from order_events e
      where e.seller_order_id = s.id and e.to_status = 'DELIVERED') first
    where s.brand_id is not null and s.status in ('DELIVERED', 'RETURNED')
      and not exists (select from earnings known where known.seller_order_id = s.id and known.kind = 'GOODS')
    order by first.at, s.id
    on conflict do nothing`);
  const back = await db.execute(sql`
    insert into earnings (brand_id, seller_order_id, kind, goods, discount, commission_percent, commission, withheld_percent, withheld, at)
    select g.brand_id, g.seller_order_id, 'GOODS_REFUND', -kept.goods, -kept.discount, g.commission_percent, -kept.commission, g.withheld_percent, -kept.withheld,
      case when exists (select from brand_statements b where b.brand_id = s.brand_id
          and b.month >= date_trunc('month', s.updated_at at time zone 'Asia/Karachi')) then now()
        else greatest(s.updated_at, g.at) end
    from earnings g join seller_orders s on s.id = g.seller_order_id cross join lateral (
      select sum(e.goods)::int as goods, sum(e.discount)::int as discount, sum(e.commission)::int as commission, sum(e.withheld)::int as withheld
      from earnings e where e.seller_order_id = s.id) kept
    where g.kind = 'GOODS' and s.status = 'RETURNED' and kept.goods > 0
    on conflict do nothing`);
  return (entered.rowCount ?? 0) + (back.rowCount ?? 0);
}

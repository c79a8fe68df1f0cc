import { type SQL, sql } from 'drizzle-orm';
import { UNNAMED_COURIER } from '../../../contract/constants/couriers.ts';
import type { Db, Tx } from '../../db/client.ts';

/** By their ids: of one order, or of a batch of all. */
export interface Orders {
  from: number;
  to: number;
}

const within = (table: 'e' | 'p', { from, to }: Orders): SQL => {
  const column = sql.raw(`${table}.order_id`);
  return from === to ? sql`${column} = ${from}` : sql`${column} between ${from}::int and ${to}::int`;
};

/** The first and the last one that there is. */
export async function allOrders(db: Db | Tx): Promise<Orders> {
  const { rows } = await db.execute<{ from: number | null; to: number | null }>(
    sql`select min(id) as "from", max(id) as "to" from orders`,
  );
  return { from: rows[0]?.from ?? 0, to: rows[0]?.to ?? -1 };
}

/** The step before the delivery by which the parcel was sent. */
function sentBy(column: 'order_id' | 'seller_order_id'): SQL {
  const own = sql.raw(`sent.${column} = e.${column}`);
  const ofOrder = sql.raw(column === 'order_id' ? 'and sent.seller_order_id is null' : '');
  return sql`cross join lateral (
    select coalesce(sent.courier, '') as courier, coalesce(sent.courier_number, '') as number from order_events sent
    where ${own} ${ofOrder} and sent.to_status = 'SHIPPED' and sent.from_status <> 'SHIPPED' and sent.id < e.id
    order by sent.id desc limit 1) sent`;
}

/**
 * Cash of delivered parcels that no courier holds yet. A stitched or bulk order is paid in the transaction of its
 * delivery, so that payment and step have one time.
 */
const notEntered = (of: Orders) => sql`
  select e.order_id, s.id as seller_order_id, null::int as payment_id, s.cash as amount, e.at, sent.courier, sent.number
  from order_events e join seller_orders s on s.id = e.seller_order_id ${sentBy('seller_order_id')}
  where e.to_status = 'DELIVERED' and e.from_status = 'SHIPPED' and s.cash > 0 and ${within('e', of)}
    and not exists (select from courier_parcels held where held.seller_order_id = s.id)
  union all
  select p.order_id, null, p.id, p.amount, p.at, sent.courier, sent.number
  from bill_payments p join order_events e on e.order_id = p.order_id and e.at = p.at ${sentBy('order_id')}
  where p.method = 'CASH' and p.seller_order_id is null and p.reverses is null and p.reversed_at is null
    and e.seller_order_id is null and e.to_status = 'DELIVERED' and e.from_status = 'SHIPPED' and ${within('p', of)}
    and not exists (select from courier_parcels held where held.payment_id = p.id)`;

/** As `keyOf` of `parcel-number.ts`, in whatever locale the database has. */
const keyOf = (column: string) =>
  sql.raw(`translate(upper(${column}), E' \\t\\n!"#$%&''()*+,-./:;<=>?@[\\\\]^_\`{|}~', '')`);

/** Enters the cash of delivered parcels of these orders; returns how many. */
export async function enterCollected(db: Db | Tx, of: Orders): Promise<number> {
  await db.execute(sql`
    insert into couriers (key, name)
    select distinct on (1) coalesce(nullif(${keyOf('n.courier')}, ''), ${UNNAMED_COURIER}), coalesce(nullif(trim(n.courier), ''), ${UNNAMED_COURIER})
    from (${notEntered(of)}) n order by 1
    on conflict (key) do nothing`);
  const { rows } = await db.execute<{ entered: number }>(sql`
    with found as materialized (${notEntered(of)}),
    parcels as (
      insert into courier_parcels (courier_id, order_id, seller_order_id, payment_id, number, number_key, delivered_at)
      select c.id, f.order_id, f.seller_order_id, f.payment_id, f.number, ${keyOf('f.number')}, f.at
      from found f join couriers c on c.key = coalesce(nullif(${keyOf('f.courier')}, ''), ${UNNAMED_COURIER})
      order by f.at, f.order_id, f.seller_order_id
      on conflict do nothing
      returning id, seller_order_id, payment_id
    )
    select count(*)::int as entered from parcels`);
  await db.execute(sql`
    insert into courier_entries (parcel_id, kind, amount, at)
    select p.id, 'COLLECTED', coalesce(s.cash, b.amount), p.delivered_at
    from courier_parcels p left join seller_orders s on s.id = p.seller_order_id left join bill_payments b on b.id = p.payment_id
    where ${within('p', of)}
      and not exists (select from courier_entries e where e.parcel_id = p.id)
    order by p.id
    on conflict do nothing`);
  return rows[0]?.entered ?? 0;
}

/** Takes back what a courier has collected where the payment was recorded by mistake; returns how many. */
export async function correctCollected(db: Db | Tx, orderId?: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into courier_entries (parcel_id, kind, amount, reverses, recorded_by, at)
    select e.parcel_id, 'CORRECTED', -e.amount, e.id, back.recorded_by, back.at
    from bill_payments back join courier_parcels p on p.payment_id = back.reverses
    join courier_entries e on e.parcel_id = p.id and e.kind = 'COLLECTED' and e.reversed_at is null
    where back.reverses is not null ${orderId === undefined ? sql`` : sql`and back.order_id = ${orderId}`}
    order by e.id
    on conflict do nothing`);
  return rowCount ?? 0;
}

/**
 * Enters cash that was recorded anew after the payment of a delivery was taken back, of the same parcel and its courier
 * (couriers-36); at most what it has collected before. Returns how many.
 */
export async function enterAgain(db: Db | Tx, orderId?: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with again as materialized (
      select distinct on (p.order_id) p.id, b.id as payment_id, b.amount, b.recorded_by, b.at
      from courier_parcels p join bill_payments back on back.reverses = p.payment_id
      join bill_payments b on b.order_id = p.order_id and b.id > back.id
      where b.method = 'CASH' and b.reverses is null and b.reversed_at is null
        ${orderId === undefined ? sql`` : sql`and p.order_id = ${orderId}`}
        and not exists (select from courier_parcels held where held.payment_id = b.id)
        and b.amount <= (select max(e.amount) from courier_entries e where e.parcel_id = p.id and e.kind = 'COLLECTED')
      order by p.order_id, p.id desc, b.id
    ), moved as (
      update courier_parcels p set payment_id = again.payment_id from again where p.id = again.id returning p.id
    )
    insert into courier_entries (parcel_id, kind, amount, recorded_by, at)
    select again.id, 'COLLECTED', again.amount, again.recorded_by, again.at
    from again join moved on moved.id = again.id order by again.id
    on conflict do nothing`);
  return rowCount ?? 0;
}

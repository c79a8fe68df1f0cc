import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { sellerOrders, shopOrders } from '../../db/schema/shop.ts';

/** Serialises orders with the same key (a contact, a network, an account) until the transaction ends. */
export async function lockKeys(tx: Tx, names: readonly string[]): Promise<void> {
  // Sorted, so that orders that share two keys cannot deadlock.
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 466) as key from unnest(${sql.param(names)}::text[]) as name
      order by key offset 0
    ) as keys`);
}

export interface GuestKeys {
  email: string | null;
  phone: string | null;
  network: Buffer;
}

/** Unconfirmed orders of the last 24 hours: the higher of the contact's and the network's. */
export async function countWaiting(tx: Tx, { email, phone, network }: GuestKeys): Promise<number> {
  const { rows } = await tx.execute<{ most: number }>(sql`
    select greatest(
      count(*) filter (where email = ${email}::text),
      count(*) filter (where phone = ${phone}::text),
      count(*) filter (where guest_network = ${network}::bytea)
    )::int as most
    from shop_orders
    where reservation is not null and order_date > now() - interval '24 hours'
      and (email = ${email}::text or phone = ${phone}::text or guest_network = ${network}::bytea)`);
  return rows[0]?.most ?? 0;
}

const CONFIRMED_COLUMNS = {
  id: shopOrders.id,
  trackingId: shopOrders.trackingId,
  email: shopOrders.email,
  delivery: shopOrders.delivery,
  orderDate: shopOrders.orderDate,
  expectedDeliveryDate: shopOrders.expectedDeliveryDate,
  reservation: shopOrders.reservation,
  reservedUntil: shopOrders.reservedUntil,
  confirmedAt: shopOrders.confirmedAt,
};

async function lockOrder(tx: Tx, condition: SQL) {
  const [order] = await tx.select(CONFIRMED_COLUMNS).from(shopOrders).where(condition).for('update');
  return order;
}

export type OrderToConfirm = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the order until the transaction ends. */
export function lockOrderByLink(tx: Tx, confirmHash: Buffer) {
  return lockOrder(tx, eq(shopOrders.confirmHash, confirmHash));
}

/** Locks the order until the transaction ends; undefined if it needs no confirmation. */
export function lockOrderByNumber(tx: Tx, trackingId: string) {
  return lockOrder(
    tx,
    sql`${shopOrders.trackingId} = ${trackingId} and ${isNotNull(shopOrders.reservedUntil)}`,
  );
}

export function waitingOrders(db: Db) {
  return db
    .select({
      trackingId: shopOrders.trackingId,
      phone: shopOrders.phone,
      email: shopOrders.email,
      total: shopOrders.total,
      orderDate: shopOrders.orderDate,
      reservation: shopOrders.reservation,
    })
    .from(shopOrders)
    .where(isNotNull(shopOrders.reservation))
    .orderBy(shopOrders.orderDate)
    .limit(200);
}

/** False, without effect, when something is sold out or unlisted. Locks variants in the order of checkouts. */
export async function takeStockAgain(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isWhole: boolean }>(sql`
    with wanted as materialized (
      select item.variant_id, sum(item.quantity)::int as quantity
      from shop_order_items item join seller_orders part on part.id = item.seller_order_id
      where part.order_id = ${orderId} group by item.variant_id
    ), locked as materialized (
      select v.id, wanted.quantity from variants v
      join wanted on wanted.variant_id = v.id
      join products p on p.id = v.product_id and p.active
      left join brands b on b.id = p.brand_id
      where v.stock >= wanted.quantity and coalesce(b.active, true)
      order by v.product_id, v.id
      for no key update of v
    ), taken as (
      update variants v set stock = v.stock - locked.quantity from locked
      where v.id = locked.id and (select count(*) from locked) = (select count(*) from wanted)
      returning v.id
    )
    select (select count(*) from taken) = (select count(*) from wanted) as "isWhole"`);
  return rows[0]?.isWhole === true;
}

export async function markConfirmed(
  tx: Tx,
  orderId: number,
  { expectedDeliveryDate, note }: { expectedDeliveryDate: string; note: string | null },
): Promise<void> {
  await tx
    .update(shopOrders)
    .set({ reservation: null, guestNetwork: null, confirmedAt: new Date(), expectedDeliveryDate })
    .where(eq(shopOrders.id, orderId));
  await tx.execute(sql`
    with placed as (
      update ${sellerOrders} set status = 'PLACED', updated_at = now()
      where order_id = ${orderId} and status = 'UNCONFIRMED' returning id
    )
    insert into seller_order_events (seller_order_id, from_status, to_status, note)
    select id, 'UNCONFIRMED', 'PLACED', ${note}::text from placed order by id`);
}

/**
 * Returns how many orders, at most `limit`, were released. Skips locked orders; locks variants in the order of
 * checkouts.
 */
export async function releaseExpired(db: Db, limit: number): Promise<number> {
  const { rows } = await db.execute<{ released: number }>(sql`
    with due as materialized (
      select id from shop_orders where reservation = 'HELD' and reserved_until < now()
      order by reserved_until limit ${limit}::int for update skip locked
    ), back as materialized (
      select item.variant_id, sum(item.quantity)::int as quantity
      from due join seller_orders part on part.order_id = due.id and part.status = 'UNCONFIRMED'
      join shop_order_items item on item.seller_order_id = part.id
      group by item.variant_id
    ), locked as materialized (
      select v.id, back.quantity from variants v join back on back.variant_id = v.id
      order by v.product_id, v.id
      for no key update of v
    ), returned as (
      update variants v set stock = least(1000000, v.stock + locked.quantity) from locked where v.id = locked.id
    ), marked as (
      update shop_orders o set reservation = 'RELEASED' from due where o.id = due.id returning o.id
    )
    select count(*)::int as released from marked`);
  return rows[0]?.released ?? 0;
}

/** Returns how many orders, at most `limit`, were cancelled. */
export async function cancelExpired(db: Db, limit: number, before: Date): Promise<number> {
  const { rows } = await db.execute<{ cancelled: number }>(sql`
    with due as materialized (
      select id from shop_orders where reservation = 'RELEASED' and order_date < ${before.toISOString()}::timestamptz
      order by reserved_until limit ${limit}::int for update skip locked
    ), parts as (
      update seller_orders part set status = 'CANCELLED', updated_at = now() from due
      where part.order_id = due.id and part.status = 'UNCONFIRMED' returning part.id
    ), events as (
      insert into seller_order_events (seller_order_id, from_status, to_status, note)
      select id, 'UNCONFIRMED', 'CANCELLED', 'Not confirmed within a day.' from parts
    ), marked as (
      update shop_orders o set reservation = null, guest_network = null from due where o.id = due.id returning o.id
    )
    select count(*)::int as cancelled from marked`);
  return rows[0]?.cancelled ?? 0;
}

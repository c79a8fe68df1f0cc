import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { NoteCode } from '../../../../contract/constants/lifecycle.ts';
import type { BillRules } from '../../../../contract/delivery.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brands, products, variants } from '../../../db/schema/catalogue.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { sellerOrderItems, sellerOrders } from '../../../db/schema/shop.ts';
import type { CartLine, StockedVariant } from './cart-rules.ts';

/** Serialises orders with the same key (contact, network or account) until the transaction ends. */
export async function lockKeys(tx: Tx, names: readonly string[]): Promise<void> {
  // Sorted to avoid deadlocks.
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 466) as key from unnest(${sql.param(names)}::text[]) as name
      order by key offset 0
    ) as keys`);
}

export interface GuestKeys {
  email: string | null;
  phone: string | null;
  guestNetwork: Buffer;
  guestDevice: Buffer;
}

/** Counts of unconfirmed orders in the last 24 hours. */
export interface Waiting extends Record<string, unknown> {
  /** Orders with the same e-mail address, to which a link was mailed. */
  mailed: number;
  /** The highest count of those with the same e-mail address, phone number or device. */
  own: number;
  network: number;
}

export async function countWaiting(tx: Tx, guest: GuestKeys): Promise<Waiting> {
  const { email, phone, guestNetwork, guestDevice } = guest;
  const today = sql`order_date > now() - interval '24 hours'`;
  const waitingFrom = sql`select count(*)::int from goods_order_details g join orders on orders.id = g.order_id
    where g.reservation is not null and ${today}`;
  const { rows } = await tx.execute<Waiting>(sql`
    with waiting as (
      select
        (select count(*)::int from orders where status = 'UNCONFIRMED' and email = ${email}::text and ${today}
          and not exists (select from gateway_payments wallet where wallet.order_id = orders.id)) as mailed,
        (select count(*)::int from orders where status = 'UNCONFIRMED' and phone = ${phone}::text and ${today}) as called,
        (${waitingFrom} and g.guest_device = ${guestDevice}::bytea) as device,
        (${waitingFrom} and g.guest_network = ${guestNetwork}::bytea) as network
    )
    select mailed, greatest(mailed, called, device) as own, network from waiting`);
  return rows[0] ?? { mailed: 0, own: 0, network: 0 };
}

export async function countWaitingOf(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from orders
    where status = 'UNCONFIRMED' and customer_id = ${customerId} and order_date > now() - interval '24 hours'`);
  return rows[0]?.waiting ?? 0;
}

/** Whether one of their waiting orders waits for a payment at a gateway. */
export async function isWaitingForWallet(tx: Tx, who: GuestKeys | { customerId: number }): Promise<boolean> {
  const own =
    'customerId' in who
      ? sql`orders.customer_id = ${who.customerId}`
      : sql`(orders.email = ${who.email}::text or orders.phone = ${who.phone}::text
          or g.guest_device = ${who.guestDevice}::bytea)`;
  const { rows } = await tx.execute(sql`
    select from gateway_payments wallet join orders on orders.id = wallet.order_id
    join goods_order_details g on g.order_id = orders.id
    where wallet.ask_at is not null and orders.status = 'UNCONFIRMED' and ${own} limit 1`);
  return rows.length > 0;
}

const CONFIRMED_COLUMNS = {
  id: orders.id,
  trackingNumber: orders.trackingNumber,
  email: orders.email,
  delivery: goodsOrderDetails.delivery,
  orderDate: orders.orderDate,
  expectedDeliveryDate: sql<string>`${orders.expectedDeliveryDate}`,
  reservation: goodsOrderDetails.reservation,
  reservedUntil: goodsOrderDetails.reservedUntil,
  confirmedAt: goodsOrderDetails.confirmedAt,
};

async function lockOrder(tx: Tx, condition: SQL | undefined) {
  const [order] = await tx
    .select(CONFIRMED_COLUMNS)
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .where(condition)
    .for('no key update');
  return order;
}

export type OrderToConfirm = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the order until the transaction ends. */
export function lockOrderByLink(tx: Tx, confirmHash: Buffer) {
  return lockOrder(tx, eq(goodsOrderDetails.confirmHash, confirmHash));
}

export function lockOrderById(tx: Tx, id: number) {
  return lockOrder(tx, eq(orders.id, id));
}

export async function setConfirmHash(tx: Tx, orderId: number, confirmHash: Buffer): Promise<void> {
  await tx.update(goodsOrderDetails).set({ confirmHash }).where(eq(goodsOrderDetails.orderId, orderId));
}

/** An order that waits for a gateway is confirmed by its payment only. */
const isConfirmedBySomebody = sql`not exists (select from gateway_payments wallet where wallet.order_id = ${orders.id})`;

/** Locks the order until the transaction ends; undefined if it needs no confirmation. */
export function lockOrderByNumber(tx: Tx, trackingNumber: string) {
  return lockOrder(
    tx,
    and(
      eq(orders.trackingNumber, trackingNumber),
      isNotNull(goodsOrderDetails.reservedUntil),
      isConfirmedBySomebody,
    ),
  );
}

export function waitingOrders(db: Db) {
  return db
    .select({
      trackingNumber: orders.trackingNumber,
      phone: orders.phone,
      email: orders.email,
      total: sql<number>`${orders.total}`,
      orderDate: orders.orderDate,
      reservation: goodsOrderDetails.reservation,
    })
    .from(goodsOrderDetails)
    .innerJoin(orders, eq(orders.id, goodsOrderDetails.orderId))
    .where(and(isNotNull(goodsOrderDetails.reservation), isConfirmedBySomebody))
    .orderBy(orders.orderDate)
    .limit(200);
}

interface WrittenEvent extends Record<string, unknown> {
  orderId: number;
  sellerOrderId: number;
  noteCode: NoteCode | null;
}

export async function markConfirmed(
  tx: Tx,
  orderId: number,
  {
    expectedDeliveryDate,
    noteCode,
    note,
  }: { expectedDeliveryDate: string; noteCode: NoteCode | null; note: string | null },
): Promise<WrittenEvent[]> {
  await tx
    .update(goodsOrderDetails)
    .set({ reservation: null, guestNetwork: null, guestDevice: null, confirmedAt: new Date() })
    .where(eq(goodsOrderDetails.orderId, orderId));
  await tx.update(orders).set({ expectedDeliveryDate, updatedAt: new Date() }).where(eq(orders.id, orderId));
  const { rows } = await tx.execute<WrittenEvent>(sql`
    with placed as (
      update ${sellerOrders} set status = 'PLACED', updated_at = now()
      where order_id = ${orderId} and status = 'UNCONFIRMED' returning id
    )
    insert into order_events (order_id, seller_order_id, action, from_status, to_status, note_code, note)
    select ${orderId}, id, 'confirm', 'UNCONFIRMED', 'PLACED', ${noteCode}::text, ${note}::text from placed order by id
    returning order_id as "orderId", seller_order_id as "sellerOrderId", note_code as "noteCode"`);
  return rows;
}

/** Releases at most `limit` orders; returns how many. Skips locked orders; locks variants in the order of checkouts. */
export async function releaseExpired(db: Db, limit: number): Promise<number> {
  const { rows } = await db.execute<{ released: number }>(sql`
    with due as materialized (
      select order_id as id from goods_order_details where reservation = 'RESERVED' and reserved_until < now()
      order by reserved_until limit ${limit}::int for update skip locked
    ), back as materialized (
      select item.variant_id, sum(item.quantity)::int as quantity
      from due join seller_orders part on part.order_id = due.id and part.status = 'UNCONFIRMED'
      join seller_order_items item on item.seller_order_id = part.id
      group by item.variant_id
    ), locked as materialized (
      select v.id, back.quantity from variants v join back on back.variant_id = v.id
      order by v.product_id, v.id
      for no key update of v
    ), returned as (
      update variants v set stock = least(1000000, v.stock + locked.quantity) from locked where v.id = locked.id
    ), marked as (
      update goods_order_details g set reservation = 'RELEASED' from due where g.order_id = due.id returning g.order_id
    )
    select count(*)::int as released from marked`);
  return rows[0]?.released ?? 0;
}

/** Cancels at most `limit` orders; returns how many, and the events of their seller orders. */
export async function cancelExpired(
  tx: Tx,
  limit: number,
  before: Date,
  { noteCode, note }: { noteCode: NoteCode; note: string | null },
) {
  const { rows } = await tx.execute<WrittenEvent>(sql`
    with due as materialized (
      select o.id from orders o join goods_order_details g on g.order_id = o.id
      where g.reservation = 'RELEASED' and not exists (select from gateway_payments w where w.order_id = o.id)
        and o.order_date < ${before.toISOString()}::timestamptz
      order by g.reserved_until limit ${limit}::int for update skip locked
    ), parts as (
      update seller_orders part set status = 'CANCELLED', updated_at = now() from due
      where part.order_id = due.id and part.status = 'UNCONFIRMED' returning part.order_id, part.id
    ), events as (
      insert into order_events (order_id, seller_order_id, action, from_status, to_status, note_code, note)
      select order_id, id, 'expire', 'UNCONFIRMED', 'CANCELLED', ${noteCode}::text, ${note}::text from parts
      returning order_id, seller_order_id, note_code
    ), ended as (
      update orders o set status = 'CANCELLED', updated_at = now() from due where o.id = due.id
    ), marked as (
      update goods_order_details g set reservation = null, guest_network = null, guest_device = null from due
      where g.order_id = due.id
    )
    select order_id as "orderId", seller_order_id as "sellerOrderId", note_code as "noteCode" from events`);
  return { cancelled: new Set(rows.map(({ orderId }) => orderId)).size, events: rows };
}

/** The variants for the lines of a cart, the bill rules, and the customer. */
export async function loadCartContext(
  db: Db | Tx,
  lines: readonly CartLine[],
  customerId: number | null,
): Promise<{ stocked: StockedVariant[]; rules: BillRules; customer: Customer | null }> {
  // A sub-select makes PostgreSQL assume ten elements for any array, so that one plan serves all carts.
  const ids = sql.param(lines.map(({ id }) => id));
  const named = sql.param(lines.map(({ variant }) => variant ?? null));
  const { rows } = await db.execute<{ rules: BillRules; customer: Customer | null } & NullableVariant>(sql`
    select
      (select bill_rules from shop_settings) as "rules",
      (select jsonb_build_object('email', u.email, 'locale', u.locale, 'phone', u.phone_number,
          'isProven', exists (select from proven_addresses proven where proven.email = lower(u.email)), 'cash', (
          select jsonb_build_object('orders', count(*), 'rupees', coalesce(sum(o.total - (
              select g.credit from goods_order_details g where g.order_id = o.id)), 0), 'pieces', coalesce(sum((
              select sum(item.quantity) from ${sellerOrders} part join ${sellerOrderItems} item on item.seller_order_id = part.id
              where part.order_id = o.id)), 0), 'delivered', (
              select count(*) from (select from ${orders} d where d.customer_id = u.id and d.kind = 'goods'
                and d.status = 'DELIVERED' limit 10) as delivered))
          from ${orders} o where o.customer_id = u.id and o.kind = 'goods' and o.payment_method = 'COD'
            and o.status not in ('DELIVERED', 'CANCELLED', 'RETURNED')))
        from ${users} u where u.id = ${customerId}::int) as "customer",
      p.id as "productId", p.type as "type", p.name as "name", p.price as "price",
      coalesce(jsonb_path_query_first(p.pictures, '$[*] ? (@.colour == $colour).image',
        jsonb_build_object('colour', v.colour)) #>> '{}', p.image) as "image",
      p.active and coalesce(b.active, true) as "isSold", p.brand_id as "brandId", b.name as "brandName",
      v.id as "variantId", v.colour_name as "colour", v.size as "size", v.stock as "stock"
    from unnest((select ${ids}::int[]), (select ${named}::int[])) as asked(id, variant)
    left join ${products} p on p.id = asked.id
    left join ${brands} b on b.id = p.brand_id
    left join ${variants} v on v.product_id = p.id and v.id = coalesce(asked.variant, v.id) and not v.retired`);
  const [first] = rows;
  if (!first?.rules) throw new Error('The settings of the shop are missing.');
  return {
    stocked: rows.filter(
      (row, place): row is typeof row & StockedVariant =>
        row.productId !== null &&
        rows.findIndex((one) => one.productId === row.productId && one.variantId === row.variantId) === place,
    ),
    rules: first.rules,
    customer: first.customer,
  };
}

/** The customer's data for mail and parcel. */
interface Customer {
  email: string;
  locale: Locale;
  phone: string | null;
  /** True if the account's address is proven. */
  isProven: boolean;
  cash: OpenCash;
}

/** Cash orders that are not completely delivered. */
export interface OpenCash {
  orders: number;
  pieces: number;
  rupees: number;
  /** The number of delivered cart orders, up to ten. */
  delivered: number;
}

type NullableVariant = { [Name in keyof StockedVariant]: StockedVariant[Name] | null };

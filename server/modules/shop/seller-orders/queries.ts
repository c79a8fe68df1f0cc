import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PostalAddressForm } from '../../../../contract/addresses.ts';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { returnDays } from '../../../db/schema/fees.ts';
import { isReturnAgreed } from '../../../db/schema/goods-returns.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { orderAddresses, orders } from '../../../db/schema/orders.ts';
import { payments, sellerOrders } from '../../../db/schema/shop.ts';
import { isDisputed } from '../payments/dispute-queries.ts';

/** The promised day of goods; cloth has to be with the tailor earlier (shop-31). */
export const dueDay = sql<string>`coalesce((select cloth_due_on from single_order_details cloth
  where cloth.order_id = ${orders.id})::text, ${orders.expectedDeliveryDate}::text)`;

/** Its parcel has come back and was not sent again (couriers-30). */
export const isBackOfGoods = sql<boolean>`case when ${sellerOrders.status} = 'PACKED' then coalesce((
  select e.action = 'come_back' from order_events e where e.seller_order_id = seller_orders.id
    and e.action in ('ship', 'come_back') order by e.id desc limit 1), false) else false end`;

/** Locks the seller order and its order until the transaction ends; returns the seller and the latest delivery. */
export async function lockSellerOrder(tx: Tx, id: number) {
  // The order is locked first, to avoid deadlocks between its seller orders.
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.id} = (select order_id from ${sellerOrders} where id = ${id})`)
    .for('no key update');
  const [sellerOrder] = await tx
    .select({
      id: sellerOrders.id,
      orderId: sellerOrders.orderId,
      status: sellerOrders.status,
      customerId: orders.customerId,
      sellerId: sql<
        number | null
      >`(select user_id from ${brands} where ${brands.id} = ${sellerOrders.brandId})`,
      deliveredAt: sql<string | null>`(select max(at) from ${orderEvents}
        where ${orderEvents.sellerOrderId} = ${sellerOrders.id} and to_status = 'DELIVERED' and action is distinct from 'take_back')`,
      isReturnAgreed,
      returnDays,
      paymentMethod: orders.paymentMethod,
      billStatus: orders.billStatus,
      total: orders.total,
      subTotal: sellerOrders.subTotal,
      kind: orders.kind,
      orderStatus: orders.status,
      isDisputed,
      isBack: isBackOfGoods,
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .where(eq(sellerOrders.id, id))
    // Serialises the seller orders of an order, because the bill depends on all of them.
    .for('no key update');
  return sellerOrder;
}

/** The account that ships a seller order, with the data of its notification; undefined for the shop's own goods. */
export async function sellerToTell(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      userId: users.id,
      username: users.username,
      email: users.email,
      locale: users.locale,
      number: orders.trackingNumber,
      city: sql<string | null>`case when ${orders.kind} = 'goods' then (
        select city from order_addresses a where a.order_id = ${orders.id} and a.purpose = 'delivery') end`,
      expectedDeliveryDate: dueDay,
      subTotal: sellerOrders.subTotal,
      pieces: sql<number>`(select sum(quantity)::int from seller_order_items i where i.seller_order_id = ${sellerOrders.id})`,
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .innerJoin(brands, eq(brands.id, sellerOrders.brandId))
    .innerJoin(users, eq(users.id, brands.userId))
    .where(eq(sellerOrders.id, id));
  return row;
}

export type SellerToTell = NonNullable<Awaited<ReturnType<typeof sellerToTell>>>;

export async function setSellerOrderStatus(tx: Tx, id: number, status: SellerOrderStatus): Promise<void> {
  await tx.update(sellerOrders).set({ status, updatedAt: new Date() }).where(eq(sellerOrders.id, id));
}

export async function writeDeliveryAddress(
  tx: Tx,
  orderId: number,
  { full_name: fullName, phone, address, city, postal_code: postalCode, country }: PostalAddressForm,
): Promise<void> {
  await tx
    .update(orderAddresses)
    .set({ fullName, phone: null, address, city, postalCode: postalCode ?? '', country })
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.purpose, 'delivery')));
  await tx.update(orders).set({ phone }).where(eq(orders.id, orderId));
}

/** Does not replace an amount that is already printed on a slip. */
export async function writeCash(tx: Tx, id: number, cash: number): Promise<void> {
  await tx
    .update(sellerOrders)
    .set({ cash })
    .where(and(eq(sellerOrders.id, id), isNull(sellerOrders.cash)));
}

/** Locks variants in the order of checkouts. */
export async function returnStock(tx: Tx, sellerOrderId: number): Promise<void> {
  await tx.execute(sql`
    with back as materialized (
      select variant_id, sum(quantity)::int as quantity from seller_order_items where seller_order_id = ${sellerOrderId}
      group by variant_id
    ), locked as materialized (
      select v.id, back.quantity from variants v join back on back.variant_id = v.id
      order by v.product_id, v.id
      for no key update of v
    )
    update variants v set stock = least(1000000, v.stock + locked.quantity) from locked where v.id = locked.id`);
}

export async function setBillStatus(
  tx: Tx,
  orderId: number,
  billStatus: 'UNPAID' | 'PAID' | 'REFUNDED',
): Promise<void> {
  await tx
    .update(orders)
    .set({ billStatus, updatedAt: new Date() })
    .where(and(eq(orders.id, orderId), ne(orders.billStatus, billStatus)));
}

/** Updates the order's summary status; an order that its guest has confirmed becomes placed. */
export async function setOrderStatus(
  tx: Tx,
  orderId: number,
  status: SellerOrderStatus,
  cancelledAmount: number,
): Promise<void> {
  const isPlaced = status === 'UNCONFIRMED' || status === 'CANCELLED' ? {} : { isPlaced: true };
  await tx
    .update(orders)
    .set({ status, cancelledAmount, ...isPlaced, updatedAt: new Date() })
    .where(eq(orders.id, orderId));
}

/**
 * What each return has brought back, at its price, and its share of the discount: of a line's share that of its pieces, so
 * that the shares of all pieces are the line's.
 */
const returnsJson = sql<{ id: number; value: number; discount: number | null }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', back.id, 'value', back.value, 'discount', back.discount) order by back.id) from (
    select came.return_id as id, sum(came.received * bought.price)::int as value,
      sum(bought.discount * came.upto / bought.quantity - bought.discount * (came.upto - came.received) / bought.quantity)::int as discount
    from (
      select item.return_id, item.item_id, item.received,
        sum(item.received) over (partition by item.item_id order by item.return_id) as upto
      from goods_return_items item join goods_returns r on r.id = item.return_id
      where r.seller_order_id = seller_orders.id and r.state = 'RECEIVED') came
    join seller_order_items bought on bought.id = came.item_id
    group by came.return_id) back), '[]')`;

export function sellerOrdersOf(tx: Db | Tx, orderId: number) {
  return tx
    .select({
      id: sellerOrders.id,
      status: sellerOrders.status,
      subTotal: sellerOrders.subTotal,
      discount: sellerOrders.discount,
      cash: sellerOrders.cash,
      returns: returnsJson,
    })
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, orderId))
    .orderBy(sellerOrders.id);
}

/** Undefined for cash orders; includes the tracking number. */
export async function paymentOfOrder(db: Db, orderId: number) {
  const [payment] = await db
    .select({
      gateway: payments.gateway,
      reference: payments.reference,
      status: payments.status,
      trackingNumber: orders.trackingNumber,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId));
  return payment;
}

/** Locks order and payment until the transaction ends; the order first, like its steps, and not its key (orders/queries). */
export async function lockPayment(tx: Tx, orderId: number) {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('update');
  return payment;
}

export async function paymentByReference(db: Db, gateway: PaymentSettings['gateway'], reference: string) {
  const [payment] = await db
    .select({ orderId: payments.orderId, status: payments.status, trackingNumber: orders.trackingNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(sql`${payments.gateway} = ${gateway}`, eq(payments.reference, reference)));
  return payment;
}

export async function updatePayment(
  tx: Tx,
  id: number,
  set: Partial<Pick<typeof payments.$inferInsert, 'status' | 'refunded'>>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...set, updatedAt: new Date() })
    .where(eq(payments.id, id));
}

/** Orders authorised before `until` and not captured. */
export function uncapturedOrders(db: Db, gateway: 'sandbox' | 'stripe', until: Date) {
  return db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(eq(payments.status, 'AUTHORISED'), eq(payments.gateway, gateway), lt(payments.createdAt, until)),
    )
    .orderBy(payments.orderId)
    .limit(500);
}

export async function billOfOrder(tx: Db | Tx, orderId: number) {
  const [order] = await tx
    .select({
      subTotal: goodsOrderDetails.subTotal,
      discount: goodsOrderDetails.discount,
      credit: goodsOrderDetails.credit,
      total: sql<number>`${orders.total}`,
      billStatus: orders.billStatus,
    })
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return order;
}

/** Counts at most `limit` orders; returns how many. Locks products by id. */
export async function countSold(db: Db, limit: number): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(sql`
    with fresh as materialized (
      select order_id as id from goods_order_details where not sold_counted and reservation is null
      order by order_id limit ${limit}::int for update skip locked
    ), sums as materialized (
      select item.product_id, sum(item.quantity)::int as pieces
      from fresh join seller_orders part on part.order_id = fresh.id and part.status <> 'CANCELLED'
      join seller_order_items item on item.seller_order_id = part.id
      group by item.product_id
    ), locked as materialized (
      select p.id, sums.pieces from products p join sums on sums.product_id = p.id
      order by p.id for no key update of p
    ), counted as (
      update products p set sold = p.sold + locked.pieces from locked where p.id = locked.id
    ), marked as (
      update goods_order_details g set sold_counted = true from fresh where g.order_id = fresh.id returning g.order_id
    )
    select count(*)::int as counted from marked`);
  return rows[0]?.counted ?? 0;
}

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Size } from '../../../contract/catalogue.ts';
import type { RedirectGatewayName } from '../../../contract/constants/gateway-payments.ts';
import { SHOP_ORDER_PAGE_SIZE } from '../../../contract/constants/shop-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { PaymentSettings } from '../../../contract/payments.ts';
import type { BoughtItem, SellerOrderStatus, ShopOrder } from '../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type OrderSearch, orderPage } from '../../db/order-pages.ts';
import { goodsOrderDetails } from '../../db/schema/order-details.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';
import { provenAddresses } from '../../db/schema/service.ts';
import { payments, sellerOrderItems, sellerOrders } from '../../db/schema/shop.ts';
import { firstStatus } from './checkout/reservation.ts';

export interface NewOrder {
  order: Pick<
    ShopOrderRow['order'],
    | 'trackingNumber'
    | 'customerId'
    | 'email'
    | 'locale'
    | 'phone'
    | 'paymentMethod'
    | 'billStatus'
    | 'total'
    | 'expectedDeliveryDate'
    | 'orderDate'
  > & { phoneProvenAt: Date | null };
  details: Omit<typeof goodsOrderDetails.$inferSelect, 'orderId' | 'soldCounted' | 'confirmedAt'>;
  address: Pick<ShopOrderRow['order'], 'fullName' | 'address' | 'city' | 'postalCode' | 'country'>;
}

export interface NewLine {
  brand: number | null;
  product: number;
  variant: number;
  name: string;
  image: string;
  colour: string;
  size: Size | null;
  price: number;
  quantity: number;
  /** Its share of the order's discount. */
  discount: number;
  /** What of it the seller bears. */
  borne: number;
}

type NewPayment = Pick<
  typeof payments.$inferInsert,
  'reference' | 'cardBrand' | 'cardLast4' | 'cardExpiry'
> & { gateway: Exclude<PaymentSettings['gateway'], 'none'> };

interface SoldOrder {
  id: number;
  sellerOrders: { id: number; brand: number | null }[];
  /** Ids of the bought items, as the lines came. */
  lines: number[];
}

/**
 * Inserts the order with seller orders, items, events and payment, then takes the stock. Undefined if stock is short:
 * the caller must roll back.
 */
export async function insertOrderAndTakeStock(
  tx: Tx,
  { order, details, address }: NewOrder,
  lines: readonly NewLine[],
  payment: NewPayment | null,
): Promise<SoldOrder | undefined> {
  const status = firstStatus(details);
  const [placed] = await tx
    .insert(orders)
    .values({ ...order, kind: 'goods', status, isPlaced: status !== 'UNCONFIRMED' })
    .returning({ id: orders.id });
  if (!placed) throw new Error('The order was not written.');
  await tx.insert(goodsOrderDetails).values({ ...details, orderId: placed.id });
  await tx.insert(orderAddresses).values({ ...address, orderId: placed.id, purpose: 'delivery' });
  const sellers = [...new Set(lines.map(({ brand }) => brand))].map((brand) => ({
    orderId: placed.id,
    brandId: brand,
    status,
    subTotal: lines.reduce((sum, line) => (line.brand === brand ? sum + line.price * line.quantity : sum), 0),
    discount: lines.reduce((sum, line) => (line.brand === brand ? sum + line.discount : sum), 0),
    borne: lines.reduce((sum, line) => (line.brand === brand ? sum + line.borne : sum), 0),
  }));
  const written = await tx
    .insert(sellerOrders)
    .values(sellers)
    .returning({ id: sellerOrders.id, brand: sellerOrders.brandId });
  const items = lines.flatMap(({ brand, product, variant, ...item }) =>
    written
      .filter((seller) => seller.brand === brand)
      .map(({ id }) => ({ ...item, sellerOrderId: id, productId: product, variantId: variant })),
  );
  const bought = await tx.insert(sellerOrderItems).values(items).returning({ id: sellerOrderItems.id });
  await tx.insert(orderEvents).values(
    written.map(({ id }) => ({
      orderId: placed.id,
      sellerOrderId: id,
      actorId: order.customerId,
      action: 'place' as const,
      toStatus: status,
    })),
  );
  if (payment) {
    await tx
      .insert(payments)
      .values({ ...payment, orderId: placed.id, amount: order.total - details.credit, status: 'AUTHORISED' });
  }
  const sold = { id: placed.id, sellerOrders: written, lines: bought.map(({ id }) => id) };
  return (await takeStock(tx, placed.id)) ? sold : undefined;
}

/**
 * False, without any change, if an item is sold out or unlisted. Variants are always locked in the same order, to avoid
 * deadlocks.
 */
export async function takeStock(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isWhole: boolean }>(sql`
    with wanted as materialized (
      select item.variant_id, sum(item.quantity)::int as quantity
      from seller_order_items item join seller_orders part on part.id = item.seller_order_id
      where part.order_id = ${orderId} group by item.variant_id
    ), locked as materialized (
      select v.id, wanted.quantity from variants v
      join wanted on wanted.variant_id = v.id
      join products p on p.id = v.product_id and p.active
      left join brands b on b.id = p.brand_id
      where v.stock >= wanted.quantity and not v.retired and coalesce(b.active, true)
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

type ItemRow = Omit<BoughtItem, 'line_total'>;

export interface SellerOrderRow {
  id: number;
  brand: number | null;
  seller: string | null;
  status: SellerOrderStatus;
  subTotal: number;
  discount: number | null;
  cash: number | null;
  items: ItemRow[];
}

/** How many pieces of a bought item have come back by a return of their own. */
export const returnedOfItem = sql`(select coalesce(sum(back.received), 0) from goods_return_items back where back.item_id = item.id)`;

/**
 * Drizzle leaves column names unqualified for a single table; in the sub-select they would refer to its own columns.
 */
const sellerOrdersJson = sql<SellerOrderRow[]>`(
  select jsonb_agg(jsonb_build_object('id', part.id, 'brand', part.brand_id, 'seller', brand.name, 'status', part.status,
    'subTotal', part.sub_total, 'discount', part.discount, 'cash', part.cash, 'items', (
      select jsonb_agg(jsonb_build_object('line', item.id, 'returned', ${returnedOfItem}, 'product', item.product_id, 'variant', item.variant_id, 'type', goods_order_details.type,
        'name', item.name, 'image', item.image, 'colour', item.colour, 'size', item.size, 'price', item.price,
        'quantity', item.quantity) order by item.id)
      from seller_order_items item where item.seller_order_id = part.id)) order by part.id)
  from seller_orders part left join brands brand on brand.id = part.brand_id
  where part.order_id = orders.id)`;

const cardOfOrder = sql<{ brand: string; last4: string; expiry: string } | null>`(
  select jsonb_build_object('brand', card_brand, 'last4', card_last4, 'expiry', card_expiry)
  from payments where order_id = orders.id and card_brand is not null)`;

const usedCode = sql<{ code: string; amount: number } | null>`(
  select jsonb_build_object('code', c.code, 'amount', u.amount)
  from discount_uses u join discount_codes c on c.id = u.code_id where u.order_id = orders.id)`;

/** Cash of delivered parcels, in the order of their deliveries. */
const paymentsJson = sql<
  { id: number; part: number; amount: number; at: string; receipt: number | null }[]
>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'part', seller_order_id, 'amount', amount, 'at', at, 'receipt', receipt) order by at, id)
  from bill_payments where order_id = orders.id and seller_order_id is not null), '[]')`;

const documentsJson = sql<{ kind: 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT'; number: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', kind, 'number', number) order by issued_at, kind desc, number)
  from documents where order_id = orders.id), '[]')`;

interface StepRow {
  sellerOrder: number;
  action: string | null;
  to: SellerOrderStatus;
  courier: string | null;
  courierNumber: string | null;
  at: string;
}

const stepsJson = sql<StepRow[] | null>`(
  select jsonb_agg(jsonb_build_object('sellerOrder', event.seller_order_id, 'action', event.action, 'to', event.to_status, 'courier', event.courier,
    'courierNumber', event.courier_number, 'at', event.at) order by event.id)
  from order_events event where event.order_id = orders.id and event.action is distinct from 'take_back')`;

/** Columns of a cart order. Check constraints guarantee the types of price, day, status and bill. */
const shown = {
  id: orders.id,
  trackingNumber: orders.trackingNumber,
  customerId: orders.customerId,
  status: sql<SellerOrderStatus>`${orders.status}`,
  billStatus: sql<ShopOrder['bill_status']>`${orders.billStatus}`,
  paymentMethod: sql<'COD' | 'CARD'>`${orders.paymentMethod}`,
  total: sql<number>`${orders.total}`,
  email: orders.email,
  /** Of the account, or of the page on which a guest has ordered. */
  locale: sql<Locale>`coalesce((select locale from users where users.id = ${orders.customerId}), ${orders.locale})`,
  phone: orders.phone,
  expectedDeliveryDate: sql<string>`${orders.expectedDeliveryDate}`,
  orderDate: orders.orderDate,
  /** Where it is paid, if not by card or in cash. */
  wallet: sql<RedirectGatewayName | null>`(select gateway from gateway_payments where order_id = orders.id limit 1)`,
  walletPayment: sql<
    string | null
  >`(select reference from gateway_payments where order_id = orders.id order by id desc limit 1)`,
  type: goodsOrderDetails.type,
  delivery: goodsOrderDetails.delivery,
  subTotal: goodsOrderDetails.subTotal,
  discount: goodsOrderDetails.discount,
  deliveryFee: goodsOrderDetails.deliveryFee,
  credit: goodsOrderDetails.credit,
  reservation: goodsOrderDetails.reservation,
  fullName: orderAddresses.fullName,
  address: orderAddresses.address,
  city: orderAddresses.city,
  postalCode: orderAddresses.postalCode,
  country: orderAddresses.country,
};

function selectOrders<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({
      ...more,
      order: shown,
      sellerOrders: sellerOrdersJson,
      card: cardOfOrder,
      code: usedCode,
      payments: paymentsJson,
      documents: documentsJson,
    })
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .innerJoin(
      orderAddresses,
      and(eq(orderAddresses.orderId, orders.id), sql`${orderAddresses.purpose} = 'delivery'`),
    );
}

export type ShopOrderRow = Awaited<ReturnType<typeof selectOrders<Record<never, SQL>>>>[number];

/** Newest first, with the total count, which is 0 past the end. */
export async function customerShopOrders(db: Db, customerId: number, search: OrderSearch, page: number) {
  const asked = { kind: 'goods', customerId, search, page, size: SHOP_ORDER_PAGE_SIZE } as const;
  const { ids, count } = orderPage(db, asked);
  const rows = await selectOrders(db, { count })
    .innerJoin(ids, eq(ids.id, orders.id))
    .orderBy(desc(orders.id));
  return { orders: rows, count: rows[0]?.count ?? 0 };
}

export async function customerShopOrder(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<ShopOrderRow | undefined> {
  const [row] = await selectOrders(db, {}).where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return row;
}

/** For any customer. */
export async function anyShopOrder(db: Db | Tx, id: number): Promise<ShopOrderRow | undefined> {
  const [row] = await selectOrders(db, {}).where(eq(orders.id, id));
  return row;
}

/** For any customer: whether a guest's unpaid order needs confirmation, or a paid one needs proof of the address. */
export async function orderProgress(db: Db, id: number) {
  const isAddressOpen = sql`${goodsOrderDetails.confirmHash} is not null and ${goodsOrderDetails.confirmedAt} is null
    and not exists (select from ${provenAddresses} where ${provenAddresses.email} = lower(${orders.email}))`;
  const [row] = await db
    .select({
      trackingNumber: shown.trackingNumber,
      billStatus: shown.billStatus,
      status: shown.status,
      awaitsConfirmation: sql<boolean>`${orders.status} <> 'CANCELLED'
        and (${goodsOrderDetails.reservation} is not null or ${isAddressOpen})`,
    })
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .where(eq(orders.id, id));
  return row;
}

/** Public columns only, steps oldest first. */
export async function trackedShopOrder(db: Db, trackingNumber: string) {
  const [order] = await db
    .select({
      trackingNumber: orders.trackingNumber,
      status: sql<SellerOrderStatus>`${orders.status}`,
      orderDate: orders.orderDate,
      expectedDeliveryDate: orders.expectedDeliveryDate,
      paymentMethod: orders.paymentMethod,
      billStatus: orders.billStatus,
      sellerOrders: sellerOrdersJson,
      steps: stepsJson,
    })
    .from(orders)
    .innerJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, orders.id))
    .where(eq(orders.trackingNumber, trackingNumber));
  return order;
}

/** Whether a seller order with the product was delivered to the customer. */
export async function wasDelivered(db: Db | Tx, customerId: number, productId: number): Promise<boolean> {
  const found = await db
    .select({ id: sellerOrderItems.id })
    .from(sellerOrderItems)
    .innerJoin(sellerOrders, eq(sellerOrders.id, sellerOrderItems.sellerOrderId))
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .where(
      and(
        eq(sellerOrderItems.productId, productId),
        eq(orders.customerId, customerId),
        inArray(sellerOrders.status, ['DELIVERED', 'RETURNED']),
      ),
    )
    .limit(1);
  return found.length > 0;
}

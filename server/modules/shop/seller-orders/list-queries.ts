import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NoteCode } from '../../../../contract/constants/lifecycle.ts';
import type { ShownSellerStatus } from '../../../../contract/seller-orders.ts';
import { SELLER_ORDER_SORTS, SHOWN_SELLER_STATUSES } from '../../../../contract/seller-orders.ts';
import type { BoughtItem } from '../../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { users } from '../../../db/schema/accounts.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { returnDays } from '../../../db/schema/fees.ts';
import { isReturnAgreed } from '../../../db/schema/goods-returns.ts';
import { goodsOrderDetails } from '../../../db/schema/order-details.ts';
import { orderAddresses, orders } from '../../../db/schema/orders.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { isDisputed } from '../payments/dispute-queries.ts';
import { returnedOfItem } from '../queries.ts';
import { dueDay, isBackOfGoods } from './queries.ts';

const itemsJson = sql<Omit<BoughtItem, 'line_total'>[]>`(
  select jsonb_agg(jsonb_build_object('line', item.id, 'returned', ${returnedOfItem}, 'product', item.product_id, 'variant', item.variant_id, 'type', coalesce(goods_order_details.type, (
    select type from products where products.id = item.product_id)),
    'name', item.name, 'image', item.image, 'colour', item.colour, 'size', item.size, 'price', item.price,
    'quantity', item.quantity) order by item.id)
  from seller_order_items item where item.seller_order_id = seller_orders.id)`;

const deliveredAt = sql<string | null>`(
  select max(event.at) from order_events event
  where event.seller_order_id = seller_orders.id and event.to_status = 'DELIVERED' and event.action is distinct from 'take_back')`;

const tailorUser = alias(users, 'tailor_user');

const shown = {
  id: sellerOrders.id,
  orderId: sellerOrders.orderId,
  status: sql<ShownSellerStatus>`${sellerOrders.status}`,
  subTotal: sellerOrders.subTotal,
  updatedAt: sellerOrders.updatedAt,
  trackingNumber: orders.trackingNumber,
  orderDate: orders.orderDate,
  kind: orders.kind,
  orderStatus: orders.status,
  expectedDeliveryDate: dueDay,
  paymentMethod: orders.paymentMethod,
  billStatus: orders.billStatus,
  total: sql<number>`${orders.total}`,
  delivery: goodsOrderDetails.delivery,
  tailor: {
    name: tailorUser.username,
    phone: tailorUser.phoneNumber,
    inHouse: tailors.inHouse,
    area: tailors.area,
    address: tailors.address,
  },
  fullName: orderAddresses.fullName,
  address: orderAddresses.address,
  city: orderAddresses.city,
  postalCode: orderAddresses.postalCode,
  country: orderAddresses.country,
  /** Of the customer of a cart order. */
  phone: sql<string | null>`case when ${orders.kind} = 'goods' then ${orders.phone} end`,
  items: itemsJson,
  deliveredAt,
  returnDays,
  isReturnAgreed,
  isDisputed,
  isBack: isBackOfGoods,
};

function selectSellerOrders<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({ ...shown, ...more })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(goodsOrderDetails, eq(goodsOrderDetails.orderId, sellerOrders.orderId))
    .leftJoin(
      orderAddresses,
      and(
        eq(orderAddresses.orderId, sellerOrders.orderId),
        sql`${orderAddresses.purpose} = 'delivery'`,
        // A brand does not see where the customer of a stitched order lives (shop-30).
        eq(orders.kind, 'goods'),
      ),
    )
    .leftJoin(tailors, eq(tailors.id, orders.tailorId))
    .leftJoin(tailorUser, eq(tailorUser.id, tailors.userId))
    .$dynamic();
}

interface SellerOrderPage {
  status: ShownSellerStatus;
  /** A complete tracking number; null if the typed text is none. */
  trackingNumber: string | null | undefined;
  sort: 'id' | '-id';
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** A page of a brand's seller orders in one status; uses `seller_orders_brand_index`. */
export async function sellerOrderPage(db: Db, brandId: number, query: SellerOrderPage) {
  const page = keyset(SELLER_ORDER_SORTS, { id: sellerOrders.id }, sellerOrders.id, query);
  const rows = await selectSellerOrders(db, { cursor: page.cursor })
    .where(
      and(
        eq(sellerOrders.brandId, brandId),
        eq(sellerOrders.status, query.status),
        query.trackingNumber === undefined
          ? undefined
          : eq(orders.trackingNumber, query.trackingNumber ?? ''),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.pageOf(rows);
}

/** By status; null above 1,000. */
export async function countsByStatus(db: Db, brandId: number) {
  const counted = await Promise.all(
    SHOWN_SELLER_STATUSES.map(
      async (status) =>
        [
          status,
          await boundedCount(
            db,
            sql`select from seller_orders where brand_id = ${brandId}::int and status = ${sql.raw(`'${status}'`)}`,
          ),
        ] as const,
    ),
  );
  return Object.fromEntries(counted) as Record<ShownSellerStatus, number | null>;
}

/** Undefined if it is another brand's or unconfirmed. */
export async function sellerOrderOfBrand(db: Db | Tx, brandId: number | 'any', id: number) {
  const [row] = await selectSellerOrders(db, {
    /** Null for the shop's own goods. */
    brandId: sql<number | null>`${sellerOrders.brandId}`,
    /** Of a cart order, like the next one. */
    discount: sql<number>`${goodsOrderDetails.discount}`,
    credit: sql<number>`${goodsOrderDetails.credit}`,
    orderSubTotal: sql<number>`${goodsOrderDetails.subTotal}`,
    // Of other sellers' orders, only what the share of cash depends on.
    parts: sql<
      {
        id: number;
        status: ShownSellerStatus;
        subTotal: number;
        discount: number | null;
        cash: number | null;
      }[]
    >`(
      select jsonb_agg(jsonb_build_object('id', part.id, 'status', part.status, 'subTotal', part.sub_total,
        'discount', part.discount, 'cash', part.cash))
      from seller_orders part where part.order_id = seller_orders.order_id)`,
    events: sql<EventRow[] | null>`(
      select jsonb_agg(jsonb_build_object('action', event.action, 'to', event.to_status, 'at', event.at, 'actorId', event.actor_id,
        'role', actor.user_type, 'noteCode', event.note_code, 'note', event.note, 'courier', event.courier, 'courierNumber', event.courier_number)
        order by event.id)
      from order_events event left join users actor on actor.id = event.actor_id
      where event.seller_order_id = seller_orders.id)`,
  }).where(
    and(
      eq(sellerOrders.id, id),
      brandId === 'any' ? undefined : eq(sellerOrders.brandId, brandId),
      sql`${sellerOrders.status} <> 'UNCONFIRMED'`,
    ),
  );
  return row;
}

/** SKUs by variant, for those that have one. */
export async function skusOfVariants(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(inArray(variants.id, [...ids]));
  return new Map(rows.flatMap(({ id, sku }) => (sku === null ? [] : [[id, sku]])));
}

interface EventRow {
  action: string | null;
  to: string;
  at: string;
  actorId: number | null;
  role: string | null;
  noteCode: NoteCode | null;
  note: string | null;
  courier: string | null;
  courierNumber: string | null;
}

export type SellerOrderListRow = Awaited<ReturnType<typeof sellerOrderPage>>['rows'][number];
export type SellerOrderDetailRow = NonNullable<Awaited<ReturnType<typeof sellerOrderOfBrand>>>;

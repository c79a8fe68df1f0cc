import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Size } from '../../../contract/catalogue.ts';
import { SHOP_ORDER_PAGE_SIZE } from '../../../contract/constants/shop-orders.ts';
import type { BillRules } from '../../../contract/delivery.ts';
import type { PaymentSettings } from '../../../contract/payments.ts';
import type { BoughtItem, SellerOrderStatus } from '../../../contract/shop-orders.ts';
import { type Db, preparedOnce, statementName, type Tx } from '../../db/client.ts';
import { pageWindow } from '../../db/page-window.ts';
import { users } from '../../db/schema/accounts.ts';
import { brands, products, variants } from '../../db/schema/catalogue.ts';
import {
  payments,
  sellerOrderEvents,
  sellerOrders,
  shopOrderItems,
  shopOrders,
} from '../../db/schema/shop.ts';
import type { CartLine, StockedVariant } from './cart-rules.ts';

export async function loadCartContext(
  db: Db | Tx,
  lines: readonly CartLine[],
  customerId: number | null,
): Promise<{ stocked: StockedVariant[]; rules: BillRules; customer: Customer | null }> {
  // PostgreSQL estimates ten rows for an array from a sub-select, so the plan is reused for every cart.
  const ids = sql.param(lines.map(({ id }) => id));
  const named = sql.param(lines.map(({ variant }) => variant ?? null));
  const { rows } = await db.execute<{ rules: BillRules; customer: Customer | null } & NullableVariant>(sql`
    select
      (select bill_rules from shop_settings) as "rules",
      (select jsonb_build_object('email', u.email, 'phone', u.phone_number,
          'isProven', exists (select from proven_addresses proven where proven.email = lower(u.email)), 'openCashOrders', (
          select count(*) from shop_orders o where o.customer_id = u.id and o.payment_method = 'cashOnDelivery'
            and exists (select from seller_orders part where part.order_id = o.id
              and part.status not in ('DELIVERED', 'CANCELLED', 'RETURNED'))))
        from ${users} u where u.id = ${customerId}::int) as "customer",
      p.id as "productId", p.type as "type", p.name as "name", p.price as "price",
      coalesce(jsonb_path_query_first(p.pictures, '$[*] ? (@.colour == $colour).image',
        jsonb_build_object('colour', v.colour)) #>> '{}', p.image) as "image",
      p.active and coalesce(b.active, true) as "isSold", p.brand_id as "brandId", b.name as "brandName",
      v.id as "variantId", v.colour_name as "colour", v.size as "size", v.stock as "stock"
    from unnest((select ${ids}::int[]), (select ${named}::int[])) as asked(id, variant)
    left join ${products} p on p.id = asked.id
    left join ${brands} b on b.id = p.brand_id
    left join ${variants} v on v.product_id = p.id and v.id = coalesce(asked.variant, v.id)`);
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

interface Customer {
  email: string;
  phone: string | null;
  /** The account's address is proven. */
  isProven: boolean;
  openCashOrders: number;
}

type NullableVariant = { [Name in keyof StockedVariant]: StockedVariant[Name] | null };

type NewOrder = Omit<typeof shopOrders.$inferSelect, 'id' | 'soldCounted' | 'confirmedAt'>;

export function firstStatus({ reservation }: Pick<NewOrder, 'reservation'>): 'UNCONFIRMED' | 'PLACED' {
  return reservation ? 'UNCONFIRMED' : 'PLACED';
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
}

type NewPayment = Pick<
  typeof payments.$inferInsert,
  'reference' | 'cardBrand' | 'cardLast4' | 'cardExpiry'
> & { gateway: Exclude<PaymentSettings['gateway'], 'none'> };

/**
 * Inserts the order with seller orders, items, events and payment, then takes the stock. Undefined when stock is short:
 * the caller must roll back.
 */
export async function insertOrderAndTakeStock(
  tx: Tx,
  order: NewOrder,
  lines: readonly NewLine[],
  payment: NewPayment | null,
): Promise<{ id: number; sellerOrders: { id: number; brand: number | null }[] } | undefined> {
  const [placed] = await tx.insert(shopOrders).values(order).returning({ id: shopOrders.id });
  if (!placed) throw new Error('The order was not written.');
  const status = firstStatus(order);
  const sellers = [...new Set(lines.map(({ brand }) => brand))].map((brand) => ({
    orderId: placed.id,
    brandId: brand,
    status,
    subTotal: lines.reduce((sum, line) => (line.brand === brand ? sum + line.price * line.quantity : sum), 0),
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
  await tx.insert(shopOrderItems).values(items);
  await tx
    .insert(sellerOrderEvents)
    .values(written.map(({ id }) => ({ sellerOrderId: id, actorId: order.customerId, toStatus: status })));
  if (payment) {
    await tx
      .insert(payments)
      .values({ ...payment, orderId: placed.id, amount: order.total, status: 'AUTHORISED' });
  }
  return (await takeStock(tx, lines)) ? { id: placed.id, sellerOrders: written } : undefined;
}

/** False when stock is short. Variants are always locked in the same order, to avoid deadlocks. */
async function takeStock(tx: Tx, lines: readonly NewLine[]): Promise<boolean> {
  const wanted = new Map<number, number>();
  for (const { variant, quantity } of lines) wanted.set(variant, (wanted.get(variant) ?? 0) + quantity);
  const locked = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...wanted.keys()]))
    .orderBy(asc(variants.productId), asc(variants.id))
    .for('no key update');
  const isEnough = locked.every(({ id, stock }) => stock >= (wanted.get(id) ?? 0));
  if (locked.length < wanted.size || !isEnough) return false;
  const pieces = sql`(select quantity from unnest(${sql.param([...wanted.keys()])}::int[],
    ${sql.param([...wanted.values()])}::int[]) as wanted (id, quantity) where wanted.id = ${variants.id})`;
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${pieces}` })
    .where(inArray(variants.id, [...wanted.keys()]));
  return true;
}

type ItemRow = Omit<BoughtItem, 'line_total'>;

export interface SellerOrderRow {
  id: number;
  brand: number | null;
  seller: string | null;
  status: SellerOrderStatus;
  subTotal: number;
  items: ItemRow[];
}

/**
 * Drizzle leaves column names unqualified for a single table; in the sub-select they would refer to its own columns.
 */
const sellerOrdersJson = sql<SellerOrderRow[]>`(
  select jsonb_agg(jsonb_build_object('id', part.id, 'brand', part.brand_id, 'seller', brand.name, 'status', part.status,
    'subTotal', part.sub_total, 'items', (
      select jsonb_agg(jsonb_build_object('product', item.product_id, 'variant', item.variant_id, 'type', shop_orders.type,
        'name', item.name, 'image', item.image, 'colour', item.colour, 'size', item.size, 'price', item.price,
        'quantity', item.quantity) order by item.id)
      from shop_order_items item where item.seller_order_id = part.id)) order by part.id)
  from seller_orders part left join brands brand on brand.id = part.brand_id
  where part.order_id = shop_orders.id)`;

const cardOfOrder = sql<{ brand: string; last4: string; expiry: string } | null>`(
  select jsonb_build_object('brand', card_brand, 'last4', card_last4, 'expiry', card_expiry)
  from payments where order_id = shop_orders.id)`;

function selectOrders<More extends Record<string, SQL>>(db: Db | Tx, more: More) {
  return db
    .select({ ...more, order: shopOrders, sellerOrders: sellerOrdersJson, card: cardOfOrder })
    .from(shopOrders);
}

export type ShopOrderRow = Awaited<ReturnType<typeof selectOrders<Record<never, SQL>>>>[number];

const preparedOn = preparedOnce((db) => {
  const window = pageWindow(SHOP_ORDER_PAGE_SIZE);
  const ofCustomer = eq(shopOrders.customerId, sql.placeholder('customerId'));
  return {
    page: selectOrders(db, {
      count: sql<number>`(select count(*)::int from ${shopOrders} where ${ofCustomer})`,
    })
      .where(ofCustomer)
      .orderBy(desc(shopOrders.id))
      .limit(window.limit)
      .offset(window.offset)
      .prepare(statementName(db, 'shop_orders_page')),
  };
});

/** Newest first, with the total count, which is 0 past the end. */
export async function customerShopOrders(db: Db, customerId: number, page: number) {
  const orders = await preparedOn(db).page.execute({ customerId, skip: (page - 1) * SHOP_ORDER_PAGE_SIZE });
  return { orders, count: orders[0]?.count ?? 0 };
}

export async function customerShopOrder(
  db: Db,
  customerId: number,
  id: number,
): Promise<ShopOrderRow | undefined> {
  const [row] = await selectOrders(db, {}).where(
    and(eq(shopOrders.id, id), eq(shopOrders.customerId, customerId)),
  );
  return row;
}

/** Of any customer. */
export async function anyShopOrder(db: Db | Tx, id: number): Promise<ShopOrderRow | undefined> {
  const [row] = await selectOrders(db, {}).where(eq(shopOrders.id, id));
  return row;
}

/** Public columns only, steps oldest first. */
export async function trackedShopOrder(db: Db, trackingId: string) {
  const [order] = await db
    .select({
      trackingId: shopOrders.trackingId,
      orderDate: shopOrders.orderDate,
      expectedDeliveryDate: shopOrders.expectedDeliveryDate,
      sellerOrders: sellerOrdersJson,
      steps: sql<{ sellerOrder: number; to: SellerOrderStatus; at: string }[]>`(
        select jsonb_agg(jsonb_build_object('sellerOrder', part.id, 'to', event.to_status, 'at', event.at) order by event.id)
        from seller_orders part join seller_order_events event on event.seller_order_id = part.id
        where part.order_id = shop_orders.id)`,
    })
    .from(shopOrders)
    .where(eq(shopOrders.trackingId, trackingId));
  return order;
}

/** Whether a seller order with this product was delivered to this customer. */
export async function wasDelivered(db: Db | Tx, customerId: number, productId: number): Promise<boolean> {
  const found = await db
    .select({ id: shopOrderItems.id })
    .from(shopOrderItems)
    .innerJoin(sellerOrders, eq(sellerOrders.id, shopOrderItems.sellerOrderId))
    .innerJoin(shopOrders, eq(shopOrders.id, sellerOrders.orderId))
    .where(
      and(
        eq(shopOrderItems.productId, productId),
        eq(shopOrders.customerId, customerId),
        inArray(sellerOrders.status, ['DELIVERED', 'RETURNED']),
      ),
    )
    .limit(1);
  return found.length > 0;
}

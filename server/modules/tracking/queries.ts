import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PostalAddress } from '../../../contract/addresses.ts';
import { OWN_ORDERS_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import type { Db } from '../../db/client.ts';
import { garments } from '../../db/schema/garments.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';

/** How many orders a page offers to track. */
const MAX_RECENT = 5;

interface FirstItem {
  name: string;
  image: string;
  count: number;
}

/** For goods: the first item, and the number of items. */
const firstItem = sql<FirstItem | null>`case ${orders.kind} when 'goods' then (
  select jsonb_build_object('name', item.name, 'image', item.image, 'count', count(*) over ())
  from seller_order_items item join seller_orders part on part.id = item.seller_order_id
  where part.order_id = ${orders.id} order by item.id limit 1) end`;

const otherGarments = sql<number>`(
  select count(*)::int - 1 from ${garments} garment where garment.order_id = ${orders.id} and garment.progress <> 'CANCELLED')`;

/** The customer's newest orders of all kinds, or the one with the tracking number. */
export function customerRecentOrders(db: Db, customerId: number, trackingNumber: string | undefined) {
  const isNamed = trackingNumber === undefined ? undefined : eq(orders.trackingNumber, trackingNumber);
  const isOwn = and(eq(orders.customerId, customerId), isNamed);
  return recentRows(db, isOwn, isNamed && deliveryAddress).limit(MAX_RECENT);
}

/** A page of a customer's orders of all kinds, newest first, with the total. */
export async function customerOrders(db: Db, customerId: number, page: number) {
  const isOwn = eq(orders.customerId, customerId);
  const rows = await recentRows(db, isOwn)
    .limit(OWN_ORDERS_PAGE_SIZE)
    .offset((page - 1) * OWN_ORDERS_PAGE_SIZE);
  const [all] = await db.select({ count: count() }).from(orders).where(isOwn);
  return { rows, count: all?.count ?? 0 };
}

/** Shown only to the order's customer. */
const deliveryAddress = sql<PostalAddress | null>`(
  select json_build_object('full_name', a.full_name, 'phone', coalesce(a.phone, ${orders.phone}, ''), 'address', a.address,
    'city', a.city, 'postal_code', a.postal_code, 'country', a.country)
  from ${orderAddresses} a where a.order_id = ${orders.id} and a.purpose = 'delivery')`;

function recentRows(db: Db, condition: SQL | undefined, address: SQL<PostalAddress | null> = sql`null`) {
  return db
    .select({
      id: orders.id,
      kind: orders.kind,
      trackingNumber: orders.trackingNumber,
      status: orders.status,
      orderDate: orders.orderDate,
      deliveryAddress: address,
      garment: {
        itemType: singleOrderDetails.itemType,
        dressType: singleOrderDetails.dressType,
        others: otherGarments,
      },
      bulk: { itemType: bulkOrderDetails.itemType, pieces: bulkOrderDetails.numberOfPieces },
      firstItem,
    })
    .from(orders)
    .leftJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .leftJoin(bulkOrderDetails, eq(bulkOrderDetails.orderId, orders.id))
    .where(condition)
    .orderBy(desc(orders.id));
}

export type RecentRow = Awaited<ReturnType<typeof customerRecentOrders>>[number];

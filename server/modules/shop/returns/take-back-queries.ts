import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { sellerOrders } from '../../../db/schema/shop.ts';
import type { BoughtLine } from './queries.ts';

export async function sellerOrderToTakeBack(db: Db, id: number) {
  const [row] = await db
    .select({
      id: sellerOrders.id,
      orderId: orders.id,
      kind: orders.kind,
      customerId: orders.customerId,
      sellerId: brands.userId,
      trackingNumber: orders.trackingNumber,
      paymentMethod: orders.paymentMethod,
    })
    .from(sellerOrders)
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(brands, eq(brands.id, sellerOrders.brandId))
    .where(eq(sellerOrders.id, id));
  return row;
}

export interface LineToTakeBack extends BoughtLine {
  name: string;
  colour: string;
  size: string | null;
  price: number;
  /** The line's share of the order's discount; null in orders of release 1.0.0. */
  discount: number | null;
}

export async function linesToTakeBack(db: Db, sellerOrderId: number): Promise<LineToTakeBack[]> {
  const { rows } = await db.execute<LineToTakeBack>(sql`
    select item.id, item.name, item.colour, item.size, item.quantity, item.price, item.discount, (
      select coalesce(sum(back.received), 0)::int from goods_return_items back where back.item_id = item.id) as returned
    from seller_order_items item where item.seller_order_id = ${sellerOrderId} order by item.id`);
  return rows;
}

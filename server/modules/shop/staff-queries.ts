import { asc, eq, sql } from 'drizzle-orm';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { returnDays } from '../../db/schema/fees.ts';
import { isReturnAgreed } from '../../db/schema/goods-returns.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { payments, sellerOrders } from '../../db/schema/shop.ts';

/** Steps of an order's seller orders with their actors, oldest first. */
export function goodsHistory(db: Db, orderId: number) {
  return db
    .select({
      part: orderEvents.sellerOrderId,
      action: sql<OrderAction | null>`${orderEvents.action}`,
      from: sql<SellerOrderStatus | null>`${orderEvents.fromStatus}`,
      to: sql<SellerOrderStatus>`${orderEvents.toStatus}`,
      noteCode: orderEvents.noteCode,
      note: orderEvents.note,
      courier: orderEvents.courier,
      courierNumber: orderEvents.courierNumber,
      by: users.username,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

/** By seller order: until when its goods may come back, and whether they may later, because a request was accepted. */
export async function returnTermsOf(db: Db, orderId: number) {
  const rows = await db
    .select({ id: sellerOrders.id, returnDays, isReturnAgreed })
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, orderId));
  return new Map(rows.map(({ id, ...terms }) => [id, terms]));
}

export async function readPayment(db: Db | Tx, orderId: number) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment;
}

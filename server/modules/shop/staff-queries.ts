import { asc, eq, sql } from 'drizzle-orm';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { payments } from '../../db/schema/shop.ts';

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

export async function readPayment(db: Db | Tx, orderId: number) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment;
}

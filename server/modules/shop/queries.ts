import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { sellerOrders, shopOrderItems, shopOrders } from '../../db/schema/shop.ts';

/** Whether a part of an order of this customer, with this product in it, was delivered. */
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

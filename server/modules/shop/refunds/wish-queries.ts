import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { goodsReturns, refunds, sellerOrders } from '../../../db/schema/shop.ts';

const columns = { id: refunds.id, amount: refunds.amount, wantsCredit: refunds.wantsCredit };

/** Whether staff have to pay it. */
const isOwed = and(isNull(refunds.completedAt), or(isNull(refunds.paymentId), isNotNull(refunds.failedAt)));

export async function isOrderOf(db: Db | Tx, customerId: number, orderId: number): Promise<boolean> {
  const own = and(eq(orders.id, orderId), eq(orders.customerId, customerId));
  return (await db.$count(orders, own)) > 0;
}

/** Oldest first. */
export function owedOf(db: Db | Tx, orderId: number) {
  return db
    .select(columns)
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isOwed))
    .orderBy(asc(refunds.id));
}

export async function isRefundOf(tx: Tx, customerId: number, id: number): Promise<boolean> {
  const own = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, id), eq(orders.customerId, customerId)));
  return own.length > 0;
}

/** Undefined once it is paid. */
export async function writeWish(tx: Tx, id: number, wantsCredit: boolean) {
  const [row] = await tx
    .update(refunds)
    .set({ wantsCredit })
    .where(and(eq(refunds.id, id), isOwed))
    .returning(columns);
  return row;
}

/** Returns of an order with which its customer has asked for credit. */
export async function returnsForCredit(tx: Tx, orderId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: goodsReturns.id })
    .from(goodsReturns)
    .innerJoin(sellerOrders, eq(sellerOrders.id, goodsReturns.sellerOrderId))
    .where(and(eq(sellerOrders.orderId, orderId), goodsReturns.wantsCredit));
  return new Set(rows.map(({ id }) => id));
}

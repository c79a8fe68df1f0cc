import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { orders } from '../../db/schema/orders.ts';
import type { TakenStep } from './taken-step.ts';
import { storedNote } from './words.ts';

export async function insertEvents(tx: Tx, steps: readonly TakenStep[]): Promise<void> {
  await tx.insert(orderEvents).values(
    steps.map(({ kind: _, from, to, ...step }) => ({
      ...step,
      note: storedNote(step),
      fromStatus: from,
      toStatus: to,
    })),
  );
}

/** The action of each event of the order itself, oldest first; null in old events. */
export async function actionsTaken(tx: Tx, orderId: number): Promise<(OrderAction | null)[]> {
  const events = await tx
    .select({ action: orderEvents.action })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isNull(orderEvents.sellerOrderId)))
    .orderBy(asc(orderEvents.id));
  return events.map(({ action }) => action);
}

/** Null for a guest's order. */
export async function customerOf(tx: Tx, orderId: number): Promise<number | null> {
  const [row] = await tx.select({ id: orders.customerId }).from(orders).where(eq(orders.id, orderId));
  return row?.id ?? null;
}

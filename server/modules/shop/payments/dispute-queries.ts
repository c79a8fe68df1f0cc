import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentDisputes, payments } from '../../../db/schema/shop.ts';

/** Refers to the order that the query joins. */
export const isDisputed = sql<boolean>`exists (select from ${payments} paid
  join ${paymentDisputes} dispute on dispute.payment_id = paid.id
  where paid.order_id = ${orders.id} and dispute.state = 'OPEN')`;

type NewDispute = Omit<typeof paymentDisputes.$inferInsert, 'openedAt'>;

export async function hasOpenDispute(db: Db | Tx, paymentId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, paymentId), eq(paymentDisputes.state, 'OPEN')))
    .limit(1);
  return row !== undefined;
}

/** Oldest first. */
export function disputesOf(db: Db | Tx, paymentId: number) {
  return db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentId, paymentId))
    .orderBy(asc(paymentDisputes.id));
}

export async function writeDispute(tx: Tx, dispute: NewDispute): Promise<void> {
  const { amount, reason, state, respondBy } = dispute;
  await tx
    .insert(paymentDisputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: [paymentDisputes.paymentId, paymentDisputes.reference],
      set: { amount, reason, state, respondBy },
    });
}

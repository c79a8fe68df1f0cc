import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/shop.ts';

/** Recorded, and may or may not have reached the gateway. */
export interface OpenRefund {
  id: number;
  /** Rupees; `target` is the total refunded afterwards. */
  amount: number;
  target: number;
  /** The idempotency key for the gateway. */
  name: string;
}

/** At most one per payment. */
export async function openRefund(tx: Tx, paymentId: number): Promise<OpenRefund | undefined> {
  const [open] = await tx
    .select({ id: refunds.id, amount: refunds.amount, target: refunds.target, name: refunds.name })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.completedAt)));
  return open;
}

export async function beginRefund(
  tx: Tx,
  refund: Omit<OpenRefund, 'id'> & { paymentId: number },
): Promise<OpenRefund> {
  const [row] = await tx.insert(refunds).values(refund).returning({ id: refunds.id });
  if (!row) throw new Error('The refund was not written');
  return { id: row.id, amount: refund.amount, target: refund.target, name: refund.name };
}

export async function completeRefund(tx: Tx, id: number): Promise<void> {
  await tx
    .update(refunds)
    .set({ completedAt: new Date() })
    .where(and(eq(refunds.id, id), isNull(refunds.completedAt)));
}

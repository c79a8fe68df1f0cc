import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../../db/schema/shop.ts';

/** A refund that was begun, and may or may not have reached the gateway. */
export interface OpenRefund {
  id: number;
  /** Rupees to be asked for, and how much has gone back in all once they have. */
  amount: number;
  target: number;
  /** Names it to the gateway, which makes it once. */
  name: string;
}

/** The refund of a payment that was begun and not finished; there is one at most. */
export async function openRefund(tx: Tx, paymentId: number): Promise<OpenRefund | undefined> {
  const [open] = await tx
    .select({ id: refunds.id, amount: refunds.amount, target: refunds.target, name: refunds.name })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.completedAt)));
  return open;
}

/** Records a refund before the gateway is asked. */
export async function beginRefund(
  tx: Tx,
  refund: Omit<OpenRefund, 'id'> & { paymentId: number },
): Promise<OpenRefund> {
  const [row] = await tx.insert(refunds).values(refund).returning({ id: refunds.id });
  if (!row) throw new Error('The refund was not written');
  return { id: row.id, amount: refund.amount, target: refund.target, name: refund.name };
}

/** Records that a refund was made. */
export async function completeRefund(tx: Tx, id: number): Promise<void> {
  await tx
    .update(refunds)
    .set({ completedAt: new Date() })
    .where(and(eq(refunds.id, id), isNull(refunds.completedAt)));
}

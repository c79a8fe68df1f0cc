import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { documents } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/shop.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** All refunds of an order, oldest first. */
export function refundsOf(tx: Db | Tx, orderId: number): Promise<RefundRow[]> {
  return tx.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

export async function insertRefunds(tx: Tx, rows: (typeof refunds.$inferInsert)[]): Promise<RefundRow[]> {
  return rows.length > 0 ? tx.insert(refunds).values(rows).returning() : [];
}

/** The completed refund; undefined when it was completed before. */
export async function completeRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ completedAt: new Date() })
    .where(and(eq(refunds.id, id), isNull(refunds.completedAt)))
    .returning();
  return row;
}

export async function setCreditNote(tx: Tx, id: number, creditNote: number): Promise<void> {
  await tx.update(refunds).set({ creditNote }).where(eq(refunds.id, id));
}

/** The number of an order's invoice, null until it is issued. */
export async function invoiceOf(tx: Tx, orderId: number): Promise<number | null> {
  const [row] = await tx
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), sql`${documents.kind} = 'INVOICE'`));
  return row?.number ?? null;
}

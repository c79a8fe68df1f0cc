import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { documents } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/shop.ts';

/** Refunds of a stitched or bulk order, oldest first; of a cancelled garment by their cause. */
export function refundsOf(db: Db | Tx, orderId: number) {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

/** Inserts a refund that staff have already paid, so it is complete at once. */
export async function insertRefund(
  tx: Tx,
  refund: { orderId: number; amount: number; name: string },
): Promise<number> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, cause: 'GOODWILL', completedAt: new Date() })
    .returning({ id: refunds.id });
  if (!row) throw new Error('The refund was not written.');
  return row.id;
}

/** Inserts what staff has to pay back for a cancelled garment, whose credit note is not that of the refund. */
export async function insertOwed(
  tx: Tx,
  refund: { orderId: number; amount: number; name: string },
): Promise<void> {
  await tx.insert(refunds).values({ ...refund, cause: 'PART_CANCELLED' });
}

/** Inserts what went back as credit at once, for a cancelled garment or order, whose credit note is not that of the refund. */
export async function insertReturned(
  tx: Tx,
  refund: { orderId: number; amount: number; name: string },
): Promise<void> {
  await tx.insert(refunds).values({ ...refund, cause: 'PART_CANCELLED', completedAt: new Date() });
}

/** Names of what is owed back because more was paid than was due begin with it. */
export const OVERPAYMENT = 'payment-';

/** Those that were not paid back yet. */
export async function deleteOverpayments(tx: Tx, orderId: number): Promise<void> {
  await tx
    .delete(refunds)
    .where(
      and(eq(refunds.orderId, orderId), like(refunds.name, `${OVERPAYMENT}%`), isNull(refunds.completedAt)),
    );
}

export async function setCreditNote(tx: Tx, id: number, creditNote: number): Promise<void> {
  await tx.update(refunds).set({ creditNote }).where(eq(refunds.id, id));
}

export async function invoiceOf(tx: Tx, orderId: number): Promise<number | null> {
  const [row] = await tx
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'INVOICE')));
  return row?.number ?? null;
}

/** The refunds of what the order costs now, without those for cancelled garments. */
export function ofPresentBill<Refund extends { cause: string }>(made: readonly Refund[]): Refund[] {
  return made.filter(({ cause }) => cause !== 'PART_CANCELLED');
}

/** In rupees. */
export function sumOf(made: readonly { amount: number }[]): number {
  return made.reduce((sum, { amount }) => sum + amount, 0);
}

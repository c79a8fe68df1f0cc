import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PaymentGateway } from '../../../../contract/constants/shop-orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { billPayments } from '../../../db/schema/bill-payments.ts';
import { documents } from '../../../db/schema/orders.ts';
import { payments, refunds } from '../../../db/schema/shop.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** All refunds of an order, oldest first. */
export function refundsOf(tx: Db | Tx, orderId: number): Promise<RefundRow[]> {
  return tx.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

export async function refundById(tx: Tx, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** In random order, so that repeatedly failing ones do not block others. */
export function ordersWithOpenRefunds(db: Db, gateway: PaymentGateway, until: Date) {
  return db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway),
        sql`${payments.id} in (select payment_id from ${refunds}
          where completed_at is null and failed_at is null and ${lt(refunds.createdAt, until)})`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(500);
}

export async function insertRefunds(tx: Tx, rows: (typeof refunds.$inferInsert)[]): Promise<RefundRow[]> {
  return rows.length > 0 ? tx.insert(refunds).values(rows).returning() : [];
}

/** The completed refund; undefined if it was completed before. */
export async function completeRefund(tx: Tx, id: number): Promise<RefundRow | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ completedAt: new Date() })
    .where(and(eq(refunds.id, id), isNull(refunds.completedAt)))
    .returning();
  return row;
}

/** Called when the money came back to the gateway or never left it. */
export async function failRefund(tx: Tx, id: number): Promise<void> {
  await tx.update(refunds).set({ completedAt: null, failedAt: new Date() }).where(eq(refunds.id, id));
}

/** Changes an open refund; 0 deletes it. Renames it, because the gateway refuses a known name with another amount. */
export async function changeAmount(tx: Tx, id: number, amount: number): Promise<void> {
  if (amount === 0) await tx.delete(refunds).where(eq(refunds.id, id));
  else {
    const name = sql`${refunds.name} || '-' || ${amount}::text`;
    await tx.update(refunds).set({ amount, name }).where(eq(refunds.id, id));
  }
}

export async function setCreditNote(tx: Tx, id: number, creditNote: number): Promise<void> {
  await tx.update(refunds).set({ creditNote }).where(eq(refunds.id, id));
}

/** Of the payment of a delivered parcel. */
export async function setReceipt(tx: Tx, id: number, receipt: number): Promise<void> {
  await tx.update(billPayments).set({ receipt }).where(eq(billPayments.id, id));
}

/** The number of the order's invoice; null until issued. */
export async function invoiceOf(tx: Tx, orderId: number): Promise<number | null> {
  const [row] = await tx
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), sql`${documents.kind} = 'INVOICE'`));
  return row?.number ?? null;
}

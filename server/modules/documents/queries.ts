import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DocumentKind } from '../../../contract/document-names.ts';
import type { Db, Tx } from '../../db/client.ts';
import { counters, documents, orders } from '../../db/schema/orders.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { StatementContent } from './statement-document.ts';

/**
 * The next number of a kind, without gaps: the counter's row stays locked until the transaction ends, so a number is used
 * exactly when its document is written (invoices-2).
 */
export async function takeNumber(tx: Tx, kind: DocumentKind): Promise<number> {
  const [row] = await tx
    .update(counters)
    .set({ value: sql`${counters.value} + 1` })
    .where(eq(counters.name, kind.toLowerCase()))
    .returning({ value: counters.value });
  if (!row) throw new Error(`The counter of ${kind} is missing.`);
  return row.value;
}

export async function insertDocument(tx: Tx, document: typeof documents.$inferInsert): Promise<void> {
  await tx.insert(documents).values(document);
}

/** Whether this customer, or anybody with `all`, has such a document of this order. */
export async function hasDocument(
  db: Db,
  customerId: number | 'all',
  { orderId, kind, number }: { orderId: number; kind: DocumentKind; number: number },
): Promise<boolean> {
  const found = await db
    .select({ number: documents.number })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(
      and(
        eq(documents.kind, kind),
        eq(documents.number, number),
        eq(documents.orderId, orderId),
        customerId === 'all' ? undefined : eq(orders.customerId, customerId),
      ),
    );
  return found.length > 0;
}

export async function findDocument(db: Db, kind: DocumentKind, number: number) {
  const [row] = await db
    .select({ content: sql<InvoiceContent | StatementContent>`${documents.content}`, pdf: documents.pdf })
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.number, number)));
  return row;
}

export async function hasReceipt(tx: Tx, orderId: number): Promise<boolean> {
  const found = await tx
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'RECEIPT')));
  return found.length > 0;
}

/** Keeps the first printing of a document; returns the kept one, which may be another process's first. */
export async function keepPdf(db: Db, kind: DocumentKind, number: number, pdf: Buffer): Promise<Buffer> {
  await db
    .update(documents)
    .set({ pdf })
    .where(and(eq(documents.kind, kind), eq(documents.number, number), isNull(documents.pdf)));
  return (await findDocument(db, kind, number))?.pdf ?? pdf;
}

/** The documents of all orders of a customer, oldest first. */
export function documentsOfCustomer(db: Db, customerId: number) {
  return db
    .select({ kind: documents.kind, number: documents.number })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(documents.issuedAt);
}

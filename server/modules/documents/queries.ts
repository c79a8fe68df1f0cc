import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DocumentKind } from '../../../contract/document-names.ts';
import type { Db, Tx } from '../../db/client.ts';
import { counters, documents, orders } from '../../db/schema/orders.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { StatementContent } from './statement-document.ts';

/**
 * The next gapless number of a kind. The counter's row stays locked until the transaction ends, so no number is lost or
 * used twice (invoices-2).
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

/** Whether the order has such a document and the customer may read it; `all` is for staff. */
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

/** Stores the first PDF of a document; returns the stored one, which may come from a concurrent call. */
export async function keepPdf(db: Db, kind: DocumentKind, number: number, pdf: Buffer): Promise<Buffer> {
  await db
    .update(documents)
    .set({ pdf })
    .where(and(eq(documents.kind, kind), eq(documents.number, number), isNull(documents.pdf)));
  return (await findDocument(db, kind, number))?.pdf ?? pdf;
}

/** Documents of all orders of a customer, oldest first. */
export function documentsOfCustomer(db: Db, customerId: number) {
  return db
    .select({ kind: documents.kind, number: documents.number })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(documents.issuedAt);
}

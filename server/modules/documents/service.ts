import { type DocumentKind, documentName } from '../../../contract/document-names.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { type InvoiceContent, renderInvoice } from './invoice-document.ts';
import { findDocument, insertDocument, keepPdf, takeNumber } from './queries.ts';

export type { InvoiceContent } from './invoice-document.ts';

/** What a document says, but for its number and time. */
type Frozen = Omit<InvoiceContent, 'number' | 'issuedAt'>;

/**
 * Issues a document in the open transaction; returns its number. Call it last: until the commit everybody else who issues
 * one of the kind waits for its number.
 */
export async function issueDocument(
  tx: Tx,
  kind: DocumentKind,
  orderId: number,
  content: Frozen,
  issuedAt = new Date(),
): Promise<number> {
  const number = await takeNumber(tx, kind);
  await insertDocument(tx, {
    kind,
    number,
    orderId,
    content: { number: documentName(kind, number), issuedAt: issuedAt.toISOString(), ...content },
    issuedAt,
  });
  return number;
}

/**
 * The PDF of a document. It is printed once; every later call answers the same bytes (invoices-3). Fails with
 * `request.not_found`.
 */
export async function printDocument({ db }: { db: Db }, kind: DocumentKind, number: number) {
  const { content, pdf } = (await findDocument(db, kind, number)) ?? fail('request.not_found');
  const bytes = pdf ?? (await keepPdf(db, kind, number, await renderInvoice(content)));
  return { bytes, filename: `${documentName(kind, number)}.pdf` };
}

import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { issueDocument } from '../documents/service.ts';
import { creditNoteContent, invoiceContent } from './goods-documents.ts';
import { anyShopOrder } from './queries.ts';
import { invoiceOf, type RefundRow, setCreditNote } from './refunds/queries.ts';

type Config = Pick<Deps, 'config'>;

/** Issues the invoice of a paid cart order unless it has one (invoices-6). The caller has locked the order or its payment. */
export async function issueGoodsInvoice(
  tx: Tx,
  { config }: Config,
  orderId: number,
  issuedAt?: Date,
): Promise<void> {
  if ((await invoiceOf(tx, orderId)) !== null) return;
  const row = await anyShopOrder(tx, orderId);
  if (!row || row.order.total === 0) return;
  await issueDocument(tx, 'INVOICE', orderId, invoiceContent(config, row), issuedAt);
}

/** Issues the credit notes of completed refunds of one order: the last thing the transaction does. */
export async function issueCreditNotes(
  tx: Tx,
  { config }: Config,
  refunds: readonly RefundRow[],
  issuedAt?: Date,
): Promise<void> {
  for (const refund of refunds) {
    const row = await anyShopOrder(tx, refund.orderId);
    if (!row) continue;
    const content = creditNoteContent(config, row, refund, await invoiceOf(tx, refund.orderId));
    await setCreditNote(
      tx,
      refund.id,
      await issueDocument(tx, 'CREDIT_NOTE', refund.orderId, content, issuedAt),
    );
  }
}

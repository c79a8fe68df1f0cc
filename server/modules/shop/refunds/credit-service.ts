import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { creditReturned, returnCredit } from '../../credit/service.ts';
import { forReaderOf, issueDocument } from '../../documents/service.ts';
import { creditNoteContent } from '../goods-documents.ts';
import { anyShopOrder, type ShopOrderRow } from '../queries.ts';
import { billOfOrder, lockPayment, sellerOrdersOf, setBillStatus } from '../seller-orders/queries.ts';
import { invoiceOf, refundsOf } from './queries.ts';
import { creditBack, hasEnded } from './rules.ts';

/**
 * Returns the credit of what was cancelled or came back, beyond the money that goes back for it (credit-5). Must be last
 * in the transaction, because others wait for the number of the credit note.
 */
export async function returnCreditOfOrder(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  orderId: number,
  cause: 'RETURN' | 'PART_CANCELLED',
): Promise<void> {
  const bill = await billOfOrder(tx, orderId);
  if (!bill || bill.credit === 0) return;
  const payment = await lockPayment(tx, orderId);
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const paid = { order: bill, sellerOrders, isCash: payment === undefined };
  const amount = creditBack(paid, await refundsOf(tx, orderId));
  const row = await anyShopOrder(tx, orderId);
  if (!row) return;
  const returned = await returnCredit(tx, { customerId: row.order.customerId, orderId, amount });
  const isPaidByCredit = payment === undefined && bill.credit === bill.total;
  if (isPaidByCredit && hasEnded(sellerOrders)) await setBillStatus(tx, orderId, 'REFUNDED');
  await issueNote(tx, config, row, { cause, amount: returned });
}

/**
 * The credit note over credit that was back before the invoice of a card, which is over all goods (invoices-6). Must be
 * last in the transaction too.
 */
export async function issueNoteOfEarlierCredit(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  orderId: number,
): Promise<void> {
  const amount = await creditReturned(tx, orderId);
  const row = amount > 0 ? await anyShopOrder(tx, orderId) : undefined;
  if (row) await issueNote(tx, config, row, { cause: 'PART_CANCELLED', amount });
}

async function issueNote(
  tx: Tx,
  config: Config,
  row: ShopOrderRow,
  { cause, amount }: { cause: 'RETURN' | 'PART_CANCELLED'; amount: number },
): Promise<void> {
  const { id, locale } = row.order;
  const invoice = await invoiceOf(tx, id);
  if (amount === 0 || invoice === null) return;
  const note = { cause, sellerOrderId: null, amount } as const;
  const content = forReaderOf(locale, () => creditNoteContent(config, row, note, invoice));
  await issueDocument(tx, 'CREDIT_NOTE', id, content);
}

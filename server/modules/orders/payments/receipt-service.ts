import { billPaymentWords } from '#words';
import { documentName } from '../../../../contract/document-names.ts';
import type { Tx } from '../../../db/client.ts';
import { type Frozen, forReaderOf, issueDocument } from '../../documents/service.ts';
import { refundsOf, sumOf } from '../refund-queries.ts';
import type { Returned } from './present.ts';
import { type BillPaymentRow, setReceipt } from './queries.ts';
import { newPayments, receivedNote } from './words.ts';

interface Receipted {
  order: Returned & { id: number };
  payments: readonly BillPaymentRow[];
}

/**
 * Issues a receipt for each payment of the open transaction, over the order's bill in each language (invoices-9). Must be
 * last in the transaction.
 */
export async function issueReceiptsOver(
  tx: Tx,
  { order, payments }: Receipted,
  { locale, invoice }: { locale: Parameters<typeof forReaderOf>[0]; invoice: number | null },
  bill: () => Frozen,
): Promise<void> {
  const fresh = newPayments(payments);
  if (fresh.length === 0) return;
  const refunds = await refundsOf(tx, order.id);
  const refunded = sumOf(refunds.filter(({ completedAt }) => completedAt !== null));
  for (const payment of fresh) {
    const later = sumOf(fresh.filter(({ id }) => id > payment.id));
    const content = forReaderOf(locale, () => {
      const framed = bill();
      return {
        ...framed,
        ...standingAfter(order, { payment, later, refunded, owed: sumOf(refunds) - refunded }, framed.total),
        order: {
          ...framed.order,
          invoice: invoice === null ? null : documentName('INVOICE', invoice),
          paymentMethod: billPaymentWords.methods[payment.method],
        },
        notes: [receivedNote(payment)],
      };
    });
    await setReceipt(tx, payment.id, await issueDocument(tx, 'RECEIPT', order.id, content));
  }
}

interface Among {
  payment: BillPaymentRow;
  /** Rupees of payments after it in the same transaction. */
  later: number;
  refunded: number;
  /** What staff has to pay back already. */
  owed: number;
}

function standingAfter(
  { status, paidAmount, keptAmount }: Returned,
  { payment, later, refunded, owed }: Among,
  total: number,
): Pick<Frozen, 'paymentState' | 'paid' | 'received'> {
  const paidSoFar = paidAmount - later;
  const isCancelled = status === 'CANCELLED';
  const kept = isCancelled ? (keptAmount ?? 0) : 0;
  const left = isCancelled ? 0 : Math.max(0, total - paidSoFar);
  const owedBack = Math.max(0, isCancelled ? paidSoFar - kept - refunded : owed - later);
  const received = { amount: payment.amount, orderTotal: total, paidSoFar, refunded, kept, left, owedBack };
  if (isCancelled) return { paymentState: 'CANCELLED', paid: 0, received };
  return left > 0
    ? { paymentState: 'PARTIALLY_PAID', paid: paidSoFar, received }
    : { paymentState: 'PAID', paid: total, received };
}

import { billPaymentWords } from '#words';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { saveDocument } from '../api.ts';
import HowToPay from './how-to-pay.tsx';
import PayNow from './pay-now.tsx';

type Paid = Pick<
  CustomerOrder,
  'id' | 'status' | 'payments' | 'documents' | 'paid' | 'advance' | 'total_bill' | 'bill_status'
>;

/** What was paid, each with its receipt, and what is due when (payments-12). */
export default function OrderPayments({ order }: { order: Paid }) {
  const { payments, paid, advance, total_bill, bill_status, status } = order;
  const left =
    status === 'CANCELLED' || bill_status === 'REFUNDED' ? 0 : Math.max(0, (total_bill ?? 0) - paid);
  const before = Math.min(left, Math.max(0, advance - paid));
  const sums = [
    [billPaymentWords.paid, paid],
    ...(before > 0 ? [[billPaymentWords.dueBefore, before] as const] : []),
    [billPaymentWords.leftToPay, left],
  ] as const;
  return (
    <Card as="section" aria-labelledby="payments-title">
      <h3 id="payments-title" className="text-lg">
        {billPaymentWords.payments}
      </h3>
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-col gap-1">
            <span className="figures flex flex-wrap justify-between gap-x-4">
              <span>{billPaymentWords.methods[payment.method]}</span>
              <span>
                {payment.reversed_at ? <s>{formatRupees(payment.amount)}</s> : formatRupees(payment.amount)}
              </span>
            </span>
            <span className="text-sm wrap-anywhere text-muted">
              {[
                formatMoment(payment.at),
                payment.reference && billPaymentWords.transaction({ reference: payment.reference }),
                payment.reversed_at && billPaymentWords.recordedByMistake,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <dl className="figures mt-3 flex flex-col gap-1.5 border-t border-hairline pt-3 first:mt-0">
        {sums.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="shrink-0 whitespace-nowrap">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <div className="mt-4 flex flex-col gap-4 empty:hidden">
          <PayNow order={order} />
          {before > 0 && <HowToPay order={order} />}
        </div>
      )}
      <Receipts order={order} />
    </Card>
  );
}

/** A receipt for each payment (invoices-9). */
function Receipts({ order }: { order: Paid }) {
  const receipts = order.documents.filter(({ kind }) => kind === 'RECEIPT');
  if (receipts.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      {receipts.map(({ id, reversed }) => (
        <DownloadButton
          key={id}
          label={
            reversed
              ? billPaymentWords.downloadReversed({ id })
              : receipts.length === 1
                ? billPaymentWords.downloadReceipt
                : billPaymentWords.downloadTheReceipt({ id })
          }
          save={() => saveDocument(order.id, id)}
          errorText={(error) => failureSentence(error, billPaymentWords.theReceiptCouldNotBeDownloaded)}
        />
      ))}
    </div>
  );
}

import { useState } from 'react';
import { billPaymentWords } from '#words';
import type { StaffBillPayment } from '../../../../contract/bill-payments.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { takeOrderStep } from '../../../features/orders/api.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { orderPageQuery } from './api.ts';
import { StepDialog } from './step-dialog.tsx';
import { type Seen, seenOf, stepBody } from './step-values.ts';
import { REVERSAL_WORDS } from './words.ts';

type PaidOrder = StaffOrderPage['order'];

/**
 * Payments of a stitched or bulk order, also those that were taken back (payments-12), or the cash of each delivered
 * parcel of goods (payments-42).
 */
export default function OrderPayments({ order }: { order: PaidOrder }) {
  const [reversed, setReversed] = useState<{ payment: StaffBillPayment; seen: Seen }>();
  if (order.payments.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">Payments</h3>
      <ul className="divide-y divide-hairline">
        {order.payments.map((payment) => (
          <PaymentLine
            key={payment.id}
            payment={payment}
            of={sellerOf(order, payment)}
            onReverse={
              order.kind !== 'goods' &&
              order.actions.includes('reverse_payment') &&
              payment.reversed_at === null &&
              payment.method !== 'WALLET'
                ? () => setReversed({ payment, seen: seenOf(order) })
                : undefined
            }
          />
        ))}
      </ul>
      {reversed && (
        <StepDialog
          action="reverse_payment"
          of={formatRupees(reversed.payment.amount)}
          words={REVERSAL_WORDS}
          initial={{ payment: String(reversed.payment.id) }}
          send={(values, key) =>
            takeOrderStep(order.id, stepBody('reverse_payment', values, reversed.seen), key)
          }
          onReadAgain={() => {
            const now = queryClient.getQueryData(orderPageQuery(order.id).queryKey)?.order;
            if (now && now.kind !== 'goods') setReversed({ ...reversed, seen: seenOf(now) });
          }}
          onClose={() => setReversed(undefined)}
        />
      )}
    </div>
  );
}

/** Whose parcel it was collected with, where there are several. */
function sellerOf(order: PaidOrder, { id }: StaffBillPayment): string | undefined {
  if (order.kind !== 'goods' || order.parts.length < 2) return undefined;
  const part = order.payments.find((one) => one.id === id)?.part;
  return order.parts.find((one) => one.id === part)?.seller.name;
}

interface PaymentLineProps {
  payment: StaffBillPayment;
  of: string | undefined;
  onReverse: (() => void) | undefined;
}

function PaymentLine({ payment, of, onReverse }: PaymentLineProps) {
  const { method, amount, reference, at, recorded_by, receipt } = payment;
  const { reversed_at, reversed_by, reversed_reason } = payment;
  return (
    <li className="flex flex-col gap-2 py-2 text-sm">
      <span className="figures flex justify-between gap-4 font-semibold">
        {billPaymentWords.methods[method]}
        <span>{reversed_at ? <s>{formatRupees(amount)}</s> : formatRupees(amount)}</span>
      </span>
      <span className="wrap-anywhere text-muted">
        {[formatMoment(at), of, reference, recorded_by && `recorded by ${recorded_by}`, receipt]
          .filter(Boolean)
          .join(', ')}
      </span>
      {reversed_at && (
        <span className="wrap-anywhere text-muted">
          Taken off the bill {formatMoment(reversed_at)}
          {reversed_by && ` by ${reversed_by}`}: {reversed_reason}
        </span>
      )}
      {onReverse && (
        <Button variant="secondary" className="self-start" onClick={onReverse}>
          Recorded by mistake
        </Button>
      )}
    </li>
  );
}

import { useState } from 'react';
import type { StaffWalletPayment } from '../../../../contract/gateway-payments.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { giveBackWalletPayment, refreshOrders } from './api.ts';
import { GATEWAY_NAMES } from './money-words.ts';

const STATE_NAMES: Record<StaffWalletPayment['state'], string> = {
  STARTED: 'not paid yet',
  PAID: 'paid',
  FAILED: 'not paid, can be tried again',
  EXPIRED: 'not paid in time',
  UNUSED: 'received, but pays nothing',
};

const CAUSE_NAMES: Record<NonNullable<StaffWalletPayment['unused_cause']>, string> = {
  AMOUNT: 'the amount is another one',
  LATE: 'it came after the order had ended',
  SOLD_OUT: 'the items were sold meanwhile',
  TWICE: 'the order was paid already',
};

/** Attempts to pay on the pages of a gateway, and money that has to be given back (payments-24). */
export default function WalletPayments({ payments }: { payments: readonly StaffWalletPayment[] }) {
  return (
    <div>
      <h3 className="text-base">Payments at a gateway</h3>
      <ul className="divide-y divide-hairline">
        {payments.map((payment) => (
          <WalletPaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
    </div>
  );
}

function WalletPaymentLine({ payment }: { payment: StaffWalletPayment }) {
  const { gateway, reference, gateway_reference, state, unused_cause, amount, paid, at, given_back_at } =
    payment;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-col gap-2 py-2 text-sm">
      <span className="figures flex justify-between gap-4 font-semibold">
        {GATEWAY_NAMES[gateway]} <span>{formatRupees(paid ?? amount)}</span>
      </span>
      <span className="text-muted">
        {formatMoment(at)}, {STATE_NAMES[state]}
        {unused_cause && `: ${CAUSE_NAMES[unused_cause]}`}
        {paid !== null && paid !== amount && `, asked for ${formatRupees(amount)}`}
        {given_back_at !== null && `, given back ${formatMoment(given_back_at)}`}
      </span>
      <span className="wrap-anywhere text-muted">
        {reference}
        {gateway_reference && `, ${gateway_reference}`}
      </span>
      {state === 'UNUSED' && given_back_at === null && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          Given back
        </Button>
      )}
      {isAsking && <GiveBackDialog payment={payment} onClose={() => setAsking(false)} />}
    </li>
  );
}

function GiveBackDialog({ payment, onClose }: { payment: StaffWalletPayment; onClose: () => void }) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => giveBackWalletPayment(payment.id),
    async onSuccess() {
      await refreshOrders();
      toast.success('It is recorded that the money was given back.');
      onClose();
    },
    fallback: 'Failed to record it',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });
  return (
    <Dialog title="Payment given back" open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p className="text-muted">
          Only once {formatRupees(payment.paid ?? payment.amount)} went back to the customer, in the dashboard
          of {GATEWAY_NAMES[payment.gateway]}, by a transfer or in cash.
        </p>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Recording...">
            Given back
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

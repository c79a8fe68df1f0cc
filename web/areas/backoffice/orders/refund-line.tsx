import { useState } from 'react';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { handOverRefund, refreshOrders } from './api.ts';
import { CAUSE_NAMES } from './words.ts';

type Refund = StaffOrderPage['refunds'][number];

/** One refund, with a button while staff has to hand it over (payments-8). */
export function RefundLine({ refund }: { refund: Refund }) {
  const { cause, amount, at, completed_at, failed_at, credit_note, is_owed } = refund;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-col gap-2 py-2 text-sm">
      <span className="figures flex justify-between gap-4 font-semibold">
        {CAUSE_NAMES[cause]} <span>{formatRupees(amount)}</span>
      </span>
      <span className="text-muted">
        {formatMoment(completed_at ?? at)}
        {completed_at === null && !is_owed && ', under way'}
        {failed_at !== null && ', the card could not take it'}
        {is_owed && ', to be handed over to the customer'}
        {credit_note && `, ${credit_note}`}
      </span>
      {is_owed && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          Handed over
        </Button>
      )}
      {isAsking && <HandOverDialog refund={refund} onClose={() => setAsking(false)} />}
    </li>
  );
}

function HandOverDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => handOverRefund(refund.id),
    async onSuccess() {
      await refreshOrders();
      toast.success('The refund is recorded, and the customer is told.');
      onClose();
    },
    fallback: 'Failed to record the refund',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });
  return (
    <Dialog title="Refund handed over" open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p className="text-muted">
          Only when the customer has the {formatRupees(refund.amount)}, in cash or by a transfer. A credit
          note is issued, and the customer gets a mail.
        </p>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Recording...">
            Handed over
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { takeOrderStep } from '../api.ts';

interface WithdrawOrderProps {
  order: BulkOrder;
  open: boolean;
  onClose: () => void;
}

/** Asks once, and withdraws a bulk order whose `actions` offer it; after the acceptance it asks why (bulk-6). */
export function WithdrawOrder({ order, open, onClose }: WithdrawOrderProps) {
  return (
    <Dialog
      role="alertdialog"
      title={`Withdraw order ${order.tracking_id}?`}
      open={open}
      onClose={onClose}
      hasCloseButton={false}
    >
      <WithdrawForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function WithdrawForm({ order, onClose }: Omit<WithdrawOrderProps, 'open'>) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const isAccepted = order.status === 'ACCEPTED';
  const { formProps, failure, isSubmitting, onEdited } = useSubmit({
    values: { reason: reason.trim() },
    prevent(values) {
      const missing = isAccepted && values.reason === '' ? 'Say why in a few words.' : undefined;
      setProblem(missing);
      return missing !== undefined;
    },
    showFindings({ reason: found, ...others }) {
      setProblem(found?.[0]);
      return Object.values(others).flat();
    },
    send: (values, { keyFor }) =>
      takeOrderStep(
        order.id,
        { action: 'cancel', expected_status: order.status, ...values },
        keyFor([order.id, values]),
      ),
    onFailure(error) {
      // Somebody else was first: the page shows where the order stands now.
      if (error instanceof CallError && error.status === 409) reloadOrders();
    },
    onSuccess() {
      reloadOrders();
      onClose();
    },
    fallback: 'Failed to withdraw the order',
    afterLeaving: { onSuccess: reloadOrders },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>
        {order.number_of_pieces} × {order.item_type}. Nothing will be made, and there is nothing to pay. This
        cannot be undone.
      </p>
      <TextAreaField
        label="Why do you withdraw it?"
        optional={!isAccepted}
        rows={3}
        maxLength={500}
        value={reason}
        error={problem}
        disabled={isSubmitting}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setProblem(undefined);
          onEdited();
        }}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          Keep the order
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Withdrawing...">
          Withdraw order
        </SubmitButton>
      </div>
    </form>
  );
}

function reloadOrders(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}

import { useState } from 'react';
import type { OrderView } from '../../../../contract/order-steps.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { takeOrderStep } from '../api.ts';

interface CancelOrderProps {
  order: { id: number; tracking_id: string; status: OrderView['status'] };
  open: boolean;
  onClose: () => void;
  onCancelled?: (order: OrderView) => void;
}

/** Asks why, and cancels an order whose `actions` offer it (orders-24). The orders on the page are read again. */
export function CancelOrder({ order, open, onClose, onCancelled }: CancelOrderProps) {
  return (
    <Dialog
      role="alertdialog"
      title={`Cancel order ${order.tracking_id}?`}
      open={open}
      onClose={onClose}
      hasCloseButton={false}
    >
      <CancelForm order={order} onClose={onClose} onCancelled={onCancelled} />
    </Dialog>
  );
}

function CancelForm({ order, onClose, onCancelled }: Omit<CancelOrderProps, 'open'>) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { formProps, failure, isSubmitting, onEdited } = useSubmit({
    values: { reason: reason.trim() },
    prevent(values) {
      const missing = values.reason === '' ? 'Say why in a few words.' : undefined;
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
    onSuccess(cancelled) {
      reloadOrders();
      onClose();
      onCancelled?.(cancelled);
    },
    fallback: 'Failed to cancel the order',
    afterLeaving: { onSuccess: reloadOrders },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>Nothing will be stitched, and there is nothing to pay. This cannot be undone.</p>
      <TextAreaField
        label="Why do you cancel it?"
        rows={3}
        maxLength={500}
        value={reason}
        error={problem}
        disabled={isSubmitting}
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(undefined);
          onEdited();
        }}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          Keep the order
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Cancelling...">
          Cancel order
        </SubmitButton>
      </div>
    </form>
  );
}

function reloadOrders(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}

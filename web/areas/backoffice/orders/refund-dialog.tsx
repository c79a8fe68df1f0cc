import { useForm } from 'react-hook-form';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { refreshOrders, refundOrder } from './api.ts';

interface RefundDialogProps {
  orderId: number;
  /** Rupees. */
  refundable: number;
  isByCard: boolean;
  onClose: () => void;
}

/** Goodwill for a paid cart order; cancelled and returned goods are refunded by their steps (payments-5). */
export function RefundDialog({ orderId, refundable, isByCard, onClose }: RefundDialogProps) {
  const form = useForm({ defaultValues: { amount: '', reason: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ amount, reason }, { keyFor }) =>
      refundOrder(
        orderId,
        { amount: Number(amount), reason: reason.trim() },
        keyFor([orderId, amount, reason]),
      ),
    async onSuccess() {
      await refreshOrders();
      onClose();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshOrders();
    },
    fallback: 'Failed to refund the order',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });
  return (
    <Dialog title="Refund" open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p className="text-muted">
          {isByCard
            ? 'The money goes back to the card, and a credit note follows.'
            : 'The order was paid in cash: refund it here once you hand the money over. A credit note is issued at once.'}
        </p>
        <TextField
          label="Amount, in rupees"
          inputMode="numeric"
          hint={`At most ${formatRupees(refundable)}`}
          error={errors.amount?.message}
          {...form.register('amount', {
            validate: (text) => /^[1-9]\d{0,8}$/.test(text.trim()) || 'Enter whole rupees, such as 500.',
          })}
        />
        <TextAreaField
          label="Why?"
          rows={3}
          maxLength={500}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (text) => text.trim() !== '' || 'Say why in a few words.',
          })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Refunding...">
            Refund
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

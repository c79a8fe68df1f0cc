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
  /** Rupees that can be taken back from the tailor. */
  fromTailor: number;
  /** A cart order is refunded as goodwill, others by hand. */
  isOfGoods: boolean;
  onClose: () => void;
}

/** Refunds a payment as goodwill; the steps of cancelled and returned goods refund them (payments-5, orders-50). */
export default function RefundDialog({
  orderId,
  refundable,
  isByCard,
  fromTailor,
  isOfGoods,
  onClose,
}: RefundDialogProps) {
  const form = useForm({ defaultValues: { amount: '', from_tailor: '', reason: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ amount, from_tailor, reason }, { keyFor }) =>
      refundOrder(
        orderId,
        {
          amount: Number(amount),
          reason: reason.trim(),
          ...(from_tailor.trim() && { from_tailor: Number(from_tailor) }),
        },
        keyFor([orderId, amount, from_tailor, reason]),
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
            ? 'The money goes back the way it was paid, and a credit note follows.'
            : isOfGoods
              ? 'The order was paid in cash: refund it here once you hand the money over. A credit note is issued at once.'
              : 'Record it once you have sent or handed over the money. The customer gets a mail with the reason, and a credit note.'}
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
        {fromTailor > 0 && (
          <TextField
            label="Of this, from the tailor's earnings, in rupees"
            optional
            inputMode="numeric"
            hint={`At most ${formatRupees(fromTailor)}, before the commission`}
            error={errors.from_tailor?.message}
            {...form.register('from_tailor', {
              validate: (text) => /^\d{0,9}$/.test(text.trim()) || 'Enter whole rupees, such as 500.',
            })}
          />
        )}
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

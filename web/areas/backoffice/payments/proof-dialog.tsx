import { useForm } from 'react-hook-form';
import { billPaymentWords } from '#words';
import { MAX_REFERENCE_LENGTH } from '../../../../contract/constants/bill-payments.ts';
import { MAX_PROOF_REASON } from '../../../../contract/constants/payment-proofs.ts';
import type { StaffPaymentProof } from '../../../../contract/payment-proofs.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { matchProof, refreshProofs, refuseProof } from './api.ts';

interface ProofDialogProps {
  proof: StaffPaymentProof;
  onClose: () => void;
}

interface Fields {
  verdict: 'found' | 'refused';
  amount: string;
  method: 'TRANSFER' | 'RAAST';
  reference: string;
  reason: string;
}

/** Records a transfer that was found at the bank, or says why it was not (payments-18). */
export default function ProofDialog({ proof, onClose }: ProofDialogProps) {
  const { id, order, amount, reference, picture, customer } = proof;
  const form = useForm<Fields>({
    defaultValues: {
      verdict: 'found',
      amount: String(amount),
      method: 'TRANSFER',
      reference,
      reason: '',
    },
  });
  const { errors } = form.formState;
  const isFound = form.watch('verdict') === 'found';
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ verdict, reason, ...typed }, { keyFor }) {
      if (verdict === 'refused') return refuseProof(id, reason.trim(), keyFor([id, reason.trim()]));
      const { amount: rupees, method } = typed;
      const payment = { amount: Number(rupees), method, reference: typed.reference.trim() };
      return matchProof(id, payment, keyFor([id, payment]));
    },
    async onSuccess({ state }) {
      toast.success(state === 'matched' ? 'The payment is recorded.' : 'The customer reads your reason.');
      onClose();
      await refreshProofs();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshProofs();
    },
    fallback: 'Failed to save the decision',
    afterLeaving: { onSuccess: () => void refreshProofs() },
  });
  return (
    <Dialog title={`Transfer for ${order.tracking_id}`} open onClose={isSubmitting ? undefined : onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p className="wrap-anywhere">
          {customer || 'A deleted account'} has transferred {formatRupees(amount)}; {formatRupees(order.due)}{' '}
          is open.
        </p>
        {picture && (
          <a href={picture} target="_blank" rel="noreferrer" className="self-start text-sm text-brand">
            <img
              src={picture}
              alt="What the customer has sent"
              className="max-h-64 rounded-lg border border-hairline object-contain"
            />
            Open the picture
          </a>
        )}
        <RadioGroup
          label="At the bank"
          disabled={isSubmitting}
          options={[
            { value: 'found', label: 'It has arrived' },
            { value: 'refused', label: 'It is not there' },
          ]}
          radio={form.register('verdict')}
        />
        {isFound ? (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="Rupees that have arrived"
              hint="What is more than the bill is owed back to the customer."
              inputMode="numeric"
              disabled={isSubmitting}
              error={errors.amount?.message}
              {...form.register('amount', {
                validate: (text) => /^[1-9]\d{0,8}$/.test(text.trim()) || 'Enter whole rupees, such as 500.',
              })}
            />
            <SelectField label="How it came" disabled={isSubmitting} {...form.register('method')}>
              {(['TRANSFER', 'RAAST'] as const).map((method) => (
                <option key={method} value={method}>
                  {billPaymentWords.methods[method]}
                </option>
              ))}
            </SelectField>
            <div className="sm:col-span-2">
              <TextField
                label="Number of the transaction"
                optional
                hint="As the bank writes it. Each number counts once."
                maxLength={MAX_REFERENCE_LENGTH}
                disabled={isSubmitting}
                error={errors.reference?.message}
                {...form.register('reference')}
              />
            </div>
          </div>
        ) : (
          <TextAreaField
            label="What the customer reads"
            hint="By mail, and on the order. They can send it again."
            rows={3}
            maxLength={MAX_PROOF_REASON}
            disabled={isSubmitting}
            error={errors.reason?.message}
            {...form.register('reason', {
              validate: (text) => text.trim() !== '' || 'Say why in a few words.',
            })}
          />
        )}
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton variant={isFound ? 'primary' : 'danger'} busy={isSubmitting} busyLabel="Saving...">
            {isFound ? 'Record the payment' : 'Refuse it'}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

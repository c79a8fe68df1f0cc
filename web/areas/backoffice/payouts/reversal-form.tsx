import { useForm } from 'react-hook-form';
import { MAX_REVERSAL_REASON } from '../../../../contract/constants/payouts.ts';
import type { Run } from '../../../../contract/payouts.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { refreshPayouts, reversePayouts, runQuery } from './api.ts';

/** Takes back one payout or all that are left, by rows of their own (earnings-15). */
export function ReversalForm({ run }: { run: Run }) {
  const form = useForm({ defaultValues: { payout: '', reason: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ payout, reason }, { keyFor }) =>
      reversePayouts(
        run.id,
        { reason: reason.trim(), ...(payout !== 'all' && { payouts: [Number(payout)] }) },
        keyFor([run.id, payout, reason]),
      ),
    onSuccess(changed) {
      queryClient.setQueryData(runQuery(run.id).queryKey, changed);
      void refreshPayouts();
      toast.success('Reversed. The amount is in the balance again.');
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshPayouts();
    },
    fallback: 'Failed to reverse it',
    afterLeaving: { onSuccess: () => void refreshPayouts() },
  });
  return (
    <form {...formProps} aria-label="Reversal" className="flex flex-col gap-3">
      <p className="text-muted">
        {run.state === 'PAID'
          ? 'For money that came back from the bank. It is in the balance of the seller again, and in the next run.'
          : 'For what this run should not pay. If the bank has the file already, stop it there first: what is reversed here is paid by the next run.'}
      </p>
      <SelectField
        label="Payout"
        error={errors.payout?.message}
        {...form.register('payout', { validate: (payout) => payout !== '' || 'Choose a payout.' })}
      >
        <option value="">Choose</option>
        {run.payouts
          .filter(({ reversed_at }) => reversed_at === null)
          .map(({ id, seller, amount }) => (
            <option key={id} value={id}>
              {seller.name}, {formatRupees(amount)}
            </option>
          ))}
        <option value="all">All of this run, {formatRupees(run.total)}</option>
      </SelectField>
      <TextAreaField
        label="Why?"
        rows={2}
        maxLength={MAX_REVERSAL_REASON}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Say why in a few words.' })}
      />
      <FailureBanner failure={failure} />
      <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Reversing..." className="self-start">
        Reverse
      </SubmitButton>
    </form>
  );
}

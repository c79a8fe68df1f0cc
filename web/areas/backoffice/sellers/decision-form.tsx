import { useForm } from 'react-hook-form';
import { MAX_REFUSAL_REASON } from '../../../../contract/constants/sellers.ts';
import type { StaffIdentity } from '../../../../contract/seller-identity.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { decideIdentity } from './api.ts';

interface DecisionFields {
  verdict: 'checked' | 'refused';
  reason: string;
}

interface DecisionFormProps {
  identity: StaffIdentity;
  onDecided: (identity: StaffIdentity) => void;
  /** The seller may have given it anew. */
  onRefused: () => void;
}

/** Says that an identity is right, or what the seller has to change (sellers-7). */
export function DecisionForm({ identity: { id, version, name }, onDecided, onRefused }: DecisionFormProps) {
  const form = useForm<DecisionFields>({ defaultValues: { verdict: 'checked', reason: '' } });
  const { errors } = form.formState;
  const isRefusal = form.watch('verdict') === 'refused';
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ verdict, reason }) =>
      decideIdentity(id, { version, verdict, ...(verdict === 'refused' ? { reason } : {}) }),
    fieldOf: (field) => (field === 'reason' || field === 'verdict' ? field : undefined),
    onSuccess(decided) {
      form.reset();
      toast.success(decided.state === 'checked' ? `${name} is checked.` : `${name} reads what to change.`);
      onDecided(decided);
    },
    onFailure: onRefused,
    fallback: 'Failed to save the decision',
  });
  return (
    <form {...formProps} aria-label="Decision about the identity" className="flex flex-col gap-4">
      <RadioGroup
        label="Decision"
        disabled={isSubmitting}
        options={[
          { value: 'checked', label: 'Everything is right' },
          { value: 'refused', label: 'The seller has to change something' },
        ]}
        radio={form.register('verdict')}
      />
      {isRefusal && (
        <TextAreaField
          label="What the seller has to change"
          hint="The seller reads it, by mail too. Write no number of the card or the account here."
          rows={2}
          maxLength={MAX_REFUSAL_REASON}
          disabled={isSubmitting}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || 'Say what the seller has to change.',
          })}
        />
      )}
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Saving..." className="self-start">
        {isRefusal ? 'Refuse' : 'Mark as checked'}
      </SubmitButton>
    </form>
  );
}

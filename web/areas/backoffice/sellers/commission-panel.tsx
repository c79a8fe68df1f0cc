import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Commission } from '../../../../contract/seller-commission.ts';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { Section } from '../orders/section.tsx';
import { commissionQuery, saveCommission } from './api.ts';

/** The commission of a seller, by account (earnings-8). For admins. */
export function CommissionPanel({ id }: { id: number }) {
  const query = useQuery(commissionQuery(id), queryClient);
  return (
    <Section title="Commission" anchor="commission">
      <Loaded query={query} loading="Loading the commission..." fallback="Failed to get the commission">
        {(commission) => <CommissionForm key={commission.version} id={id} commission={commission} />}
      </Loaded>
    </Section>
  );
}

function CommissionForm({ id, commission }: { id: number; commission: Commission }) {
  const { percent, general, version } = commission;
  const form = useForm({ defaultValues: { percent: percent === null ? '' : String(percent) } });
  const { errors } = form.formState;
  const { queryKey } = commissionQuery(id);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => {
      const typed = values.percent.trim();
      return saveCommission(
        id,
        { version, percent: typed === '' ? null : Number(typed) },
        keyFor([id, typed, version]),
      );
    },
    fieldOf: (field) => (field === 'percent' ? 'percent' : undefined),
    onSuccess(saved) {
      queryClient.setQueryData(queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['workshops'] });
      toast.success(`The commission is ${saved.percent ?? saved.general} % from now on.`);
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey });
    },
    fallback: 'Failed to save the commission',
  });
  return (
    <form {...formProps} aria-label="Commission" className="flex flex-wrap items-end gap-3">
      <TextField
        label="Own commission, per cent"
        optional
        inputMode="numeric"
        hint={`Empty: ${general} %, as in the settings. What is delivered already keeps its commission.`}
        error={errors.percent?.message}
        {...form.register('percent', {
          validate: (text) => /^(\d{1,2}|100)?$/.test(text.trim()) || 'Enter a whole number from 0 to 100.',
        })}
      />
      <SubmitButton variant="secondary" busy={isSubmitting} busyLabel="Saving...">
        Save
      </SubmitButton>
      <FailureBanner failure={failure} />
    </form>
  );
}

import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { createCustomer } from './api.ts';

const EMPTY = { first_name: '', last_name: '', phone_number: '', email: '' };

/** (people-16) */
export function NewCustomerForm() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: EMPTY });
  const { register, formState } = form;
  const { errors } = formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => createCustomer(values, keyFor(values)),
    onSuccess: ({ id }) => navigate(`/admin/orders/new?customer=${id}`),
    storedAttempt: { name: 'order-entry.customer', on: 'tab' },
    fallback: 'Failed to make the account',
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="off"
          maxLength={80}
          error={errors.first_name?.message}
          {...register('first_name', { validate: (name) => name.trim() !== '' || 'Enter the name.' })}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="off"
          maxLength={80}
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="For example 0300 1234567, or with the country code."
        error={errors.phone_number?.message}
        {...register('phone_number', {
          validate: (number) => number.trim() !== '' || 'Enter the number that we may call.',
        })}
      />
      <TextField
        label="E-mail"
        type="email"
        optional
        autoComplete="off"
        hint="We mail a link that confirms it. Without one, tell the customer by telephone how the order stands."
        error={errors.email?.message}
        {...register('email')}
      />
      <FailureBanner failure={failure} />
      <SubmitButton variant="secondary" busy={isSubmitting} busyLabel="Saving..." className="self-start">
        Make the account
      </SubmitButton>
    </form>
  );
}

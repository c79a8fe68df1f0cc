import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../../contract/locale.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { customersQuery } from '../customers/api.ts';
import { createCustomer } from './api.ts';

/** A mobile number has 11 digits in national format; the search starts one digit earlier. */
const WHOLE_NUMBER = 10;
const MAX_SHOWN = 3;

const EMPTY = { first_name: '', last_name: '', phone_number: '', email: '', locale: LOCALES[0] as Locale };

/** (people-16) */
export function NewCustomerForm() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: EMPTY });
  const { register, watch, formState } = form;
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
      <SelectField
        label="Language"
        hint="Of mails, messages and papers."
        error={errors.locale?.message}
        {...register('locale')}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale} className="font-language-name">
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      <SameNumber typed={watch('phone_number')} />
      <FailureBanner failure={failure} />
      <SubmitButton variant="secondary" busy={isSubmitting} busyLabel="Saving..." className="self-start">
        Make the account
      </SubmitButton>
    </form>
  );
}

/** Warns that an account already has the number, so that nobody gets a second one by mistake. */
function SameNumber({ typed }: { typed: string }) {
  const number = useDeferredValue(typed.trim());
  const isWhole = number.replaceAll(/\D/g, '').length >= WHOLE_NUMBER;
  const { data } = useQuery(
    { ...customersQuery({ search: number, size: MAX_SHOWN }), enabled: isWhole },
    queryClient,
  );
  const known = isWhole ? (data?.results ?? []) : [];
  return (
    <div role="status">
      {known.length > 0 && (
        <Banner kind="info">
          This number has an account already:
          <ul>
            {known.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={`/admin/orders/new?customer=${id}`}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

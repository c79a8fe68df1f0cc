import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { dayInKarachi } from '../../../../../contract/dates.ts';
import { useSession } from '../../../../lib/session.ts';
import { CheckField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import type { DetailFields } from '../draft.ts';

/** E-mail, phone number, delivery date and note of both branches (orders-30). */
export function DetailFieldsGroup() {
  const user = useSession((session) => session.user);
  const { register, watch, getValues, setValue, formState } = useFormContext<DetailFields>();
  const { errors } = formState;
  const usesSaved = watch('is_contact_same_as_register');

  // Fill in the customer's address; clear the number after a sign-out.
  const email = user?.email;
  useEffect(() => {
    if (email && getValues('email') === '') setValue('email', email);
    if (user === null && getValues('is_contact_same_as_register')) {
      setValue('is_contact_same_as_register', false);
    }
  }, [email, user, getValues, setValue]);

  return (
    <>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={
          user
            ? `Our mails about the order go to ${user.email}, the address of your account. Support uses the one you enter here when it writes to you.`
            : undefined
        }
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="flex flex-col gap-2">
        {!usesSaved && (
          <TextField
            label="Contact number"
            type="tel"
            autoComplete="tel"
            required
            hint="For example 0300 1234567, or with the country code, e.g. +1234567890."
            error={errors.contact_number?.message}
            {...register('contact_number')}
          />
        )}
        {user && (
          <CheckField
            label={`Use my saved phone number${user.phone_number ? ` (${user.phone_number})` : ''}`}
            error={usesSaved ? errors.contact_number?.message : undefined}
            {...register('is_contact_same_as_register')}
          />
        )}
      </div>
      <TextField
        label="Delivery date"
        type="date"
        min={dayInKarachi()}
        required
        hint="The day you wish for; we confirm it with the price."
        className="sm:max-w-80"
        error={errors.expected_delivery_date?.message}
        {...register('expected_delivery_date')}
      />
      <TextAreaField
        label="Note"
        optional
        maxLength={2000}
        error={errors.additional_notes?.message}
        {...register('additional_notes')}
      />
    </>
  );
}

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, orderFormWords, orderNameWords } from '#words';
import { OCCASIONS } from '../../../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../../../contract/dates.ts';
import { useSession } from '../../../../lib/session.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import type { DetailFields, SingleFields } from '../draft.ts';

/** E-mail, phone number, delivery date and note of both branches (orders-30). */
export function DetailFieldsGroup({ hasOccasion = false }: { hasOccasion?: boolean }) {
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
        label={basicWords.eMail}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required={email !== ''}
        optional={email === ''}
        hint={user ? mailHint(user.email) : undefined}
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="flex flex-col gap-2">
        {!usesSaved && (
          <TextField
            label={basicWords.contactNumber}
            type="tel"
            autoComplete="tel"
            required
            hint={orderFormWords.forExampleALocalNumberOr}
            error={errors.contact_number?.message}
            {...register('contact_number')}
          />
        )}
        {user && (
          <CheckField
            label={
              user.phone_number
                ? orderFormWords.takeMySavedNumberShown({ number: user.phone_number })
                : orderFormWords.takeMySavedNumber
            }
            error={usesSaved ? errors.contact_number?.message : undefined}
            {...register('is_contact_same_as_register')}
          />
        )}
      </div>
      <TextField
        label={orderFormWords.deliveryDate}
        type="date"
        min={dayInKarachi()}
        required
        hint={orderFormWords.theDayYouWishForWe}
        className="sm:max-w-80"
        error={errors.expected_delivery_date?.message}
        {...register('expected_delivery_date')}
      />
      {hasOccasion && <OccasionField />}
      <TextAreaField
        label={basicWords.note}
        optional
        maxLength={2000}
        error={errors.additional_notes?.message}
        {...register('additional_notes')}
      />
    </>
  );
}

/** What a single order is needed for, which makes its day the one that it is needed by (orders-212). */
function OccasionField() {
  const { register, formState } = useFormContext<SingleFields>();
  return (
    <SelectField
      label={orderFormWords.occasion}
      optional
      hint={orderFormWords.theDayIsNeededThen}
      className="sm:max-w-80"
      error={formState.errors.occasion?.message}
      {...register('occasion')}
    >
      <option value="">{basicWords.none}</option>
      {OCCASIONS.map((occasion) => (
        <option key={occasion} value={occasion}>
          {orderNameWords.occasions[occasion]}
        </option>
      ))}
    </SelectField>
  );
}

function mailHint(email: string): string {
  return email === '' ? orderFormWords.newsGoToYourPhone : orderFormWords.ourMailsAboutTheOrderGo({ email });
}

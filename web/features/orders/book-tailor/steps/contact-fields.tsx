import { useFormContext } from 'react-hook-form';
import { useSession } from '../../../../lib/session.ts';
import { TextField } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { FormSection } from './form-section.tsx';

interface ContactValues {
  contact: string;
  other_number: string;
  contact_number: string;
}

/** `numberField` is the phone number's name on the wire (orders-7). */
export function ContactFields({
  numberField = 'other_number',
}: {
  numberField?: 'other_number' | 'contact_number';
}) {
  const { register, watch, formState } = useFormContext<ContactValues>();
  const registered = useSession((session) => session.user?.phone_number);
  const contact = watch('contact');
  return (
    <FormSection title="Contact">
      <RadioGroup
        label="Which number may we call?"
        value={contact}
        error={formState.errors.contact?.message}
        options={[
          { value: 'true', label: 'My registered number', hint: registered ?? undefined },
          { value: 'differentNumber', label: 'A different number' },
        ]}
        radio={register('contact')}
      />
      {contact === 'differentNumber' && (
        <TextField
          label="New contact number"
          type="tel"
          required
          autoComplete="tel"
          hint="For example 0300 1234567, or with the country code, e.g. +1234567890."
          error={formState.errors[numberField]?.message}
          {...register(numberField)}
        />
      )}
    </FormSection>
  );
}

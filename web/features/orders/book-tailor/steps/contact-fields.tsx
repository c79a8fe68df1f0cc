import { useFormContext } from 'react-hook-form';
import { basicWords, orderFormWords } from '#words';
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
    <FormSection title={basicWords.contact}>
      <RadioGroup
        label={orderFormWords.whichNumberMayWeCall}
        value={contact}
        error={formState.errors.contact?.message}
        options={[
          {
            value: 'true',
            label: orderFormWords.myRegisteredNumber,
            hint: registered && <bdi dir="ltr">{registered}</bdi>,
          },
          { value: 'differentNumber', label: orderFormWords.aDifferentNumber },
        ]}
        radio={register('contact')}
      />
      {contact === 'differentNumber' && (
        <TextField
          label={orderFormWords.newContactNumber}
          type="tel"
          required
          autoComplete="tel"
          hint={orderFormWords.forExampleALocalNumberOr}
          error={formState.errors[numberField]?.message}
          {...register(numberField)}
        />
      )}
    </FormSection>
  );
}

import type { UseFormReturn } from 'react-hook-form';
import { billPaymentWords } from '#words';
import { MAX_REFERENCE_LENGTH, RECORDED_METHODS } from '../../../../contract/constants/bill-payments.ts';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { isPrice, type StepValues } from './step-values.ts';

interface PaymentFieldsProps {
  form: UseFormReturn<StepValues>;
  /** A courier is booked to collect cash (couriers-37). */
  isBooked?: boolean;
}

/** A payment that came in (payments-12). */
export function PaymentFields({ form, isBooked = false }: PaymentFieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Rupees"
        inputMode="numeric"
        error={errors.amount?.message}
        {...form.register('amount', { validate: isPrice })}
      />
      <SelectField label="How it came" error={errors.method?.message} {...form.register('method')}>
        {RECORDED_METHODS.map((method) => (
          <option key={method} value={method}>
            {billPaymentWords.methods[method]}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextField
          label="Number of the transaction"
          optional
          maxLength={MAX_REFERENCE_LENGTH}
          hint="As the bank writes it. Each number counts once."
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      </div>
      {isBooked && (
        <CheckField
          className="sm:col-span-2"
          label="The courier knows the new sum. Record the payment."
          error={errors.despite_booking?.message}
          {...form.register('despite_booking', {
            setValueAs: (ticked) => (ticked ? 'yes' : ''),
            validate: (ticked) =>
              Boolean(ticked) || 'Cancel the booking on the page of the order, or tell the courier first.',
          })}
        />
      )}
    </div>
  );
}

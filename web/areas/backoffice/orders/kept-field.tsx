import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/field.tsx';
import type { StepValues } from './step-values.ts';

/** Of an order that ends undelivered (couriers-33). */
export function KeptField({ form }: { form: UseFormReturn<StepValues> }) {
  return (
    <TextField
      label="Kept of the advance, in rupees"
      optional
      inputMode="numeric"
      hint="At most what was paid of the advance; nothing of what the courier lost."
      error={form.formState.errors.kept?.message}
      {...form.register('kept', {
        validate: (text) => /^\d{0,7}$/.test(text.trim()) || 'Enter whole rupees, or nothing.',
      })}
    />
  );
}

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MAX_OPENING_HOURS } from '../../../../contract/constants/tailors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { RatesValues } from '../rates-values.ts';

/** Lines such as "Mon-Sat" and "11AM-9PM". */
export function OpeningHours({ form }: { form: UseFormReturn<RatesValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'opening_hours' });
  const addRef = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.opening_hours;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">Opening hours</p>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            label="Days"
            placeholder="Mon-Sat"
            autoComplete="off"
            error={errors?.[index]?.days?.message}
            {...form.register(`opening_hours.${index}.days`)}
          />
          <TextField
            label="Hours"
            placeholder="11AM-9PM"
            autoComplete="off"
            error={errors?.[index]?.hours?.message}
            {...form.register(`opening_hours.${index}.hours`)}
          />
          <Button
            variant="icon"
            aria-label={`Remove line ${index + 1} of the opening hours`}
            onClick={() => {
              flushSync(() => remove(index));
              addRef.current?.focus();
            }}
          >
            ×
          </Button>
        </div>
      ))}
      <Button
        ref={addRef}
        variant="secondary"
        className="self-start"
        disabled={fields.length >= MAX_OPENING_HOURS}
        onClick={() => append({ days: '', hours: '' })}
      >
        Add opening hours
      </Button>
    </div>
  );
}

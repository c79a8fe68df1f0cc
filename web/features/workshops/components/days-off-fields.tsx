import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MAX_DAYS_OFF } from '../../../../contract/constants/tailors.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { CalendarValues } from '../calendar-values.ts';

/** Single days and ranges. */
export function DaysOffFields({ form }: { form: UseFormReturn<CalendarValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'days_off' });
  const addRef = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.days_off;
  const today = dayInKarachi();
  return (
    <div className="flex flex-col gap-3">
      {fields.length === 0 && <p className="text-muted">No days off ahead.</p>}
      <ul className="flex flex-col gap-3">
        {fields.map(({ id }, index) => (
          <Card key={id} as="li" padding="small" className="grid items-start gap-3 sm:grid-cols-4">
            <TextField
              label="First day"
              type="date"
              min={today}
              error={errors?.[index]?.from?.message ?? errors?.[index]?.message}
              {...form.register(`days_off.${index}.from`)}
            />
            <TextField
              label="Last day"
              optional
              type="date"
              min={today}
              error={errors?.[index]?.until?.message}
              {...form.register(`days_off.${index}.until`)}
            />
            <TextField
              label="Note"
              optional
              maxLength={80}
              placeholder="Customers do not see it"
              error={errors?.[index]?.note?.message}
              {...form.register(`days_off.${index}.note`)}
            />
            <Button
              variant="danger"
              className="sm:mt-6.5"
              aria-label={`Remove days off ${index + 1}`}
              onClick={() => {
                flushSync(() => remove(index));
                addRef.current?.focus();
              }}
            >
              Remove
            </Button>
          </Card>
        ))}
      </ul>
      <Button
        ref={addRef}
        variant="secondary"
        className="self-start"
        disabled={fields.length >= MAX_DAYS_OFF}
        onClick={() => append({ from: '', until: '', note: '' })}
      >
        Add days off
      </Button>
    </div>
  );
}

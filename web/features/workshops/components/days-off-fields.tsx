import type { UseFormReturn } from 'react-hook-form';
import { MAX_DAYS_OFF } from '../../../../contract/constants/tailors.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { CalendarValues } from '../calendar-values.ts';
import { useRows } from './use-rows.ts';

/** Single days and ranges. */
export function DaysOffFields({ form }: { form: UseFormReturn<CalendarValues> }) {
  type Row = CalendarValues['days_off'][number];
  const { rows, append, remove, input, addRef } = useRows<CalendarValues, Row>(form, 'days_off');
  const errors = form.formState.errors.days_off;
  const today = dayInKarachi();
  return (
    <div className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-muted">No days off ahead.</p>}
      <ul className="flex flex-col gap-3">
        {rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their inputs hold no state
          <Card key={index} as="li" padding="small" className="grid items-start gap-3 sm:grid-cols-4">
            <TextField
              label="First day"
              type="date"
              min={today}
              error={errors?.[index]?.from?.message ?? errors?.[index]?.message}
              {...input(index, 'from')}
            />
            <TextField
              label="Last day"
              optional
              type="date"
              min={today}
              error={errors?.[index]?.until?.message}
              {...input(index, 'until')}
            />
            <TextField
              label="Note"
              optional
              maxLength={80}
              placeholder="Customers do not see it"
              error={errors?.[index]?.note?.message}
              {...input(index, 'note')}
            />
            <Button
              variant="danger"
              className="sm:mt-6.5"
              aria-label={`Remove days off ${index + 1}`}
              onClick={() => remove(index)}
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
        disabled={rows.length >= MAX_DAYS_OFF}
        onClick={() => append({ from: '', until: '', note: '' })}
      >
        Add days off
      </Button>
    </div>
  );
}

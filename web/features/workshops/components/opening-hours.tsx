import type { UseFormReturn } from 'react-hook-form';
import { MAX_OPENING_HOURS } from '../../../../contract/constants/tailors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { RatesValues } from '../rates-values.ts';
import { useRows } from './use-rows.ts';

/** Lines such as "Mon-Sat" and "11AM-9PM". */
export function OpeningHours({ form }: { form: UseFormReturn<RatesValues> }) {
  type Row = RatesValues['opening_hours'][number];
  const { rows, append, remove, input, addRef } = useRows<RatesValues, Row>(form, 'opening_hours');
  const errors = form.formState.errors.opening_hours;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">Opening hours</p>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their inputs hold no state
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            label="Days"
            placeholder="Mon-Sat"
            autoComplete="off"
            error={errors?.[index]?.days?.message}
            {...input(index, 'days')}
          />
          <TextField
            label="Hours"
            placeholder="11AM-9PM"
            autoComplete="off"
            error={errors?.[index]?.hours?.message}
            {...input(index, 'hours')}
          />
          <Button
            variant="icon"
            aria-label={`Remove line ${index + 1} of the opening hours`}
            onClick={() => remove(index)}
          >
            ×
          </Button>
        </div>
      ))}
      <Button
        ref={addRef}
        variant="secondary"
        className="self-start"
        disabled={rows.length >= MAX_OPENING_HOURS}
        onClick={() => append({ days: '', hours: '' })}
      >
        Add opening hours
      </Button>
    </div>
  );
}

import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MAX_CITY_PAIRS, MAX_COURIER_DAYS } from '../../../../contract/constants/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { focusGroup } from './focus-group.ts';
import type { HandoverValues } from './handover-values.ts';
import { isWholeNumber } from './use-group-form.ts';

const isDays = isWholeNumber(1, MAX_COURIER_DAYS);
const CITY = { required: 'Enter a city.' };

/** Courier days of pairs of cities within Pakistan (orders-63). */
export function CityDaysFields({ form }: { form: UseFormReturn<HandoverValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'city_days' });
  const rows = form.watch('city_days');
  const errors = form.formState.errors.city_days;
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      <Heading level={3} size="item" className="text-base">
        Days between cities
      </Heading>
      <p className="text-sm text-muted">
        Business days of the courier within Pakistan, the same in both directions. The same city twice: within
        it. Spellings of a city, also in Urdu, are one city. Where express days are empty, those within
        Pakistan count if they are fewer.
      </p>
      <ul className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid gap-2 border-t border-hairline pt-3 sm:grid-cols-[1fr_1fr_5rem_8rem_auto] sm:items-start sm:border-0 sm:pt-0"
          >
            <TextField
              label="From"
              dir="auto"
              maxLength={80}
              error={errors?.[index]?.from?.message}
              {...form.register(`city_days.${index}.from`, CITY)}
            />
            <TextField
              label="To"
              dir="auto"
              maxLength={80}
              error={errors?.[index]?.to?.message}
              {...form.register(`city_days.${index}.to`, CITY)}
            />
            <TextField
              label="Days"
              inputMode="numeric"
              error={errors?.[index]?.days?.message}
              {...form.register(`city_days.${index}.days`, { validate: isDays })}
            />
            <TextField
              label="Express days"
              inputMode="numeric"
              error={errors?.[index]?.express_days?.message}
              {...form.register(`city_days.${index}.express_days`, {
                validate: (typed) => typed.trim() === '' || isDays(typed),
              })}
            />
            <Button
              variant="quiet"
              className="text-madder max-sm:justify-self-start sm:mt-6.5"
              aria-label={`Remove ${rows[index]?.from || 'this pair'} - ${rows[index]?.to ?? ''}`}
              onClick={() => {
                remove(index);
                focusGroup('handover');
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {fields.length < MAX_CITY_PAIRS && (
        <Button
          variant="quiet"
          className="-ms-4 self-start"
          onClick={() => append({ from: '', to: '', days: '', express_days: '' })}
        >
          Add a pair of cities
        </Button>
      )}
    </div>
  );
}

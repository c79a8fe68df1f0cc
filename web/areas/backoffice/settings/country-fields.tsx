import type { UseFormReturn } from 'react-hook-form';
import { countryName } from '../../../../contract/constants/countries.ts';
import { HOME_COURIER_DAYS, WITHIN_CITY_DAYS } from '../../../../contract/constants/order-rules.ts';
import { MAX_COURIER_DAYS, MAX_FEE } from '../../../../contract/constants/staff.ts';
import { countries } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import type { CountryValues, HandoverValues } from './handover-values.ts';
import { isWholeNumber } from './use-group-form.ts';

interface CountryFieldsProps {
  form: UseFormReturn<HandoverValues>;
  index: number;
  row: CountryValues;
  onRemove: () => void;
}

const isFee = isWholeNumber(0, MAX_FEE);
const isLimit = isWholeNumber(1, MAX_FEE);
const isDays = isWholeNumber(1, MAX_COURIER_DAYS);

/** Fees and days of one country; Pakistan's days are those between cities, and it stays in the list. */
export function CountryFields({ form, index, row, onRemove }: CountryFieldsProps) {
  const isHome = row.country === 'PK';
  const errors = form.formState.errors.countries?.[index];
  const field = (
    name: Exclude<keyof CountryValues, 'country' | 'hasExpress'>,
    label: string,
    validate: (typed: string) => true | string,
  ) => (
    <TextField
      key={name}
      label={label}
      inputMode="numeric"
      error={errors?.[name]?.message}
      {...form.register(`countries.${index}.${name}`, { validate })}
    />
  );
  const hasDays = row.days_fewest.trim() !== '' || row.days_most.trim() !== '';
  const unlessNone = (typed: string) => typed.trim() === '' || isLimit(typed);
  const unlessEmpty = (typed: string) => (hasDays ? isDays(typed) : true);
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-hairline p-3">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_repeat(4,7rem)_auto]">
        {isHome ? (
          <p className="font-semibold max-sm:col-span-2 sm:mt-9">{countryName('PK')}</p>
        ) : (
          <SelectField
            label="Country"
            className="max-sm:col-span-2"
            error={errors?.country?.message}
            {...form.register(`countries.${index}.country`, { required: 'Choose a country.' })}
          >
            <option value="">Choose...</option>
            {countries().map(({ code, name }) => (
              <option key={code} value={code} disabled={code === 'PK'}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {field('collection_fee', 'Collection, Rs', isFee)}
        {field('delivery_fee', 'Delivery, Rs', isFee)}
        {field('days_fewest', 'Days, fewest', unlessEmpty)}
        {field('days_most', 'Days, most', unlessEmpty)}
        {!isHome && (
          <Button
            variant="quiet"
            className="px-3 text-madder max-sm:col-span-2 max-sm:justify-self-start sm:mt-6.5"
            aria-label={`Remove ${row.country ? countryName(row.country) : 'this country'}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </div>
      {isHome && (
        <p className="text-sm text-muted">
          Business days to another city; {HOME_COURIER_DAYS.join('-')} where empty. Within a city it is{' '}
          {WITHIN_CITY_DAYS}.
        </p>
      )}
      {!isHome && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {field('alteration_limit', 'Alteration nearby, Rs', unlessNone)}
        </div>
      )}
      <CheckField label="Express courier" {...form.register(`countries.${index}.hasExpress`)} />
      {row.hasExpress && (
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
          {field('express_collection_fee', 'Express collection, Rs', isFee)}
          {field('express_delivery_fee', 'Express delivery, Rs', isFee)}
          {field('express_days_fewest', 'Express days, fewest', isDays)}
          {field('express_days_most', 'Express days, most', isDays)}
        </div>
      )}
    </li>
  );
}

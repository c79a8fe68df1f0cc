import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { countryName } from '../../../../contract/constants/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Group } from './api.ts';
import { CityDaysFields } from './city-days-fields.tsx';
import { CountryFields } from './country-fields.tsx';
import { DutyFields } from './duty-fields.tsx';
import { focusGroup } from './focus-group.ts';
import { GroupCard } from './group-card.tsx';
import {
  type CityDaysValues,
  type CountryValues,
  cityDaysBody,
  cityDaysValues,
  countryBody,
  countryValues,
  type DutyValues,
  dutyBody,
  dutyValues,
  type HandoverValues,
  NEW_COUNTRY,
} from './handover-values.ts';
import { numberOf, useGroupForm } from './use-group-form.ts';

const LABELS = {
  collection_fee: 'Collection elsewhere, rupees',
  delivery_fee: 'Delivery elsewhere, rupees',
  countries: 'Countries',
  city_days: 'Days between cities',
  duties: 'Duties abroad',
};
const TITLE = 'Collection and delivery';

function showValue(name: string, value: unknown) {
  if (name === 'city_days') {
    return (
      (value as CityDaysValues[])
        .map(
          ({ from, to, days, express_days }) =>
            `${from} - ${to}: ${days}${express_days && `, express ${express_days}`}`,
        )
        .join('; ') || 'None'
    );
  }
  if (name === 'duties') {
    return (
      <ul>
        {(value as DutyValues[]).map(({ country, rate_percent, threshold, text, text_urdu }) => (
          <li key={country}>
            {countryName(country)}: {rate_percent === '' ? 'no rate' : `${rate_percent}%`}
            {threshold && ` from Rs ${threshold}`} <bdi>{text}</bdi> <bdi lang="ur">{text_urdu}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  if (name !== 'countries') return String(value);
  return (
    <ul>
      {(value as CountryValues[]).map((row) => (
        <li key={row.country}>
          {countryName(row.country)}: {row.collection_fee} and {row.delivery_fee}
          {row.days_most && `, ${row.days_fewest}-${row.days_most} days`}
          {row.alteration_limit && `, alterations nearby up to ${row.alteration_limit}`}
          {row.hasExpress &&
            `; express ${row.express_collection_fee} and ${row.express_delivery_fee}, ${row.express_days_fewest}-${row.express_days_most} days`}
        </li>
      ))}
    </ul>
  );
}

/** Fees by country and courier (orders-13, orders-44). */
export function HandoverForm({ thing }: { thing: Group<'handover'> }) {
  const { form, submission } = useGroupForm({
    name: 'handover',
    title: TITLE,
    thing,
    valuesOf: ({ elsewhere, countries, city_days = [], duties = [] }): HandoverValues => ({
      collection_fee: String(elsewhere.collection_fee),
      delivery_fee: String(elsewhere.delivery_fee),
      countries: countries.map(countryValues),
      city_days: city_days.map(cityDaysValues),
      duties: duties.map(dutyValues),
    }),
    bodyOf: ({ collection_fee, delivery_fee, countries, city_days, duties }) => ({
      elsewhere: { collection_fee: numberOf(collection_fee), delivery_fee: numberOf(delivery_fee) },
      countries: countries.map(countryBody),
      city_days: city_days.map(cityDaysBody),
      duties: duties.map(dutyBody),
    }),
    lists: ['countries', 'city_days', 'duties'],
  });
  return (
    <GroupCard
      name="handover"
      title={TITLE}
      about="Of stitched orders: collecting the cloth and delivering the garment, by country. The most days count for the promise. Goods have their own fees below."
      thing={thing}
      submission={submission}
      labels={LABELS}
      show={showValue}
    >
      <Countries form={form} />
      <ElsewhereFields form={form} />
      <CityDaysFields form={form} />
      <DutyFields form={form} />
    </GroupCard>
  );
}

type Form = UseFormReturn<HandoverValues>;

function Countries({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'countries' });
  const rows = form.watch('countries');
  return (
    <>
      <ul className="flex flex-col gap-5">
        {fields.map((field, index) => (
          <CountryFields
            key={field.id}
            form={form}
            index={index}
            row={rows[index] ?? field}
            onRemove={() => {
              remove(index);
              focusGroup('handover');
            }}
          />
        ))}
      </ul>
      <Button variant="quiet" className="-ms-4 self-start" onClick={() => append(NEW_COUNTRY)}>
        Add a country
      </Button>
    </>
  );
}

function ElsewhereFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      <Heading level={3} size="item" className="text-base">
        All other countries
      </Heading>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={LABELS.collection_fee}
          inputMode="numeric"
          error={errors.collection_fee?.message}
          {...form.register('collection_fee')}
        />
        <TextField
          label={LABELS.delivery_fee}
          inputMode="numeric"
          error={errors.delivery_fee?.message}
          {...form.register('delivery_fee')}
        />
      </div>
    </div>
  );
}

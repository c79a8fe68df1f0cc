import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { focusGroup } from './focus-group.ts';
import { GroupCard } from './group-card.tsx';
import { numberOf, useGroupForm } from './use-group-form.ts';

const LABELS = { rates: 'Exchange rates' };
const TITLE = 'Exchange rates';

interface Values {
  rates: { code: string; rupees: string }[];
}

export function CurrenciesForm({ thing }: { thing: Group<'currencies'> }) {
  const { form, submission } = useGroupForm({
    name: 'currencies',
    title: TITLE,
    thing,
    valuesOf: ({ rates }): Values => ({
      rates: rates.map(({ code, rupees }) => ({ code, rupees: String(rupees) })),
    }),
    bodyOf: ({ rates }) => ({
      rates: rates.map(({ code, rupees }) => ({ code, rupees: numberOf(rupees) })),
    }),
    lists: ['rates'],
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' });
  const rows = form.watch('rates');
  const { errors } = form.formState;
  return (
    <GroupCard
      name="currencies"
      title={TITLE}
      about="For the approximate prices that visitors from abroad see. Everything is charged in rupees."
      thing={thing}
      submission={submission}
      labels={LABELS}
      show={(_, value) => (
        <ul>
          {(value as Values['rates']).map(({ code, rupees }) => (
            <li key={code}>
              {code}: Rs {rupees}
            </li>
          ))}
        </ul>
      )}
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ id }, index) => (
          <li key={id} className="flex items-start gap-2">
            <TextField
              label="Currency"
              className="w-24 shrink-0"
              maxLength={3}
              autoCapitalize="characters"
              error={errors.rates?.[index]?.code?.message}
              {...form.register(`rates.${index}.code`, {
                validate: (code) => /^[A-Za-z]{3}$/.test(code.trim()) || 'Three letters.',
              })}
            />
            <TextField
              label="Rupees"
              className="min-w-0 flex-1"
              inputMode="decimal"
              error={errors.rates?.[index]?.rupees?.message}
              {...form.register(`rates.${index}.rupees`, {
                validate: (rupees) => Number(rupees) > 0 || 'Enter a number above 0.',
              })}
            />
            <Button
              variant="quiet"
              className="mt-6.5 px-3 text-madder"
              aria-label={`Remove ${rows[index]?.code || 'this currency'}`}
              onClick={() => {
                remove(index);
                focusGroup('currencies');
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {fields.length === 0 && <p className="text-muted">No rates: prices are shown in rupees only.</p>}
      <Button
        variant="quiet"
        className="-ms-4 self-start"
        disabled={fields.length >= 50}
        onClick={() => append({ code: '', rupees: '' })}
      >
        Add a currency
      </Button>
    </GroupCard>
  );
}

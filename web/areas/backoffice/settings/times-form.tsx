import { TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { numberOf, useGroupForm } from './use-group-form.ts';

const LABELS = {
  in_house_days: 'In-house workshop, days',
  quote_days: 'A bulk quote stays open, days',
  partner_days_fewest: 'Partner tailors at least, business days',
  partner_days_most: 'Partner tailors at most, business days',
  remind_after_days: 'Remind of a placed order after, days',
  confirm_within_days: 'A placed order expires after, days',
} as const;
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];
const TITLE = 'Times';

type Values = Record<keyof typeof LABELS, string>;

function valuesOf(thing: Group<'times'>): Values {
  return Object.fromEntries(FIELDS.map((name) => [name, String(thing[name])])) as Values;
}

export function TimesForm({ thing }: { thing: Group<'times'> }) {
  const { form, submission } = useGroupForm({
    name: 'times',
    title: TITLE,
    thing,
    valuesOf,
    bodyOf: (values: Values) => ({
      in_house_days: numberOf(values.in_house_days),
      quote_days: numberOf(values.quote_days),
      partner_days_fewest: numberOf(values.partner_days_fewest),
      partner_days_most: numberOf(values.partner_days_most),
      remind_after_days: numberOf(values.remind_after_days),
      confirm_within_days: numberOf(values.confirm_within_days),
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="times"
      title={TITLE}
      about="What pages promise, and how long orders and quotes wait for an answer. Orders that are waiting follow a change."
      thing={thing}
      submission={submission}
      labels={LABELS}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            inputMode="numeric"
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
    </GroupCard>
  );
}

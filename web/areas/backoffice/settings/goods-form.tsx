import { TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { numberOf, useGroupForm } from './use-group-form.ts';

const LABELS = {
  standard_fee: 'Standard delivery, rupees',
  express_fee: 'Express delivery, rupees',
  courier_fee: 'International courier, rupees',
  free_delivery_from: 'Free delivery from a sub total of, rupees',
  discount_percent: 'Discount, per cent',
  discount_from: 'Discount from a sub total of, rupees',
  lowest_share_percent: 'Lowest share of a price, per cent',
} as const;
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];
const HINTS: Partial<Record<keyof typeof LABELS, string>> = {
  free_delivery_from: 'Empty: never free.',
  lowest_share_percent: 'Codes never take off more; 70: customers pay at least 70 % of each price.',
};
const TITLE = 'Ready-made goods';

type Values = Record<keyof typeof LABELS, string>;

function valuesOf(thing: Group<'goods'>): Values {
  return Object.fromEntries(FIELDS.map((name) => [name, String(thing[name] ?? '')])) as Values;
}

export function GoodsForm({ thing }: { thing: Group<'goods'> }) {
  const { form, submission } = useGroupForm({
    name: 'goods',
    title: TITLE,
    thing,
    valuesOf,
    bodyOf: (values: Values) => ({
      standard_fee: numberOf(values.standard_fee),
      express_fee: numberOf(values.express_fee),
      courier_fee: numberOf(values.courier_fee),
      free_delivery_from: numberOf(values.free_delivery_from),
      discount_percent: numberOf(values.discount_percent),
      discount_from: numberOf(values.discount_from),
      lowest_share_percent: numberOf(values.lowest_share_percent),
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="goods"
      title={TITLE}
      about="Delivery and discount of brand and cultural products. A cart that costs something else than its customer saw is shown again before it is charged."
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
            optional={name === 'free_delivery_from'}
            hint={HINTS[name]}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
    </GroupCard>
  );
}

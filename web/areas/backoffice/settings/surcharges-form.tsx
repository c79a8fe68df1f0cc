import { TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { numberOf, useGroupForm } from './use-group-form.ts';

const LABELS = {
  urgent_percent: 'Urgent, per cent of the stitching',
  sample_fee: 'Cloth swatch, rupees',
  commission_percent: 'Commission of tailors, per cent',
};
const TITLE = 'Surcharges';

export function SurchargesForm({ thing }: { thing: Group<'surcharges'> }) {
  const { form, submission } = useGroupForm({
    name: 'surcharges',
    title: TITLE,
    thing,
    valuesOf: ({ urgent_percent, sample_fee, commission_percent = 0 }) => ({
      urgent_percent: String(urgent_percent),
      sample_fee: String(sample_fee),
      commission_percent: String(commission_percent),
    }),
    bodyOf: (values) => ({
      urgent_percent: numberOf(values.urgent_percent),
      sample_fee: numberOf(values.sample_fee),
      commission_percent: numberOf(values.commission_percent),
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="surcharges"
      title={TITLE}
      about="Added to the price of stitched orders, and what the shop keeps of it. A placed order is priced again when it is confirmed; a confirmed one keeps its price."
      thing={thing}
      submission={submission}
      labels={LABELS}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={LABELS.urgent_percent}
          inputMode="numeric"
          error={errors.urgent_percent?.message}
          {...form.register('urgent_percent')}
        />
        <TextField
          label={LABELS.sample_fee}
          inputMode="numeric"
          error={errors.sample_fee?.message}
          {...form.register('sample_fee')}
        />
        <TextField
          label={LABELS.commission_percent}
          hint="Of stitching and urgent surcharges. What is delivered already keeps its commission."
          inputMode="numeric"
          error={errors.commission_percent?.message}
          {...form.register('commission_percent')}
        />
      </div>
    </GroupCard>
  );
}

import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { type DressTypeCode, dressTypesFor } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { SelectField } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type MeasurementsView, measurementsAddress } from '../address.ts';
import type { useRecordForm } from '../use-record-form.ts';
import { PersonFields } from './person-fields.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface GuideWhoProps {
  form: Pick<ReturnType<typeof useRecordForm>, 'fields' | 'errors' | 'edit'>;
  records: readonly Measurement[];
  record: Measurement | undefined;
  garment: DressTypeCode | undefined;
  view: MeasurementsView;
  next: string | null;
  ref: Ref<HTMLHeadingElement>;
}

/** The person and the garment to measure for. */
export function GuideWho({ form, records, record, garment, view, next, ref }: GuideWhoProps) {
  const navigate = useNavigate();
  const { fields, errors, edit } = form;
  const trades =
    fields.age_group === 'child' || fields.gender === ''
      ? (['Gents Tailor', 'Ladies Tailor'] as const)
      : ([fields.gender === 'female' ? 'Ladies Tailor' : 'Gents Tailor'] as const);
  return (
    <section aria-labelledby="guide-who" className="flex flex-col gap-6">
      <h3 id="guide-who" ref={ref} tabIndex={-1} className="text-xl">
        {record ? 'What is to be made?' : 'Who is measured, and for what?'}
      </h3>
      {!record && <PersonFields fields={fields} errors={errors} persons={personsOf(records)} onEdit={edit} />}
      <SelectField
        label="Garment"
        name="garment"
        hint="The guide asks only for the measures that this garment needs."
        value={garment ?? ''}
        onChange={({ target }) => {
          const { garment: _, ...others } = view;
          const chosen = target.value as DressTypeCode | '';
          void navigate(measurementsAddress({ ...others, ...(chosen && { garment: chosen }) }, next), {
            replace: true,
            preventScrollReset: true,
          });
        }}
      >
        <option value="">Any: the eight basic measures</option>
        {trades.map((trade) => (
          <optgroup key={trade} label={trade === 'Gents Tailor' ? 'For gents' : 'For ladies'}>
            {dressTypesFor(trade).map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm font-semibold">Your tape shows</p>
        <UnitSwitch unit={fields.unit} onSwitch={(unit) => edit('unit', (before) => ({ ...before, unit }))} />
      </div>
      <p className="text-muted">
        No tape at hand?{' '}
        <TextLink to={measurementsAddress({ questions: record?.id ?? 'new' }, next)} variant="inline">
          Answer ten questions instead
        </TextLink>
        .
      </p>
    </section>
  );
}

function personsOf(records: readonly Measurement[]): string[] {
  return [...new Set(records.map(({ person }) => person))];
}

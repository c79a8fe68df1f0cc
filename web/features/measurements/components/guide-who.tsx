import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { garmentWords, measurementsWords } from '#words';
import { type DressTypeCode, dressTypesFor } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { SelectField } from '../../../ui/field.tsx';
import { Rich } from '../../../ui/rich.tsx';
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
        {record ? measurementsWords.whatIsToBeMade : measurementsWords.whoIsMeasuredAndForWhat}
      </h3>
      {!record && <PersonFields fields={fields} errors={errors} persons={personsOf(records)} onEdit={edit} />}
      <SelectField
        label={measurementsWords.garment}
        name="garment"
        hint={measurementsWords.theGuideAsksOnlyForThe}
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
        <option value="">{measurementsWords.anyTheEightBasicMeasures}</option>
        {trades.map((trade) => (
          <optgroup
            key={trade}
            label={trade === 'Gents Tailor' ? measurementsWords.forGents : measurementsWords.forLadies}
          >
            {dressTypesFor(trade).map(({ code }) => (
              <option key={code} value={code}>
                {garmentWords.dressTypes[code]}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm font-semibold">{measurementsWords.yourTapeShows}</p>
        <UnitSwitch unit={fields.unit} onSwitch={(unit) => edit('unit', (before) => ({ ...before, unit }))} />
      </div>
      <p className="text-muted">
        <Rich
          text={measurementsWords.noTapeAtHand}
          parts={{
            questions: (text) => (
              <TextLink to={measurementsAddress({ questions: record?.id ?? 'new' }, next)} variant="inline">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </section>
  );
}

function personsOf(records: readonly Measurement[]): string[] {
  return [...new Set(records.map(({ person }) => person))];
}

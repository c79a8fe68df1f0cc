import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { monthsOutgrown } from '../../../../contract/child-records.ts';
import { notesFor } from '../../../../contract/fit-notes.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { lackingMeasures } from '../../../features/orders/book-tailor/record-fit.ts';
import { PersonFields } from '../../../features/orders/book-tailor/steps/asked-fields.tsx';
import SampleFields from '../../../features/orders/book-tailor/steps/sample-fields.tsx';
import { formatDay } from '../../../lib/format.ts';
import { ScopedForm } from '../../../lib/scoped-form.tsx';
import { useShop } from '../../../lib/shop.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Banner } from '../../../ui/states.tsx';
import { readMeasurementsOf } from '../customers/api.ts';
import { FitNotes } from '../orders/fit-notes.tsx';
import { type FitOfRecord, readFitOf } from './api.ts';
import { EntryPicture } from './entry-picture.tsx';
import { ENTRY_SOURCES, type EntryValues } from './entry-values.ts';

export interface MeasuresPartProps {
  /** Which garment of the form. */
  index: number;
  customer: CustomerDetails;
  /** The records that were loaded or added here; undefined before. */
  records: readonly Measurement[] | undefined;
  /** What did not fit before, by record; loaded with the records. */
  fit: readonly FitOfRecord[];
  onRead: (records: Measurement[], fit: FitOfRecord[]) => void;
  onMeasure: () => void;
  /** The button that begins to measure. */
  measure: RefObject<HTMLButtonElement | null> | undefined;
}

const SOURCES = {
  STORE: 'Saved, or taken now',
  LINK: 'Somebody is asked by a link',
  SAMPLE: 'A garment that fits goes along',
  UPLOAD: 'A picture of the measures',
} as const;

const LINK_WORDS =
  'The order is entered and waits. You send the link, or give it to the customer. Once the measures are here you confirm the order for them.';
const SAMPLE_EXPLANATION =
  'The tailor lays it flat, measures it, and sends it back with the new garment. Its measures are saved for the customer.';

/** Where the measures come from (backoffice-29, backoffice-30). */
export function MeasuresPart(props: MeasuresPartProps) {
  const { index, records } = props;
  const { register, watch } = useFormContext<EntryValues>();
  const source = watch(`garments.${index}.source`);
  const path = `garments.${index}`;
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="Measures"
        value={source}
        options={ENTRY_SOURCES.map((value) => ({ value, label: SOURCES[value] }))}
        radio={register(`garments.${index}.source`)}
      />
      {source === 'STORE' && <StoredMeasures {...props} />}
      {source === 'LINK' && (
        <ScopedForm path={path}>
          <p className="text-muted">{LINK_WORDS}</p>
          <PersonFields label="Whose measures" />
        </ScopedForm>
      )}
      {source === 'UPLOAD' && (
        <EntryPicture
          name={`garments.${index}.measurement_picture`}
          label="Picture of the measures"
          hint="JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB."
        />
      )}
      {source === 'SAMPLE' && (
        <ScopedForm path={path}>
          <SampleFields
            records={{ state: 'loaded', list: [...(records ?? [])] }}
            explanation={SAMPLE_EXPLANATION}
          />
        </ScopedForm>
      )}
    </div>
  );
}

/** Chooses a saved record or adds a new one. A press loads the records, because each read is recorded (people-9). */
function StoredMeasures({
  index,
  customer,
  records = [],
  fit,
  onRead,
  onMeasure,
  measure,
}: MeasuresPartProps) {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<EntryValues>();
  const { act, isPending, failure } = useAction();
  const { measurement: chosen, dress_type: dressType } = watch(`garments.${index}`);
  const saved = customer.measurement_records;
  const isUnread = saved > records.length;
  const record = records.find(({ id }) => String(id) === chosen);
  const { notes = [] } = fit.find((one) => one.measurement === record?.id) ?? {};
  const { child_months } = useShop().order_rules;
  const months = record ? monthsOutgrown(record, child_months) : null;
  const lacking = record ? lackingMeasures(record, dressType) : [];

  async function read() {
    const [list, notes] = await Promise.all([readMeasurementsOf(customer.id), readFitOf(customer.id)]);
    onRead(list, notes);
    const [only] = list;
    if (only && list.length === 1) {
      setValue(`garments.${index}.measurement`, String(only.id), { shouldDirty: true });
      clearErrors(`garments.${index}.measurement`);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="Whose measures"
        required
        error={formState.errors.garments?.[index]?.measurement?.message}
        hint={
          records.length === 0 && saved === 0 ? 'None are saved yet. Take them with the tape.' : undefined
        }
        {...register(`garments.${index}.measurement`)}
        value={chosen}
      >
        <option value="">{records.length === 0 ? 'Nothing to choose yet' : 'Choose...'}</option>
        {records.map(({ id, label, updated_at }) => (
          <option key={id} value={id}>
            {label}, {formatDay(updated_at)}
          </option>
        ))}
      </SelectField>
      {lacking.length > 0 && (
        <Banner kind="warning">
          “{record?.label}” lacks {lacking.join(', ')}. Take the measures anew.
        </Banner>
      )}
      {months !== null && (
        <Banner kind="warning">
          “{record?.label}” was measured {months} months ago. Children grow: take the measures anew.
        </Banner>
      )}
      {record && <FitNotes notes={notesFor(notes, dressType || null)} unit={record.unit} />}
      {isUnread && (
        <p className="text-sm text-muted">
          {saved === 1 ? '1 record is saved' : `${saved} records are saved`}. Each look is recorded with your
          name.
        </p>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        {isUnread && (
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() => act(read, 'Failed to get the measurements')}
          >
            {isPending ? 'Loading...' : 'Show saved measures'}
          </Button>
        )}
        <Button ref={measure} variant="secondary" onClick={onMeasure}>
          Take new measures
        </Button>
      </div>
    </div>
  );
}

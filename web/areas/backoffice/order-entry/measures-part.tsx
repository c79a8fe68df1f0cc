import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { lackingMeasures } from '../../../features/orders/book-tailor/record-fit.ts';
import { formatDay } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { readMeasurementsOf } from '../customers/api.ts';
import type { EntryValues } from './entry-values.ts';

export interface MeasuresPartProps {
  /** Which garment of the form. */
  index: number;
  customer: CustomerDetails;
  /** The records that were loaded or added here; undefined before. */
  records: readonly Measurement[] | undefined;
  onRead: (records: Measurement[]) => void;
  onMeasure: () => void;
  /** The button that begins to measure. */
  measure: RefObject<HTMLButtonElement | null> | undefined;
}

/** Chooses a saved record or adds a new one. A press loads the records, because each read is recorded (people-9). */
export function MeasuresPart({
  index,
  customer,
  records = [],
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
  const lacking = record ? lackingMeasures(record, dressType) : [];

  async function read() {
    const list = await readMeasurementsOf(customer.id);
    onRead(list);
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

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, orderFormWords, sampleWords, shelfClothWords } from '#words';
import { recordName } from '../../../../lib/record-name.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { MEASUREMENT_SOURCE_NAMES } from '../../words.ts';
import { AS_PLACED, type OrderFields } from '../draft.ts';
import { MEASUREMENT_CHOICES } from '../garment-shape.ts';
import { chosenRecord } from '../measure-problems.ts';
import { isLengthOpen } from '../record-fit.ts';
import { isRecordGone, type Records } from '../use-measurement-records.ts';
import { AskedFields } from './asked-fields.tsx';
import { FormSection } from './form-section.tsx';
import { OrderPicture } from './order-picture.tsx';
import { RecordNotice } from './record-notice.tsx';

interface MeasurementFieldsProps {
  records: Records;
  /** Whose measures the order keeps unless another record is chosen, or `AS_PLACED`. */
  frozen?: string | null | undefined;
  /** True if no record is chosen for the customer. */
  mustChoose?: boolean;
  title?: string;
  /** The form, to which the guide returns. */
  back?: string;
  /** True if the form has a `LengthOfKameez` elsewhere. */
  isLengthApart?: boolean;
}

/** See orders-5. */
export function MeasurementFields({ title = basicWords.measurements, ...stored }: MeasurementFieldsProps) {
  const { register, watch, formState } = useFormContext<OrderFields>();
  const source = watch('measurement_source');
  const { mayTravel, hasChanged } = useTravellingSample();
  return (
    <FormSection title={title}>
      <RadioGroup
        label={orderFormWords.measurementSource}
        value={source}
        error={formState.errors.measurement_source?.message}
        options={MEASUREMENT_CHOICES.filter((value) => mayTravel || value !== 'SAMPLE').map((value) => ({
          value,
          label: labelOf(value),
        }))}
        radio={register('measurement_source')}
      />
      <p role="status" className="font-medium text-saffron-ink empty:hidden">
        {hasChanged && shelfClothWords.noSampleTravels}
      </p>
      {source === 'STORE' && <StoredRecords {...stored} />}
      {source === 'LINK' && <AskedFields />}
      {source === 'SAMPLE' && (
        <LazyPart load={loadSampleFields} skeleton={<Skeleton className="h-80" />}>
          {(SampleFields) => <SampleFields records={stored.records} />}
        </LazyPart>
      )}
      {source === 'UPLOAD' && (
        <OrderPicture
          name="measurement_picture"
          label={orderFormWords.measurementImage}
          hint={orderFormWords.aPhotoOfTheMeasuresOn}
        />
      )}
    </FormSection>
  );
}

/** A sample goes along with the customer's cloth only; otherwise the saved measures are chosen instead (orders-160). */
function useTravellingSample() {
  const { watch, setValue } = useFormContext<OrderFields>();
  const [source, cloth] = watch(['measurement_source', 'cloth_source']);
  const [hasChanged, setChanged] = useState(false);
  const mayTravel = cloth !== 'SHELF';
  useEffect(() => {
    if (mayTravel) setChanged(false);
    else if (source === 'SAMPLE') {
      setValue('measurement_source', 'STORE', { shouldDirty: true });
      setChanged(true);
    }
  }, [mayTravel, source, setValue]);
  return { mayTravel, hasChanged };
}

function labelOf(value: OrderFields['measurement_source']): string {
  if (value === 'LINK') return orderFormWords.askSomebody;
  return value === 'SAMPLE' ? sampleWords.aGarmentThatFits : MEASUREMENT_SOURCE_NAMES[value];
}

function StoredRecords({
  records,
  frozen,
  mustChoose = false,
  back = BACK,
  isLengthApart = false,
}: Omit<MeasurementFieldsProps, 'title'>) {
  const { register, watch, formState, getValues, setValue } = useFormContext<OrderFields>();
  const [measurement, dressType] = watch(['measurement', 'dress_type']);
  const list = records.state === 'loaded' ? records.list : undefined;
  const isGone = isRecordGone(measurement, list);
  // Preselect the first record. A deleted one stays chosen, although the browser displays another option.
  useEffect(() => {
    const [first] = list ?? [];
    const chosen = getValues('measurement') || (frozen || mustChoose || !first ? '' : String(first.id));
    setValue('measurement', chosen);
  }, [list, frozen, mustChoose, getValues, setValue]);

  if (records.state === 'signed-out') {
    return <p className="text-muted">{orderFormWords.signInToUseYourSaved}</p>;
  }
  if (records.state === 'loading') return <p className="text-muted">{orderFormWords.loadingMeasurements}</p>;
  if (records.state === 'failed') return <LoadFailure onRetry={records.retry}>{records.message}</LoadFailure>;
  if (records.list.length === 0 && !frozen) {
    return <p className="text-muted">{orderFormWords.youHaveNoSavedMeasurementsYet}</p>;
  }
  const chosen = records.list.find(({ id }) => String(id) === measurement);
  return (
    <>
      <SelectField
        label={orderFormWords.whoseMeasurements}
        error={formState.errors.measurement?.message}
        {...register('measurement')}
      >
        {frozen && <option value="">{frozenName(frozen)}</option>}
        {mustChoose && <option value="">{orderFormWords.choose}</option>}
        {records.list.map((record) => (
          <option key={record.id} value={record.id}>
            {record.age_group === 'child'
              ? orderFormWords.recordOfAChild({ name: recordName(record, records.list) })
              : recordName(record, records.list)}
          </option>
        ))}
        {isGone && (
          <option value={measurement} disabled>
            {orderFormWords.deletedRecord}
          </option>
        )}
      </SelectField>
      {chosen && <RecordNotice record={chosen} dressType={dressType} back={back} />}
      {!isLengthApart && <LengthOfKameez records={records} />}
      {chosen && (
        <LazyPart load={loadFitChooser} skeleton={null}>
          {(FitChooser) => <FitChooser key={chosen.id} record={chosen} dressType={dressType || null} />}
        </LazyPart>
      )}
    </>
  );
}

/** Asks how long a kameez shall be, where the saved measures do not say it (orders-75). */
export function LengthOfKameez({ records }: { records: Records }) {
  const { watch } = useFormContext<OrderFields>();
  const [measurement_source, measurement] = watch(['measurement_source', 'measurement']);
  const [dress_type, length_choice] = watch(['dress_type', 'length_choice']);
  const record = chosenRecord({ measurement_source, measurement }, records);
  if (measurement_source !== 'STORE' || records.state !== 'loaded') return null;
  if (!isLengthOpen(record, { dress_type, length_choice })) return null;
  return (
    <LazyPart load={loadLengthFields} skeleton={<Skeleton className="h-40" />}>
      {(LengthFields) => <LengthFields record={record} />}
    </LazyPart>
  );
}

function frozenName(label: string): string {
  return label === AS_PLACED ? orderFormWords.asPlacedInThisOrder : orderFormWords.asInThisOrder({ label });
}

const loadFitChooser = () => import('../../../measurements/components/fit-chooser.tsx');
const loadSampleFields = () => import('./sample-fields.tsx');
const loadLengthFields = () => import('./length-fields.tsx');
const BACK = '/book-tailor?step=order';

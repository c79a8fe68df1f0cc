import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { MEASUREMENT_SOURCES } from '../../../../../contract/constants/orders.ts';
import { garmentOf } from '../../../../../contract/garments.ts';
import type { Measurement } from '../../../../../contract/measurements.ts';
import { recordName } from '../../../../lib/record-name.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Banner } from '../../../../ui/states.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { MEASUREMENT_SOURCE_NAMES } from '../../words.ts';
import { type OrderFields, useDraft } from '../draft.ts';
import { lackingMeasures } from '../record-fit.ts';
import { isRecordGone, type Records } from '../use-measurement-records.ts';
import { FormSection } from './form-section.tsx';
import { OrderPicture } from './order-picture.tsx';

/** See orders-5. */
export function MeasurementFields({ records }: { records: Records }) {
  const { register, watch, formState } = useFormContext<OrderFields>();
  const source = watch('measurement_source');
  return (
    <FormSection title="Measurements">
      <RadioGroup
        label="Measurement source"
        value={source}
        error={formState.errors.measurement_source?.message}
        options={MEASUREMENT_SOURCES.map((value) => ({ value, label: MEASUREMENT_SOURCE_NAMES[value] }))}
        radio={register('measurement_source')}
      />
      {source === 'STORE' && <StoredRecords records={records} />}
      {source === 'UPLOAD' && (
        <OrderPicture
          name="measurement_picture"
          label="Measurement image"
          hint="A photo of the measures on paper or of a naap slip. JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB."
        />
      )}
    </FormSection>
  );
}

function StoredRecords({ records }: { records: Records }) {
  const { register, watch, formState, getValues, setValue } = useFormContext<OrderFields>();
  const [measurement, dressType] = watch(['measurement', 'dress_type']);
  const list = records.state === 'loaded' ? records.list : undefined;
  const frozen = useDraft(({ editing }) => editing?.measuresOf);
  const isGone = isRecordGone(measurement, list);
  // Preselect the first record. A deleted one stays chosen, although the browser displays another option.
  useEffect(() => {
    const [first] = list ?? [];
    const chosen = getValues('measurement') || (frozen || !first ? '' : String(first.id));
    setValue('measurement', chosen);
  }, [list, frozen, getValues, setValue]);

  if (records.state === 'signed-out') {
    return <p className="text-muted">Sign in to use your saved measurements.</p>;
  }
  if (records.state === 'loading') return <p className="text-muted">Loading measurements...</p>;
  if (records.state === 'failed') return <LoadFailure onRetry={records.retry}>{records.message}</LoadFailure>;
  if (records.list.length === 0 && !frozen) {
    return (
      <p className="text-muted">
        You have no saved measurements yet. Add them in your profile, or upload a picture.
      </p>
    );
  }
  const chosen = records.list.find(({ id }) => String(id) === measurement);
  return (
    <>
      <SelectField
        label="Whose measurements"
        error={formState.errors.measurement?.message}
        {...register('measurement')}
      >
        {frozen && <option value="">{`${frozen}, as in this order`}</option>}
        {records.list.map((record) => (
          <option key={record.id} value={record.id}>
            {recordName(record, records.list)}
            {record.age_group === 'child' && ' (child)'}
          </option>
        ))}
        {isGone && (
          <option value={measurement} disabled>
            Deleted record
          </option>
        )}
      </SelectField>
      {chosen && <RecordNotice record={chosen} dressType={dressType} />}
    </>
  );
}

const BACK = '/book-tailor?step=order';

interface RecordNoticeProps {
  record: Measurement;
  dressType: string;
}

/** Missing, estimated and doubtful measures of the record (orders-41, measurements-9). */
function RecordNotice({ record, dressType }: RecordNoticeProps) {
  const lacking = lackingMeasures(record, dressType);
  const { warnings, estimated } = record;
  const guide = new URLSearchParams({
    tab: 'measurements',
    guide: String(record.id),
    garment: dressType,
    next: BACK,
  });
  return (
    <>
      {lacking.length > 0 && (
        <Banner kind="warning">
          {garmentOf(dressType)?.label} needs what “{record.label}” does not have: {lacking.join(', ')}.{' '}
          <TextLink to={`/profile?${guide}`} variant="inline">
            Add the missing measures
          </TextLink>{' '}
          Your order is kept.
        </Banner>
      )}
      {estimated.length > 0 && (
        <Banner kind="info">
          {estimated.length === 1 ? '1 measure' : `${estimated.length} measures`} of “{record.label}” are
          estimated. Your tailor sees which, and may ask for a fitting.{' '}
          <TextLink to={`/profile?${guide}`} variant="inline">
            Take them by tape
          </TextLink>
        </Banner>
      )}
      {warnings.length > 0 && (
        <details className="rounded-xl bg-saffron-soft px-4 text-sm text-saffron-ink">
          <summary className="flex min-h-11 items-center font-semibold">
            {warnings.length === 1 ? '1 thing to check' : `${warnings.length} things to check`}
          </summary>
          <ul className="flex list-disc flex-col gap-1 ps-5 pb-3">
            {warnings.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { sampleWords } from '#words';
import { MAX_SAMPLE_KIND_LENGTH } from '../../../../../contract/constants/samples.ts';
import { recordName } from '../../../../lib/record-name.ts';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import type { SampleValues } from '../garment-shape.ts';
import type { Records } from '../use-measurement-records.ts';
import { PersonFields } from './asked-fields.tsx';

/** The garment that goes along with the cloth to be measured (orders-160). */
export default function SampleFields({
  records,
  explanation = sampleWords.howItWorks,
}: {
  records: Records;
  explanation?: string;
}) {
  const { register, watch, setValue, formState } = useFormContext<SampleValues>();
  const list = records.state === 'loaded' ? records.list : [];
  const chosen = list.find(({ id }) => String(id) === watch('sample_record'));

  // A draft may name a record that is deleted, whose person is asked then.
  const isGone = records.state === 'loaded' && !chosen && watch('sample_record') !== '';
  useEffect(() => {
    if (isGone) setValue('sample_record', '', { shouldDirty: true });
  }, [isGone, setValue]);

  function choose(id: string) {
    const record = list.find((one) => String(one.id) === id);
    setValue('sample_record', id, { shouldDirty: true });
    setValue('asked_name', record?.label ?? '', { shouldDirty: true });
    if (!record) return;
    setValue('asked_age_group', record.age_group);
    setValue('asked_gender', record.gender);
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{explanation}</p>
      <TextField
        label={sampleWords.whatIsIt}
        hint={sampleWords.whatIsItHint}
        autoComplete="off"
        maxLength={MAX_SAMPLE_KIND_LENGTH}
        error={formState.errors.sample_kind?.message}
        {...register('sample_kind')}
      />
      {list.length > 0 && (
        <SelectField
          label={sampleWords.whoseMeasuresAreThey}
          value={chosen ? String(chosen.id) : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{sampleWords.aNewRecord}</option>
          {list.map((record) => (
            <option key={record.id} value={record.id}>
              {recordName(record, list)}
            </option>
          ))}
        </SelectField>
      )}
      {!chosen && <PersonFields label={sampleWords.whomDoesItFit} />}
    </div>
  );
}

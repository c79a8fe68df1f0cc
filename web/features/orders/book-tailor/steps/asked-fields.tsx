import { useFormContext } from 'react-hook-form';
import { basicWords, measurementsWords, orderFormWords } from '#words';
import { PEOPLE } from '../../../../../contract/constants/measurements.ts';
import { AGE_GROUPS } from '../../../../../contract/measures.ts';
import { TextField } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import type { SampleValues } from '../garment-shape.ts';

/** Who is asked for the measures by a link (orders-70). */
export function AskedFields() {
  return (
    <>
      <p className="text-muted">{orderFormWords.askSomebodyHint}</p>
      <PersonFields label={orderFormWords.whoIsAsked} />
    </>
  );
}

export function PersonFields({ label }: { label: string }) {
  const { register, watch, formState } = useFormContext<SampleValues>();
  const [gender, ageGroup] = watch(['asked_gender', 'asked_age_group']);
  const { errors } = formState;
  return (
    <>
      <TextField
        label={label}
        autoComplete="off"
        maxLength={60}
        error={errors.asked_name?.message}
        {...register('asked_name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <RadioGroup
          label={basicWords.gender}
          value={gender}
          error={errors.asked_gender?.message}
          options={PEOPLE.map((value) => ({ value, label: basicWords[value] }))}
          radio={register('asked_gender')}
        />
        <RadioGroup
          label={measurementsWords.adultOrChild}
          value={ageGroup}
          hint={measurementsWords.childAbout2To14Years}
          options={AGE_GROUPS.map((value) => ({ value, label: measurementsWords.ageGroups[value] }))}
          radio={register('asked_age_group')}
        />
      </div>
    </>
  );
}

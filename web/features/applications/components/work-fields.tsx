import { useFormContext } from 'react-hook-form';
import { LEAD_TIME_DAYS, TAILOR_KINDS, TAILOR_SERVICES } from '../../../../contract/constants/tailors.ts';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { ApplicationFields } from '../application-fields.ts';

const DAYS = Array.from(
  { length: LEAD_TIME_DAYS.max - LEAD_TIME_DAYS.min + 1 },
  (_, place) => LEAD_TIME_DAYS.min + place,
);

export function WorkFields({ disabled }: { disabled: boolean }) {
  const { register, formState } = useFormContext<ApplicationFields>();
  const { errors } = formState;
  return (
    <>
      <RadioGroup
        label="Whom do you stitch for?"
        options={Object.entries(TAILOR_KINDS).map(([value, label]) => ({ value, label }))}
        radio={register('kind')}
        error={errors.kind?.message}
        disabled={disabled}
      />
      <fieldset disabled={disabled}>
        <legend className="mb-1.5 text-sm font-semibold">
          What else do you offer?<span className="font-normal text-muted"> (optional)</span>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {Object.entries(TAILOR_SERVICES).map(([code, label]) => (
            <ChoiceTile key={code} type="checkbox" value={code} {...register('services')}>
              {label}
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
      <SelectField
        label="How long does a garment take you?"
        hint="Business days from the confirmed order to the finished garment. Customers see the day that follows from it."
        disabled={disabled}
        error={errors.lead_time_days?.message}
        className="sm:max-w-sm"
        {...register('lead_time_days')}
      >
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </SelectField>
    </>
  );
}

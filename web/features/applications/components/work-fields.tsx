import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TAILOR_KINDS, TAILOR_SERVICES } from '../../../../contract/constants/tailors.ts';
import { useShop } from '../../../lib/shop.ts';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { ApplicationFields, TextFieldOf } from '../application-fields.ts';

export function WorkFields({ textField, disabled }: { textField: TextFieldOf; disabled: boolean }) {
  const { register, watch, formState } = useFormContext<ApplicationFields>();
  const { errors } = formState;
  const lead_time_days = watch('lead_time_days');
  const id = useId();
  const wrong = errors.services?.message;
  const [fewest, most] = useShop().order_rules.partner_days;
  // A value from before the shop changed its limits stays visible and is refused with the reason.
  const days = new Set(Array.from({ length: most - fewest + 1 }, (_, place) => String(fewest + place)));
  if (lead_time_days !== '') days.add(lead_time_days);
  return (
    <>
      <RadioGroup
        label="Whom do you stitch for?"
        options={Object.entries(TAILOR_KINDS).map(([value, label]) => ({ value, label }))}
        radio={register('kind')}
        error={errors.kind?.message}
        disabled={disabled}
      />
      <fieldset
        disabled={disabled}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
      >
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
        {wrong && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-madder">
            {wrong}
          </p>
        )}
      </fieldset>
      <SelectField
        label="How long does a garment take you?"
        hint="Business days from the confirmed order to the finished garment. Customers see the day that follows from it."
        className="sm:max-w-sm"
        {...textField('lead_time_days')}
        // The draft may be restored before the option is rendered.
        value={lead_time_days}
      >
        <option value="">Choose</option>
        {[...days].map((count) => (
          <option key={count} value={count}>
            {count} days
          </option>
        ))}
      </SelectField>
    </>
  );
}

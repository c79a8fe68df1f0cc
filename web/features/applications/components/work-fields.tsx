import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { applicationsWords, basicWords, tradeWords } from '#words';
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
        label={applicationsWords.whomDoYouStitchFor}
        options={Object.entries(tradeWords.kinds).map(([value, label]) => ({ value, label }))}
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
          {applicationsWords.whatElseDoYouOffer}
          <span className="font-normal text-muted"> {basicWords.optional}</span>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {Object.entries(tradeWords.services).map(([code, label]) => (
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
        label={applicationsWords.howLongDoesAGarmentTake}
        hint={applicationsWords.leadTimeHint}
        className="sm:max-w-sm"
        {...textField('lead_time_days')}
        // The draft may be restored before the option is rendered.
        value={lead_time_days}
      >
        <option value="">{applicationsWords.choose}</option>
        {[...days].map((count) => (
          <option key={count} value={count}>
            {applicationsWords.days({ count: Number(count) })}
          </option>
        ))}
      </SelectField>
    </>
  );
}

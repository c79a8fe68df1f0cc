import { useId } from 'react';
import { codesOf } from '../../../../contract/codes.ts';
import { TAILOR_KINDS, TAILOR_SERVICES, type TailorKind } from '../../../../contract/constants/tailors.ts';
import { useShop } from '../../../lib/shop.ts';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { PartProps, TextFieldOf } from '../application-fields.ts';

export function WorkFields({
  typed: { kind, services, lead_time_days },
  change,
  errors,
  disabled,
  textField,
}: PartProps & { textField: TextFieldOf }) {
  const id = useId();
  const wrong = errors.services;
  const [fewest, most] = useShop().order_rules.partner_days;
  // What was typed before the shop changed its days stays to be seen, and is refused with the reason.
  const days = new Set(Array.from({ length: most - fewest + 1 }, (_, place) => String(fewest + place)));
  if (lead_time_days !== '') days.add(lead_time_days);
  return (
    <>
      <RadioGroup
        label="Whom do you stitch for?"
        options={Object.entries(TAILOR_KINDS).map(([value, label]) => ({ value, label }))}
        value={kind}
        radio={{
          name: 'kind',
          onChange: ({ currentTarget }) => change({ kind: currentTarget.value as TailorKind }),
        }}
        error={errors.kind}
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
            <ChoiceTile
              key={code}
              type="checkbox"
              name="services"
              checked={services.includes(code)}
              onChange={({ currentTarget }) =>
                change({ services: withService(services, code, currentTarget.checked) })
              }
            >
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

/** In their own order, not that of ticking. */
function withService(services: readonly string[], changed: string, isOffered: boolean): string[] {
  return codesOf(TAILOR_SERVICES).filter((code) => (code === changed ? isOffered : services.includes(code)));
}

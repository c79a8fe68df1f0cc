import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { applicationsWords, garmentWords } from '#words';
import type { TailorKind } from '../../../../contract/constants/tailors.ts';
import { grouped } from '../../../../contract/figures.ts';
import { dressTypesOfKind } from '../../../../contract/garments.ts';
import { cn } from '../../../ui/cn.ts';
import { FIELD_BOX } from '../../../ui/field.tsx';
import type { ApplicationFields } from '../application-fields.ts';

interface RateFieldsProps {
  kind: TailorKind;
  disabled: boolean;
  /** Whole rupees by dress type, shown as placeholders. */
  examples: Record<string, number>;
}

/** The rate of each garment (tailors-7). */
export default function RateFields({ kind, examples, disabled }: RateFieldsProps) {
  const { register, clearErrors, formState } = useFormContext<ApplicationFields>();
  const { rates } = formState.errors;
  const id = useId();
  // The error of all rates together; single rates have their own.
  const missing = typeof rates?.message === 'string' ? rates.message : undefined;
  return (
    <fieldset
      name="rates"
      disabled={disabled}
      aria-invalid={missing ? true : undefined}
      aria-describedby={missing ? `${id}-error` : undefined}
    >
      <legend className="sr-only">{applicationsWords.ratesInRupees}</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {dressTypesOfKind(kind).map(({ code }) => {
          const error = rates?.[code]?.message;
          const example = examples[code];
          return (
            <div key={code} className="border-b border-hairline py-1.5">
              <div className="grid grid-cols-[1fr_8.5rem] items-center gap-3">
                <label htmlFor={`${id}-${code}`}>{garmentWords.dressTypes[code]}</label>
                <span className="relative">
                  <span
                    aria-hidden="true"
                    className="absolute inset-y-0 start-3.5 flex items-center text-muted"
                  >
                    {applicationsWords.rs}
                  </span>
                  <input
                    id={`${id}-${code}`}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                    placeholder={example === undefined ? undefined : grouped(example)}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${id}-${code}-error` : undefined}
                    className={cn(FIELD_BOX, 'figures ps-10')}
                    {...register(`rates.${code}`, { onChange: () => missing && clearErrors('rates') })}
                  />
                </span>
              </div>
              {error && (
                <p id={`${id}-${code}-error`} className="text-sm font-medium text-madder">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {missing && (
        <p id={`${id}-error`} className="mt-2 text-sm font-medium text-madder">
          {missing}
        </p>
      )}
    </fieldset>
  );
}

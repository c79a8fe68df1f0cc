import type { Ref } from 'react';
import type { MeasureCode, Unit } from '../../../../contract/measures.ts';
import { FIELD_BOX, FieldFrame } from '../../../ui/field.tsx';
import { feetAndInches, joinedHeight } from '../feet.ts';
import { unitOf } from '../words.ts';

interface TapeInputProps {
  label: string;
  code: MeasureCode;
  text: string;
  unit: Unit;
  error: string | undefined;
  warning: string | undefined;
  hint: string;
  onType: (text: string) => void;
  ref: Ref<HTMLInputElement>;
}

const BOX = `${FIELD_BOX} figures text-2xl min-h-14 pe-14`;

/** The number that the tape shows; a height in inches has a field for the feet. */
export function TapeInput({ label, code, text, unit, error, warning, hint, onType, ref }: TapeInputProps) {
  if (code === 'height' && unit === 'in') {
    const { feet, inches } = feetAndInches(text);
    return (
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
        <div className="grid grid-cols-2 gap-3">
          <FieldFrame label="Feet" error={error} warning={error ? undefined : warning} hint={hint}>
            {(ids) => (
              <input
                {...ids}
                ref={ref}
                name="feet"
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={feet}
                onChange={({ target }) => onType(joinedHeight(target.value, inches))}
                className={BOX}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Inches">
            {(ids) => (
              <input
                {...ids}
                name="inches"
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={inches}
                onChange={({ target }) => onType(joinedHeight(feet, target.value))}
                className={BOX}
              />
            )}
          </FieldFrame>
        </div>
      </fieldset>
    );
  }
  return (
    <FieldFrame label={label} error={error} warning={error ? undefined : warning} hint={hint}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={ref}
            name={code}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={text}
            onChange={({ target }) => onType(target.value)}
            className={BOX}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-0 grid place-items-center pe-4 text-muted"
          >
            {unitOf(code, unit)}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

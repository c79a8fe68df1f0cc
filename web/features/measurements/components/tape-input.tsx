import type { ReactNode, Ref } from 'react';
import { measurementsWords } from '#words';
import type { MeasureCode, Unit } from '../../../../contract/measures.ts';
import { FIELD_BOX, FieldFrame } from '../../../ui/field.tsx';
import { feetAndInches, joinedHeight } from '../feet.ts';
import { unitOf } from '../words.ts';

interface TapeInputProps {
  label: string;
  /** True if the label is visible; a heading may replace it. */
  isLabelled?: boolean;
  code: MeasureCode;
  text: string;
  unit: Unit;
  error: string | undefined;
  warning?: string | undefined;
  hint: string;
  onType: (text: string) => void;
  /** Shown beside the field, such as the switch of its unit. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const BOX = `${FIELD_BOX} figures text-2xl min-h-14 pe-14`;

/** A number in the unit of the tape; a height in inches has a field for the feet. */
export function TapeInput({
  label,
  isLabelled = false,
  code,
  text,
  unit,
  error,
  warning,
  hint,
  onType,
  children,
  ref,
}: TapeInputProps) {
  if (code === 'height' && unit === 'in') {
    const { feet, inches } = feetAndInches(text);
    return (
      <fieldset>
        <legend className={isLabelled ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
        {children && <div className="mb-3">{children}</div>}
        <div className="grid grid-cols-2 gap-3">
          <FieldFrame
            label={measurementsWords.feet}
            error={error}
            warning={error ? undefined : warning}
            hint={hint}
          >
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
          <FieldFrame label={measurementsWords.inches}>
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
    <FieldFrame
      label={isLabelled ? label : <span className="sr-only">{label}</span>}
      error={error}
      warning={error ? undefined : warning}
      hint={hint}
    >
      {(ids) => (
        <div className="flex items-center gap-3">
          <div className="relative flex-1">
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
          {children}
        </div>
      )}
    </FieldFrame>
  );
}

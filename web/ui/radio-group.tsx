import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChoiceTile } from './choice-tile.tsx';
import type { FieldText } from './field.tsx';

interface RadioGroupProps extends Omit<FieldText, 'warning'> {
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  radio: Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value' | 'checked'>;
  /** For a group that is not registered with a form. */
  value?: string;
  disabled?: boolean;
}

export function RadioGroup({
  label,
  error,
  hint,
  className = '',
  options,
  radio,
  value,
  disabled,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={className}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {options.map((option) => (
          <ChoiceTile
            key={option.value}
            {...radio}
            value={option.value}
            disabled={option.disabled || disabled}
            {...(value === undefined ? {} : { checked: value === option.value })}
            hint={option.hint}
            className="flex-1"
          >
            {option.label}
          </ChoiceTile>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}

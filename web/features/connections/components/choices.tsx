import { CheckField } from '../../../ui/field.tsx';

interface ChoicesProps<Choice extends string> {
  legend: string;
  error?: string | undefined;
  all: readonly Choice[];
  names: Readonly<Record<Choice, string>>;
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

/** Checkboxes of scopes or events, each with its code. */
export function Choices<Choice extends string>({
  legend,
  error,
  all,
  names,
  chosen,
  onChange,
}: ChoicesProps<Choice>) {
  return (
    <fieldset className="flex flex-col gap-1.5" data-refused={error ? '' : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      {all.map((choice) => (
        <CheckField
          key={choice}
          label={
            <>
              {names[choice]}{' '}
              <code dir="ltr" className="text-sm text-muted">
                {choice}
              </code>
            </>
          }
          checked={chosen.includes(choice)}
          onChange={({ target }) =>
            onChange(all.filter((one) => (one === choice ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}

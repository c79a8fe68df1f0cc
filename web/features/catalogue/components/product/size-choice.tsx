import { type ReactNode, type RefObject, useId } from 'react';
import type { Size } from '../../../../../contract/catalogue.ts';
import { type OfferedSize, stockWords } from '../../variant-choice.ts';

interface SizeChoiceProps {
  sizes: readonly OfferedSize[];
  chosen: Size | undefined;
  onChoose: (size: Size) => void;
  error: string | undefined;
  groupRef: RefObject<HTMLFieldSetElement | null>;
  guide: ReactNode;
}

export function SizeChoice({ sizes, chosen, onChoose, error, groupRef, guide }: SizeChoiceProps) {
  const name = useId();
  return (
    <fieldset ref={groupRef} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="float-start flex min-h-11 items-center font-semibold">Size</legend>
      <div className="flex justify-end">{guide}</div>
      <div className="clear-both grid grid-cols-4 gap-2">
        {sizes.map(({ size, stock }) => {
          const words = stockWords(stock);
          return (
            <label
              key={size}
              className={`relative flex min-h-16 flex-col items-center justify-center rounded-xl border bg-card px-1 py-2 text-center transition duration-150 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-enabled:hover:border-brand has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${error ? 'border-madder' : 'border-edge'}`}
            >
              <input
                type="radio"
                name={name}
                value={size}
                checked={size === chosen}
                disabled={stock === 0}
                onChange={() => onChoose(size)}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <span className={`text-lg font-semibold ${stock === 0 ? 'line-through' : ''}`}>{size}</span>
              {words && (
                <span className={`text-sm leading-tight ${stock === 0 ? '' : 'text-saffron-ink'}`}>
                  {words}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <p id={`${name}-error`} role="alert" className="text-madder not-empty:pt-2">
        {error}
      </p>
    </fieldset>
  );
}

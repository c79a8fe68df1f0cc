import { type ReactNode, type RefObject, useId } from 'react';
import { catalogueWords } from '#words';
import type { Size } from '../../../../../contract/catalogue.ts';
import { ChoiceTile } from '../../../../ui/choice-tile.tsx';
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
      <legend className="float-start flex min-h-11 items-center font-semibold">{catalogueWords.size}</legend>
      <div className="flex flex-wrap justify-end">{guide}</div>
      <div className="clear-both grid grid-cols-4 gap-2">
        {sizes.map(({ size, stock }) => {
          const words = stockWords(stock);
          return (
            <ChoiceTile
              key={size}
              shape="column"
              mark="hidden"
              name={name}
              value={size}
              checked={size === chosen}
              disabled={stock === 0}
              onChange={() => onChoose(size)}
              className={`min-h-16 ${error ? 'border-madder' : ''}`}
            >
              <span className={`text-lg font-semibold ${stock === 0 ? 'line-through' : ''}`}>{size}</span>
              {words && (
                <span className={`text-sm leading-tight ${stock === 0 ? '' : 'text-saffron-ink'}`}>
                  {words}
                </span>
              )}
            </ChoiceTile>
          );
        })}
      </div>
      <p id={`${name}-error`} role="alert" className="text-madder not-empty:pt-2">
        {error}
      </p>
    </fieldset>
  );
}

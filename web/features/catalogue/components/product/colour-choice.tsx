import { useId } from 'react';
import type { Colour, ProductDetail } from '../../../../../contract/catalogue.ts';
import { isColourSoldOut } from '../../variant-choice.ts';

interface ColourChoiceProps {
  product: ProductDetail;
  chosen: string | undefined;
  onChoose: (colour: Colour) => void;
}

export function ColourChoice({ product, chosen, onChoose }: ColourChoiceProps) {
  const name = useId();
  if (product.colours.length === 0) return null;
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">Colour</legend>
      <div className="flex flex-wrap gap-2">
        {product.colours.map((colour) => {
          const isGone = isColourSoldOut(product, colour.code);
          return (
            <label
              key={colour.code}
              className="relative inline-flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-card py-1 ps-1.5 pe-4 transition duration-150 has-enabled:hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name}
                value={colour.code}
                checked={colour.code === chosen}
                disabled={isGone}
                onChange={() => onChoose(colour)}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <span
                aria-hidden="true"
                className="size-8 rounded-full border border-edge"
                style={{ backgroundColor: colour.hex }}
              />
              {isGone ? <s>{colour.name}</s> : colour.name}
              {isGone && <span className="text-sm">Sold out</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

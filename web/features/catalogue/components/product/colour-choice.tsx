import { useId } from 'react';
import { basicWords, catalogueWords } from '#words';
import type { Colour, ProductDetail } from '../../../../../contract/catalogue.ts';
import { ChoiceTile } from '../../../../ui/choice-tile.tsx';
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
      <legend className="pb-2 font-semibold">{catalogueWords.colour}</legend>
      <div className="flex flex-wrap gap-2">
        {product.colours.map((colour) => {
          const isGone = isColourSoldOut(product, colour.code);
          return (
            <ChoiceTile
              key={colour.code}
              shape="pill"
              mark="hidden"
              name={name}
              value={colour.code}
              checked={colour.code === chosen}
              disabled={isGone}
              onChange={() => onChoose(colour)}
              className="gap-2.5 py-1 ps-1.5 pe-4"
            >
              <span
                aria-hidden="true"
                className="size-8 rounded-full border border-edge"
                style={{ backgroundColor: colour.hex }}
              />
              {isGone ? <s>{colour.name}</s> : colour.name}
              {isGone && <span className="text-sm">{basicWords.soldOut}</span>}
            </ChoiceTile>
          );
        })}
      </div>
    </fieldset>
  );
}

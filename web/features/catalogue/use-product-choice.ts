import { useState } from 'react';
import type { ProductDetail, Size } from '../../../contract/catalogue.ts';
import { type Choice, chosenVariant, firstColour, inColour } from './variant-choice.ts';

/** The customer's choice of colour and size; `product` is undefined until its details are loaded. */
export function useProductChoice(product: ProductDetail | undefined) {
  const [chosen, setChosen] = useState<Choice>({ colour: undefined, size: undefined });
  const choice = { ...chosen, colour: chosen.colour ?? (product && firstColour(product)?.code) };
  return {
    ...choice,
    variant: product && chosenVariant(product, choice),
    chooseColour: (colour: string) => product && setChosen(inColour(product, choice, colour)),
    chooseSize: (size: Size) => setChosen({ ...choice, size }),
  };
}

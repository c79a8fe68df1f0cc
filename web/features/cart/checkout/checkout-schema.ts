import { cartWords } from '#words';
import { postalCodeProblem } from '../../../../contract/postal-code.ts';
import { PlaceShopOrder } from '../../../../contract/shop-orders.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import type { TextProblem } from './checkout-fields.ts';

export const textProblem: TextProblem = (name, text, country) => {
  const { error } = PlaceShopOrder.shape[name].safeParse(text, { error: issueSentence });
  if (error) return error.issues[0]?.message ?? cartWords.notInTheExpectedFormat;
  return name === 'postal_code' ? postalCodeProblem(text, country) : undefined;
};

import { PlaceShopOrder } from '../../../../contract/shop-orders.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import type { TextProblem } from './checkout-fields.ts';

export const textProblem: TextProblem = (name, text) => {
  const { error } = PlaceShopOrder.shape[name].safeParse(text, { error: issueSentence });
  return error ? (error.issues[0]?.message ?? 'This is not in the expected format.') : undefined;
};

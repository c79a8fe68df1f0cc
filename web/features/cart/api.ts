import { type AnswerOf, type BodyFor, calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import type { CartItem } from './store.ts';

/** The lines of a cart as the server is told them. */
export function linesOf(items: readonly CartItem[]): BodyFor<typeof calls.checkCart>['items'] {
  return items.map(({ id, variant, quantity, price }) => ({
    id,
    quantity,
    price,
    ...(variant === undefined ? {} : { variant }),
  }));
}

/** Prices, stock and bill of a cart as they are now (shop-4). */
export function checkCart(body: BodyFor<typeof calls.checkCart>, signal: AbortSignal) {
  return call(calls.checkCart, { body, signal });
}

/** Which gateway takes cards, and the numbers to try it with. */
export function readPaymentSettings(signal?: AbortSignal) {
  return call(calls.paymentSettings, signal ? { signal } : {});
}

/** Has the built-in sandbox turn a test card into a token. */
export function tokeniseTestCard(body: BodyFor<typeof calls.tokeniseCard>) {
  return call(calls.tokeniseCard, { body });
}

/** Answers the challenge of a test card in place of its bank. */
export function answerChallenge(body: BodyFor<typeof calls.answerChallenge>) {
  return call(calls.answerChallenge, { body });
}

/** What placing an order answers. */
export type PlacedShopOrder = AnswerOf<typeof calls.placeShopOrder>;

/** Buys the goods of a cart. The same attempt sent twice buys them once. */
export function placeOrder(
  body: BodyFor<typeof calls.placeShopOrder>,
  attempt: string,
): Promise<PlacedShopOrder> {
  return call(calls.placeShopOrder, { body, idempotencyKey: attempt });
}

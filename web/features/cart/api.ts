import { type AnswerOf, type BodyFor, calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import type { CartItem } from './store.ts';

export function linesOf(items: readonly CartItem[]): BodyFor<typeof calls.checkCart>['items'] {
  return items.map(({ id, variant, quantity, price }) => ({
    id,
    quantity,
    price,
    ...(variant === undefined ? {} : { variant }),
  }));
}

/** Current prices, stock and bill of a cart (shop-4). */
export function checkCart(body: BodyFor<typeof calls.checkCart>, signal: AbortSignal) {
  return call(calls.checkCart, { body, signal });
}

export function readPaymentSettings(signal?: AbortSignal) {
  return call(calls.paymentSettings, signal ? { signal } : {});
}

export function tokeniseTestCard(body: BodyFor<typeof calls.tokeniseCard>) {
  return call(calls.tokeniseCard, { body });
}

export function answerChallenge(body: BodyFor<typeof calls.answerChallenge>) {
  return call(calls.answerChallenge, { body });
}

export type PlacedShopOrder = AnswerOf<typeof calls.placeShopOrder>;

export function placeOrder(
  body: BodyFor<typeof calls.placeShopOrder>,
  attempt: string,
): Promise<PlacedShopOrder> {
  return call(calls.placeShopOrder, { body, idempotencyKey: attempt });
}

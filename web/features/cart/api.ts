import type { AnswerOf, BodyFor } from '../../../contract/endpoint.ts';
import {
  answerChallenge as answerChallengeCall,
  paymentSettings,
  tokeniseCard,
} from '../../../contract/payments.ts';
import { checkCart as checkCartCall, placeShopOrder } from '../../../contract/shop-orders.ts';
import { call } from '../../lib/call.ts';
import type { CartItem } from './store.ts';

/** The lines of a cart as the server is told them. */
export function linesOf(items: readonly CartItem[]): BodyFor<typeof checkCartCall>['items'] {
  return items.map(({ id, variant, quantity, price }) => ({
    id,
    quantity,
    price,
    ...(variant === undefined ? {} : { variant }),
  }));
}

/** Prices, stock and bill of a cart as they are now (shop-4). */
export function checkCart(body: BodyFor<typeof checkCartCall>, signal: AbortSignal) {
  return call(checkCartCall, { body, signal });
}

/** Which gateway takes cards, and the numbers to try it with. */
export function readPaymentSettings(signal?: AbortSignal) {
  return call(paymentSettings, signal ? { signal } : {});
}

/** Has the built-in sandbox turn a test card into a token. */
export function tokeniseTestCard(body: BodyFor<typeof tokeniseCard>) {
  return call(tokeniseCard, { body });
}

/** Answers the challenge of a test card in place of its bank. */
export function answerChallenge(body: BodyFor<typeof answerChallengeCall>) {
  return call(answerChallengeCall, { body });
}

/** What placing an order answers. */
export type PlacedShopOrder = AnswerOf<typeof placeShopOrder>;

/** Buys the goods of a cart. The same attempt sent twice buys them once. */
export function placeOrder(body: BodyFor<typeof placeShopOrder>, attempt: string): Promise<PlacedShopOrder> {
  return call(placeShopOrder, { body, idempotencyKey: attempt });
}

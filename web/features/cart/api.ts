import { type AnswerOf, type BodyFor, calls } from '../../../contract/calls.ts';
import type { DeliveryChoice } from '../../../contract/delivery.ts';
import { call } from '../../lib/call.ts';
import { defineQuery } from '../../lib/queries.ts';
import type { CartItem } from './store.ts';

export function linesOf(items: readonly CartItem[]): BodyFor<typeof calls.checkCart>['items'] {
  return items.map(({ id, variant, quantity, price }) => ({
    id,
    quantity,
    price,
    ...(variant === undefined ? {} : { variant }),
  }));
}

/** Current prices, stock and bill of a cart (shop-4), with the lines they are about. */
export const cartCheckQuery = (asked: readonly CartItem[], delivery: DeliveryChoice) => {
  const body = { items: linesOf(asked), delivery };
  return defineQuery({
    queryKey: ['cart', 'check', body],
    queryFn: async ({ signal }) => ({ asked, answer: await call(calls.checkCart, { body, signal }) }),
    // Stock changes, so never show an earlier check of the same cart.
    gcTime: 0,
  });
};

export const paymentSettingsQuery = defineQuery({
  queryKey: ['cart', 'payment-settings'],
  queryFn: ({ signal }) => call(calls.paymentSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

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

import { type AnswerOf, type BodyFor, calls } from '../../../contract/calls.ts';
import type { DeliveryChoice } from '../../../contract/delivery.ts';
import { orderCalls } from '../../../contract/order-calls.ts';
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
  queryFn: ({ signal }) => call(orderCalls.paymentSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function tokeniseTestCard(body: BodyFor<typeof orderCalls.tokeniseCard>) {
  return call(orderCalls.tokeniseCard, { body });
}

export function answerChallenge(body: BodyFor<typeof orderCalls.answerChallenge>) {
  return call(orderCalls.answerChallenge, { body });
}

export type PlacedShopOrder = AnswerOf<typeof orderCalls.placeShopOrder>;

export function placeOrder(
  body: BodyFor<typeof orderCalls.placeShopOrder>,
  attempt: string,
): Promise<PlacedShopOrder> {
  return call(orderCalls.placeShopOrder, { body, idempotencyKey: attempt });
}

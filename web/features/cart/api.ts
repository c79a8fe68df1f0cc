import type { DeliveryChoice } from '../../../contract/delivery.ts';
import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { defineQuery } from '../../lib/queries.ts';
import type { CartItem } from './store.ts';

export function linesOf(items: readonly CartItem[]): BodyFor<'POST /api/shop/cart/check/'>['items'] {
  return items.map(({ id, variant, quantity, price }) => ({
    id,
    quantity,
    price,
    ...(variant === undefined ? {} : { variant }),
  }));
}

/** Current prices, stock and bill of a cart, together with the checked lines (shop-4). */
export const cartCheckQuery = (asked: readonly CartItem[], delivery: DeliveryChoice, code = '') => {
  const body = { items: linesOf(asked), delivery, ...(code && { code }) };
  return defineQuery({
    queryKey: ['cart', 'check', body],
    queryFn: async ({ signal }) => ({
      asked,
      answer: await call('POST /api/shop/cart/check/', { session: 'optional', body, signal }),
    }),
    // Never show an earlier check, because stock changes.
    gcTime: 0,
  });
};

export const paymentSettingsQuery = defineQuery({
  queryKey: ['cart', 'payment-settings'],
  queryFn: ({ signal }) => call('GET /api/payments/settings/', { session: 'none', signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function tokeniseTestCard(body: BodyFor<'POST /api/payments/tokens/'>) {
  return call('POST /api/payments/tokens/', { session: 'none', body });
}

export function answerChallenge(body: BodyFor<'POST /api/payments/sandbox/challenges/'>) {
  return call('POST /api/payments/sandbox/challenges/', { session: 'none', body });
}

export type PlacedShopOrder = ResponseOf<'POST /api/shop/orders/'>;

export function placeOrder(
  body: BodyFor<'POST /api/shop/orders/'>,
  attempt: string,
): Promise<PlacedShopOrder> {
  return call('POST /api/shop/orders/', { session: 'optional', body, idempotencyKey: attempt });
}

import type { AnswerOf, BodyFor } from '../../../contract/endpoint.ts';
import { paymentSettings, tokeniseCard } from '../../../contract/payments.ts';
import { checkCart, confirmShopOrder, placeShopOrder, shopOrders } from '../../../contract/shop-orders.ts';
import { call } from '../../lib/call.ts';
import type { CartItem } from './store.ts';

/** The lines of a cart as the server is told them. */
export function linesOf(items: readonly CartItem[]): BodyFor<typeof checkCart>['items'] {
  return items.map(({ id, variant, quantity, price }) => ({
    id,
    quantity,
    price,
    ...(variant === undefined ? {} : { variant }),
  }));
}

/** Prices, stock and bill of a cart as they are now (product.md §4 Shop). */
export function lookCartUp(body: BodyFor<typeof checkCart>, signal: AbortSignal) {
  return call(checkCart, { body, signal });
}

/** Which gateway takes cards, and the numbers to try it with. */
export function readPaymentSettings(signal?: AbortSignal) {
  return call(paymentSettings, signal ? { signal } : {});
}

/** Has the built-in sandbox turn a test card into a token. */
export function tokeniseTestCard(body: BodyFor<typeof tokeniseCard>) {
  return call(tokeniseCard, { body });
}

/** What placing an order answers. */
export type PlacedShopOrder = AnswerOf<typeof placeShopOrder>;

/** Buys the goods of a cart. The same attempt sent twice buys them once. */
export function buy(body: BodyFor<typeof placeShopOrder>, attempt: string): Promise<PlacedShopOrder> {
  return call(placeShopOrder, { body, idempotencyKey: attempt });
}

/** What confirming an order answers. */
export type ConfirmedShopOrder = AnswerOf<typeof confirmShopOrder>;

/** Places a guest's order by the token of its mail. */
export function confirmOrder(token: string): Promise<ConfirmedShopOrder> {
  return call(confirmShopOrder, { body: { token } });
}

/** One page of the own orders of ready-made goods, newest first. */
export function listShopOrders(page: number) {
  return call(shopOrders, { query: { page } });
}

import type { AnswerOf } from '../../../contract/endpoint.ts';
import { confirmShopOrder, shopOrders } from '../../../contract/shop-orders.ts';
import { call } from '../../lib/call.ts';

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

import type { AnswerOf } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

export type ConfirmedShopOrder = AnswerOf<typeof calls.confirmShopOrder>;

export function confirmOrder(token: string): Promise<ConfirmedShopOrder> {
  return call(calls.confirmShopOrder, { body: { token } });
}

/** Own cart orders, newest first. */
export const shopOrdersQuery = (page: number) =>
  definePersonalQuery({
    queryKey: ['shop-orders', 'list', page],
    queryFn: ({ signal }) => call(calls.shopOrders, { query: { page }, signal }),
  });

/** The tracking number authorises guests, who have no session. */
export function readOrderPayment({ id, tracking_id }: ShopOrder, signal: AbortSignal) {
  return call(calls.shopOrderPayment, { params: { id }, query: { tracking_id }, signal });
}

import type { AnswerOf } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { call } from '../../lib/call.ts';

/** What confirming an order answers. */
export type ConfirmedShopOrder = AnswerOf<typeof calls.confirmShopOrder>;

/** Places a guest's order by the token of its mail. */
export function confirmOrder(token: string): Promise<ConfirmedShopOrder> {
  return call(calls.confirmShopOrder, { body: { token } });
}

/** One page of the own orders of ready-made goods, newest first. */
export function listShopOrders(page: number) {
  return call(calls.shopOrders, { query: { page } });
}

/** Whether an order is paid; the tracking number stands for a session, which a guest has not. */
export function readOrderPayment({ id, tracking_id }: ShopOrder, signal: AbortSignal) {
  return call(calls.shopOrderPayment, { params: { id }, query: { tracking_id }, signal });
}

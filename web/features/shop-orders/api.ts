import type { AnswerOf } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

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

/** Saves an issued document as a file named by its id (invoices-1). */
export async function saveDocument(id: number, document: string): Promise<void> {
  saveFile(await download(calls.orderDocument, { params: { id, document } }));
}

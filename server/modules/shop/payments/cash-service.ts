import type { Tx } from '../../../db/client.ts';
import { billOfOrder, lockPayment, sellerOrdersOf, writeCash } from '../seller-orders/queries.ts';
import { cashShare } from './cash-share.ts';

/** Fixes the cash that the courier collects for a seller order, whatever happens to the others (shop-17). */
export async function fixCash(tx: Tx, orderId: number, sellerOrderId: number): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  const order = payment ? undefined : await billOfOrder(tx, orderId);
  if (!order) return;
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  await writeCash(tx, sellerOrderId, cashShare({ order, sellerOrders, isCash: true }, sellerOrderId));
}

import type { Db, Tx } from '../../../db/client.ts';
import { billOfOrder, lockPayment, sellerOrdersOf, writeCash } from '../seller-orders/queries.ts';
import { cashShare } from './cash-share.ts';
import { allSellerOrders, insertPastCash } from './past-cash-queries.ts';

/** Fixes the cash that the courier collects for a seller order, whatever happens to the others (shop-17). */
export async function fixCash(tx: Tx, orderId: number, sellerOrderId: number): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  const order = payment ? undefined : await billOfOrder(tx, orderId);
  if (!order) return;
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  await writeCash(tx, sellerOrderId, cashShare({ order, sellerOrders, isCash: true }, sellerOrderId));
}

/** So that no statement comes near its timeout, and none locks many orders. */
const SELLER_ORDERS_AT_ONCE = 2000;

/** At every start, for parcels that were delivered before goods had payments (payments-42). Returns how many. */
export async function enterPastCash(db: Db): Promise<number> {
  const { from: first, to: last } = await allSellerOrders(db);
  let entered = 0;
  for (let from = first; from <= last; from += SELLER_ORDERS_AT_ONCE) {
    entered += await insertPastCash(db, { from, to: from + SELLER_ORDERS_AT_ONCE - 1 });
  }
  return entered;
}

import { MAX_OPEN_ORDERS, UNPROVEN_MAX_OPEN_ORDERS } from '../../../contract/constants/orders.ts';
import type { Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import { fail } from '../../fail.ts';
import { orderingCustomer } from './queries.ts';

/**
 * The customer who places a stitched order, locked until the transaction ends. Fails with `orders.too_many_unproven` or
 * `orders.too_many_open` (orders-49).
 */
export async function customerWhoPlaces(tx: Tx, id: number) {
  await lockUserRow(tx, id);
  const customer = (await orderingCustomer(tx, id)) ?? fail('session.invalid');
  const { isProven, openOrders } = customer;
  if (!isProven && openOrders >= UNPROVEN_MAX_OPEN_ORDERS) {
    fail('orders.too_many_unproven', { limit: UNPROVEN_MAX_OPEN_ORDERS });
  }
  if (openOrders >= MAX_OPEN_ORDERS) fail('orders.too_many_open', { limit: MAX_OPEN_ORDERS });
  return customer;
}

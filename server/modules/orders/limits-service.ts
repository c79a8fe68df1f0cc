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
  if (!customer.isProven && customer.openOrders >= UNPROVEN_MAX_OPEN_ORDERS) {
    fail('orders.too_many_unproven', { limit: UNPROVEN_MAX_OPEN_ORDERS });
  }
  if (customer.openOrders >= MAX_OPEN_ORDERS) fail('orders.too_many_open', { limit: MAX_OPEN_ORDERS });
  return customer;
}

/** Somebody for whom staff enters an order, whatever is known of the address. Fails with `orders.customer_has_too_many` (orders-52). */
export async function customerToEnterFor(tx: Tx, id: number) {
  await lockUserRow(tx, id);
  const customer = (await orderingCustomer(tx, id)) ?? fail('request.not_found');
  if (customer.openOrders >= MAX_OPEN_ORDERS) {
    fail('orders.customer_has_too_many', { limit: MAX_OPEN_ORDERS });
  }
  return customer;
}

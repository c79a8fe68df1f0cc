import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { useLateQuery } from '../../lib/late-query.ts';
import { orderPaymentQuery } from './api.ts';
import { isBeingCharged } from './words.ts';

/** The order with its payment as it is now; the seller orders change only when all were cancelled. */
export function usePaymentProgress<Order extends ShopOrder>(order: Order): Order {
  const payment = useLateQuery(isBeingCharged(order) ? orderPaymentQuery(order) : undefined);
  if (!payment) return order;
  const { status, bill_status } = payment;
  const parts = status === 'CANCELLED' ? order.parts.map((part) => ({ ...part, status })) : order.parts;
  return { ...order, bill_status, parts };
}

import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { useLateQuery } from '../../lib/late-query.ts';
import { orderPaymentQuery } from './api.ts';
import { isBeingCharged, isUnconfirmed } from './words.ts';

/**
 * The order with its payment and confirmation as they are now, for example once a guest has confirmed in another tab. The seller
 * orders change only when all were confirmed or cancelled.
 */
export function usePaymentProgress<Order extends ShopOrder>(order: Order): Order {
  const isOpen = isBeingCharged(order) || isUnconfirmed(order);
  const payment = useLateQuery(isOpen ? orderPaymentQuery(order) : undefined);
  if (!payment) return order;
  const { status, bill_status } = payment;
  const hasMoved = status === 'CANCELLED' || (isUnconfirmed(order) && status !== 'UNCONFIRMED');
  if (!hasMoved) return { ...order, bill_status };
  const parts = order.parts.map((part) => ({ ...part, status }));
  return { ...order, bill_status, parts, ...('confirmation' in order ? { confirmation: null } : {}) };
}

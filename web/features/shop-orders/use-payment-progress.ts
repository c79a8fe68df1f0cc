import { useLateQuery } from '../../lib/late-query.ts';
import type { PlacedShopOrder } from '../cart/api.ts';
import { orderPaymentQuery } from './api.ts';
import { isBeingCharged } from './words.ts';

/**
 * The order with its current payment and confirmation, which may change in another tab. The seller orders change only
 * when all were confirmed or cancelled.
 */
export function usePaymentProgress(order: PlacedShopOrder): PlacedShopOrder {
  const isOpen = isBeingCharged(order) || order.confirmation !== null;
  const payment = useLateQuery(isOpen ? orderPaymentQuery(order) : undefined);
  if (!payment) return order;
  const { status, bill_status, awaits_confirmation } = payment;
  const confirmation = awaits_confirmation ? order.confirmation : null;
  const wasUnconfirmed = order.parts.some((part) => part.status === 'UNCONFIRMED');
  const hasMoved = status === 'CANCELLED' || (wasUnconfirmed && status !== 'UNCONFIRMED');
  const parts = hasMoved ? order.parts.map((part) => ({ ...part, status })) : order.parts;
  return { ...order, bill_status, parts, confirmation };
}

import type { BodyFor, QueryFor, ResponseOf } from '../../../contract/paths.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { call } from '../../lib/call.ts';
import { nullWhereMissing } from '../../lib/call-error.ts';
import { definePersonalQuery, defineQuery } from '../../lib/queries.ts';

export type ConfirmedShopOrder = ResponseOf<'POST /api/shop/orders/confirm/'>;

export function confirmOrder(token: string): Promise<ConfirmedShopOrder> {
  return call('POST /api/shop/orders/confirm/', { session: 'none', body: { token } });
}

/** The customer's cart orders, newest first. */
export const shopOrdersQuery = (query: QueryFor<'GET /api/shop/orders/'>) =>
  definePersonalQuery({
    queryKey: ['shop-orders', 'list', query],
    queryFn: ({ signal }) => call('GET /api/shop/orders/', { query, signal }),
  });

/** `null` where there is no such order. */
export const shopOrderQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['shop-orders', 'one', id],
    queryFn: ({ signal }) =>
      call('GET /api/shop/orders/{id}/', { params: { id }, signal }).catch(nullWhereMissing),
  });

/** Cancels what is not packed yet. */
export function cancelGoods(
  id: number,
  body: BodyFor<'POST /api/shop/orders/{id}/cancel/'>,
  idempotencyKey: string,
): Promise<ShopOrder> {
  return call('POST /api/shop/orders/{id}/cancel/', { params: { id }, body, idempotencyKey });
}

const PAYMENT_POLL_MS = 2000;
/** Then the polling stops: a later retry charges the card, and a mail reports a failure. */
const MAX_PAYMENT_POLLS = 90;

/**
 * Polled until the order is confirmed and charged, or cancelled, and refetched on focus. The tracking number authorises
 * guests, who have no session.
 */
export const orderPaymentQuery = ({ id, tracking_id, card }: ShopOrder) =>
  defineQuery({
    queryKey: ['shop-orders', 'payment', id],
    queryFn: ({ signal }) =>
      call('GET /api/shop/orders/{id}/payment/', {
        session: 'none',
        params: { id },
        query: { tracking_id },
        signal,
      }),
    refetchOnWindowFocus: 'always',
    refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } }) {
      const isCharged = card === null || data?.bill_status !== 'UNPAID';
      const isPending = !data || data.awaits_confirmation || (!isCharged && data.status !== 'CANCELLED');
      return isPending && dataUpdateCount + errorUpdateCount < MAX_PAYMENT_POLLS && PAYMENT_POLL_MS;
    },
  });

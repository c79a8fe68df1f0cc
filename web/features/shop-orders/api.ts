import type { RETURN_PICTURES } from '../../../contract/constants/goods-returns.ts';
import type { LabelSize } from '../../../contract/constants/prints.ts';
import type { ReturnsOfOrder } from '../../../contract/goods-returns.ts';
import type { BodyFor, QueryFor, ResponseOf } from '../../../contract/paths.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { call, download } from '../../lib/call.ts';
import { nullWhereMissing } from '../../lib/call-error.ts';
import { definePersonalQuery, defineQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

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

/** What can be sent back of an order, and its returns. */
export const returnsQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['shop-orders', 'returns', id],
    queryFn: ({ signal }) => call('GET /api/shop/orders/{id}/returns/', { params: { id }, signal }),
  });

type ReturnBody = BodyFor<'POST /api/shop/orders/{id}/returns/'>;

interface SentReturn {
  body: ReturnBody;
  files: Partial<Record<(typeof RETURN_PICTURES)[number], File>>;
  idempotencyKey: string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Where the returns of an order are read and asked for: in the account, or by a mailed link. */
export interface ReturnSource {
  query: ReturnType<typeof returnsQuery> | ReturnType<typeof returnsByLinkQuery>;
  ask: (sent: SentReturn) => Promise<ReturnsOfOrder>;
  keep: (id: number) => Promise<ReturnsOfOrder>;
  saveLabel: (id: number, size: LabelSize) => Promise<void>;
}

export const returnsOfAccount = (id: number): ReturnSource => ({
  query: returnsQuery(id),
  ask: (sent) => call('POST /api/shop/orders/{id}/returns/', { params: { id }, ...sent }),
  keep: (one) => call('POST /api/shop/returns/{id}/withdraw/', { params: { id: one }, body: {} }),
  saveLabel: async (one, size) =>
    saveFile(await download('GET /api/shop/returns/{id}/label/', { params: { id: one }, query: { size } })),
});

const returnsByLinkQuery = (token: string) =>
  defineQuery({
    queryKey: ['returns-by-link', token],
    queryFn: ({ signal }) =>
      call('POST /api/withdrawals/open/', { session: 'none', body: { token }, signal }),
  });

export const returnsByLink = (token: string): ReturnSource => ({
  query: returnsByLinkQuery(token),
  ask: ({ body, ...sent }) =>
    call('POST /api/withdrawals/returns/', { session: 'none', body: { ...body, token }, ...sent }),
  keep: (one) => call('POST /api/withdrawals/keep/', { session: 'none', body: { token, return: one } }),
  saveLabel: async (one, size) =>
    saveFile(
      await download('POST /api/withdrawals/label/', { session: 'none', body: { token, return: one, size } }),
    ),
});

export function askWithdrawal(body: BodyFor<'POST /api/withdrawals/'>) {
  return call('POST /api/withdrawals/', { session: 'none', body });
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

import type { SellerCode } from '../../../../contract/discounts.ts';
import type { BodyFor, QueryFor, ResponseOf } from '../../../../contract/paths.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { call, download } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const SELLER_ORDERS_KEY = ['seller-orders'] as const;
export const SELLER_REVIEWS_KEY = ['seller-reviews'] as const;

export type SellerOrderQuery = QueryFor<'GET /api/workshop/seller-orders/'>;

export const sellerOrdersQuery = (query: SellerOrderQuery) =>
  definePersonalQuery({
    queryKey: [...SELLER_ORDERS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/workshop/seller-orders/', { query, signal }),
  });

export const sellerOrderQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...SELLER_ORDERS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/workshop/seller-orders/{id}/', { params: { id }, signal }),
  });

/** Saves the packing slip (shop-19). Throws CallError. */
export async function savePackingSlip(id: number): Promise<void> {
  saveFile(await download('GET /api/workshop/seller-orders/{id}/packing-slip/', { params: { id } }));
}

/** Saves the commercial invoice of a parcel abroad (abroad-8). Throws CallError. */
export async function saveParcelInvoice(id: number): Promise<void> {
  saveFile(await download('GET /api/workshop/seller-orders/{id}/commercial-invoice/', { params: { id } }));
}

/** Saves the packing slips of several as one PDF. Throws CallError. */
export async function savePackingSlips(ids: readonly number[]): Promise<void> {
  const query = { seller_orders: ids.join(',') };
  saveFile(await download('GET /api/workshop/packing-slips/', { query }));
}

export type SellerStep = BodyFor<'POST /api/seller-orders/{id}/steps/'>;
export type SteppedOrder = ResponseOf<'POST /api/seller-orders/{id}/steps/'>;

/** Throws CallError; 409 when somebody was first. */
export function takeStep(id: number, body: SellerStep, idempotencyKey: string): Promise<SteppedOrder> {
  return call('POST /api/seller-orders/{id}/steps/', { params: { id }, body, idempotencyKey });
}

export const sellerReviewsQuery = (query: QueryFor<'GET /api/workshop/reviews/'>) =>
  definePersonalQuery({
    queryKey: [...SELLER_REVIEWS_KEY, query],
    queryFn: ({ signal }) => call('GET /api/workshop/reviews/', { query, signal }),
  });

/** Throws CallError. */
export function correctReply(id: number, text: string): Promise<Review> {
  return call('PUT /api/reviews/{id}/reply/', { params: { id }, body: { text } });
}

const CODES_KEY = ['seller-codes'];

export const sellerCodesQuery = (query: QueryFor<'GET /api/workshop/discounts/'>) =>
  definePersonalQuery({
    queryKey: [...CODES_KEY, query],
    queryFn: ({ signal }) => call('GET /api/workshop/discounts/', { query, signal }),
  });

/** Throws CallError, like the calls below. */
export async function createSellerCode(
  body: BodyFor<'POST /api/workshop/discounts/'>,
  idempotencyKey: string,
): Promise<SellerCode> {
  const code = await call('POST /api/workshop/discounts/', { body, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: CODES_KEY });
  return code;
}

/** 409 when it was answered or ended before; the list shows it then. */
export async function answerCode(id: number, accept: boolean, idempotencyKey: string): Promise<SellerCode> {
  try {
    return await call('POST /api/workshop/discounts/{id}/answer/', {
      params: { id },
      body: { accept },
      idempotencyKey,
    });
  } finally {
    await queryClient.invalidateQueries({ queryKey: CODES_KEY });
  }
}

export async function endCode(id: number): Promise<SellerCode> {
  const code = await call('POST /api/workshop/discounts/{id}/end/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: CODES_KEY });
  return code;
}

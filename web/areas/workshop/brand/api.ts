import type { AnswerOf, BodyFor, QueryFor } from '../../../../contract/calls.ts';
import { orderCalls } from '../../../../contract/order-calls.ts';
import type { Review } from '../../../../contract/reviews.ts';
import { shelfCalls } from '../../../../contract/shelf-calls.ts';
import { workshopCalls } from '../../../../contract/workshop-calls.ts';
import { call, download } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const SELLER_ORDERS_KEY = ['seller-orders'] as const;
export const SELLER_REVIEWS_KEY = ['seller-reviews'] as const;

export type SellerOrderQuery = QueryFor<typeof workshopCalls.sellerOrders>;

export const sellerOrdersQuery = (query: SellerOrderQuery) =>
  definePersonalQuery({
    queryKey: [...SELLER_ORDERS_KEY, 'list', query],
    queryFn: ({ signal }) => call(workshopCalls.sellerOrders, { query, signal }),
  });

export const sellerOrderQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...SELLER_ORDERS_KEY, 'one', id],
    queryFn: ({ signal }) => call(workshopCalls.sellerOrder, { params: { id }, signal }),
  });

/** Saves the packing slip (shop-19). Throws CallError. */
export async function savePackingSlip(id: number): Promise<void> {
  saveFile(await download(workshopCalls.packingSlip, { params: { id } }));
}

export type SellerStep = BodyFor<typeof orderCalls.takeSellerOrderStep>;
export type SteppedOrder = AnswerOf<typeof orderCalls.takeSellerOrderStep>;

/** Throws CallError; 409 when somebody was first. */
export function takeStep(id: number, body: SellerStep, idempotencyKey: string): Promise<SteppedOrder> {
  return call(orderCalls.takeSellerOrderStep, { params: { id }, body, idempotencyKey });
}

export const sellerReviewsQuery = (query: QueryFor<typeof workshopCalls.sellerReviews>) =>
  definePersonalQuery({
    queryKey: [...SELLER_REVIEWS_KEY, query],
    queryFn: ({ signal }) => call(workshopCalls.sellerReviews, { query, signal }),
  });

/** Throws CallError. */
export function correctReply(id: number, text: string): Promise<Review> {
  return call(shelfCalls.editReviewReply, { params: { id }, body: { text } });
}

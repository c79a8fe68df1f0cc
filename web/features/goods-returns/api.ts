import type { LabelSize } from '../../../contract/constants/prints.ts';
import type { ListedReturn } from '../../../contract/goods-returns.ts';
import type { BodyFor, QueryFor, ResponseOf } from '../../../contract/paths.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

export const RETURNS_KEY = ['goods-returns'];

/** The returns of the own brand; staff see all. */
export const returnsQuery = (query: QueryFor<'GET /api/goods-returns/'>) =>
  definePersonalQuery({
    queryKey: [...RETURNS_KEY, query],
    queryFn: ({ signal }) => call('GET /api/goods-returns/', { query, signal }),
  });

export function answerReturn(id: number, body: BodyFor<'POST /api/goods-returns/{id}/answer/'>) {
  return call('POST /api/goods-returns/{id}/answer/', { params: { id }, body });
}

/** What is left of a seller order, and what `items` would refund. */
export const toTakeBackQuery = (part: number, items = '[]') =>
  definePersonalQuery({
    queryKey: [...RETURNS_KEY, 'to-take-back', part, items],
    queryFn: ({ signal }) =>
      call('GET /api/seller-orders/{id}/returns/', { params: { id: part }, query: { items }, signal }),
  });

/** Throws CallError; 409 where somebody else was first. */
export function takeBackGoods(
  part: number,
  body: BodyFor<'POST /api/seller-orders/{id}/returns/'>,
  idempotencyKey: string,
) {
  return call('POST /api/seller-orders/{id}/returns/', { params: { id: part }, body, idempotencyKey });
}

type Received = BodyFor<'POST /api/goods-returns/{id}/receive/'>;

/** Throws CallError; 409 where somebody else was first. */
export function receiveReturn(id: number, body: Received, idempotencyKey: string): Promise<ListedReturn> {
  return call('POST /api/goods-returns/{id}/receive/', { params: { id }, body, idempotencyKey });
}

export function readAccount(id: number): Promise<ResponseOf<'GET /api/staff/goods-returns/{id}/account/'>> {
  return call('GET /api/staff/goods-returns/{id}/account/', { params: { id } });
}

/** Throws CallError. */
export async function saveReturnLabel(id: number, size: LabelSize): Promise<void> {
  const asked = { params: { id }, query: { size } };
  saveFile(await download('GET /api/staff/goods-returns/{id}/label/', asked));
}

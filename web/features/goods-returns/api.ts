import type { ListedReturn } from '../../../contract/goods-returns.ts';
import type { BodyFor, QueryFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

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

type Received = BodyFor<'POST /api/goods-returns/{id}/receive/'>;

/** Throws CallError; 409 where somebody else was first. */
export function receiveReturn(id: number, body: Received, idempotencyKey: string): Promise<ListedReturn> {
  return call('POST /api/goods-returns/{id}/receive/', { params: { id }, body, idempotencyKey });
}

export function readAccount(id: number): Promise<ResponseOf<'GET /api/staff/goods-returns/{id}/account/'>> {
  return call('GET /api/staff/goods-returns/{id}/account/', { params: { id } });
}

import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { CUSTOMERS_KEY } from '../accounts/api.ts';

export type CustomerQuery = QueryFor<'GET /api/staff/customers/'>;

export const customersQuery = (query: CustomerQuery) =>
  definePersonalQuery({
    queryKey: [...CUSTOMERS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/customers/', { query, signal }),
  });

export const customerQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...CUSTOMERS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/staff/customers/{id}/', { params: { id }, signal }),
  });

/** Never prefetched, because each read is recorded with the reader's name. Throws CallError. */
export function readMeasurementsOf(id: number) {
  return call('GET /api/staff/customers/{id}/measurements/', { params: { id } });
}

/** Throws CallError. */
export async function addNote(id: number, text: string, idempotencyKey: string): Promise<void> {
  await call('POST /api/staff/customers/{id}/notes/', { params: { id }, body: { text }, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey });
}

export const creditQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...CUSTOMERS_KEY, 'credit', id],
    queryFn: ({ signal }) => call('GET /api/staff/customers/{id}/credit/', { params: { id }, signal }),
  });

/** Throws CallError. */
export async function grantCredit(
  id: number,
  body: BodyFor<'POST /api/staff/customers/{id}/credit/'>,
  idempotencyKey: string,
) {
  const credit = await call('POST /api/staff/customers/{id}/credit/', {
    params: { id },
    body,
    idempotencyKey,
  });
  await queryClient.invalidateQueries({ queryKey: creditQuery(id).queryKey });
  return credit;
}

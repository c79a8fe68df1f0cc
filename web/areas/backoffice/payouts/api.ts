import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import type { Run } from '../../../../contract/payouts.ts';
import { call, download } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

const PAYOUTS_KEY = ['payouts'];

export type RunQuery = QueryFor<'GET /api/staff/payouts/'>;

export const balancesQuery = definePersonalQuery({
  queryKey: [...PAYOUTS_KEY, 'balances'],
  queryFn: ({ signal }) => call('GET /api/staff/payouts/balances/', { signal }),
});

export const runsQuery = (query: RunQuery) =>
  definePersonalQuery({
    queryKey: [...PAYOUTS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/payouts/', { query, signal }),
  });

export const runQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...PAYOUTS_KEY, id],
    queryFn: ({ signal }) => call('GET /api/staff/payouts/{id}/', { params: { id }, signal }),
  });

/** Balances, runs, and the pages of sellers, which show what was paid. */
export function refreshPayouts(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: PAYOUTS_KEY }),
    queryClient.invalidateQueries({ queryKey: ['workshops'] }),
  ]);
}

/** Throws CallError, like the calls below. */
export function makeRun(body: BodyFor<'POST /api/staff/payouts/'>, idempotencyKey: string): Promise<Run> {
  return call('POST /api/staff/payouts/', { body, idempotencyKey });
}

export function approveRun(id: number, idempotencyKey: string): Promise<Run> {
  return call('POST /api/staff/payouts/{id}/approval/', { params: { id }, idempotencyKey });
}

export function payRun(id: number, reference: string, idempotencyKey: string): Promise<Run> {
  return call('POST /api/staff/payouts/{id}/payment/', {
    params: { id },
    body: { reference },
    idempotencyKey,
  });
}

export function reversePayouts(
  id: number,
  body: BodyFor<'POST /api/staff/payouts/{id}/reversals/'>,
  idempotencyKey: string,
): Promise<Run> {
  return call('POST /api/staff/payouts/{id}/reversals/', { params: { id }, body, idempotencyKey });
}

export async function saveBankFile(id: number): Promise<void> {
  saveFile(await download('GET /api/staff/payouts/{id}/bank-file/', { params: { id } }));
}

export async function saveEntries(id: number): Promise<void> {
  saveFile(await download('GET /api/staff/payouts/{id}/csv/', { params: { id } }));
}

import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export const RETURNED_KEY = ['returned-parcels'];

export const returnedQuery = definePersonalQuery({
  queryKey: RETURNED_KEY,
  queryFn: ({ signal }) => call('GET /api/staff/returned-parcels/', { signal }),
});

export type NextTry = BodyFor<'POST /api/staff/returned-parcels/next-try/'>;

/** Throws CallError. */
export function sendAgain(body: NextTry, idempotencyKey: string): Promise<{ advance_due: number }> {
  return call('POST /api/staff/returned-parcels/next-try/', { body, idempotencyKey });
}

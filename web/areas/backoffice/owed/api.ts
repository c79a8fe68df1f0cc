import type { QueryFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type OwedQuery = QueryFor<'GET /api/staff/owed/'>;

export const owedQuery = (query: OwedQuery) =>
  definePersonalQuery({
    queryKey: ['staff-orders', 'owed', query],
    queryFn: ({ signal }) => call('GET /api/staff/owed/', { query, signal }),
  });

/** Each look is recorded (payments-36). */
export function readAccount(id: number): Promise<{ iban: string; title: string }> {
  return call('GET /api/staff/orders/{id}/refund-account/', { params: { id } });
}

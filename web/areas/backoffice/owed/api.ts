import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export const owedQuery = definePersonalQuery({
  queryKey: ['staff-orders', 'owed'],
  queryFn: ({ signal }) => call('GET /api/staff/owed/', { signal }),
});

/** Each look is recorded (payments-36). */
export function readAccount(id: number): Promise<{ iban: string; title: string }> {
  return call('GET /api/staff/orders/{id}/refund-account/', { params: { id } });
}

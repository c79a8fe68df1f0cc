import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The own store credit, with its history (credit-1). */
export const ownCreditQuery = definePersonalQuery({
  queryKey: ['credit'],
  queryFn: ({ signal }) => call('GET /api/credit/', { signal }),
});

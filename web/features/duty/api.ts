import { call } from '../../lib/call.ts';
import { defineQuery } from '../../lib/queries.ts';

/** What duties to expect in a country (abroad-4). */
export const dutyQuery = (country: string) =>
  defineQuery({
    queryKey: ['duty', country],
    queryFn: ({ signal }) =>
      call('GET /api/duties/{country}/', { params: { country }, session: 'none', signal }),
    staleTime: 60_000,
  });

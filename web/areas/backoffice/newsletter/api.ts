import type { QueryFor } from '../../../../contract/calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type SubscriberQuery = QueryFor<'GET /api/staff/newsletter/'>;

const NEWSLETTER_KEY = ['staff-newsletter'];

export const subscribersQuery = (query: SubscriberQuery) =>
  definePersonalQuery({
    queryKey: [...NEWSLETTER_KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/newsletter/', { query, signal }),
  });

/** Throws CallError. */
export async function unsubscribeReader(id: number): Promise<void> {
  await call('POST /api/staff/newsletter/{id}/unsubscribe/', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: NEWSLETTER_KEY });
}

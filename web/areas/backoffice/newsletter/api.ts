import type { QueryFor } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type SubscriberQuery = QueryFor<typeof staffCalls.newsletterSubscribers>;

export const subscribersQuery = (query: SubscriberQuery) =>
  definePersonalQuery({
    queryKey: ['staff-newsletter', query],
    queryFn: ({ signal }) => call(staffCalls.newsletterSubscribers, { query, signal }),
  });

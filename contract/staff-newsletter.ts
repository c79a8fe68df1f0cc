import { z } from 'zod';
import { SUBSCRIBER_STATES } from './constants/contact.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { unlessEmpty } from './text.ts';

export const SUBSCRIBER_SORTS = { asked: 'timestamp' } as const;

export const SubscriberLine = z.object({
  id: z.int(),
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  asked_at: Timestamp.meta({ description: 'When the address was entered first' }),
  confirmed_at: Timestamp.nullable().meta({ description: 'The latest confirmation' }),
  unsubscribed_at: Timestamp.nullable(),
});
export type SubscriberLine = z.infer<typeof SubscriberLine>;

/** `search` matches part of the address (contact-9). */
export const newsletterSubscribers = endpoint('GET /api/staff/newsletter/', {
  summary: 'List the subscribers of the newsletter',
  tag: 'Back office',
  action: 'newsletter.read',
  query: listQuery({
    sorts: SUBSCRIBER_SORTS,
    first: '-asked',
    filters: {
      state: unlessEmpty(z.enum(SUBSCRIBER_STATES)),
      from: unlessEmpty(Day).meta({ description: 'Entered on this day in Karachi or later' }),
      to: unlessEmpty(Day),
    },
  }),
  response: listOf(SubscriberLine),
});

/** For somebody who asks for it without using the link (contact-11). Idempotent. */
export const unsubscribeReader = endpoint('POST /api/staff/newsletter/{id}/unsubscribe/', {
  summary: 'Unsubscribe an address from the newsletter',
  tag: 'Back office',
  action: 'newsletter.edit',
  params: IdParams,
  response: SubscriberLine,
});

import type { List } from '../../../contract/lists.ts';
import type { SubscriberLine } from '../../../contract/staff-newsletter.ts';
import type { Db } from '../../db/client.ts';
import {
  boundedCountOfSubscribers,
  type ListedSubscriber,
  type SubscriberQuery,
  subscriberPage,
} from './staff-queries.ts';

/** (contact-9) */
export async function listSubscribers(db: Db, query: SubscriberQuery): Promise<List<SubscriberLine>> {
  const [{ rows, ...page }, count] = await Promise.all([
    subscriberPage(db, query),
    boundedCountOfSubscribers(db, query),
  ]);
  return { count, ...page, results: rows.map(present) };
}

function present({ id, email, createdAt, confirmedAt, unsubscribedAt }: ListedSubscriber): SubscriberLine {
  return {
    id,
    email,
    state: unsubscribedAt ? 'unsubscribed' : confirmedAt ? 'subscribed' : 'unconfirmed',
    asked_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    unsubscribed_at: unsubscribedAt?.toISOString() ?? null,
  };
}

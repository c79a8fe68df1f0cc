import type { List } from '../../../contract/lists.ts';
import type { SubscriberLine } from '../../../contract/staff-newsletter.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { unsubscribe } from './queries.ts';
import {
  accountOf,
  boundedCountOfSubscribers,
  type ListedSubscriber,
  type SubscriberQuery,
  subscriberById,
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

/** Idempotent; only the first time is recorded (contact-11). Fails with `request.not_found`. */
export async function unsubscribeReader(tx: Tx, actor: Actor, id: number): Promise<SubscriberLine> {
  const before = (await subscriberById(tx, id, { lock: true })) ?? fail('request.not_found');
  if (before.unsubscribedAt !== null) return present(before);
  await unsubscribe(tx, { id });
  await recordAudit(tx, actor, {
    action: 'newsletter.unsubscribed',
    subject: { kind: 'subscriber', id },
    userId: (await accountOf(tx, before.email)) ?? null,
  });
  return present((await subscriberById(tx, id)) ?? fail('request.not_found'));
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

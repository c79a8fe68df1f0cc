import { and, count as countRows, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { type newsletterSubscribers, SUBSCRIBER_SORTS } from '../../../contract/staff-newsletter.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { subscribers, subscribersIn } from '../../db/schema/contact.ts';

export type SubscriberQuery = QueryOf<typeof newsletterSubscribers>;

const line = {
  id: subscribers.id,
  email: subscribers.email,
  createdAt: subscribers.createdAt,
  confirmedAt: subscribers.confirmedAt,
  unsubscribedAt: subscribers.unsubscribedAt,
  unsubscribeHash: subscribers.unsubscribeHash,
};

export async function subscriberPage(db: Db, query: SubscriberQuery) {
  const page = keyset(SUBSCRIBER_SORTS, { asked: subscribers.createdAt }, subscribers.id, query);
  const rows = await db
    .select({ ...line, cursor: page.cursor })
    .from(subscribers)
    .where(and(matchingSubscribers(query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.pageOf(rows);
}

export type ListedSubscriber = Omit<Awaited<ReturnType<typeof subscriberPage>>['rows'][number], 'cursor'>;

export async function subscriberById(tx: Tx, id: number, { lock = false } = {}) {
  const found = tx.select(line).from(subscribers).where(eq(subscribers.id, id));
  const [row] = await (lock ? found.for('update') : found);
  return row;
}

/** The account with the address, if there is one. */
export async function accountOf(tx: Tx, email: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row?.id;
}

/** Up to 1,000; null above. */
export function boundedCountOfSubscribers(db: Db, query: SubscriberQuery): Promise<number | null> {
  const matching = matchingSubscribers(query);
  return boundedCount(db, sql`select 1 from ${subscribers} ${matching ? sql`where ${matching}` : sql``}`);
}

export async function countSubscribers(db: Db, query: SubscriberQuery): Promise<number> {
  const [row] = await db.select({ count: countRows() }).from(subscribers).where(matchingSubscribers(query));
  return row?.count ?? 0;
}

function matchingSubscribers({ search, state, from, to }: SubscriberQuery): SQL | undefined {
  const pattern = search === undefined ? undefined : `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state === undefined ? undefined : subscribersIn[state],
    pattern === undefined ? undefined : sql`lower(${subscribers.email}) like ${pattern}`,
    from === undefined ? undefined : gte(subscribers.createdAt, startOf(sql`${from}::date`)),
    to === undefined ? undefined : lt(subscribers.createdAt, startOf(sql`(${to}::date + 1)`)),
  );
}

function startOf(day: SQL): SQL {
  return sql`(${day}::timestamp at time zone 'Asia/Karachi')`;
}

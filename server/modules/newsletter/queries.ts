import { and, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Locale } from '../../../contract/locale.ts';
import { type newsletterSubscribers, SUBSCRIBER_SORTS } from '../../../contract/staff-newsletter.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { subscribers, subscribersIn } from '../../db/schema/contact.ts';

export async function insertSubscriber(
  tx: Tx,
  subscriber: { email: string; locale: Locale; unsubscribeHash: Buffer },
): Promise<void> {
  await tx.insert(subscribers).values(subscriber).onConflictDoNothing();
}

export async function lockSubscriber(tx: Tx, email: string): Promise<typeof subscribers.$inferSelect> {
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(sql`lower(${subscribers.email}) = ${email}`)
    .for('update');
  if (!row) throw new Error('The subscriber is gone');
  return row;
}

/** In the language of the latest request. Also updates the unsubscribe hash, which changes with `JWT_SECRET`. */
export async function setConfirmation(
  tx: Tx,
  id: number,
  tokens: { locale: Locale; confirmHash: Buffer; confirmExpiresAt: Date; unsubscribeHash: Buffer },
): Promise<void> {
  await tx.update(subscribers).set(tokens).where(eq(subscribers.id, id));
}

export async function setUnsubscribeHash(tx: Tx, id: number, unsubscribeHash: Buffer): Promise<void> {
  await tx.update(subscribers).set({ unsubscribeHash }).where(eq(subscribers.id, id));
}

/** Undefined for an expired or used token. */
export async function confirmSubscriber(tx: Tx, hash: Buffer) {
  const [row] = await tx
    .update(subscribers)
    .set({ confirmedAt: sql`now()`, unsubscribedAt: null, confirmHash: null, confirmExpiresAt: null })
    .where(and(eq(subscribers.confirmHash, hash), gt(subscribers.confirmExpiresAt, sql`now()`)))
    .returning({ id: subscribers.id, email: subscribers.email, locale: subscribers.locale });
  return row;
}

/** Also deletes a pending confirmation; false for an unknown token. */
export async function unsubscribe(db: Db | Tx, of: { hash: Buffer } | { id: number }): Promise<boolean> {
  const ended = await db
    .update(subscribers)
    .set({
      unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())`,
      confirmHash: null,
      confirmExpiresAt: null,
    })
    .where('hash' in of ? eq(subscribers.unsubscribeHash, of.hash) : eq(subscribers.id, of.id))
    .returning({ id: subscribers.id });
  return ended.length > 0;
}

/** Purges unconfirmed addresses a day after their link expired. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  await db
    .delete(subscribers)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        lt(subscribers.confirmExpiresAt, sql`now() - interval '24 hours'`),
      ),
    );
}

/** The subscription of an account's address, if any. */
export function subscriptionsOf(db: Db, userId: number) {
  return db
    .select({
      email: subscribers.email,
      created_at: subscribers.createdAt,
      confirmed_at: subscribers.confirmedAt,
      unsubscribed_at: subscribers.unsubscribedAt,
    })
    .from(subscribers)
    .innerJoin(users, eq(sql`lower(${subscribers.email})`, users.email))
    .where(eq(users.id, userId));
}

export type SubscriberQuery = QueryOf<typeof newsletterSubscribers>;

const line = {
  id: subscribers.id,
  email: subscribers.email,
  locale: subscribers.locale,
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

/** The account with the address, if any. */
export async function accountOf(tx: Tx, email: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row?.id;
}

/** Null above 1,000. */
export function boundedCountOfSubscribers(db: Db, query: SubscriberQuery): Promise<number | null> {
  const matching = matchingSubscribers(query);
  return boundedCount(db, sql`select 1 from ${subscribers} ${matching ? sql`where ${matching}` : sql``}`);
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

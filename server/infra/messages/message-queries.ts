import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { MessageState, PhoneChannel } from '../../../contract/constants/messages.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { messages } from '../../db/schema/messages.ts';

export type MessageRow = typeof messages.$inferSelect;

const RETENTION_DAYS = 30;

const isWaiting = eq(messages.state, 'waiting');
const hasTime = gt(messages.expiresAt, sql`now()`);

const hour = sql`extract(hour from now() at time zone 'Asia/Karachi')`;
/** Uncorrelated, so that it is read once for all messages. */
const isQuietNow = sql`(select case when quiet_from <= quiet_until
  then ${hour} >= quiet_from and ${hour} < quiet_until
  else ${hour} >= quiet_from or ${hour} < quiet_until end from order_settings)`;
const isDue = and(
  isWaiting,
  isNull(messages.claimedUntil),
  lte(messages.nextAttemptAt, sql`now()`),
  hasTime,
  or(eq(messages.keepsQuiet, false), sql`not ${isQuietNow}`),
);

export async function insertMessage(tx: Tx, message: typeof messages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(messages).values(message).returning({ id: messages.id });
  if (!row) throw new Error('The message was not written.');
  return row.id;
}

export async function dueMessages(db: Db, isUrgent: boolean, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.isUrgent, isUrgent), isDue))
    .orderBy(asc(messages.nextAttemptAt), asc(messages.id))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Claims a due message; undefined if it is not due, or another worker has it. */
export async function claimMessage(
  db: Db,
  id: number,
  milliseconds: number,
): Promise<MessageRow | undefined> {
  const [claimed] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, claimedUntil: fromNow(milliseconds) })
    .where(and(eq(messages.id, id), isDue))
    .returning();
  return claimed;
}

interface Sent {
  providerId: string | undefined;
  /** Web push, and free text within a conversation by WhatsApp. */
  isFree: boolean;
  /** The provider will say what becomes of it, so what is sent otherwise is kept until then. */
  isReported: boolean;
}

export async function markSent(db: Db, id: number, { providerId, isFree, isReported }: Sent): Promise<void> {
  await db
    .update(messages)
    .set({
      ...ended('sent'),
      lastError: null,
      providerId: providerId ?? null,
      price: isFree ? 0 : priceOfMessage,
      ...(!isReported && { fallback: null }),
    })
    .where(and(eq(messages.id, id), isWaiting));
}

/** Hundredths of a rupee, by channel (messages-15). */
export const priceOfMessage = sql<number>`(select case when ${messages.channel} = 'whatsapp' then ${orderSettings.whatsappPrice}
  else ${messages.parts} * ${orderSettings.messagePartPrice} end from ${orderSettings})`;

export async function retryLater(db: Db, id: number, reason: string, milliseconds: number): Promise<void> {
  await db
    .update(messages)
    .set({ lastError: reason, claimedUntil: null, nextAttemptAt: fromNow(milliseconds) })
    .where(and(eq(messages.id, id), isWaiting));
}

/** Undefined if it has ended meanwhile. */
export async function endMessage(
  db: Db | Tx,
  id: number,
  state: Exclude<MessageState, 'waiting' | 'sent'>,
  reason: string | null,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(messages)
    .set({ ...ended(state), lastError: reason })
    .where(and(eq(messages.id, id), isWaiting))
    .returning();
  return row;
}

/** Ends a message that waits, because a newer one takes its place. One that is being sent goes on. */
export async function replaceMessage(tx: Tx, id: number): Promise<void> {
  await tx
    .update(messages)
    .set(ended('expired'))
    .where(and(eq(messages.id, id), isWaiting, isNull(messages.claimedUntil)));
}

/**
 * Messages whose worker was stopped while sending: due again on channels whose provider knows keys, and ended as
 * `unsure` on others.
 */
export async function settleCutOff(db: Db, keyed: readonly PhoneChannel[], reason: string): Promise<void> {
  const isCutOff = and(isWaiting, isNotNull(messages.claimedUntil), lte(messages.claimedUntil, sql`now()`));
  if (keyed.length > 0) {
    await db
      .update(messages)
      .set({ claimedUntil: null, nextAttemptAt: sql`now()` })
      .where(and(isCutOff, sql`${messages.channel} = any(${sql.param(keyed)}::text[])`));
  }
  await db
    .update(messages)
    .set({ ...ended('unsure'), lastError: reason })
    .where(and(isCutOff, keyed.length > 0 ? notInArray(messages.channel, [...keyed]) : undefined));
}

const isExpired = and(isWaiting, isNull(messages.claimedUntil), lte(messages.expiresAt, sql`now()`));

/** Those that have no other channel. */
export async function expireMessages(db: Db): Promise<void> {
  await db
    .update(messages)
    .set(ended('expired'))
    .where(and(isExpired, isNull(messages.fallback)));
}

/** Expired messages that go by another channel. */
export async function expiredNews(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isExpired, isNotNull(messages.fallback)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A provider's report may come late, but not after days. */
const FALLBACK_DAYS = 7;

export async function purgeMessages(db: Db): Promise<void> {
  await db
    .delete(messages)
    .where(lte(messages.endedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
  await db
    .update(messages)
    .set({ fallback: null })
    .where(
      and(
        isNotNull(messages.fallback),
        lte(messages.endedAt, sql`now() - make_interval(days => ${FALLBACK_DAYS})`),
      ),
    );
}

export function ended(state: Exclude<MessageState, 'waiting'>) {
  return { state, body: null, claimedUntil: null, endedAt: sql`now()` };
}

function fromNow(milliseconds: number): SQL {
  return sql`now() + make_interval(secs => ${milliseconds / 1000}::double precision)`;
}

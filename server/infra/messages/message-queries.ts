import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { MessageState } from '../../../contract/constants/messages.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { messages } from '../../db/schema/messages.ts';

export type MessageRow = typeof messages.$inferSelect;
export type Channel = MessageRow['channel'];

const RETENTION_DAYS = 30;

const isWaiting = eq(messages.state, 'waiting');
const hasTime = gt(messages.expiresAt, sql`now()`);
const isDue = and(isWaiting, isNull(messages.claimedUntil), lte(messages.nextAttemptAt, sql`now()`), hasTime);

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

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(messages)
    .set({
      ...ended('sent'),
      lastError: null,
      price: sql`${messages.parts} * (select ${orderSettings.messagePartPrice} from ${orderSettings})`,
    })
    .where(and(eq(messages.id, id), isWaiting));
}

export async function retryLater(db: Db, id: number, reason: string, milliseconds: number): Promise<void> {
  await db
    .update(messages)
    .set({ lastError: reason, claimedUntil: null, nextAttemptAt: fromNow(milliseconds) })
    .where(and(eq(messages.id, id), isWaiting));
}

export async function endMessage(
  db: Db | Tx,
  id: number,
  state: Exclude<MessageState, 'waiting' | 'sent'>,
  reason: string | null,
): Promise<void> {
  await db
    .update(messages)
    .set({ ...ended(state), lastError: reason })
    .where(and(eq(messages.id, id), isWaiting));
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
export async function settleCutOff(db: Db, keyed: readonly Channel[], reason: string): Promise<void> {
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

export async function expireMessages(db: Db): Promise<void> {
  await db
    .update(messages)
    .set(ended('expired'))
    .where(and(isWaiting, isNull(messages.claimedUntil), lte(messages.expiresAt, sql`now()`)));
}

export async function purgeMessages(db: Db): Promise<void> {
  await db
    .delete(messages)
    .where(lte(messages.endedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
}

function ended(state: Exclude<MessageState, 'waiting'>) {
  return { state, body: null, claimedUntil: null, endedAt: sql`now()` };
}

function fromNow(milliseconds: number): SQL {
  return sql`now() + make_interval(secs => ${milliseconds / 1000}::double precision)`;
}

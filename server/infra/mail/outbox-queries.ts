import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { emailLinks, passwordResets, users } from '../../db/schema/accounts.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import { audienceOf, MAIL_LIMITS, URGENT_KINDS } from './mail-kinds.ts';
import { NOT_REACHED } from './retries.ts';

export type MailRow = typeof mails.$inferSelect;

/** Held mail is purged after the first, other mail after the second. */
const HELD_DAYS = 3;
const RETENTION_DAYS = 30;

const isOpen = and(isNull(mails.sentAt), isNull(mails.givenUpAt));
const isClaimed = gt(mails.claimedUntil, sql`now()`);
const isDue = and(
  isOpen,
  eq(mails.held, false),
  lte(mails.nextAttemptAt, sql`now()`),
  sql`${isClaimed} is not true`,
);
const isYoung = gt(mails.createdAt, daysAgo(HELD_DAYS));
const recipient = sql`lower(${mails.recipient})`;
const isTo = (email: string) => eq(recipient, email.toLowerCase());

/** Recorded as the reason of a mail that exceeds the limit. */
const TOO_MANY_WAIT = 'Not sent: too many mails of this kind wait for the recipient.';

interface NewMail {
  kind: string;
  recipient: string;
  subject: string;
  body: Buffer;
  replyTo: string | undefined;
  /** True to hold the mail until the recipient's address is proven. */
  needsProof: boolean;
  /** Limit of unsent mails of this kind to the recipient; null without a limit. */
  maxWaiting: number | null;
}

/**
 * Undefined beyond the limit. One such mail an hour is still listed as given up, so that staff notice it but a stranger
 * cannot fill the table.
 */
export async function insertMail(
  tx: Tx,
  { kind, recipient: to, subject, body, replyTo, needsProof, maxWaiting }: NewMail,
): Promise<{ id: number; held: boolean } | undefined> {
  const email = to.toLowerCase();
  const { rows } = await tx.execute<{ id: number; held: boolean; isLimited: boolean }>(sql`
    insert into ${mails} (kind, recipient, subject, body, reply_to, held, given_up_at, last_error)
    select ${kind}, ${to}, ${subject}, ${body}::bytea, ${replyTo ?? null}::text,
      ${needsProof}::boolean and not exists (select from ${provenAddresses} where email = ${email}),
      case when is_limited then now() end, case when is_limited then ${TOO_MANY_WAIT}::text end
    from (select coalesce((
      select count(*) >= ${maxWaiting}::integer from ${mails} waiting where waiting.sent_at is null
        and waiting.given_up_at is null and lower(waiting.recipient) = ${email} and waiting.kind = ${kind}
    ), false) as is_limited) as state
    where not is_limited or not exists (
      select from ${mails} listed where lower(listed.recipient) = ${email} and listed.kind = ${kind}
        and listed.last_error = ${TOO_MANY_WAIT} and listed.given_up_at > now() - interval '1 hour')
    returning id, held, given_up_at is not null as "isLimited"`);
  const [row] = rows;
  return row && !row.isLimited ? row : undefined;
}

export function releaseHeldFor(tx: Tx, email: string): Promise<number[]> {
  return release(tx, isTo(email));
}

export async function releaseHeld(db: Db): Promise<void> {
  await release(
    db,
    inArray(
      sql`lower(${mails.recipient})`,
      db.select({ email: provenAddresses.email }).from(provenAddresses),
    ),
  );
}

async function release(db: Db | Tx, which: SQL): Promise<number[]> {
  const released = await db
    .update(mails)
    .set({ held: false, nextAttemptAt: sql`now()`, retryUntil: sql`default` })
    .where(and(eq(mails.held, true), isOpen, isYoung, which))
    .returning({ id: mails.id });
  return released.map(({ id }) => id);
}

interface Due {
  limit: number;
  onlyUrgent: boolean;
}

export async function dueMails(db: Db, { limit, onlyUrgent }: Due): Promise<number[]> {
  const due = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue, onlyUrgent ? inArray(mails.kind, URGENT_KINDS) : undefined))
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(limit);
  return due.map(({ id }) => id);
}

/**
 * Claims a due mail; undefined if it is not due or the hourly limit postpones it. Claims are serialised per recipient
 * and kind, so that workers share the limit.
 */
export async function claimMail(tx: Tx, id: number, milliseconds: number): Promise<MailRow | undefined> {
  const mayClaim = and(eq(mails.id, id), isDue);
  const claims = sql`pg_advisory_xact_lock(hashtextextended('mail ' || ${mails.kind} || ' ' || ${recipient}, 0))`;
  const [due] = await tx
    .select({ kind: mails.kind, recipient: mails.recipient, locked: claims })
    .from(mails)
    .where(mayClaim);
  if (!due) return undefined;
  const fullUntil = await endOfFullHour(tx, id, due);
  if (fullUntil) {
    await tx.update(mails).set({ nextAttemptAt: fullUntil }).where(mayClaim);
    return undefined;
  }
  const [claimed] = await tx
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: fromNow(milliseconds) })
    .where(mayClaim)
    .returning();
  return claimed;
}

async function endOfFullHour(tx: Tx, id: number, { kind, recipient }: Pick<MailRow, 'kind' | 'recipient'>) {
  const { perHour } = MAIL_LIMITS[audienceOf(kind)];
  const at = sql`coalesce(${mails.sentAt}, now())`;
  const isOfThisHour = or(gt(mails.sentAt, sql`now() - interval '1 hour'`), and(isOpen, isClaimed));
  const [last] = await tx
    .select({ end: sql`${at} + interval '1 hour'`.mapWith(mails.nextAttemptAt) })
    .from(mails)
    .where(and(isTo(recipient), eq(mails.kind, kind), ne(mails.id, id), isOfThisHour))
    .orderBy(desc(at))
    .offset(perHour - 1)
    .limit(1);
  return last?.end;
}

export async function renewClaim(db: Db, id: number, milliseconds: number): Promise<void> {
  await db
    .update(mails)
    .set({ claimedUntil: fromNow(milliseconds) })
    .where(and(eq(mails.id, id), isOpen));
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ body: null, lastError: null, sentAt: sql`now()`, claimedUntil: null })
    .where(eq(mails.id, id));
}

/** Retries after `backoff` milliseconds; true if the mail was given up instead. */
export async function markFailed(
  db: Db,
  id: number,
  { reason, backoff, isLast }: { reason: string; backoff: number; isLast: boolean },
): Promise<boolean> {
  const [row] = await db
    .update(mails)
    .set({
      lastError: reason,
      claimedUntil: null,
      nextAttemptAt: sql`least(${fromNow(backoff)}, greatest(${mails.retryUntil}, now()))`,
      givenUpAt: sql`case when ${isLast} or ${mails.retryUntil} <= now() then now() end`,
    })
    .where(eq(mails.id, id))
    .returning({ givenUpAt: mails.givenUpAt });
  return row?.givenUpAt !== null;
}

/** Extends the links in a late mail by the time that it has waited. */
export async function prolongLinks(db: Db, id: number): Promise<void> {
  const mail = sql`mail as (
    select lower(recipient) as email, created_at, sent_at - created_at as waited from ${mails}
    where id = ${id} and sent_at - created_at > interval '5 minutes')`;
  const isOfMail = sql`used_at is null and link.created_at <= mail.created_at and link.expires_at > mail.created_at`;
  await db.execute(sql`with ${mail} update ${passwordResets} link set expires_at = link.expires_at + mail.waited
    from mail, ${users} u where u.id = link.user_id and lower(u.email) = mail.email and ${isOfMail}`);
  await db.execute(sql`with ${mail} update ${emailLinks} link set expires_at = link.expires_at + mail.waited
    from mail where lower(link.email) = mail.email and link.created_at = mail.created_at and ${isOfMail}`);
}

/** Makes all mail due that failed in any process because the mail server was unreachable. */
export async function wakeUnreached(db: Db): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: sql`now()` })
    .where(
      and(
        isOpen,
        eq(mails.held, false),
        gt(mails.nextAttemptAt, sql`now()`),
        like(mails.lastError, `${NOT_REACHED}%`),
      ),
    );
}

export interface ResendChoice {
  id?: number | undefined;
  since?: Date | undefined;
  givenUp?: boolean | undefined;
}

/** Retries unsent mail for another three days; returns how many. Held mail stays held. */
export async function requeue(db: Db | Tx, { id, since, givenUp }: ResendChoice): Promise<number> {
  const requeued = await db
    .update(mails)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, retryUntil: sql`default`, givenUpAt: null })
    .where(
      and(
        isNull(mails.sentAt),
        eq(mails.held, false),
        id === undefined ? undefined : eq(mails.id, id),
        since && sql`${mails.createdAt} >= ${since.toISOString()}::timestamptz`,
        givenUp ? isNotNull(mails.givenUpAt) : undefined,
      ),
    )
    .returning({ id: mails.id });
  return requeued.length;
}

export async function mailState(db: Db, id: number): Promise<Pick<MailRow, 'sentAt' | 'held'> | undefined> {
  const [row] = await db
    .select({ sentAt: mails.sentAt, held: mails.held })
    .from(mails)
    .where(eq(mails.id, id));
  return row;
}

/** Purges mail a month after it was sent or given up, and held mail for unproven addresses. */
export async function purgeMails(db: Db): Promise<void> {
  const ended = lte(sql`coalesce(${mails.sentAt}, ${mails.givenUpAt})`, daysAgo(RETENTION_DAYS));
  await db
    .delete(mails)
    .where(or(ended, and(eq(mails.held, true), lte(mails.createdAt, daysAgo(HELD_DAYS)))));
}

export function plainBodies(db: Db): Promise<Pick<MailRow, 'id' | 'body'>[]> {
  return db.select({ id: mails.id, body: mails.body }).from(mails).where(sql`get_byte(${mails.body}, 0) = 0`);
}

export async function replaceBody(db: Db, id: number, body: Buffer): Promise<void> {
  await db
    .update(mails)
    .set({ body })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));
}

export async function mailBacklog(db: Db): Promise<{ unsent: number; held: number; givenUp: number }> {
  const [row] = await db
    .select({
      unsent: count(sql`case when ${isOpen} and not ${mails.held} then 1 end`),
      held: count(sql`case when ${isOpen} and ${mails.held} then 1 end`),
      givenUp: count(mails.givenUpAt),
    })
    .from(mails)
    .where(isNull(mails.sentAt));
  return row ?? { unsent: 0, held: 0, givenUp: 0 };
}

function fromNow(milliseconds: number): SQL {
  return sql`now() + make_interval(secs => ${milliseconds / 1000}::double precision)`;
}

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}

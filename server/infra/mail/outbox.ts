import { and, asc, count, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { mails, provenAddresses } from '../../db/schema/service.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { MailBodies, type MailBody } from './mail-body.ts';
import { audienceOf, MAIL_KINDS, MAIL_LIMITS, type MailKind } from './mail-kinds.ts';
import type { Mailer } from './mailer.ts';
import { insertProven, isProven } from './proven-addresses.ts';
import { isHopeless, pauseAfter, reasonOf } from './retries.ts';

/** A mail as a module words it. */
export interface OutgoingMail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer when it is not the shop: one bare address. */
  replyTo?: string;
  /** An http(s) address that ends the mailing this mail belongs to, by one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

interface OutboxOptions {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  /** The shop's own secret: seals what waits. */
  secret: string;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

/** How long a mail that is being sent is left to its sender, and how often the sender says that it is still at it. */
const CLAIM_MS = 120_000;
const CLAIM_RENEWAL_MS = 30_000;

/** How many due mails one run of the job takes up, and how many of them at a time. */
const RESUME_BATCH = 200;
const RESUME_AT_ONCE = 5;

/** How long mail waits for the proof of an address, and how long it is kept once it was sent or given up. */
const HELD_DAYS = 3;
const KEPT_DAYS = 30;

const isOpen = and(isNull(mails.sentAt), isNull(mails.givenUpAt));
const isDue = and(
  isOpen,
  eq(mails.held, false),
  lte(mails.nextAttemptAt, sql`now()`),
  or(isNull(mails.claimedUntil), lte(mails.claimedUntil, sql`now()`)),
);

/**
 * Mail leaves through here: written in the transaction of what caused it, sent by a job, tried for three days
 * (docs/decisions/0040-mail-to-proven-addresses.md, 0041-mail-for-three-days.md).
 */
export class Outbox {
  readonly #db: Db;
  readonly #jobs: Jobs;
  readonly #mailer: Mailer;
  readonly #bodies: MailBodies;
  readonly #log: OutboxOptions['log'];

  constructor({ db, jobs, mailer, secret, log }: OutboxOptions) {
    this.#db = db;
    this.#jobs = jobs;
    this.#mailer = mailer;
    this.#bodies = new MailBodies(secret);
    this.#log = log;
    jobs.handle('mail.send', ({ mailId }) => this.#deliver(mailId));
    jobs.handle('mail.resume', () => this.resume());
  }

  /**
   * Writes the mail and its job into the open transaction, and answers the mail's id. A customer's mail to an address
   * that is not proven is held until `markProven`. Of one kind only so much may wait for a recipient: what comes beyond
   * that is not written, and the answer is undefined.
   */
  async post(tx: Tx, mail: OutgoingMail): Promise<number | undefined> {
    const { kind, to, subject, text, html, replyTo, unsubscribeUrl } = mail;
    const waiting = await tx.$count(mails, and(isOpen, isTo(to), eq(mails.kind, kind)));
    if (waiting >= MAIL_LIMITS[MAIL_KINDS[kind]].waiting) {
      this.#log.warn({ kind, waiting }, 'mail not written: too many of its kind wait for the recipient');
      return undefined;
    }
    const held = MAIL_KINDS[kind] === 'customer' && !(await isProven(tx, to));
    const body = this.#bodies.pack({ text, html, unsubscribeUrl });
    const [row] = await tx
      .insert(mails)
      .values({ kind, recipient: to, subject, body, replyTo, held })
      .returning({ id: mails.id });
    if (row && !held) await this.#jobs.send(tx, 'mail.send', { mailId: row.id });
    return row?.id;
  }

  /** Records that somebody has shown an address to be theirs, and sends what was held for it in the last three days. */
  async markProven(tx: Tx, email: string): Promise<void> {
    await insertProven(tx, [email]);
    for (const mailId of await release(tx, isTo(email))) await this.#jobs.send(tx, 'mail.send', { mailId });
  }

  /** Sends what is due and has no job: what failed before, what waited for room, what a lost job has left. */
  async resume(): Promise<void> {
    // An address proven in the moment in which a mail was written for it released nothing.
    await release(
      this.#db,
      sql`lower(${mails.recipient}) in (select ${provenAddresses.email} from ${provenAddresses})`,
    );
    const due = await this.#db
      .select({ id: mails.id })
      .from(mails)
      .where(isDue)
      .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
      .limit(RESUME_BATCH);
    const sendNext = async () => {
      for (let next = due.shift(); next; next = due.shift()) await this.#deliver(next.id);
    };
    await Promise.all(Array.from({ length: RESUME_AT_ONCE }, sendNext));
  }

  /** Deletes mail a month after it was sent or given up, and mail for addresses that nobody has proven in time. */
  async purge(): Promise<void> {
    const ended = sql`coalesce(${mails.sentAt}, ${mails.givenUpAt}) < now() - make_interval(days => ${KEPT_DAYS})`;
    const unproven = and(eq(mails.held, true), sql`not ${isYoung}`);
    await this.#db.delete(mails).where(or(ended, unproven));
  }

  /** Sends one mail if it is due and nobody else is sending it. A failure is written down, and tried again later. */
  async #deliver(id: number): Promise<void> {
    const mail = await this.#db.transaction((tx) => claim(tx, id));
    if (!mail) return;
    const renewal = setInterval(() => void this.#renewClaim(id), CLAIM_RENEWAL_MS);
    try {
      const body = this.#open(mail.body);
      await this.#mailer.send({
        id,
        to: mail.recipient,
        subject: mail.subject,
        replyTo: mail.replyTo ?? undefined,
        ...body,
      });
    } catch (error) {
      await this.#recordFailure(mail, error as Error);
      return;
    } finally {
      clearInterval(renewal);
    }
    await this.#db
      .update(mails)
      .set({ body: null, lastError: null, sentAt: sql`now()`, claimedUntil: null })
      .where(eq(mails.id, id));
  }

  #open(packed: Buffer | null): MailBody {
    try {
      return this.#bodies.unpack(packed ?? Buffer.alloc(0));
    } catch {
      throw new UnreadableBodyError('Sealed with another JWT_SECRET');
    }
  }

  async #renewClaim(id: number): Promise<void> {
    await this.#db
      .update(mails)
      .set({ claimedUntil: inMilliseconds(CLAIM_MS) })
      .where(and(eq(mails.id, id), isOpen))
      .catch(() => undefined);
  }

  async #recordFailure({ id, kind, attempts }: ClaimedMail, error: Error): Promise<void> {
    const isLast = error instanceof UnreadableBodyError || isHopeless(error);
    const [after] = await this.#db
      .update(mails)
      .set({
        lastError: reasonOf(error),
        claimedUntil: null,
        nextAttemptAt: sql`least(${inMilliseconds(pauseAfter(attempts))}, greatest(${mails.retryUntil}, now()))`,
        givenUpAt: sql`case when ${isLast} or ${mails.retryUntil} <= now() then now() end`,
      })
      .where(eq(mails.id, id))
      .returning({ givenUpAt: mails.givenUpAt });
    const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
    // Without the message: it may name people.
    const details = { mailId: id, kind, attempts, type: error.name, code, responseCode };
    if (!after?.givenUpAt) this.#log.warn(details, 'mail not sent; it is tried again');
    else if (isHopeless(error)) this.#log.warn(details, 'mail given up: there is no such recipient');
    else this.#log.error(details, 'mail given up');
  }
}

/** The kept body cannot be read: the shop's secret has changed. */
class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError';
}

type ClaimedMail = typeof mails.$inferSelect;

const isYoung = sql`${mails.createdAt} > now() - make_interval(days => ${HELD_DAYS})`;

const isTo = (email: string) => eq(sql`lower(${mails.recipient})`, email.toLowerCase());

const inMilliseconds = (milliseconds: number) =>
  sql`now() + make_interval(secs => ${milliseconds / 1000}::double precision)`;

/** Lets held mail go; answers the ids. */
async function release(db: Db | Tx, which: SQL): Promise<number[]> {
  const released = await db
    .update(mails)
    .set({ held: false, nextAttemptAt: sql`now()`, retryUntil: sql`default` })
    .where(and(eq(mails.held, true), isOpen, isYoung, which))
    .returning({ id: mails.id });
  return released.map(({ id }) => id);
}

/**
 * Takes a due mail for sending; undefined when it is not due, or when its recipient has got as many of its kind as there
 * may be in an hour: then it waits until there is room. Who claims for the same recipient and kind waits, so that many
 * workers do not exceed the limit together.
 */
async function claim(tx: Tx, id: number): Promise<ClaimedMail | undefined> {
  const [due] = await tx
    .select({ kind: mails.kind, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.id, id), isDue));
  if (!due) return undefined;
  const { kind, recipient } = due;
  const { perHour } = MAIL_LIMITS[audienceOf(kind)];
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${kind} ${recipient.toLowerCase()}`}, 0))`,
  );
  const at = sql<Date>`coalesce(${mails.sentAt}, now())`;
  const lately = await tx
    .select({ at })
    .from(mails)
    .where(
      and(
        isTo(recipient),
        eq(mails.kind, kind),
        ne(mails.id, id),
        or(gt(mails.sentAt, sql`now() - interval '1 hour'`), and(isOpen, gt(mails.claimedUntil, sql`now()`))),
      ),
    )
    .orderBy(desc(at))
    .limit(perHour);
  const oldest = lately[perHour - 1];
  const isFull = oldest !== undefined;
  const [claimed] = await tx
    .update(mails)
    .set(
      isFull
        ? { nextAttemptAt: sql`${oldest.at}::timestamptz + interval '1 hour'` }
        : { attempts: sql`${mails.attempts} + 1`, claimedUntil: inMilliseconds(CLAIM_MS) },
    )
    .where(and(eq(mails.id, id), isDue))
    .returning();
  return isFull ? undefined : claimed;
}

/** How much mail has not left yet. */
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

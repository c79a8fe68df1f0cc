import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import { type Db, type Tx, withoutTimeouts } from '../../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { News } from '../messages/templates.ts';
import type { Secrets } from '../sealing.ts';
import { MailBodies, type MailBody } from './mail-body.ts';
import { isUrgent, MAIL_KINDS, MAIL_LIMITS, type MailKind, needsProof } from './mail-kinds.ts';
import type { Mailer } from './mailer.ts';
import {
  claimMail,
  dueMails,
  insertMail,
  type MailRow,
  markFailed,
  markSent,
  plainBodies,
  prolongLinks,
  purgeMails,
  releaseHeld,
  releaseHeldFor,
  renewClaim,
  replaceBody,
  wakeUnreached,
} from './outbox-queries.ts';
import { insertProven } from './proven-addresses.ts';
import { backoffAfter, isPermanentFailure, reasonOf } from './retries.ts';

export interface OutgoingMail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  /** The same for the person's phone, if an account of theirs may have chosen it (messages-11). */
  news?: (News & { userId: number }) | undefined;
}

/** Takes news that people have by another channel than mail. */
interface NewsChannels {
  postNews(tx: Tx, mail: OutgoingMail): Promise<boolean>;
}

interface OutboxOptions {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  /** Used to seal waiting bodies. */
  secrets: Secrets;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

const CLAIM_MS = 120_000;
const CLAIM_RENEWAL_MS = 30_000;

/** In total shorter than a claim. */
const MARK_BACKOFF_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];

const RESUME_BATCH = 200;
const RESUME_CONCURRENCY = 5;

/**
 * Mails are inserted in the transaction of their cause, sent by a job, and retried for three days
 * (docs/decisions/0040-mail-to-proven-addresses.md, 0041-mail-for-three-days.md).
 */
export class Outbox {
  readonly #db: Db;
  readonly #jobs: Jobs;
  readonly #mailer: Mailer;
  readonly #bodies: MailBodies;
  readonly #log: OutboxOptions['log'];
  #channels: NewsChannels | undefined;

  constructor({ db, jobs, mailer, secrets, log }: OutboxOptions) {
    this.#db = db;
    this.#jobs = jobs;
    this.#mailer = mailer;
    this.#bodies = new MailBodies(secrets);
    this.#log = log;
    jobs.handle('mail.send', ({ mailId }) => this.#deliver(mailId));
    jobs.handle('mail.send-urgent', ({ mailId }) => this.#deliver(mailId));
    jobs.handle('mail.resume', () => this.resume());
  }

  /** Call once: news go to the channels that take them. */
  sendNewsBy(channels: NewsChannels): void {
    this.#channels = channels;
  }

  /**
   * Inserts the mail and its job, or news to a phone in its place. Mail for unproven customers and tailors is held until
   * `markProven`. Undefined for news to a phone, for recipients without an address, and beyond the limit of waiting mail,
   * which is listed as not sent.
   */
  async post(tx: Tx, mail: OutgoingMail): Promise<number | undefined> {
    if (mail.news && (await this.#channels?.postNews(tx, mail))) return undefined;
    const { kind, to, subject, text, html, replyTo, unsubscribeUrl } = mail;
    if (isNobodysAddress(to)) return undefined;
    const body = this.#bodies.seal({ text, html, unsubscribeUrl });
    const { waiting: maxWaiting } = MAIL_LIMITS[MAIL_KINDS[kind]];
    const row = { kind, recipient: to, subject, body, replyTo, needsProof: needsProof(kind), maxWaiting };
    const inserted = await insertMail(tx, row);
    if (!inserted) {
      this.#log.warn(
        { kind, waiting: maxWaiting },
        'mail not sent: too many of its kind wait for the recipient',
      );
      return undefined;
    }
    const job = isUrgent(kind) ? 'mail.send-urgent' : 'mail.send';
    if (!inserted.held) await this.#jobs.send(tx, job, { mailId: inserted.id });
    return inserted.id;
  }

  /** Also releases held mail. */
  async markProven(tx: Tx, email: string): Promise<void> {
    await insertProven(tx, [email]);
    for (const mailId of await releaseHeldFor(tx, email)) await this.#jobs.send(tx, 'mail.send', { mailId });
  }

  /** Sends due mail that has no job: retries, postponed mail, lost jobs. */
  async resume(): Promise<void> {
    // Mail inserted while its address was being proven is still held.
    await releaseHeld(this.#db);
    const urgent = await dueMails(this.#db, { limit: RESUME_BATCH, onlyUrgent: true });
    const oldest = await dueMails(this.#db, { limit: RESUME_BATCH, onlyUrgent: false });
    const due = new Set([...urgent, ...oldest]);
    await pLimit(RESUME_CONCURRENCY).map(due, (id) => this.#deliver(id));
  }

  /** Purges expired mail, and seals plain bodies from old versions. */
  async purge(): Promise<void> {
    await withoutTimeouts(this.#db, purgeMails);
    for (const { id, body } of await plainBodies(this.#db)) {
      if (body) await replaceBody(this.#db, id, this.#bodies.seal(this.#bodies.open(body)));
    }
    await this.#mailer.purge();
  }

  /** Sends a mail that is due and unclaimed; failures are recorded for a retry. */
  async #deliver(id: number): Promise<void> {
    const mail = await this.#db.transaction((tx) => claimMail(tx, id, CLAIM_MS));
    if (!mail) return;
    const renewal = setInterval(() => {
      renewClaim(this.#db, id, CLAIM_MS).catch(() => undefined);
    }, CLAIM_RENEWAL_MS);
    try {
      const { recipient: to, subject, replyTo } = mail;
      await this.#mailer.send({ id, to, subject, replyTo: replyTo ?? undefined, ...this.#open(mail) });
    } catch (error) {
      await this.#fail(mail, error as Error);
      return;
    } finally {
      clearInterval(renewal);
    }
    await this.#markSent(id);
    if (MAIL_KINDS[mail.kind as MailKind] === 'proof') await prolongLinks(this.#db, id);
    await wakeUnreached(this.#db);
  }

  /** Waits for an unavailable database, because an unmarked mail would be sent again. */
  async #markSent(id: number): Promise<void> {
    for (const backoff of MARK_BACKOFF_MS) {
      try {
        return await markSent(this.#db, id);
      } catch {
        await sleep(backoff, undefined, { ref: false });
      }
    }
    await markSent(this.#db, id);
  }

  #open({ body }: MailRow): MailBody {
    try {
      return this.#bodies.open(body ?? Buffer.alloc(0));
    } catch {
      throw new UnreadableBodyError('Sealed with another JWT_SECRET');
    }
  }

  async #fail({ id, kind, attempts }: MailRow, error: Error): Promise<void> {
    const refused = isPermanentFailure(error);
    const isGivenUp = await markFailed(this.#db, id, {
      reason: reasonOf(error),
      backoff: backoffAfter(attempts, error),
      isLast: refused || error instanceof UnreadableBodyError,
    });
    const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
    // Omits the message, which may name people.
    const details = { mailId: id, kind, attempts, type: error.name, code, responseCode };
    if (!isGivenUp) this.#log.warn(details, 'mail not sent; it is tried again');
    else if (refused) this.#log.warn(details, 'mail given up: there is no such recipient');
    else this.#log.error(details, 'mail given up');
  }
}

/** Thrown after `JWT_SECRET` has changed. */
class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError';
}

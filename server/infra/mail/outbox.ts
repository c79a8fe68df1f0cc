import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { mails } from '../../db/schema/service.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from './mailer.ts';

/** A mail as a module words it. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer when it is not the shop: one bare address. */
  replyTo?: string;
  /** An http(s) address that ends the mailing this mail belongs to, by one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Mail leaves through here: written in the transaction of what caused it, sent by a job (product.md §4). */
export class Outbox {
  readonly #db: Db;
  readonly #jobs: Jobs;
  readonly #mailer: Mailer;

  constructor(db: Db, jobs: Jobs, mailer: Mailer) {
    this.#db = db;
    this.#jobs = jobs;
    this.#mailer = mailer;
    jobs.handle('mail.send', ({ mailId }) => this.#deliver(mailId));
  }

  /** Writes the mail and its job into the open transaction. */
  async post(tx: Tx, { to, ...mail }: OutgoingMail): Promise<void> {
    const [row] = await tx
      .insert(mails)
      .values({ ...mail, recipient: to })
      .returning({ id: mails.id });
    if (row) await this.#jobs.send(tx, 'mail.send', { mailId: row.id });
  }

  /** Sends one mail; the job tries again when it fails. A mail that was sent is not sent again. */
  async #deliver(id: number): Promise<void> {
    const [mail] = await this.#db.select().from(mails).where(eq(mails.id, id));
    if (!mail || mail.sentAt) return;
    try {
      await this.#mailer.send({
        id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        replyTo: mail.replyTo ?? undefined,
        unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
      });
    } catch (error) {
      await this.#db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, lastError: String(error).slice(0, 500) })
        .where(eq(mails.id, id));
      throw error;
    }
    await this.#db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, lastError: null, sentAt: new Date() })
      .where(eq(mails.id, id));
  }
}

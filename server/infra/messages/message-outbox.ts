import pLimit from 'p-limit';
import { type Db, type Tx, withoutTimeouts } from '../../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Sealer, type Secrets } from '../sealing.ts';
import {
  type Channel,
  claimMessage,
  dueMessages,
  endMessage,
  expireMessages,
  insertMessage,
  type MessageRow,
  markSent,
  purgeMessages,
  replaceMessage,
  retryLater,
  settleCutOff,
} from './message-queries.ts';
import { type MessageSender, NotSentError } from './message-sender.ts';
import { partsOf } from './parts.ts';

/** `<module>.<message>`; codes are urgent. */
export const MESSAGE_KINDS = { 'phones.code': { isUrgent: true } } as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

export interface OutgoingMessage {
  channel: Channel;
  kind: MessageKind;
  to: string;
  text: string;
  userId: number | null;
  expiresAt: Date;
}

interface MessageOutboxOptions {
  db: Db;
  jobs: Jobs;
  senders: Record<Channel, MessageSender>;
  /** Used to seal waiting texts. */
  secrets: Secrets;
  log: { warn(details: object, message: string): void };
}

/** Longer than any attempt. */
const CLAIM_MS = 60_000;
const RESUME_BATCH = 200;
const RESUME_CONCURRENCY = 5;

const BACKOFF_MS = [20_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000];
const LONGEST_URGENT_BACKOFF_MS = 60_000;

const CUT_OFF = 'Cut off while sending; it may have been sent.';

/**
 * The outbox of messages to phones: inserted in the transaction of their cause, sent by a job, retried until they
 * expire (docs/decisions/0124-codes-by-phone.md). Urgent messages have jobs of their own, so that none waits for others.
 */
export class MessageOutbox {
  readonly #db: Db;
  readonly #jobs: Jobs;
  readonly #senders: MessageOutboxOptions['senders'];
  readonly #sealer: Sealer;
  readonly #log: MessageOutboxOptions['log'];

  constructor({ db, jobs, senders, secrets, log }: MessageOutboxOptions) {
    this.#db = db;
    this.#jobs = jobs;
    this.#senders = senders;
    this.#sealer = new Sealer(secrets, 'message bodies');
    this.#log = log;
    jobs.handle('message.send', ({ messageId }) => this.#deliver(messageId));
    jobs.handle('message.send-urgent', ({ messageId }) => this.#deliver(messageId));
    jobs.handle('message.resume', () => this.resume(false));
    jobs.handle('message.resume-urgent', () => this.resume(true));
  }

  /** Inserts the message and its job. */
  async post(tx: Tx, { to, text, ...message }: OutgoingMessage): Promise<number> {
    const { isUrgent } = MESSAGE_KINDS[message.kind];
    const body = this.#sealer.seal(text);
    const id = await insertMessage(tx, { ...message, recipient: to, body, parts: partsOf(text), isUrgent });
    await this.#jobs.send(tx, isUrgent ? 'message.send-urgent' : 'message.send', { messageId: id });
    return id;
  }

  /** Ends a message that waits, because a newer one takes its place. */
  replace(tx: Tx, id: number): Promise<void> {
    return replaceMessage(tx, id);
  }

  /** Sends due messages that have no job, and ends those that are cut off or too old. */
  async resume(isUrgent: boolean): Promise<void> {
    const keyed = (Object.keys(this.#senders) as Channel[]).filter((name) => this.#senders[name].knowsKeys);
    await settleCutOff(this.#db, keyed, CUT_OFF);
    await expireMessages(this.#db);
    const due = await dueMessages(this.#db, isUrgent, RESUME_BATCH);
    await pLimit(RESUME_CONCURRENCY).map(due, (id) => this.#deliver(id));
  }

  async purge(): Promise<void> {
    await withoutTimeouts(this.#db, purgeMessages);
    for (const sender of Object.values(this.#senders)) await sender.purge();
  }

  async #deliver(id: number): Promise<void> {
    const message = await claimMessage(this.#db, id, CLAIM_MS);
    if (!message) return;
    const text = this.#open(message);
    if (text === undefined) {
      await endMessage(this.#db, id, 'failed', 'Sealed with another JWT_SECRET');
      return;
    }
    const { channel, kind, recipient: to, createdAt } = message;
    const key = `${createdAt.getTime()}-${id}`;
    try {
      await this.#senders[channel].send({ id, key, kind, to, text });
    } catch (error) {
      await this.#fail(message, error as Error);
      return;
    }
    // If this fails the claim ends, and the message counts as cut off.
    await markSent(this.#db, id);
  }

  #open({ body }: MessageRow): string | undefined {
    try {
      return this.#sealer.unseal(body ?? Buffer.alloc(0));
    } catch {
      return undefined;
    }
  }

  /** An attempt of unknown outcome is repeated only where the provider knows keys. */
  async #fail({ id, kind, channel, attempts, isUrgent }: MessageRow, error: Error): Promise<void> {
    const reason = error.message.slice(0, 500);
    const isRepeatable = error instanceof NotSentError || this.#senders[channel].knowsKeys;
    this.#log.warn(
      { messageId: id, kind, channel, attempts, reason },
      isRepeatable ? 'message not sent; it is tried again' : 'message may have been sent; it is not repeated',
    );
    if (!isRepeatable) return endMessage(this.#db, id, 'unsure', `${reason} It may have been sent.`);
    const backoff = BACKOFF_MS[attempts - 1] ?? 4 * 3_600_000;
    await retryLater(this.#db, id, reason, isUrgent ? Math.min(backoff, LONGEST_URGENT_BACKOFF_MS) : backoff);
  }
}

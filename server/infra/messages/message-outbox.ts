import pLimit from 'p-limit';
import { NEWS_HOURS, type PhoneChannel } from '../../../contract/constants/messages.ts';
import { type Db, type Tx, withoutTimeouts } from '../../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import type { Outbox, OutgoingMail } from '../mail/outbox.ts';
import type { Secrets } from '../sealing.ts';
import { type Fallback, MessageBodies, type MessageBody } from './message-bodies.ts';
import {
  claimMessage,
  dueMessages,
  endMessage,
  expiredNews,
  expireMessages,
  insertMessage,
  type MessageRow,
  markSent,
  purgeMessages,
  replaceMessage,
  retryLater,
  settleCutOff,
} from './message-queries.ts';
import { mayGo, nextRoute } from './message-routes.ts';
import { type MessageSender, NotSentError } from './message-sender.ts';
import { partsOf } from './parts.ts';
import {
  applyReport,
  isStopped,
  isTextOffered,
  isWhatsappOffered,
  isWindowOpen,
  markFellBack,
  type Report,
  routeOf,
  stopChoices,
  waitingNews,
} from './report-queries.ts';
import type { Template } from './templates.ts';

/** `<module>.<message>`; codes are urgent. News have the kind of their mail. */
export const MESSAGE_KINDS = {
  'phones.code': { isUrgent: true },
  'accounts.phone-left': { isUrgent: false },
  'chat.reply': { isUrgent: false },
} as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

export interface OutgoingMessage {
  channel: PhoneChannel;
  kind: MessageKind | MailKind;
  to: string;
  text: string;
  template?: Template | undefined;
  userId: number | null;
  expiresAt: Date;
  fallback?: Fallback | undefined;
  /** Waits for the end of the quiet hours. */
  keepsQuiet?: boolean;
}

interface MessageOutboxOptions {
  db: Db;
  jobs: Jobs;
  senders: Record<PhoneChannel, MessageSender>;
  /** Where news go that no other channel takes. */
  mails: Pick<Outbox, 'post'>;
  /** Used to seal waiting texts. */
  secrets: Secrets;
  log: { warn(details: object, message: string): void };
}

/** Longer than any attempt. */
const CLAIM_MS = 60_000;
const RESUME_BATCH = 200;
const RESUME_CONCURRENCY = 5;
/** Of one run, which the next minute's joins. */
const RESUME_BATCHES = 10;

const BACKOFF_MS = [20_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000];
const LONGEST_URGENT_BACKOFF_MS = 60_000;

const CUT_OFF = 'Cut off while sending; it may have been sent.';
const NO_WINDOW = 'WhatsApp takes no free text to this number: nothing came from it within a day.';

type Ended = Pick<MessageRow, 'id' | 'kind' | 'channel' | 'recipient' | 'userId' | 'fallback'>;

/**
 * The outbox of messages to phones: inserted in the transaction of their cause, sent by a job, retried until they
 * expire (docs/decisions/0124-codes-by-phone.md). Urgent messages have jobs of their own, so that none waits for others.
 * What surely failed goes by the next channel (docs/decisions/0129-news-by-several-channels.md).
 */
export class MessageOutbox {
  readonly #db: Db;
  readonly #jobs: Jobs;
  readonly #senders: MessageOutboxOptions['senders'];
  readonly #mails: MessageOutboxOptions['mails'];
  readonly #bodies: MessageBodies;
  readonly #log: MessageOutboxOptions['log'];

  constructor({ db, jobs, senders, mails, secrets, log }: MessageOutboxOptions) {
    this.#db = db;
    this.#jobs = jobs;
    this.#senders = senders;
    this.#mails = mails;
    this.#bodies = new MessageBodies(secrets);
    this.#log = log;
    jobs.handle('message.send', ({ messageId }) => this.#deliver(messageId));
    jobs.handle('message.send-urgent', ({ messageId }) => this.#deliver(messageId));
    jobs.handle('message.resume', () => this.resume(false));
    jobs.handle('message.resume-urgent', () => this.resume(true));
  }

  /** Inserts the message and its job. */
  async post(tx: Tx, message: OutgoingMessage): Promise<number> {
    const { to: recipient, text, template, fallback, channel, kind, userId, expiresAt } = message;
    const isUrgent = kind === 'phones.code';
    const id = await insertMessage(tx, {
      ...{ channel, kind, userId, expiresAt, recipient, isUrgent },
      body: this.#bodies.seal({ text, template }),
      fallback: fallback ? this.#bodies.seal(fallback) : null,
      keepsQuiet: message.keepsQuiet ?? false,
      parts: channel === 'sms' ? partsOf(text) : 1,
    });
    await this.#jobs.send(tx, isUrgent ? 'message.send-urgent' : 'message.send', { messageId: id });
    return id;
  }

  /** Writes the news of a mail to the channel that the person has chosen; false if that is mail (messages-11). */
  async postNews(tx: Tx, { news, ...mail }: OutgoingMail): Promise<boolean> {
    const route = news && (await routeOf(tx, news.userId));
    if (!route) return false;
    const { channel, to, smsToo } = route;
    const { userId, text, template } = news;
    const fallback = { text, smsToo, mail, ...(route.instead && { template }) };
    await this.post(tx, { ...newsTo({ channel, to, kind: mail.kind, userId }), text, template, fallback });
    return true;
  }

  /** Texts somebody who gets no news otherwise, if staff offer it and the number has not written STOP (payments-41). */
  async textAlone(
    tx: Tx,
    { text, ...to }: Pick<OutgoingMessage, 'to' | 'kind' | 'userId' | 'text'>,
  ): Promise<void> {
    if (to.userId !== null && (await routeOf(tx, to.userId))) return;
    if (!(await isTextOffered(tx)) || (await isStopped(tx, to.to))) return;
    await this.post(tx, { ...newsTo({ channel: 'sms', ...to }), text });
  }

  /** Tells somebody without a mailbox whose number is proven: by WhatsApp if staff offer it, otherwise by text message. */
  async tellNumber(
    tx: Tx,
    { text, template, ...to }: Pick<OutgoingMessage, 'to' | 'kind' | 'userId' | 'text' | 'template'>,
  ): Promise<void> {
    if ((await isWhatsappOffered(tx)) && !(await isStopped(tx, to.to))) {
      const fallback = { text, smsToo: true, mail: undefined };
      await this.post(tx, { ...newsTo({ channel: 'whatsapp', ...to }), text, template, fallback });
    } else await this.post(tx, { ...newsTo({ channel: 'sms', ...to }), text });
  }

  /** Ends a message that waits, because a newer one takes its place. */
  replace(tx: Tx, id: number): Promise<void> {
    return replaceMessage(tx, id);
  }

  /** Notes what a provider says has become of a message; doubled, late and unknown reports change nothing (messages-18). */
  async report(report: Report): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const changed = await applyReport(tx, report);
      if (changed && report.state === 'failed') await this.#fallBack(tx, changed);
    });
  }

  /** Ends the news to a number by reply; the accounts that had chosen it (messages-12). */
  async stop(tx: Tx, phone: string): Promise<number[]> {
    const stopped = await stopChoices(tx, phone);
    await this.mailWaiting(tx, { phone });
    return stopped;
  }

  /** Sends by mail, or without a mailbox to the phone, what waits for a channel that was left. */
  async mailWaiting(tx: Tx, whose: { userId: number } | { phone: string }): Promise<void> {
    for (const id of await waitingNews(tx, whose)) await this.#leave(tx, id);
  }

  async #leave(tx: Tx, id: number): Promise<void> {
    const row = await endMessage(tx, id, 'failed', 'The person has left this channel.');
    if (row) await this.#fallBack(tx, row, { isLeft: true });
  }

  /** News may wait for hours, in which the person or staff leave the channel. */
  async #isStillWanted({ kind, channel, recipient, userId, fallback }: MessageRow): Promise<boolean> {
    if (fallback === null || userId === null) return true;
    if (kind === 'chat.answer') return !(await isStopped(this.#db, recipient));
    return mayGo(await routeOf(this.#db, userId), channel, recipient);
  }

  /** Sends due messages that have no job, and ends those that are cut off or too old. */
  async resume(isUrgent: boolean): Promise<void> {
    const channels = Object.keys(this.#senders) as PhoneChannel[];
    const keyed = channels.filter((name) => this.#senders[name].knowsKeys);
    await settleCutOff(this.#db, keyed, CUT_OFF);
    await expireMessages(this.#db);
    for (const id of await expiredNews(this.#db, RESUME_BATCH)) await this.#end(id, 'expired', null);
    for (let batch = 0; batch < RESUME_BATCHES; batch += 1) {
      const due = await dueMessages(this.#db, isUrgent, RESUME_BATCH);
      await pLimit(RESUME_CONCURRENCY).map(due, (id) => this.#deliver(id));
      if (due.length < RESUME_BATCH) return;
    }
  }

  async purge(): Promise<void> {
    await withoutTimeouts(this.#db, purgeMessages);
    for (const sender of Object.values(this.#senders)) await sender.purge();
  }

  async #deliver(id: number): Promise<void> {
    const message = await claimMessage(this.#db, id, CLAIM_MS);
    if (!message) return;
    if (!(await this.#isStillWanted(message))) {
      return this.#db.transaction((tx) => this.#leave(tx, id));
    }
    const body = this.#bodies.body(message.body);
    if (body === undefined) return this.#end(id, 'failed', 'Sealed with another JWT_SECRET');
    const { channel, kind, recipient: to, userId, createdAt } = message;
    const key = `${createdAt.getTime()}-${id}`;
    const isInWindow = channel === 'whatsapp' && (await isWindowOpen(this.#db, to));
    const sender = this.#senders[channel];
    let providerId: string | undefined;
    try {
      providerId = await sender.send({ id, key, kind, to, userId, ...contentOf(message, body, isInWindow) });
    } catch (error) {
      await this.#fail(message, error as Error);
      return;
    }
    // If this fails the claim ends, and the message counts as cut off.
    const isFree = isInWindow || channel === 'push';
    await markSent(this.#db, id, { providerId, isFree, isReported: sender.reportsDelivery });
  }

  /** An attempt of unknown outcome is repeated only where the provider knows keys. */
  async #fail({ id, kind, channel, attempts, isUrgent }: MessageRow, error: Error): Promise<void> {
    const reason = error.message.slice(0, 500);
    const isUnsent = error instanceof NotSentError;
    const isRepeatable = isUnsent || this.#senders[channel].knowsKeys;
    this.#log.warn(
      { messageId: id, kind, channel, attempts, reason },
      isRepeatable ? 'message not sent; it is tried again' : 'message may have been sent; it is not repeated',
    );
    if (isUnsent && error.isFinal) return this.#end(id, 'failed', reason);
    if (!isRepeatable)
      return void (await endMessage(this.#db, id, 'unsure', `${reason} It may have been sent.`));
    const backoff = BACKOFF_MS[attempts - 1] ?? 4 * 3_600_000;
    await retryLater(this.#db, id, reason, isUrgent ? Math.min(backoff, LONGEST_URGENT_BACKOFF_MS) : backoff);
  }

  /** Ends what surely did not leave, and sends it by the next channel. */
  async #end(id: number, state: 'failed' | 'expired', reason: string | null): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const row = await endMessage(tx, id, state, reason);
      if (row) await this.#fallBack(tx, row);
    });
  }

  async #fallBack(tx: Tx, ended: Ended, { isLeft = false } = {}): Promise<void> {
    const { id, kind, userId, channel, recipient: to } = ended;
    const fallback = this.#bodies.fallback(ended.fallback);
    if (!fallback) return;
    const { text, template, mail } = fallback;
    // Without account and mailbox the number is all there is.
    const alone = mail ? undefined : { channel, to, smsToo: fallback.smsToo };
    const route = userId === null ? alone : await routeOf(tx, userId);
    const next = nextRoute(route, ended, { ...fallback, isLeft });
    if (next) {
      const message = newsTo({ channel: next.channel, to: next.to, kind: kind as MailKind, userId });
      await this.post(tx, { ...message, text, template, fallback: { text, smsToo: next.smsToo, mail } });
    } else if (mail) {
      await this.#mails.post(tx, mail);
    } else return;
    await markFellBack(tx, id, next?.channel ?? 'mail');
  }
}

function contentOf(
  { channel }: MessageRow,
  { text, template }: MessageBody,
  isInWindow: boolean,
): Pick<MessageBody, 'text' | 'template'> {
  if (channel === 'push') return { text, template };
  if (channel !== 'whatsapp' || isInWindow) return { text };
  if (!template) throw new NotSentError(NO_WINDOW, { isFinal: true });
  return { text, template };
}

function newsTo(to: Pick<OutgoingMessage, 'channel' | 'to' | 'kind' | 'userId'>) {
  return { ...to, keepsQuiet: true, expiresAt: new Date(Date.now() + NEWS_HOURS * 3_600_000) };
}

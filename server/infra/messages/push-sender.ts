import pLimit from 'p-limit';
import webPush from 'web-push';
import type { Db } from '../../db/client.ts';
import { PublicFetchError, type publicFetch } from '../public-fetch.ts';
import { type Message, type MessageSender, NotSentError } from './message-sender.ts';
import { UNSURE_STATUSES } from './provider-request.ts';
import { deleteSubscriptions, noteSent, type PushSubscription, subscriptionsOf } from './push-queries.ts';
import { isPushEndpoint } from './push-services.ts';
import { pushNotice } from './push-text.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024;
const CONCURRENCY = 3;
/** A phone that is off for longer misses it; the page of notifications has it. */
const KEPT_SECONDS = 3 * 86_400;

interface PushSenderOptions {
  db: Db;
  /** Undefined: what was written with keys goes by mail. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** Where push services write to when something is wrong (RFC 8292). */
  contact: string;
  fetch: typeof publicFetch;
  timeoutMs?: number;
}

type Keys = NonNullable<PushSenderOptions['keys']>;
type Outcome = 'taken' | 'gone' | 'refused' | NotSentError | Error;

/**
 * Sends to every browser of the account by web push (RFC 8030, 8291, 8292). One that takes it suffices. A repeated
 * attempt has the same topic and tag, by which push service and browser replace the one before, so keys are known.
 */
export class PushSender implements MessageSender {
  readonly knowsKeys = true;
  readonly reportsDelivery = false;
  readonly #options: PushSenderOptions;

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  async send({ userId, key, template }: Message): Promise<undefined> {
    const { db, keys } = this.#options;
    if (!keys) throw new NotSentError('Web push has no key.', { isFinal: true });
    if (userId === null || !template) throw new NotSentError('Nobody to notify.', { isFinal: true });
    const subscriptions = await subscriptionsOf(db, userId);
    const text = JSON.stringify(pushNotice(template, key));
    const outcomes = await pLimit(CONCURRENCY).map(subscriptions, (one) =>
      this.#sendTo(one, keys, text, key),
    );
    const idsOf = (outcome: Outcome) =>
      subscriptions.filter((_one, index) => outcomes[index] === outcome).map(({ id }) => id);
    await deleteSubscriptions(db, idsOf('gone'));
    const taken = idsOf('taken');
    await noteSent(db, taken);
    if (taken.length > 0) return;
    const failures = outcomes.filter((outcome) => outcome instanceof Error);
    const unsure = failures.find((failure) => !(failure instanceof NotSentError));
    throw unsure ?? failures[0] ?? new NotSentError('No browser takes it any more.', { isFinal: true });
  }

  async purge(): Promise<void> {}

  async #sendTo(subscription: PushSubscription, keys: Keys, text: string, topic: string): Promise<Outcome> {
    if (!isPushEndpoint(subscription.endpoint)) return 'refused';
    const { contact, fetch, timeoutMs = TIMEOUT_MS } = this.#options;
    let status: number;
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        {
          endpoint: subscription.endpoint,
          keys: {
            p256dh: subscription.publicKey.toString('base64url'),
            auth: subscription.authSecret.toString('base64url'),
          },
        },
        text,
        { vapidDetails: { subject: contact, ...keys }, TTL: KEPT_SECONDS, urgency: 'normal', topic },
      );
      const answer = await fetch(endpoint, {
        ...{ method: 'POST', headers: textual(headers), body, timeoutMs, maxAnswerBytes: MAX_ANSWER_BYTES },
      });
      status = answer.status;
    } catch (error) {
      return failureOf(error);
    }
    if (status >= 200 && status < 300) return 'taken';
    if (status === 404 || status === 410) return 'gone';
    const reason = `The push service answered ${status}.`;
    if (UNSURE_STATUSES.includes(status)) return new Error(reason);
    // Too many at once, or trouble of the service: later it may take the same.
    return status === 429 || status >= 500 ? new NotSentError(reason) : 'refused';
  }
}

function failureOf(error: unknown): Outcome {
  if (!(error instanceof PublicFetchError)) throw error;
  const { reason } = error;
  if (reason === 'bad_url' || reason === 'not_public') return 'refused';
  const told = `The push service was not reached (${reason}).`;
  return reason === 'unresolved' || reason === 'tls' ? new NotSentError(told) : new Error(told);
}

function textual(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

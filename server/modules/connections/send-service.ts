import pLimit from 'p-limit';
import { Webhook } from 'standardwebhooks';
import type { Deps } from '../../deps.ts';
import { PublicFetchError, publicFetch } from '../../infra/public-fetch.ts';
import { within } from '../../infra/within.ts';
import { disabledMail } from './mails.ts';
import { unsealSecret } from './secret-service.ts';
import {
  type Claimed,
  claimDelivery,
  disableFailing,
  dueDeliveries,
  holdWebhook,
  markDelivered,
  markFailed,
  type Outcome,
} from './send-queries.ts';

type Sending = Pick<Deps, 'db' | 'config' | 'outbox'>;

const TIMEOUT_MS = 10_000;
/** Longer than any attempt: an attempt that was cut off is repeated after it. */
const CLAIM_MS = 30_000;
const MAX_ANSWER_BYTES = 1024;
const GONE = 410;
/** Too many requests, and out of service for a while. */
const BUSY: readonly number[] = [429, 503];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** About three days in all (connecting-13). */
const BACKOFF_MS = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const LONGEST_BACKOFF_MS = Math.max(...BACKOFF_MS);
const FAILING_DAYS = 3;

/** A job waits only so long for an answer, then the request goes on without it, so that slow ones hold up no other. */
const JOB_WAIT_MS = 200;
const MAX_IN_FLIGHT = 500;
const RESUMED = { perWebhook: 20, limit: 1000 };
const RESUME_CONCURRENCY = 200;

/** Requests of this process that are on their way. */
const inFlight = pLimit(MAX_IN_FLIGHT);

/** The job of one message. Beyond `MAX_IN_FLIGHT` messages wait, and are resumed if the process ends before. */
export async function startSending(deps: Sending, deliveryId: number): Promise<void> {
  const sending = inFlight(() => sendDelivery(deps, deliveryId));
  await Promise.race([sending, within(JOB_WAIT_MS, new Promise(() => {}))]);
  // An error after that leaves the claim, which ends, and the job of every minute repeats the message.
  sending.catch(() => {});
}

/** Sends what is due and has no job: retries, and what was cut off. */
export async function resumeSending(deps: Sending): Promise<void> {
  const due = await dueDeliveries(deps.db, RESUMED);
  await pLimit(RESUME_CONCURRENCY).map(due, (id) => sendDelivery(deps, id));
}

/** One attempt of one message (connecting-10). */
export async function sendDelivery(deps: Sending, deliveryId: number): Promise<void> {
  const claimed = await claimDelivery(deps.db, deliveryId, CLAIM_MS);
  if (!claimed) return;
  const { pauseMs, ...outcome } = await attempt(deps, claimed);
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  await deps.db.transaction(async (tx) => {
    if (isDelivered) return markDelivered(tx, claimed, outcome);
    const isGone = outcome.status === GONE;
    await markFailed(tx, claimed, outcome, isGone ? undefined : BACKOFF_MS[claimed.attempts - 1]);
    if (pauseMs > 0) await holdWebhook(tx, claimed.webhookId, pauseMs);
    const disabled = await disableFailing(tx, claimed.webhookId, {
      reason: isGone ? 'GONE' : 'FAILING',
      days: FAILING_DAYS,
    });
    if (disabled) await deps.outbox.post(tx, disabledMail(deps.config, disabled));
  });
}

async function attempt({ config }: Sending, claimed: Claimed): Promise<Outcome & { pauseMs: number }> {
  const headers = signedHeaders(config.jwtSecrets, claimed);
  if (!headers) return { status: null, failure: 'secret_lost', answer: null, pauseMs: 0 };
  try {
    const {
      status,
      headers: answered,
      body,
    } = await publicFetch(claimed.url, {
      method: 'POST',
      headers,
      body: claimed.body,
      timeoutMs: TIMEOUT_MS,
      maxAnswerBytes: MAX_ANSWER_BYTES,
      allowLoopback: config.loopbackRequests,
    });
    // PostgreSQL stores no zero bytes.
    const answer = body.toString('utf8').replaceAll('\0', '') || null;
    const pauseMs = BUSY.includes(status) ? retryAfterMs(answered['retry-after']) : 0;
    return { status, failure: null, answer, pauseMs };
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return { status: null, failure: error.reason, answer: null, pauseMs: 0 };
  }
}

/** Seconds or a date, at most the longest time between two attempts (connecting-18). */
export function retryAfterMs(header: string | undefined, now = Date.now()): number {
  if (header === undefined) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST_BACKOFF_MS);
}

/** After a rotation signed by both secrets (connecting-12). Undefined if the secret cannot be read. */
function signedHeaders(
  secrets: Deps['config']['jwtSecrets'],
  { messageId, body, secret, previousSecret }: Claimed,
): Record<string, string> | undefined {
  const now = new Date();
  const signatures = [secret, previousSecret].flatMap((sealed) => {
    const key = sealed && unsealSecret(secrets, sealed);
    return key ? [new Webhook(key).sign(messageId, now, body)] : [];
  });
  if (signatures.length === 0) return undefined;
  return {
    'content-type': 'application/json',
    'user-agent': 'Naap-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

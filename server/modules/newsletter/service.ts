import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentLocale, responseWords } from '#words';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { List } from '../../../contract/lists.ts';
import { type Locale, localePath } from '../../../contract/locale.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import { newsletterSubscribers, type SubscriberLine } from '../../../contract/staff-newsletter.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import { recordAudit } from '../audit/service.ts';
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './mails.ts';
import {
  accountOf,
  boundedCountOfSubscribers,
  confirmSubscriber,
  deleteUnconfirmed,
  insertSubscriber,
  type ListedSubscriber,
  lockSubscriber,
  type SubscriberQuery,
  setConfirmation,
  setUnsubscribeHash,
  subscriberById,
  subscriberPage,
  subscriptionsOf,
  unsubscribe,
} from './queries.ts';

/** A constant response time, longer than writing the mail, so that it does not reveal who is subscribed. */
const SUBSCRIBE_RESPONSE_MS = 150;

/** Mails a confirmation link, or that the address is already subscribed; the response is the same for both. */
export async function askToConfirm(deps: Deps, email: string): Promise<{ message: string }> {
  const minimumDuration = sleep(SUBSCRIBE_RESPONSE_MS);
  await deps.db.transaction(async (tx) => {
    const unsubscribeSecret = unsubscribeToken(deps.config.jwtSecret, email);
    const unsubscribeHash = fingerprint(unsubscribeSecret);
    const locale = currentLocale();
    await insertSubscriber(tx, { email, locale, unsubscribeHash });
    const subscriber = await lockSubscriber(tx, email);
    if (isSubscribed(subscriber)) {
      // Updated so that links keep working after the secret has changed.
      await setUnsubscribeHash(tx, subscriber.id, unsubscribeHash);
      return deps.outbox.post(tx, alreadySubscribedMail(deps.config, subscriber, unsubscribeSecret));
    }
    const now = Date.now();
    if (!needsConfirmation(subscriber, now)) return;
    const token = newSecret();
    await setConfirmation(tx, subscriber.id, {
      locale,
      confirmHash: fingerprint(token),
      confirmExpiresAt: new Date(now + CONFIRM_LINK_TTL_MS),
      unsubscribeHash,
    });
    await deps.outbox.post(tx, confirmationMail(deps.config, { email, locale }, token));
  });
  await minimumDuration;
  return { message: responseWords.confirmYourSubscription };
}

/** Fails with `newsletter.link_invalid`. */
export function confirm(deps: Deps, token: string): Promise<{ email: string }> {
  return deps.db.transaction(async (tx) => {
    const confirmed = (await confirmSubscriber(tx, fingerprint(token))) ?? fail('newsletter.link_invalid');
    const unsubscribeSecret = unsubscribeToken(deps.config.jwtSecret, confirmed.email);
    await setUnsubscribeHash(tx, confirmed.id, fingerprint(unsubscribeSecret));
    await deps.outbox.markProven(tx, confirmed.email);
    await deps.outbox.post(tx, welcomeMail(deps.config, confirmed, unsubscribeSecret));
    return { email: confirmed.email };
  });
}

/** Idempotent; accepts the token of any newsletter mail. Fails with `newsletter.unsubscribe_link_invalid`. */
export async function endSubscription(db: Db, token: string): Promise<{ message: string }> {
  if (!(await unsubscribe(db, { hash: fingerprint(token) }))) fail('newsletter.unsubscribe_link_invalid');
  return { message: responseWords.youAreUnsubscribed };
}

export function purgeUnconfirmedSubscribers(db: Db): Promise<void> {
  return deleteUnconfirmed(db);
}

export function exportSubscription({ db }: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('newsletter.json', () => subscriptionsOf(db, actor.id))];
}

const LANGUAGES: Record<Locale, string> = { en: 'English', ur: 'Urdu' };

/** Exports confirmed subscribers, oldest first, whatever state the list shows (contact-10). */
export function subscribersExport(
  config: Pick<Config, 'jwtSecrets' | 'publicUrl'>,
): ExportKind<SubscriberQuery, ListedSubscriber> {
  return {
    name: 'newsletter',
    roles: rolesFor('newsletter.read'),
    filters: newsletterSubscribers.query,
    columns: [
      { name: 'E-mail', value: ({ email }) => email },
      { name: 'Confirmed', value: ({ confirmedAt }) => confirmedAt && dayInKarachi(confirmedAt) },
      { name: 'Language', value: ({ locale }) => LANGUAGES[locale] },
      { name: 'Unsubscribe link', value: (subscriber) => unsubscribeLink(config, subscriber) },
    ],
    read: async (db, { filters, after, limit }) => {
      const order = { sort: 'asked' as const, before: undefined, after, size: limit };
      const { rows, next } = await subscriberPage(db, { ...filters, state: 'subscribed', ...order });
      return { rows, next: next ?? undefined };
    },
  };
}

/** Null if the secret has changed since the last mail: then only that mail's link works. */
function unsubscribeLink(
  { jwtSecrets, publicUrl }: Pick<Config, 'jwtSecrets' | 'publicUrl'>,
  { email, locale, unsubscribeHash }: ListedSubscriber,
): string | null {
  const token = jwtSecrets
    .map((secret) => unsubscribeToken(secret, email))
    .find((one) => fingerprint(one).equals(unsubscribeHash));
  return token === undefined
    ? null
    : publicUrl + localePath(locale, `/newsletter/unsubscribe?token=${token}`);
}

/** (contact-9) */
export async function listSubscribers(db: Db, query: SubscriberQuery): Promise<List<SubscriberLine>> {
  const [{ rows, ...page }, count] = await Promise.all([
    subscriberPage(db, query),
    boundedCountOfSubscribers(db, query),
  ]);
  return { count, ...page, results: rows.map(present) };
}

/** Idempotent; only the first call is recorded (contact-11). Fails with `request.not_found`. */
export async function unsubscribeReader(tx: Tx, actor: Actor, id: number): Promise<SubscriberLine> {
  const before = (await subscriberById(tx, id, { lock: true })) ?? fail('request.not_found');
  if (before.unsubscribedAt !== null) return present(before);
  await unsubscribe(tx, { id });
  await recordAudit(tx, actor, {
    action: 'newsletter.unsubscribed',
    subject: { kind: 'subscriber', id },
    userId: (await accountOf(tx, before.email)) ?? null,
  });
  return present((await subscriberById(tx, id)) ?? fail('request.not_found'));
}

function present({ id, email, createdAt, confirmedAt, unsubscribedAt }: ListedSubscriber): SubscriberLine {
  return {
    id,
    email,
    state: unsubscribedAt ? 'unsubscribed' : confirmedAt ? 'subscribed' : 'unconfirmed',
    asked_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    unsubscribed_at: unsubscribedAt?.toISOString() ?? null,
  };
}

const CONFIRM_LINK_TTL_MS = 7 * 24 * 3600_000;

/** Minimum interval of confirmation mails to an address, because strangers may type in any address. */
const MIN_CONFIRMATION_INTERVAL_MS = 3600_000;

interface Subscriber {
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  confirmExpiresAt: Date | null;
}

function isSubscribed({ confirmedAt, unsubscribedAt }: Subscriber): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/** False for subscribers, and within an hour of the last mail; `now` in milliseconds. */
function needsConfirmation(subscriber: Subscriber, now: number): boolean {
  if (isSubscribed(subscriber)) return false;
  const expires = subscriber.confirmExpiresAt?.getTime() ?? 0;
  return expires - CONFIRM_LINK_TTL_MS + MIN_CONFIRMATION_INTERVAL_MS <= now;
}

/** Derived from the secret, so that every newsletter mail can contain it while only its hash is stored. */
export function unsubscribeToken(secret: string, email: string): string {
  const key = createHmac('sha256', secret).update('leaving the newsletter').digest();
  return createHmac('sha256', key).update(email).digest('base64url');
}

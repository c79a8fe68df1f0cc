import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './mails.ts';
import {
  confirmSubscriber,
  insertSubscriber,
  lockSubscriber,
  setConfirmation,
  setUnsubscribeHash,
  unsubscribe,
} from './queries.ts';
import { CONFIRM_LINK_TTL_MS, isSubscribed, needsConfirmation, unsubscribeToken } from './subscription.ts';

/** A constant response time longer than writing the mail, so that it does not reveal who is subscribed. */
const SUBSCRIBE_RESPONSE_MS = 150;

/** Mails a confirmation link, or that the address is subscribed already; the response does not tell which. */
export async function askToConfirm(deps: Deps, email: string): Promise<{ message: string }> {
  const minimumDuration = sleep(SUBSCRIBE_RESPONSE_MS);
  await deps.db.transaction(async (tx) => {
    const unsubscribeSecret = unsubscribeToken(deps.config.jwtSecret, email);
    const unsubscribeHash = fingerprint(unsubscribeSecret);
    await insertSubscriber(tx, email, unsubscribeHash);
    const subscriber = await lockSubscriber(tx, email);
    if (isSubscribed(subscriber)) {
      // The link must work after the secret has changed, too.
      await setUnsubscribeHash(tx, subscriber.id, unsubscribeHash);
      return deps.outbox.post(tx, alreadySubscribedMail(deps.config, email, unsubscribeSecret));
    }
    const now = Date.now();
    if (!needsConfirmation(subscriber, now)) return;
    const token = newSecret();
    await setConfirmation(tx, subscriber.id, {
      confirmHash: fingerprint(token),
      confirmExpiresAt: new Date(now + CONFIRM_LINK_TTL_MS),
      unsubscribeHash,
    });
    await deps.outbox.post(tx, confirmationMail(deps.config, email, token));
  });
  await minimumDuration;
  return { message: 'Almost there: open the e-mail we sent you and confirm your subscription.' };
}

/** Fails with `newsletter.link_invalid`. */
export function confirm(deps: Deps, token: string): Promise<{ email: string }> {
  return deps.db.transaction(async (tx) => {
    const confirmed = (await confirmSubscriber(tx, fingerprint(token))) ?? fail('newsletter.link_invalid');
    const unsubscribeSecret = unsubscribeToken(deps.config.jwtSecret, confirmed.email);
    await setUnsubscribeHash(tx, confirmed.id, fingerprint(unsubscribeSecret));
    await deps.outbox.markProven(tx, confirmed.email);
    await deps.outbox.post(tx, welcomeMail(deps.config, confirmed.email, unsubscribeSecret));
    return { email: confirmed.email };
  });
}

/** Idempotent; accepts the token of any newsletter mail. Fails with `newsletter.unsubscribe_link_invalid`. */
export async function endSubscription(db: Db, token: string): Promise<{ message: string }> {
  if (!(await unsubscribe(db, { hash: fingerprint(token) }))) fail('newsletter.unsubscribe_link_invalid');
  return { message: 'You are unsubscribed. We will not send you the newsletter again.' };
}

import { createHmac } from 'node:crypto';

export const CONFIRM_LINK_TTL_MS = 7 * 24 * 3600_000;

/** Minimum interval of confirmation mails to an address, which strangers may type in. */
const MIN_CONFIRMATION_INTERVAL_MS = 3600_000;

interface Subscriber {
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  confirmExpiresAt: Date | null;
}

export function isSubscribed({ confirmedAt, unsubscribedAt }: Subscriber): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/** Not for subscribers, nor within an hour of the last mail; `now` in milliseconds. */
export function needsConfirmation(subscriber: Subscriber, now: number): boolean {
  if (isSubscribed(subscriber)) return false;
  const expires = subscriber.confirmExpiresAt?.getTime() ?? 0;
  return expires - CONFIRM_LINK_TTL_MS + MIN_CONFIRMATION_INTERVAL_MS <= now;
}

/** Derived from the secret, so that every newsletter mail can carry it while only its hash is stored. */
export function unsubscribeToken(secret: string, email: string): string {
  const key = createHmac('sha256', secret).update('leaving the newsletter').digest();
  return createHmac('sha256', key).update(email).digest('base64url');
}

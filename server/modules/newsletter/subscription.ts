import { createHmac } from 'node:crypto';

/** How long the link of a confirmation works, in milliseconds. */
export const CONFIRM_LIFE = 7 * 24 * 3600_000;

/** No second confirmation goes to an address for this long, in milliseconds: strangers may type it in. */
const SILENCE = 3600_000;

/** What decides whether a confirmation is due. */
interface Subscriber {
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  confirmExpiresAt: Date | null;
}

export function isSubscribed({ confirmedAt, unsubscribedAt }: Subscriber): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/** Whether a confirmation is to be mailed at `now` (milliseconds): not to who is subscribed, nor to who has just got one. */
export function needsConfirmation(subscriber: Subscriber, now: number): boolean {
  if (isSubscribed(subscriber)) return false;
  const expires = subscriber.confirmExpiresAt?.getTime() ?? 0;
  return expires - CONFIRM_LIFE + SILENCE <= now;
}

/**
 * The token by which an address leaves the newsletter. It follows from the shop's secret, so that every mail of the
 * newsletter can carry it although only its hash is kept.
 */
export function unsubscribeToken(secret: string, email: string): string {
  const key = createHmac('sha256', secret).update('leaving the newsletter').digest();
  return createHmac('sha256', key).update(email).digest('base64url');
}

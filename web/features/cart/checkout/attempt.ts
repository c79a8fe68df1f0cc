import { randomKey } from '../../../lib/attempt-key.ts';
import { draftKey } from '../../../lib/drafts.ts';

/** Forgotten on logout, like the draft of the form. */
const KEY = draftKey('cart-checkout.attempt');

interface Attempt {
  sent: string;
  key: string;
}

let last: Attempt | undefined;

/**
 * The Idempotency-Key for an order that is about to be sent: the same while the order stays the same, after a reload
 * too and with the card typed again, so that a lost answer never makes a second order. The payment token is not kept.
 */
export function attemptKeyFor(order: { payment_token?: string | undefined }): string {
  const sent = JSON.stringify({ ...order, payment_token: undefined });
  const known = last ?? kept();
  last = known?.sent === sent ? known : { sent, key: randomKey() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Then it is known until the page is left.
  }
  return last.key;
}

/**
 * The total that an order was sent with before, where this is that order sent again: its answer may have been lost, so
 * the order may stand, and what it bought is on the shelf no longer.
 */
export function sentTotalOf(order: object): number | undefined {
  const sent = (last ?? kept())?.sent;
  const total: unknown = sent && JSON.parse(sent).total;
  if (typeof total !== 'number') return undefined;
  return sent === JSON.stringify({ ...order, total, payment_token: undefined }) ? total : undefined;
}

/** The order is placed, or known not to be: the same goods ordered once more are another order. */
export function forgetAttempt(): void {
  last = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}

function kept(): Attempt | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}

import { randomKey } from '../../../lib/attempt-key.ts';
import { draftKey } from '../../../lib/drafts.ts';

/** Cleared on logout, like form drafts. */
const KEY = draftKey('cart-checkout.attempt');

interface Attempt {
  sent: string;
  key: string;
}

let last: Attempt | undefined;

/** The order's Idempotency-Key: the same for the same order, across reloads. The payment token is not stored. */
export function attemptKeyFor(order: { payment_token?: string | undefined }): string {
  const sent = JSON.stringify({ ...order, payment_token: undefined });
  const known = last ?? kept();
  last = known?.sent === sent ? known : { sent, key: randomKey() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // The key lives until the page is left.
  }
  return last.key;
}

/** The total a repeated order was first sent with: the order may stand although its response was lost. */
export function sentTotalOf(order: object): number | undefined {
  const sent = (last ?? kept())?.sent;
  const total: unknown = sent && JSON.parse(sent).total;
  if (typeof total !== 'number') return undefined;
  return sent === JSON.stringify({ ...order, total, payment_token: undefined }) ? total : undefined;
}

/** Called once the order is placed or known to have failed: the same goods are then another order. */
export function forgetAttempt(): void {
  last = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

function kept(): Attempt | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}

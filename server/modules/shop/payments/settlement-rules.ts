import type { GatewayPaymentState, UnusedCause } from '../../../../contract/constants/gateway-payments.ts';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A gateway that says `pending`, or nothing, is waited for this long; the stock is free again long before. */
const PATIENCE_MS = 24 * HOUR;
/** The gateway's own clock may be late. */
const GRACE_MS = MINUTE;
/** When an expired attempt is asked about again, because money may have moved at the last moment. */
const ASK_AGAIN_MS = [HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];

interface Attempt {
  state: GatewayPaymentState;
  /** Rupees. */
  amount: number;
  expiresAt: Date;
}

interface Order {
  status: SellerOrderStatus;
  isPaid: boolean;
}

/** `silent`: the gateway gave no answer. */
export type Answer =
  | { state: 'paid'; paisa: number }
  | { state: 'unknown' | 'pending' | 'failed' | 'silent' };

export type Settlement =
  | { kind: 'nothing' | 'place' | 'fail' | 'expire' }
  | { kind: 'unused'; cause: Exclude<UnusedCause, 'SOLD_OUT'> };

/** What the gateway's answer means (payments-22, payments-23). */
export function settlementOf(attempt: Attempt, order: Order, answer: Answer, now: Date): Settlement {
  if (attempt.state === 'PAID' || attempt.state === 'UNUSED') return { kind: 'nothing' };
  if (answer.state === 'paid') {
    if (answer.paisa !== attempt.amount * 100) return { kind: 'unused', cause: 'AMOUNT' };
    if (order.isPaid) return { kind: 'unused', cause: 'TWICE' };
    return order.status === 'UNCONFIRMED' ? { kind: 'place' } : { kind: 'unused', cause: 'LATE' };
  }
  const late = now.getTime() - attempt.expiresAt.getTime();
  const isUndecided = answer.state === 'pending' || answer.state === 'silent';
  if (attempt.state !== 'EXPIRED' && late >= (isUndecided ? PATIENCE_MS : GRACE_MS))
    return { kind: 'expire' };
  return { kind: attempt.state === 'STARTED' && answer.state === 'failed' ? 'fail' : 'nothing' };
}

/** When a job asks the gateway next; null: never again. */
export function nextAsk({ state, expiresAt }: Omit<Attempt, 'amount'>, now: Date): Date | null {
  const end = expiresAt.getTime() + GRACE_MS;
  if (state === 'PAID' || state === 'UNUSED') return null;
  if (state === 'FAILED' && now.getTime() < end) return new Date(end);
  if (state !== 'EXPIRED') {
    const soon = now.getTime() + (now.getTime() < end ? 2 : 10) * MINUTE;
    return new Date(now.getTime() < end ? Math.min(soon, end) : soon);
  }
  const later = ASK_AGAIN_MS.find((after) => expiresAt.getTime() + after > now.getTime());
  return later === undefined ? null : new Date(expiresAt.getTime() + later);
}

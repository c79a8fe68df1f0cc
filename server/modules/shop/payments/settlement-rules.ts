import type { GatewayPaymentState, UnusedCause } from '../../../../contract/constants/gateway-payments.ts';
import type { OrderKind, Status } from '../../lifecycle/table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A gateway that says `pending`, or nothing, is waited for this long; the stock is free again long before. */
const PATIENCE_MS = 24 * HOUR;
/** The gateway's own clock may be late. */
const GRACE_MS = MINUTE;
/** When an expired attempt is asked about again, because money may have moved at the last moment. */
const ASK_AGAIN_MS = [GRACE_MS, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR];

interface Attempt {
  state: GatewayPaymentState;
  /** Rupees. */
  amount: number;
  expiresAt: Date;
}

export interface OrderToPay {
  kind: OrderKind;
  status: Status;
  isPaid: boolean;
  total: number | null;
  paidAmount: number;
  /** A courier was asked for its parcel. */
  isBooked: boolean;
}

/** Statuses in which the price of a stitched or bulk order is not agreed. */
const NOT_AGREED: readonly Status[] = ['PLACED', 'REQUESTED', 'QUOTED'];

/**
 * Rupees of a stitched or bulk order that can be paid at a gateway now (payments-31). Nothing once a courier has it or is
 * coming for it, who asks at the door for what its label says.
 */
function payableOf({ kind, status, total, paidAmount, isBooked }: OrderToPay): number {
  if (kind === 'goods' || NOT_AGREED.includes(status) || status === 'CANCELLED') return 0;
  if (status === 'SHIPPED' || isBooked) return 0;
  return Math.max(0, (total ?? 0) - paidAmount);
}

/** Whether the customer may still leave for the gateway. */
export function isPayable(
  { state, expiresAt, amount }: Attempt,
  order: OrderToPay,
  now = new Date(),
): boolean {
  if ((state !== 'STARTED' && state !== 'FAILED') || expiresAt <= now) return false;
  return order.kind === 'goods' ? order.status === 'UNCONFIRMED' : amount <= payableOf(order);
}

/** `silent`: the gateway gave no answer. */
export type Answer =
  | { state: 'paid'; paisa: number }
  | { state: 'unknown' | 'pending' | 'failed' | 'silent' };

export type Settlement =
  | { kind: 'nothing' | 'place' | 'record' | 'fail' | 'expire' }
  | { kind: 'unused'; cause: Exclude<UnusedCause, 'SOLD_OUT'> };

/** What the gateway's answer means (payments-22, payments-23, payments-32). */
export function settlementOf(attempt: Attempt, order: OrderToPay, answer: Answer, now: Date): Settlement {
  if (attempt.state === 'PAID' || attempt.state === 'UNUSED') return { kind: 'nothing' };
  if (answer.state === 'paid') {
    if (answer.paisa !== attempt.amount * 100) return { kind: 'unused', cause: 'AMOUNT' };
    return order.kind === 'goods' ? ofGoods(order) : ofBill(order);
  }
  const late = now.getTime() - attempt.expiresAt.getTime();
  const isUndecided = answer.state === 'pending' || answer.state === 'silent';
  if (attempt.state !== 'EXPIRED' && late >= (isUndecided ? PATIENCE_MS : GRACE_MS))
    return { kind: 'expire' };
  return { kind: attempt.state === 'STARTED' && answer.state === 'failed' ? 'fail' : 'nothing' };
}

function ofGoods({ isPaid, status }: OrderToPay): Settlement {
  if (isPaid) return { kind: 'unused', cause: 'TWICE' };
  return status === 'UNCONFIRMED' ? { kind: 'place' } : { kind: 'unused', cause: 'LATE' };
}

/** More than what is due is recorded too, and the rest is owed back (payments-33). */
function ofBill({ status }: OrderToPay): Settlement {
  const isLate = status === 'CANCELLED' || NOT_AGREED.includes(status);
  return isLate ? { kind: 'unused', cause: 'LATE' } : { kind: 'record' };
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

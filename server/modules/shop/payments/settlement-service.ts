import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import { type Inquiry, PAISA } from '../../../infra/payments/redirect-gateway.ts';
import { placePaidOrder } from '../checkout/reservation-service.ts';
import { returnStock, setBillStatus } from '../seller-orders/queries.ts';
import { expireUnpaidSellerOrder } from '../seller-orders/service.ts';
import { issueGoodsInvoice } from '../service.ts';
import { unusedPaymentMail } from './mails.ts';
import { type Answer, nextAsk, type Settlement, settlementOf } from './settlement-rules.ts';
import {
  type Attempt,
  attemptById,
  claimDue,
  endReservation,
  forgetLease,
  gatewaysDue,
  hasOtherStarted,
  insertPayment,
  lockAttempt,
  releaseClaims,
  updateAttempt,
  waitingParts,
} from './wallet-queries.ts';

const BATCH = 50;
/** Longer than the timeout of a gateway. */
const CLAIMED_FOR_MS = 2 * 60_000;
const SILENT_ASK_MS = 24 * 3_600_000;

/** Records what has arrived for a stitched or bulk order; its module hands it in. */
export type RecordBillPayment = (tx: Tx, deps: Deps, attempt: Attempt) => Promise<void>;

/**
 * Asks the gateway and books its answer (payments-22). Idempotent: of a notice, a return and a job at once each asks,
 * and the first books. Returns the answer; throws like the gateway, after which a job asks again. `isClaimed`: by `claimDue`.
 */
export async function settlePayment(
  deps: Deps,
  recordBill: RecordBillPayment,
  paymentId: number,
  now = new Date(),
  isClaimed = false,
): Promise<Answer['state'] | undefined> {
  const attempt = await attemptById(deps.db, paymentId);
  if (!attempt) return undefined;
  if (attempt.state === 'PAID' || attempt.state === 'UNUSED') {
    // A lease that nobody has claimed is of a refund that is being made.
    if (isClaimed) await forgetLease(deps.db, attempt, now);
    return undefined;
  }
  const gateway = deps.redirectGateways.get(attempt.gateway);
  // After a change of the settings nobody can be asked; the order ends like that of a gateway without an answer.
  let failure: unknown;
  const inquired = await gateway?.inquire(attempt).catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  const answer = inquired ?? { state: 'silent' as const };
  await deps.db.transaction((tx) => book(tx, deps, recordBill, attempt, answer, now));
  if (failure) throw failure;
  return answer.state;
}

async function book(
  tx: Tx,
  deps: Deps,
  recordBill: RecordBillPayment,
  { id, orderId }: Attempt,
  inquired: Inquiry | { state: 'silent' },
  now: Date,
): Promise<void> {
  const locked = await lockAttempt(tx, { id, orderId });
  if (!locked) return;
  const { order, attempt } = locked;
  const answer = withAmount(attempt, inquired);
  const settlement = settlementOf(attempt, order, answer, now);
  const paid =
    answer.state === 'paid'
      ? { paidPaisa: answer.paisa, gatewayReference: answer.gatewayReference ?? attempt.gatewayReference }
      : {};
  const known = { ...attempt, ...paid };
  const state = await apply(tx, deps, known, order, settlement);
  if (state === attempt.state && (state === 'PAID' || state === 'UNUSED')) return;
  // What a silent gateway knows is asked for until it answers.
  const later = answer.state === 'silent' ? new Date(now.getTime() + SILENT_ASK_MS) : null;
  await updateAttempt(tx, id, { state, ...paid, askAt: nextAsk({ ...attempt, state }, now) ?? later });
  if (state === 'EXPIRED' || state === 'UNUSED') await endOrder(tx, deps, order, id);
  // Documents last, because others wait for their numbers.
  if (settlement.kind === 'record') await recordBill(tx, deps, known);
  if (settlement.kind === 'place' && state === 'PAID') await issueGoodsInvoice(tx, deps, orderId);
}

/** An answer without an amount is about the one of a signed message, or else the one that we have asked for. */
function withAmount({ amount, paidPaisa }: Attempt, inquired: Inquiry | { state: 'silent' }) {
  if (inquired.state !== 'paid') return { state: inquired.state };
  return { ...inquired, paisa: inquired.paisa ?? paidPaisa ?? amount * PAISA };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

/** Returns the new state. */
async function apply(
  tx: Tx,
  deps: Deps,
  attempt: Attempt,
  order: Locked['order'],
  settlement: Settlement,
): Promise<Attempt['state']> {
  switch (settlement.kind) {
    case 'place':
      if (!(await placePaidOrder(tx, deps, order.id))) return keepUnused(tx, deps, attempt, 'SOLD_OUT');
      await insertPayment(tx, attempt);
      await setBillStatus(tx, order.id, 'PAID');
      return 'PAID';
    case 'record':
      return 'PAID';
    case 'unused':
      return keepUnused(tx, deps, attempt, settlement.cause);
    case 'fail':
      return 'FAILED';
    case 'expire':
      return 'EXPIRED';
    case 'nothing':
      return attempt.state;
  }
}

/** Money that pays nothing is owed to the customer, who hears of it; staff sees it (payments-24). */
async function keepUnused(
  tx: Tx,
  deps: Deps,
  attempt: Attempt,
  cause: NonNullable<Attempt['unusedCause']>,
): Promise<'UNUSED'> {
  await updateAttempt(tx, attempt.id, { state: 'UNUSED', unusedCause: cause, askAt: null });
  const mail = await unusedPaymentMail(tx, deps.config, attempt);
  if (mail) await deps.outbox.post(tx, mail);
  return 'UNUSED';
}

/**
 * Cancels an order that was not paid, unless another attempt may still pay it. Its stock returns, if it has not yet.
 */
export async function endOrder(
  tx: Tx,
  deps: Deps,
  { id, status, reservation }: Locked['order'],
  attemptId: number,
  noteCode: 'NOT_PAID_IN_TIME' | 'CANCELLED_UNPAID' = 'NOT_PAID_IN_TIME',
): Promise<void> {
  if (status !== 'UNCONFIRMED' || (await hasOtherStarted(tx, id, attemptId))) return;
  for (const part of await waitingParts(tx, id)) {
    if (reservation === 'RESERVED') await returnStock(tx, part.id);
    await expireUnpaidSellerOrder(tx, deps, part.id, noteCode);
  }
  await endReservation(tx, id);
}

/**
 * Asks about every payment that is due: all gateways at once, each of them one payment after the other. One without an
 * answer is not asked again before the next minute, and stops neither another gateway nor another payment.
 */
export async function askGateways(
  deps: Deps,
  recordBill: RecordBillPayment,
  now = new Date(),
): Promise<void> {
  const asked = await Promise.allSettled(
    (await gatewaysDue(deps.db, now)).map((gateway) => askGateway(deps, recordBill, gateway, now)),
  );
  const failed = asked.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function askGateway(
  deps: Deps,
  recordBill: RecordBillPayment,
  gateway: Attempt['gateway'],
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const until = new Date(now.getTime() + CLAIMED_FOR_MS);
    const ids = await claimDue(deps.db, { gateway, limit: BATCH, now, until });
    for (const [place, id] of ids.entries()) {
      try {
        await settlePayment(deps, recordBill, id, now, true);
      } catch (error) {
        if (error instanceof PaymentError && error.problem === 'unavailable') {
          await releaseClaims(deps.db, ids.slice(place + 1), now);
          if (failures.length > 0) throw failures[0];
          return;
        }
        failures.push(error);
      }
    }
    if (ids.length < BATCH) break;
  }
  if (failures.length > 0) throw failures[0];
}

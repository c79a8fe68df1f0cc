import { type Advance, type AdvanceRules, advanceBy, NO_ADVANCE } from '../../../../contract/advance.ts';
import type { BillPayment } from '../../../../contract/bill-payments.ts';
import type { BillPaymentMethod } from '../../../../contract/constants/bill-payments.ts';
import { formatRupees } from '../../../../contract/money.ts';
import { STAFF_ROLES } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fail, failOn } from '../../../fail.ts';
import { creditHeld, payBill, returnPayment } from '../../credit/service.ts';
import { readOrderRules } from '../../fees/service.ts';
import type { StepActor } from '../../lifecycle/service.ts';
import { readStanding } from '../../lifecycle/standing-service.ts';
import {
  deleteOverpayments,
  insertOwed,
  OVERPAYMENT,
  ofPresentBill,
  refundsOf,
  sumOf,
} from '../refund-queries.ts';
import { updateOrder } from '../write-queries.ts';
import { giveDaysToPay } from './advance-chase-queries.ts';
import { reopenBill, settleEnded } from './owed-service.ts';
import {
  advanceIn,
  dueOf,
  isSentBack,
  keepableOf,
  presentPayment,
  type Returned,
  recordableOf,
} from './present.ts';
import { matchProofs, refuseProofsOf } from './proof-queries.ts';
import {
  cashBooked,
  insertPayment,
  insertReversal,
  isOfWallet,
  orderOfReference,
  paymentsOf,
  standingPayment,
} from './queries.ts';

type Billed = Returned & {
  id: number;
  customerId: number | null;
};

interface Said {
  amount?: number | undefined;
  method?: BillPaymentMethod | undefined;
  reference?: string | undefined;
}

/**
 * Records a payment of all that is due, or of a part (payments-12). Fails at `amount` with `payments.too_much`, and at
 * `reference` with `payments.reference_known` when a payment of this or another order has it, and with
 * `payments.reference_of_wallet`. Where `isArrived`, the
 * money is there, and what was paid too much is owed back. Store credit is spent with it (credit-7).
 */
export async function recordPayment(
  tx: Tx,
  order: Billed,
  { amount, method, reference }: Said,
  recordedBy: number | null,
  isArrived = false,
): Promise<void> {
  const due = recordableOf(order);
  const paid = amount ?? due;
  if (paid > due && !isArrived) failOn('amount', 'payments.too_much', { due: formatRupees(due) });
  if (method === 'CREDIT') {
    // It would go back at once.
    if (order.status === 'CANCELLED') fail('payments.nothing_due');
    await payBill(tx, { customerId: order.customerId, orderId: order.id, amount: paid, recordedBy });
  }
  if (reference && method !== 'WALLET' && (await isOfWallet(tx, reference)))
    failOn('reference', 'payments.reference_of_wallet');
  if (isSentBack(order)) await reopenBill(tx, order);
  const id = await insertPayment(tx, {
    orderId: order.id,
    amount: paid,
    method: method ?? (order.paymentMethod === 'COD' ? 'CASH' : 'LINK'),
    reference,
    recordedBy,
  });
  if (id === undefined)
    failOn('reference', 'payments.reference_known', { order: (await orderOfReference(tx, reference)) ?? '' });
  if (paid > due)
    await insertOwed(tx, { orderId: order.id, amount: paid - due, name: `${OVERPAYMENT}${id}` });
  if (reference)
    await matchProofs(tx, { orderId: order.id, reference, paymentId: id, decidedBy: recordedBy });
}

/**
 * Like `recordPayment`. Staff learns before that a courier is booked to collect cash (couriers-37). Fails with
 * `payments.booked_with_cash`.
 */
export async function recordByHand(
  { tx, actor }: { tx: Tx; actor: StepActor },
  order: Billed,
  said: Said & { despite_booking?: boolean | undefined },
): Promise<void> {
  const isOver = order.status === 'DELIVERED' || order.status === 'CANCELLED';
  if (!isOver && !said.despite_booking && STAFF_ROLES.some((role) => role === actor.role)) {
    const cash = await cashBooked(tx, order.id);
    if (cash > 0) fail('payments.booked_with_cash', { cash: formatRupees(cash) });
  }
  await recordPayment(tx, order, said, actor.id);
}

/** What is not paid before is paid in cash with the delivery (orders-14); no cash is collected abroad. */
export async function payOnDelivery(tx: Tx, order: Billed, recordedBy: number | null): Promise<void> {
  const due = dueOf(order);
  if (due > 0 && order.paymentMethod === 'COD')
    await insertPayment(tx, { orderId: order.id, amount: due, method: 'CASH', recordedBy });
  else if (due === 0 && order.billStatus !== 'REFUNDED')
    await updateOrder(tx, order.id, { billStatus: 'PAID' });
}

/** What is kept of an order that ends undelivered. Fails with `payments.kept_too_much`. */
export async function keepAdvance(
  tx: Tx,
  order: Billed,
  said: { failure?: string | undefined; kept?: number | undefined },
): Promise<void> {
  if (!said.kept) return;
  const most = keepableOf(order, said.failure);
  if (said.kept > most) failOn('kept', 'payments.kept_too_much', { most: formatRupees(most) });
  await updateOrder(tx, order.id, { keptAmount: said.kept });
}

/** Asks for an advance before the parcel is sent once more (couriers-32); null: by the rules of today. */
export async function askAdvanceAgain(
  tx: Tx,
  order: Ordered & Billed,
  percent: number | null,
): Promise<number> {
  const { advance: rules } = await readOrderRules(tx);
  const asked: Advance =
    percent === null
      ? await settleAdvance(tx, order, rules)
      : { percent, cause: percent > 0 ? 'REFUSED_PARCEL' : null };
  // What was agreed before the work is not lessened.
  const now = asked.percent > order.advancePercent ? asked : null;
  if (now) await updateOrder(tx, order.id, { advancePercent: now.percent, advanceCause: now.cause });
  return Math.max(
    0,
    advanceIn({ ...order, advancePercent: now?.percent ?? order.advancePercent }) - order.paidAmount,
  );
}

/**
 * Takes back a payment that was recorded by mistake (payments-12). Fails with `payments.unknown`, `payments.by_wallet`,
 * and with `payments.refunded` when less would be left than went back or is kept.
 */
export async function reversePayment(
  tx: Tx,
  { id, status, paidAmount, keptAmount, total, customerId }: Billed,
  { payment, reason }: { payment: number; reason: string },
  recordedBy: number | null,
): Promise<void> {
  const found = (await standingPayment(tx, id, payment)) ?? failOn('payment', 'payments.unknown');
  // Its money is there; what the gateway says is no mistake of staff.
  if (found.method === 'WALLET') fail('payments.by_wallet');
  // What is owed for too much money is counted anew from what is left.
  await deleteOverpayments(tx, id);
  const made = await refundsOf(tx, id);
  const back = sumOf(made);
  const owed = back - sumOf(ofPresentBill(made));
  const left = paidAmount - found.amount;
  const isEnded = status === 'CANCELLED';
  const isCounted = isEnded
    ? left - back < (keptAmount ?? 0)
    : // What is owed for a cancelled part was counted from this payment.
      owed > 0 && left - owed < (total ?? 0);
  const isReturned = found.method === 'CREDIT' && (await creditHeld(tx, id)) < found.amount;
  if (left < back || isCounted || isReturned) fail('payments.refunded');
  await insertReversal(tx, found, { reason, recordedBy });
  if (isEnded) await settleEnded(tx, { id, paidAmount: left, keptAmount, returnedAmount: back });
  const excess = isEnded ? 0 : await overpaid(tx, { id, paidAmount: left }, total ?? 0);
  if (excess > 0)
    await insertOwed(tx, { orderId: id, amount: excess, name: `${OVERPAYMENT}${found.id}-reversed` });
  await refuseProofsOf(tx, found.id, reason);
  if (found.method === 'CREDIT') {
    await returnPayment(tx, { customerId, orderId: id, amount: found.amount, recordedBy });
  }
  // Otherwise the day that an earlier reminder has named could be over already.
  if (left === 0) await giveDaysToPay(tx, id);
}

/**
 * What was paid for more than the bill's new total, once a part of it was cancelled (orders-112); at most what has not
 * gone back.
 */
export async function overpaid(
  tx: Tx,
  { id, paidAmount }: Pick<Billed, 'id' | 'paidAmount'>,
  total: number,
): Promise<number> {
  const made = await refundsOf(tx, id);
  const owedBefore = sumOf(made) - sumOf(ofPresentBill(made));
  return Math.max(0, Math.min(paidAmount - owedBefore - total, paidAmount - sumOf(made)));
}

type Ordered = Pick<Returned, 'total' | 'paymentMethod'> & { customerId: number };

/** Of an order that the caller may see, oldest first. */
export async function readPayments(db: Db, orderId: number): Promise<BillPayment[]> {
  return (await paymentsOf(db, orderId)).map(presentPayment);
}

/** What is due of the order before its work, by the rules of today and the customer's own orders (payments-13). */
export async function settleAdvance(
  tx: Tx,
  { customerId, total, paymentMethod }: Ordered,
  rules: AdvanceRules,
): Promise<Advance> {
  const isAsked = rules.large_percent + rules.new_percent + rules.refused_percent > 0;
  if (total === null || paymentMethod !== 'COD' || !isAsked) return NO_ADVANCE;
  return advanceBy(rules, total, await readStanding(tx, customerId));
}

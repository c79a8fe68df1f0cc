import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { GatewayRefund } from '../../../infra/payments/payments.ts';
import { notifyOfRefund } from '../../notifications/service.ts';
import { hasOpenDispute } from '../payments/dispute-queries.ts';
import { refundMail } from '../payments/mails.ts';
import { refundsAt } from '../payments/service.ts';
import { anyShopOrder } from '../queries.ts';
import {
  billOfOrder,
  lockPayment,
  paymentOfOrder,
  sellerOrdersOf,
  setBillStatus,
  updatePayment,
} from '../seller-orders/queries.ts';
import { issueCreditNotes } from '../service.ts';
import {
  changeAmount,
  completeRefund,
  failRefund,
  insertRefunds,
  type RefundRow,
  refundsOf,
} from './queries.ts';
import { hasEnded, isByHand, isOpen, partName, refundsDue, splitOf, sumOf, takenElsewhere } from './rules.ts';

/**
 * Reads the refunds at the gateway, records them, and makes the open ones; call outside transactions. Idempotent, even
 * after crashes and beside concurrent jobs.
 */
export async function refund(deps: Deps, orderId: number): Promise<void> {
  const payment = await paymentOfOrder(deps.db, orderId);
  if (!payment || payment.status === 'FAILED' || payment.status === 'VOIDED') return;
  if (payment.status === 'AUTHORISED')
    throw new Error('The payment is not captured yet; it is refunded after that.');
  const gateway = await refundsAt(deps, payment);
  const listed = await gateway.listRefunds(payment.reference);
  if (listed) await deps.db.transaction((tx) => noteListed(tx, deps, orderId, listed));
  const asked = new Set<number>();
  for (;;) {
    const next = await deps.db.transaction((tx) => nextRefund(tx, deps, orderId, asked));
    if (!next) return;
    asked.add(next.id);
    const answer = await gateway.refund(payment.reference, next.amount, next.name);
    await deps.db.transaction((tx) => noteAnswer(tx, deps, orderId, next.id, answer));
  }
}

/** Waits during a chargeback, because the bank first decides about the whole payment. */
async function nextRefund(
  tx: Tx,
  deps: Deps,
  orderId: number,
  asked: ReadonlySet<number>,
): Promise<RefundRow | undefined> {
  const payment = await lockPayment(tx, orderId);
  if (!payment) return undefined;
  const recorded = await recordDue(tx, payment);
  const open = recorded.find((row) => isOpen(row) && !asked.has(row.id));
  if (open && !(await hasOpenDispute(tx, payment.id))) return open;
  if (!open) await settleRefunds(tx, deps, payment, []);
  return undefined;
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Records refunds due for cancelled and returned goods paid by card; true if the gateway has any to make. */
export async function recordRefundsDue(tx: Tx, orderId: number): Promise<boolean> {
  const payment = await lockPayment(tx, orderId);
  return payment?.status === 'CAPTURED' && (await recordDue(tx, payment)).some(isOpen);
}

/** All refunds of the order, including those due now. */
async function recordDue(tx: Tx, { id, orderId, reference }: Payment): Promise<RefundRow[]> {
  const recorded = await refundsOf(tx, orderId);
  const order = await billOfOrder(tx, orderId);
  if (!order) return recorded;
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const due = refundsDue({ order, sellerOrders, isCash: false }, recorded);
  const added = await insertRefunds(
    tx,
    due.map((one) => ({
      ...one,
      orderId,
      paymentId: id,
      name: `refund-${reference}-${partName(one)}`,
    })),
  );
  return [...recorded, ...added];
}

async function noteAnswer(
  tx: Tx,
  deps: Deps,
  orderId: number,
  id: number,
  { state }: GatewayRefund,
): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  if (!payment || state === 'pending') return;
  const completed = state === 'made' ? await completeRefund(tx, id) : undefined;
  if (state === 'failed') await failRefund(tx, id);
  await settleRefunds(tx, deps, payment, completed ? [completed] : []);
}

/** Records the state of refunds at the gateway, including those made in its dashboard. */
async function noteListed(
  tx: Tx,
  deps: Deps,
  orderId: number,
  listed: readonly GatewayRefund[],
): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  if (!payment) return;
  const completed: (RefundRow | undefined)[] = [];
  for (const row of await refundsOf(tx, orderId)) {
    const state = listed.findLast(({ name }) => name === row.name)?.state;
    if (state === 'made' && isOpen(row)) completed.push(await completeRefund(tx, row.id));
    if (state === 'failed' && row.failedAt === null) await failRefund(tx, row.id);
  }
  completed.push(...(await noteElsewhere(tx, payment, listed)));
  await settleRefunds(
    tx,
    deps,
    payment,
    completed.filter((row) => row !== undefined),
  );
}

/** Returns our refunds that were completed by refunds made in the gateway's dashboard. */
async function noteElsewhere(
  tx: Tx,
  payment: Payment,
  listed: readonly GatewayRefund[],
): Promise<(RefundRow | undefined)[]> {
  const rows = await refundsOf(tx, payment.orderId);
  const amount = takenElsewhere(listed, rows);
  if (amount < 0) {
    // Another job may have made a refund after the list was read, so only listed failures count.
    const hasFailed = listed.some(
      (one) => one.state === 'failed' && one.name === null && one.amount === -amount,
    );
    const undone = rows.findLast((row) => row.completedAt && !row.failedAt && row.amount === -amount);
    if (hasFailed && undone) await failRefund(tx, undone.id);
  }
  if (amount <= 0) return [];
  const taken = sumOf(listed.filter(({ state }) => state !== 'failed'));
  const unmade = rows.filter((row) => isOpen(row) && !listed.some(({ name }) => name === row.name));
  const split = splitOf(amount, payment.amount - taken, unmade);
  const completed: (RefundRow | undefined)[] = [];
  for (const id of split.completed) completed.push(await completeRefund(tx, id));
  for (const { id, amount: rest } of split.lessened) await changeAmount(tx, id, rest);
  const left = payment.amount - sumOf(await refundsOf(tx, payment.orderId));
  const goodwill = Math.min(split.goodwill, left);
  return goodwill > 0
    ? [...completed, ...(await insertRefunds(tx, [elsewhere(payment, goodwill)]))]
    : completed;
}

function elsewhere({ id, orderId, reference }: Payment, amount: number) {
  const name = `gateway-${reference}-${randomUUID()}`;
  return { orderId, paymentId: id, cause: 'GOODWILL' as const, amount, name, completedAt: new Date() };
}

/** Updates payment and bill if refunds have changed, and notifies of newly completed ones, with credit notes. */
export async function settleRefunds(
  tx: Tx,
  deps: Deps,
  { id, orderId, amount, refunded: before, status: statusBefore }: Payment,
  completed: readonly RefundRow[],
): Promise<void> {
  const rows = await refundsOf(tx, orderId);
  const refunded = sumOf(rows.filter(({ completedAt }) => completedAt !== null));
  const isAll = refunded === amount;
  const status = isAll ? 'REFUNDED' : 'CAPTURED';
  if (refunded !== before || status !== statusBefore) await updatePayment(tx, id, { refunded, status });
  const isOver =
    hasEnded(await sellerOrdersOf(tx, orderId)) && rows.every(({ completedAt }) => completedAt !== null);
  await setBillStatus(tx, orderId, isAll || isOver ? 'REFUNDED' : 'PAID');
  await tellOfRefunds(tx, deps, orderId, completed);
}

/**
 * Mails completed refunds to the customer and issues their credit notes, last, because others wait for the numbers. The
 * mail of a cancelled or returned parcel has already announced a card refund.
 */
export async function tellOfRefunds(
  tx: Tx,
  deps: Deps,
  orderId: number,
  completed: readonly RefundRow[],
): Promise<void> {
  if (completed.length === 0) return;
  const given = completed.filter(({ cause }) => cause !== 'CHARGEBACK');
  if (given.length > 0) await notifyOfRefund(tx, { orderId, amount: sumOf(given) });
  const untold = given.filter((row) => row.cause === 'GOODWILL' || isByHand(row));
  const order = untold.length > 0 ? await anyShopOrder(tx, orderId) : undefined;
  if (order?.order.email) {
    for (const row of untold) {
      await deps.outbox.post(tx, refundMail(deps.config, order.order.email, order, row));
    }
  }
  await issueCreditNotes(
    tx,
    deps,
    completed.filter(({ creditNote }) => creditNote === null),
  );
}

import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfRefund } from '../notifications/service.ts';
import { issueCreditNotes } from './document-service.ts';
import { assertSameGateway } from './payment-service.ts';
import { completeRefund, insertRefunds, type RefundRow, refundsOf } from './refund-queries.ts';
import { hasEnded, paidFor, refundsDue, sumOf } from './refund-rules.ts';
import {
  billOfOrder,
  lockPayment,
  sellerOrdersOf,
  setBillStatus,
  updatePayment,
} from './seller-order-queries.ts';

/**
 * Records the refunds due, calls the gateway for each outside any transaction, then records the outcome. An open refund
 * is repeated with its key, so that neither crashes nor concurrent jobs refund twice.
 */
export async function refund(deps: Deps, orderId: number): Promise<void> {
  for (;;) {
    const next = await deps.db.transaction((tx) => nextRefund(tx, deps, orderId));
    if (!next) return;
    await deps.payments.refund(next.reference, next.open.amount, next.open.name);
    await deps.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, orderId);
      if (!payment) return;
      const completed = await completeRefund(tx, next.open.id);
      await noteRefunded(tx, deps, payment, completed ? [completed] : []);
    });
  }
}

async function nextRefund(
  tx: Tx,
  deps: Deps,
  orderId: number,
): Promise<{ open: RefundRow; reference: string } | undefined> {
  const payment = await lockPayment(tx, orderId);
  if (!payment || payment.status === 'FAILED') return undefined;
  if (payment.status === 'AUTHORISED')
    throw new Error('The payment is not captured yet; it is refunded after that.');
  const { reference } = payment;
  const recorded = await refundsOf(tx, orderId);
  const order = await billOfOrder(tx, orderId);
  if (!order) return undefined;
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const due = refundsDue({ order, sellerOrders, isCash: false }, recorded);
  const added = await insertRefunds(
    tx,
    due.map((one) => ({
      ...one,
      orderId,
      paymentId: payment.id,
      name: `refund-${reference}-${one.sellerOrderId}`,
    })),
  );
  const open = [...recorded, ...added].find(({ completedAt }) => completedAt === null);
  if (open) {
    assertSameGateway(deps, payment);
    return { open, reference };
  }
  if (hasEnded(sellerOrders)) await setBillStatus(tx, orderId, 'REFUNDED');
  return undefined;
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Records on payment and bill what has gone back, with credit notes for what has just been completed. */
async function noteRefunded(
  tx: Tx,
  deps: Deps,
  { id, orderId, amount, status }: Payment,
  completed: readonly RefundRow[],
): Promise<void> {
  const made = (await refundsOf(tx, orderId)).filter(({ completedAt }) => completedAt !== null);
  const refunded = sumOf(made);
  const isAll = refunded === amount;
  await updatePayment(tx, id, { refunded, status: isAll ? 'REFUNDED' : status });
  if (isAll) await setBillStatus(tx, orderId, 'REFUNDED');
  await issueCreditNotes(tx, deps, completed);
  await tellOf(tx, orderId, completed);
}

/**
 * Records what the gateway has refunded without being asked by us, as goodwill. `total` is all that went back so far;
 * refunds that we have recorded are part of it.
 */
export async function noteGatewayRefund(tx: Tx, deps: Deps, payment: Payment, total: number): Promise<void> {
  const recorded = sumOf(await refundsOf(tx, payment.orderId));
  const amount = Math.min(total, payment.amount) - recorded;
  if (amount <= 0) return;
  const completed = await insertRefunds(tx, [
    {
      orderId: payment.orderId,
      paymentId: payment.id,
      cause: 'GOODWILL',
      amount,
      name: `gateway-${payment.reference}-${recorded + amount}`,
      completedAt: new Date(),
    },
  ]);
  await noteRefunded(tx, deps, payment, completed);
}

/** Records the refunds of goods that were paid in cash and came back: they are handed over with the return. */
export async function refundCash(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const order = await billOfOrder(tx, orderId);
  if (!order) return;
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const due = refundsDue({ order, sellerOrders, isCash: true }, await refundsOf(tx, orderId));
  const made = await insertRefunds(
    tx,
    due.map((one) => ({
      ...one,
      orderId,
      name: `cash-${orderId}-${one.sellerOrderId}`,
      completedAt: new Date(),
    })),
  );
  await noteCashRefunded(tx, deps, orderId, made);
}

/** Records a refund of an order paid in cash that is handed over now, with its credit note. */
export async function completeByHand(
  tx: Tx,
  deps: Deps,
  orderId: number,
  refund: Parameters<typeof insertRefunds>[1][number],
): Promise<{ id: number; amount: number }> {
  const made = await insertRefunds(tx, [{ ...refund, completedAt: new Date() }]);
  const [row] = made;
  if (!row) throw new Error('The refund was not written.');
  await noteCashRefunded(tx, deps, orderId, made);
  return { id: row.id, amount: row.amount };
}

/** Like `noteRefunded`, for an order without a payment. */
async function noteCashRefunded(
  tx: Tx,
  deps: Deps,
  orderId: number,
  completed: readonly RefundRow[],
): Promise<void> {
  const order = await billOfOrder(tx, orderId);
  const refunded = sumOf(await refundsOf(tx, orderId));
  if (order && refunded > 0) {
    const sellerOrders = await sellerOrdersOf(tx, orderId);
    if (refunded >= paidFor({ order, sellerOrders, isCash: true }))
      await setBillStatus(tx, orderId, 'REFUNDED');
  }
  await issueCreditNotes(tx, deps, completed);
  await tellOf(tx, orderId, completed);
}

async function tellOf(tx: Tx, orderId: number, refunds: readonly RefundRow[]): Promise<void> {
  const amount = sumOf(refunds);
  if (amount > 0) await notifyOfRefund(tx, { orderId, amount });
}

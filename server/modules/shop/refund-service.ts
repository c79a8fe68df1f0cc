import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { assertSameGateway } from './payment-service.ts';
import { beginRefund, completeRefund, type OpenRefund, openRefund } from './refund-queries.ts';
import { hasEnded, refundDue } from './seller-lifecycle.ts';
import {
  billOfOrder,
  lockPayment,
  sellerOrdersOf,
  setBillStatus,
  updatePayment,
} from './seller-order-queries.ts';

/**
 * Records the refund, calls the gateway outside any transaction, then records the outcome. An open refund is repeated
 * with its key, so that neither crashes nor concurrent jobs refund twice.
 */
export async function refund(deps: Deps, orderId: number): Promise<void> {
  for (;;) {
    const next = await deps.db.transaction((tx) => nextRefund(tx, deps, orderId));
    if (!next) return;
    await deps.payments.refund(next.reference, next.amount, next.name);
    await deps.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, orderId);
      if (payment) await finish(tx, payment, next);
    });
  }
}

async function nextRefund(
  tx: Tx,
  deps: Deps,
  orderId: number,
): Promise<(OpenRefund & { reference: string }) | undefined> {
  let payment = await lockPayment(tx, orderId);
  if (!payment || payment.status === 'FAILED') return undefined;
  if (payment.status === 'AUTHORISED')
    throw new Error('The payment is not captured yet; it is refunded after that.');
  const { reference } = payment;
  const open = await openRefund(tx, payment.id);
  if (open && payment.refunded < open.target) {
    assertSameGateway(deps, payment);
    return { ...open, reference };
  }
  // The gateway's webhook may have reported the refund already.
  if (open) payment = await finish(tx, payment, open);
  const order = await billOfOrder(tx, orderId);
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  if (!order) return undefined;
  const due = refundDue(order, sellerOrders);
  if (due > payment.refunded) {
    assertSameGateway(deps, payment);
    const started = await beginRefund(tx, {
      paymentId: payment.id,
      amount: due - payment.refunded,
      target: due,
      name: `refund-${reference}-${due}`,
    });
    return { ...started, reference };
  }
  if (hasEnded(sellerOrders)) await setBillStatus(tx, orderId, 'REFUNDED');
  return undefined;
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

async function finish(tx: Tx, payment: Payment, { id, target }: OpenRefund): Promise<Payment> {
  await completeRefund(tx, id);
  const refunded = Math.max(target, payment.refunded);
  const isAll = refunded === payment.amount;
  const status = isAll ? ('REFUNDED' as const) : payment.status;
  await updatePayment(tx, payment.id, { refunded, status });
  if (isAll) await setBillStatus(tx, payment.orderId, 'REFUNDED');
  return { ...payment, refunded, status };
}

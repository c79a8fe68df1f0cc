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
 * Refunds what is due: records the refund, calls the gateway with no transaction open, then records the outcome. While a
 * refund is open, every other call repeats it by the same name, which the gateway makes once, so that neither a crash nor
 * two jobs at a time refund twice.
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

/** The refund to ask for now; undefined when nothing more is due. */
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
  // The gateway has told by itself that the money went back.
  if (open) payment = await finish(tx, payment, open);
  const order = await billOfOrder(tx, orderId);
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  if (!order) return undefined;
  const due = refundDue(order, sellerOrders);
  if (due > payment.refunded) {
    assertSameGateway(deps, payment);
    const begun = await beginRefund(tx, {
      paymentId: payment.id,
      amount: due - payment.refunded,
      target: due,
      name: `refund-${reference}-${due}`,
    });
    return { ...begun, reference };
  }
  if (hasEnded(sellerOrders)) await setBillStatus(tx, orderId, 'REFUNDED');
  return undefined;
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Records that a refund is made; returns the payment as it is then. */
async function finish(tx: Tx, payment: Payment, { id, target }: OpenRefund): Promise<Payment> {
  await completeRefund(tx, id);
  const refunded = Math.max(target, payment.refunded);
  const isAll = refunded === payment.amount;
  const status = isAll ? ('REFUNDED' as const) : payment.status;
  await updatePayment(tx, payment.id, { refunded, status });
  if (isAll) await setBillStatus(tx, payment.orderId, 'REFUNDED');
  return { ...payment, refunded, status };
}

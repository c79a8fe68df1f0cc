import type { Deps } from '../../deps.ts';
import { issueGoodsInvoice } from './document-service.ts';
import { assertSameGateway } from './payment-service.ts';
import {
  lockPayment,
  paymentOfOrder,
  sellerOrdersOf,
  setBillStatus,
  updatePayment,
} from './seller-order-queries.ts';
import { cancelUnpaidSellerOrder } from './seller-order-service.ts';

/**
 * Idempotent. Cancels the order only when the gateway reports the payment as cancelled; other errors are thrown for the
 * job to retry.
 */
export async function capture(deps: Deps, orderId: number): Promise<void> {
  const payment = await paymentOfOrder(deps.db, orderId);
  if (payment?.status !== 'AUTHORISED') return;
  assertSameGateway(deps, payment);
  const outcome = await deps.payments.capture(payment.reference, payment.trackingId);
  // A failed payment must leave no authorisation behind.
  if (outcome === 'cancelled') await deps.payments.cancel(payment.reference);
  await deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, orderId);
    if (locked?.status !== 'AUTHORISED') return;
    if (outcome === 'captured') {
      await updatePayment(tx, locked.id, { status: 'CAPTURED' });
      await setBillStatus(tx, orderId, 'PAID');
      await issueGoodsInvoice(tx, deps, orderId);
      return;
    }
    await updatePayment(tx, locked.id, { status: 'FAILED' });
    for (const { id, status } of await sellerOrdersOf(tx, orderId)) {
      if (status === 'PLACED' || status === 'PACKED')
        await cancelUnpaidSellerOrder(tx, deps, id, 'The card could not be charged.');
    }
  });
}

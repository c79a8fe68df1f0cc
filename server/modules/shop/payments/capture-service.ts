import type { Deps } from '../../../deps.ts';
import { issueNoteOfEarlierCredit } from '../refunds/credit-service.ts';
import { recordRefundsDue } from '../refunds/service.ts';
import {
  lockPayment,
  paymentOfOrder,
  sellerOrdersOf,
  setBillStatus,
  updatePayment,
} from '../seller-orders/queries.ts';
import { cancelUnpaidSellerOrder } from '../seller-orders/service.ts';
import { issueGoodsInvoice } from '../service.ts';
import { assertSameGateway } from './service.ts';

/**
 * Idempotent. Voids the payment if everything was cancelled meanwhile. Cancels the order only if the gateway reports
 * the payment as cancelled; throws other errors, so that the job retries.
 */
export async function capture(deps: Deps, orderId: number): Promise<void> {
  const payment = await paymentOfOrder(deps.db, orderId);
  if (payment?.status !== 'AUTHORISED') return;
  assertSameGateway(deps, payment);
  const isInVain = (await sellerOrdersOf(deps.db, orderId)).every(({ status }) => status === 'CANCELLED');
  const outcome = isInVain
    ? await deps.payments.cancel(payment.reference)
    : await deps.payments.capture(payment.reference, payment.trackingNumber);
  // A failed payment must leave no authorisation behind.
  if (outcome === 'cancelled' && !isInVain) await deps.payments.cancel(payment.reference);
  await deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, orderId);
    if (locked?.status !== 'AUTHORISED') return;
    if (outcome === 'captured') {
      await updatePayment(tx, locked.id, { status: 'CAPTURED' });
      await setBillStatus(tx, orderId, 'PAID');
      if (await recordRefundsDue(tx, orderId)) await deps.jobs.send(tx, 'shop.refund', { orderId });
      await issueGoodsInvoice(tx, deps, orderId);
      await issueNoteOfEarlierCredit(tx, deps, orderId);
      return;
    }
    await updatePayment(tx, locked.id, { status: isInVain ? 'VOIDED' : 'FAILED' });
    if (isInVain) return;
    for (const { id, status } of await sellerOrdersOf(tx, orderId)) {
      if (status === 'PLACED' || status === 'PACKED') await cancelUnpaidSellerOrder(tx, deps, id);
    }
  });
}

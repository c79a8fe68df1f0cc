import type { Deps } from '../../../deps.ts';
import type { PaymentEvent } from '../../../infra/payments/payments.ts';
import { paymentByReference } from '../seller-orders/queries.ts';
import { noteDispute } from './dispute-service.ts';
import { failPayment } from './service.ts';

/** Idempotent. Events may be outdated, so jobs ask the gateway for the present state. */
export async function handleWebhook(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  let event: PaymentEvent | null;
  try {
    event = deps.payments.readEvent(body, signature);
  } catch (error) {
    failPayment(error);
  }
  if (!event) return;
  const payment = await paymentByReference(deps.db, deps.payments.settings.gateway, event.reference);
  if (!payment) return;
  const { orderId, status } = payment;
  const heard = event;
  await deps.db.transaction(async (tx) => {
    if (heard.kind === 'dispute') return noteDispute(tx, deps, payment, heard.dispute);
    const isRefund = heard.kind === 'refunds' && status !== 'AUTHORISED';
    await deps.jobs.send(tx, isRefund ? 'shop.refund' : 'shop.capture', { orderId });
  });
}

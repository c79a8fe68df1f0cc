import type { Deps } from '../../deps.ts';
import type { PaymentEvent } from '../../infra/payments/payments.ts';
import { failPayment } from './payment-service.ts';
import { noteGatewayRefund } from './refund-service.ts';
import { lockPayment, paymentByReference } from './seller-order-queries.ts';

/** Idempotent. */
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
  const { orderId } = payment;
  if (event.kind !== 'refunded') {
    // The event may be outdated: the job asks the gateway for the current state.
    await deps.db.transaction((tx) => deps.jobs.send(tx, 'shop.capture', { orderId }));
    return;
  }
  const { amount } = event;
  await deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, orderId);
    if (locked && locked.status !== 'FAILED') await noteGatewayRefund(tx, deps, locked, amount);
  });
}

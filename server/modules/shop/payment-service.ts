import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import {
  type Authorisation,
  type Charge,
  PaymentError,
  type PaymentEvent,
  type TypedCard,
} from '../../infra/payments/payments.ts';
import {
  lockPayment,
  paymentByReference,
  paymentOfOrder,
  sellerOrdersOf,
  setBillStatus,
  updatePayment,
} from './seller-order-queries.ts';
import { cancelUnpaidSellerOrder } from './seller-order-service.ts';

/** Which gateway takes cards, and how a browser gets a token from it. */
export function readPaymentSettings({ payments }: Pick<Deps, 'payments'>): PaymentSettings {
  return payments.settings;
}

/** Turns a test card into a token. Fails with `request.not_found` where the gateway takes cards from the browser itself. */
export function tokenise(
  { payments }: Pick<Deps, 'payments'>,
  card: TypedCard,
): Promise<CardSummary & { token: string }> {
  const turned = payments.tokenise?.(card) ?? fail('request.not_found');
  return turned.catch(refuse);
}

/** Reserves money on a card. Fails with the reason under `payments.` when the gateway refuses. */
export function authorise({ payments }: Pick<Deps, 'payments'>, charge: Charge): Promise<Authorisation> {
  return payments.authorise(charge).catch(refuse);
}

/** Lets go of reserved money as well as it can be done now; what is forgotten a job finds. */
export async function voidAuthorisation(
  { payments }: Pick<Deps, 'payments'>,
  reference: string,
): Promise<void> {
  await payments.cancel(reference).catch(() => undefined);
}

/** Lets go of reserved money if no order is paid with it, as well as it can be done now. */
export async function voidIfOrphaned(deps: Pick<Deps, 'payments' | 'db'>, reference: string): Promise<void> {
  const { gateway } = deps.payments.settings;
  const hasPayment = await paymentByReference(deps.db, gateway, reference).catch(() => true);
  if (!hasPayment) await voidAuthorisation(deps, reference);
}

function refuse(error: unknown): never {
  if (error instanceof PaymentError) fail(`payments.${error.problem}`);
  throw error;
}

/**
 * Captures the payment of an order; idempotent. Only when the gateway says that the payment is cancelled
 * the order is cancelled too and its stock returns; whatever else it answers is thrown, and the job tries again.
 */
export async function capture(deps: Deps, orderId: number): Promise<void> {
  const payment = await paymentOfOrder(deps.db, orderId);
  if (payment?.status !== 'AUTHORISED') return;
  assertSameGateway(deps, payment);
  const outcome = await deps.payments.capture(payment.reference, payment.trackingId);
  // A failed payment must leave no authorisation behind.
  if (outcome === 'lost') await deps.payments.cancel(payment.reference);
  await deps.db.transaction(async (tx) => {
    const held = await lockPayment(tx, orderId);
    if (held?.status !== 'AUTHORISED') return;
    if (outcome === 'captured') {
      await updatePayment(tx, held.id, { status: 'CAPTURED' });
      await setBillStatus(tx, orderId, 'PAID');
      return;
    }
    await updatePayment(tx, held.id, { status: 'FAILED' });
    for (const { id, status } of await sellerOrdersOf(tx, orderId)) {
      if (status === 'PLACED' || status === 'PACKED')
        await cancelUnpaidSellerOrder(tx, deps, id, 'The card could not be charged.');
    }
  });
}

/** Money is where it was reserved: a shop that has changed its gateway asks the new one in vain, or is told a lie. */
export function assertSameGateway(
  { payments }: Pick<Deps, 'payments'>,
  { gateway }: { gateway: string },
): void {
  if (gateway !== payments.settings.gateway) throw new Error(`The money is at another gateway: ${gateway}`);
}

/** Acts on what the gateway tells by itself; a message that comes again changes nothing. */
export async function handleWebhook(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  let event: PaymentEvent | null;
  try {
    event = deps.payments.readEvent(body, signature, new Date());
  } catch (error) {
    refuse(error);
  }
  if (!event) return;
  const payment = await paymentByReference(deps.db, deps.payments.settings.gateway, event.reference);
  if (!payment) return;
  const { orderId } = payment;
  if (event.kind !== 'refunded') {
    // The message says that something happened; what is true now the gateway is asked.
    await deps.db.transaction((tx) => deps.jobs.send(tx, 'shop.capture', { orderId }));
    return;
  }
  const { amount } = event;
  await deps.db.transaction(async (tx) => {
    const held = await lockPayment(tx, orderId);
    if (!held || held.status === 'FAILED' || amount <= held.refunded) return;
    const refunded = Math.min(amount, held.amount);
    const isAll = refunded === held.amount;
    await updatePayment(tx, held.id, { refunded, ...(isAll ? { status: 'REFUNDED' as const } : {}) });
    if (isAll) await setBillStatus(tx, orderId, 'REFUNDED');
  });
}

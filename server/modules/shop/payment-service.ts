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
  billOfOrder,
  endedOrders,
  lockPayment,
  partsOf,
  paymentByReference,
  paymentOfOrder,
  setBillStatus,
  uncapturedOrders,
  updatePayment,
} from './part-queries.ts';
import { failPart } from './part-service.ts';
import { hasEnded, refundDue } from './seller-lifecycle.ts';

/** How long an order may take from the reserved money to its row, in milliseconds; nobody waits longer for a checkout. */
const PATIENCE = 15 * 60_000;
/** How far back forgotten money is looked for; the gateway lets go of older money by itself within days. */
const MEMORY = 48 * 3_600_000;
/** For how long the shop sees to it that money it owes has gone back: longer than any gateway is away. */
const OWES_FOR = 14 * 24 * 3_600_000;

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
export async function letGo({ payments }: Pick<Deps, 'payments'>, reference: string): Promise<void> {
  await payments.cancel(reference).catch(() => undefined);
}

/** Lets go of reserved money if no order is paid with it, as well as it can be done now. */
export async function letGoUnlessOwed(deps: Pick<Deps, 'payments' | 'db'>, reference: string): Promise<void> {
  const { gateway } = deps.payments.settings;
  const isOwed = await paymentByReference(deps.db, gateway, reference).catch(() => true);
  if (!isOwed) await letGo(deps, reference);
}

function refuse(error: unknown): never {
  if (error instanceof PaymentError) fail(`payments.${error.problem}`);
  throw error;
}

/**
 * Takes the reserved money of an order, again without harm. When it is not reserved any more the order is called off
 * and its stock returns: nothing leaves for nothing.
 */
export async function capture(deps: Deps, orderId: number): Promise<void> {
  const payment = await paymentOfOrder(deps.db, orderId);
  if (payment?.status !== 'AUTHORISED') return;
  mindGateway(deps, payment);
  const outcome = await deps.payments.capture(payment.reference, payment.trackingId);
  await deps.db.transaction(async (tx) => {
    const held = await lockPayment(tx, orderId);
    if (held?.status !== 'AUTHORISED') return;
    if (outcome === 'captured') {
      await updatePayment(tx, held.id, { status: 'CAPTURED' });
      await setBillStatus(tx, orderId, 'PAID');
      return;
    }
    await updatePayment(tx, held.id, { status: 'FAILED' });
    for (const { id, status } of await partsOf(tx, orderId)) {
      if (status === 'PLACED' || status === 'PACKED')
        await failPart(tx, deps, id, 'The card could not be charged.');
    }
  });
}

/**
 * Gives back what has to go back by now. Which amount that is follows from the parts, and the gateway knows each amount
 * by its name: however often this runs, nothing goes back twice.
 */
export async function refund(deps: Deps, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, orderId);
    if (!payment || payment.status === 'FAILED') return;
    if (payment.status === 'AUTHORISED')
      throw new Error('The money is not taken yet; it goes back after that.');
    const order = await billOfOrder(tx, orderId);
    const parts = await partsOf(tx, orderId);
    if (!order) return;
    const due = refundDue(order, parts);
    if (due > payment.refunded) {
      mindGateway(deps, payment);
      const name = `refund-${payment.reference}-${due}`;
      await deps.payments.refund(payment.reference, due - payment.refunded, name);
    }
    const refunded = Math.max(due, payment.refunded);
    const isAll = refunded === payment.amount;
    await updatePayment(tx, payment.id, { refunded, ...(isAll ? { status: 'REFUNDED' as const } : {}) });
    if (isAll || hasEnded(parts)) await setBillStatus(tx, orderId, 'REFUNDED');
  });
}

/** Money is where it was reserved: a shop that has changed its gateway asks the new one in vain, or is told a lie. */
function mindGateway({ payments }: Pick<Deps, 'payments'>, { gateway }: { gateway: string }): void {
  if (gateway !== payments.settings.gateway) throw new Error(`The money is at another gateway: ${gateway}`);
}

/** Acts on what the gateway tells by itself; a message that comes again changes nothing. */
export async function hearGateway(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
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

/**
 * Finds what a crash, or a gateway that was away, has left: money that is reserved for an order that was never written
 * is let go, money of an order that stands is taken at last, and money that is owed goes back. What fails with one order
 * does not keep the others waiting.
 */
export async function releaseForgotten(deps: Deps, now = Date.now()): Promise<void> {
  const { payments, db } = deps;
  const { gateway } = payments.settings;
  const until = new Date(now - PATIENCE);
  const failures: unknown[] = [];
  const attend = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  for (const { orderId } of await uncapturedOrders(db, gateway, until)) await attend(capture(deps, orderId));
  for (const { orderId } of await endedOrders(db, gateway, new Date(now - OWES_FOR)))
    await attend(refund(deps, orderId));
  for (const reference of await payments.reserved(new Date(now - MEMORY), until)) {
    if (!(await paymentByReference(db, gateway, reference))) await attend(payments.cancel(reference));
  }
  if (failures.length > 0) throw failures[0];
}

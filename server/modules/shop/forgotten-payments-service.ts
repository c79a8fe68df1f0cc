import type { Deps } from '../../deps.ts';
import { endedOrders, paymentByReference, uncapturedOrders } from './part-queries.ts';
import { capture } from './payment-service.ts';
import { refund } from './refund-service.ts';

/** How long an order may take from the reserved money to its row, in milliseconds; nobody waits longer for a checkout. */
const ORPHAN_AFTER_MS = 15 * 60_000;
/** How far back forgotten money is looked for; the gateway lets go of older money by itself within days. */
const LOOKBACK_MS = 48 * 3_600_000;
/** For how long the shop sees to it that money it owes has gone back: longer than any gateway is away. */
const REFUND_WINDOW_MS = 14 * 24 * 3_600_000;

/**
 * Finds what a crash, or a gateway that was away, has left: money that is reserved for an order that was never written
 * is let go, money of an order that stands is taken at last, and money that is owed goes back. What fails with one order
 * does not keep the others waiting.
 */
export async function releaseForgotten(deps: Deps, now = Date.now()): Promise<void> {
  const { payments, db } = deps;
  const { gateway } = payments.settings;
  if (gateway === 'none') return;
  const until = new Date(now - ORPHAN_AFTER_MS);
  const failures: unknown[] = [];
  const attend = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  for (const { orderId } of await uncapturedOrders(db, gateway, until)) await attend(capture(deps, orderId));
  for (const { orderId } of await endedOrders(db, gateway, new Date(now - REFUND_WINDOW_MS)))
    await attend(refund(deps, orderId));
  for (const reference of await payments.reserved(new Date(now - LOOKBACK_MS), until)) {
    if (!(await paymentByReference(db, gateway, reference))) await attend(payments.cancel(reference));
  }
  if (failures.length > 0) throw failures[0];
}

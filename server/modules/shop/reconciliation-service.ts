import type { Deps } from '../../deps.ts';
import { capture } from './capture-service.ts';
import { refund } from './refund-service.ts';
import { endedOrders, paymentByReference, uncapturedOrders } from './seller-order-queries.ts';

/** An authorisation without an order is an orphan after this time, which is longer than any bank challenge takes. */
const ORPHAN_AFTER_MS = 60 * 60_000;
/** How far back orphaned authorisations are looked for; the gateway voids older ones itself within days. */
const LOOKBACK_MS = 48 * 3_600_000;
/** For how long a refund that is due is retried: longer than any outage of a gateway. */
const REFUND_WINDOW_MS = 14 * 24 * 3_600_000;

/**
 * Repairs what a crash or an outage of the gateway has left: voids authorisations without an order, captures payments of
 * orders that stand, and makes refunds that are due. A failure with one order does not keep the others waiting.
 */
export async function reconcilePayments(deps: Deps, now = Date.now()): Promise<void> {
  const { payments, db } = deps;
  const { gateway } = payments.settings;
  if (gateway === 'none') return;
  const until = new Date(now - ORPHAN_AFTER_MS);
  const failures: unknown[] = [];
  const collectFailure = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  for (const { orderId } of await uncapturedOrders(db, gateway, until))
    await collectFailure(capture(deps, orderId));
  for (const { orderId } of await endedOrders(db, gateway, new Date(now - REFUND_WINDOW_MS)))
    await collectFailure(refund(deps, orderId));
  for (const reference of await payments.listAuthorised(new Date(now - LOOKBACK_MS), until)) {
    if (!(await paymentByReference(db, gateway, reference))) await collectFailure(payments.cancel(reference));
  }
  if (failures.length > 0) throw failures[0];
}

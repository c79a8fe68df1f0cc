import type { Deps } from '../../deps.ts';
import { capture } from './capture-service.ts';
import { refund } from './refund-service.ts';
import { endedOrders, paymentByReference, uncapturedOrders } from './seller-order-queries.ts';

/** Longer than any bank challenge. */
const ORPHAN_AFTER_MS = 60 * 60_000;
/** The gateway voids older ones itself. */
const LOOKBACK_MS = 48 * 3_600_000;
/** Longer than any outage of a gateway. */
const REFUND_WINDOW_MS = 14 * 24 * 3_600_000;

/**
 * After crashes and outages: voids orphaned authorisations, captures payments of placed orders, retries due refunds.
 * One order's failure does not stop the others.
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

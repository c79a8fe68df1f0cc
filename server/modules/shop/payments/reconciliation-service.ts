import type { Deps } from '../../../deps.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import { ordersWithOpenRefunds } from '../refunds/queries.ts';
import { refund } from '../refunds/service.ts';
import { paymentByReference, uncapturedOrders } from '../seller-orders/queries.ts';
import { capture } from './capture-service.ts';

/** Longer than the challenge of any bank. */
const ORPHAN_AFTER_MS = 60 * 60_000;
/** The gateway voids older ones itself. */
const LOOKBACK_MS = 48 * 3_600_000;
/** Gives the refund's own job time. */
const OPEN_REFUND_AFTER_MS = 10 * 60_000;

/**
 * Repairs the effects of crashes and outages: voids orphaned authorisations, captures payments of placed orders, and
 * retries open refunds. A failing order does not stop the others, but a gateway that does not respond does.
 */
export async function reconcilePayments(deps: Deps, now = Date.now()): Promise<void> {
  const { payments, db } = deps;
  const { gateway } = payments.settings;
  if (gateway === 'none') return;
  const until = new Date(now - ORPHAN_AFTER_MS);
  const failures: unknown[] = [];
  const collectFailure = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (error instanceof PaymentError && error.problem === 'unavailable') throw error;
      failures.push(error);
    });
  for (const { orderId } of await uncapturedOrders(db, gateway, until))
    await collectFailure(capture(deps, orderId));
  for (const { orderId } of await ordersWithOpenRefunds(db, gateway, new Date(now - OPEN_REFUND_AFTER_MS)))
    await collectFailure(refund(deps, orderId));
  for (const reference of await payments.listAuthorised(new Date(now - LOOKBACK_MS), until)) {
    if (!(await paymentByReference(db, gateway, reference)))
      await collectFailure(voidOrphan(deps, reference));
  }
  if (failures.length > 0) throw failures[0];
}

async function voidOrphan({ payments }: Pick<Deps, 'payments'>, reference: string): Promise<void> {
  if ((await payments.cancel(reference)) === 'captured')
    throw new Error('A payment without an order is captured.');
}

import { REDIRECT_GATEWAYS } from '../../../../contract/constants/gateway-payments.ts';
import type { PaymentGateway } from '../../../../contract/constants/shop-orders.ts';
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
 * retries open refunds. A failing order does not stop the others; a gateway that does not respond stops its own.
 */
export async function reconcilePayments(deps: Deps, now = Date.now()): Promise<void> {
  const failures: unknown[] = [];
  const { gateway } = deps.payments.settings;
  const works = [
    ...(gateway === 'none' ? [] : [() => reconcileCards(deps, gateway, now, failures)]),
    ...REDIRECT_GATEWAYS.map((name) => () => makeRefunds(deps, name, now, failures)),
  ];
  for (const work of works) await work().catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function reconcileCards(
  deps: Deps,
  gateway: 'sandbox' | 'stripe',
  now: number,
  failures: unknown[],
): Promise<void> {
  const { payments, db } = deps;
  const until = new Date(now - ORPHAN_AFTER_MS);
  for (const { orderId } of await uncapturedOrders(db, gateway, until))
    await collectFailure(failures, capture(deps, orderId));
  await makeRefunds(deps, gateway, now, failures);
  for (const reference of await payments.listAuthorised(new Date(now - LOOKBACK_MS), until)) {
    if (!(await paymentByReference(db, gateway, reference)))
      await collectFailure(failures, voidOrphan(deps, reference));
  }
}

async function makeRefunds(
  deps: Deps,
  gateway: PaymentGateway,
  now: number,
  failures: unknown[],
): Promise<void> {
  const until = new Date(now - OPEN_REFUND_AFTER_MS);
  for (const { orderId } of await ordersWithOpenRefunds(deps.db, gateway, until))
    await collectFailure(failures, refund(deps, orderId));
}

/** Throws what stops the whole gateway. */
async function collectFailure(failures: unknown[], work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (error instanceof PaymentError && error.problem === 'unavailable') throw error;
    failures.push(error);
  });
}

async function voidOrphan({ payments }: Pick<Deps, 'payments'>, reference: string): Promise<void> {
  if ((await payments.cancel(reference)) === 'captured')
    throw new Error('A payment without an order is captured.');
}

import { inLocale } from '#words';
import type { RedirectGatewayName } from '../../../../contract/constants/gateway-payments.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { leaveForWallet, WalletPayment } from '../../../../contract/gateway-payments.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { GatewayMessage, Named } from '../../../infra/payments/redirect-gateway.ts';
import { SandboxWallet } from '../../../infra/payments/sandbox-wallet.ts';
import { failPayment } from './service.ts';
import { isPayable, nextAsk } from './settlement-rules.ts';
import {
  type Attempt,
  attemptNamed,
  insertAttempt,
  keepDeparture,
  lastAttemptOf,
  localeOfOrder,
  lockAttempt,
  updateAttempt,
} from './wallet-queries.ts';

/** Long enough for a one-time code and a top-up, short enough for the stock. */
const PAYABLE_FOR_MS = 30 * 60_000;

/** Written with the order, before the customer leaves (payments-21). */
export function openPayment(
  tx: Tx,
  {
    orderId,
    gateway,
    amount,
    now,
  }: { orderId: number; gateway: RedirectGatewayName; amount: number; now: Date },
): Promise<Attempt> {
  const expiresAt = new Date(now.getTime() + PAYABLE_FOR_MS);
  return insertAttempt(tx, {
    orderId,
    gateway,
    amount,
    expiresAt,
    askAt: nextAsk({ state: 'STARTED', expiresAt }, now),
  });
}

/** Fails with `request.not_found`. */
export async function readWalletPayment({ db }: Pick<Deps, 'db'>, reference: string): Promise<WalletPayment> {
  const { attempt, order, tracking } = (await lastAttemptOf(db, reference)) ?? fail('request.not_found');
  return {
    reference: attempt.reference,
    gateway: attempt.gateway,
    state: attempt.state,
    unused_cause: attempt.unusedCause,
    is_returned: attempt.isReturned,
    can_pay: isPayable(attempt, order),
    amount: attempt.amount,
    expires_at: attempt.expiresAt.toISOString(),
    order: { id: attempt.orderId, tracking_id: tracking, kind: order.kind },
  };
}

/** Fails with `request.not_found`, `payments.over`, `payments.off` and like the gateway. */
export async function leaveForGateway(
  deps: Deps,
  reference: string,
): Promise<ResponseOf<typeof leaveForWallet>> {
  const known = (await lastAttemptOf(deps.db, reference)) ?? fail('request.not_found');
  if (!isPayable(known.attempt, known.order)) fail('payments.over');
  const attempt = known.attempt.state === 'FAILED' ? await tryAgain(deps, known.attempt) : known.attempt;
  const gateway = deps.redirectGateways.get(attempt.gateway) ?? fail('payments.off');
  const started = await gateway.start({ ...attempt, order: known.tracking }).catch(failPayment);
  // Before the customer leaves: a payment that we could not ask about would be lost.
  const kept = await keepDeparture(deps.db, attempt.id, started.gatewayReference);
  if (kept === started.gatewayReference) return { url: started.url, fields: started.fields };
  // Another tab was faster, and its payment is the one that we ask about.
  const { url, fields } = await gateway
    .start({ ...attempt, gatewayReference: kept, order: known.tracking })
    .catch(failPayment);
  return { url, fields };
}

/** A failed attempt cannot be paid any more, so that another one cannot pay twice. */
function tryAgain(deps: Deps, { id, orderId, gateway, amount, expiresAt }: Attempt): Promise<Attempt> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, { id, orderId });
    if (!locked || !isPayable(locked.attempt, locked.order)) fail('payments.over');
    // Another tab was faster.
    const last = await lastAttemptOf(tx, locked.attempt.reference);
    if (last && last.attempt.id !== id) return last.attempt;
    const askAt = nextAsk({ state: 'STARTED', expiresAt }, new Date());
    return insertAttempt(tx, { orderId, gateway, amount, expiresAt, askAt });
  });
}

export function acknowledgementOf({ redirectGateways }: Deps, name: RedirectGatewayName): object {
  return { received: true, ...redirectGateways.get(name)?.acknowledgement };
}

/**
 * Hears that something has happened and has the gateway asked. The signature is checked, so that nobody else can cause
 * questions. Fails with `request.not_found` for a gateway that is off, and `payments.signature_invalid`.
 */
export async function hearGateway(
  deps: Deps,
  name: RedirectGatewayName,
  kind: 'return' | 'notice',
  message: GatewayMessage,
): Promise<Attempt | undefined> {
  const gateway = deps.redirectGateways.get(name) ?? fail('request.not_found');
  let named: Named | null;
  try {
    named = kind === 'return' ? gateway.readReturn(message) : gateway.readNotice(message);
  } catch (error) {
    failPayment(error);
  }
  const attempt = named ? await attemptNamed(deps.db, name, named) : undefined;
  if (!attempt) return undefined;
  await deps.db.transaction(async (tx) => {
    if (kind === 'return') await updateAttempt(tx, attempt.id, { isReturned: true });
    if (attempt.state !== 'PAID' && attempt.state !== 'UNUSED') {
      if (named?.paisa !== undefined) await updateAttempt(tx, attempt.id, { paidPaisa: named.paisa });
      await deps.jobs.send(tx, 'shop.settle-payment', { paymentId: attempt.id });
    }
  });
  return attempt;
}

/** The page that tells what became of a payment, in the language of the order. */
export async function paymentPage({ config, db }: Deps, attempt: Attempt | undefined): Promise<string> {
  if (!attempt) return pageUrl(config, '/payment');
  const locale = await localeOfOrder(db, attempt.orderId);
  return inLocale(locale, () => pageUrl(config, `/payment?reference=${attempt.reference}`));
}

/** Fails with `request.not_found` without the sandbox's wallet. */
export async function payInSandbox(deps: Deps, reference: string, isPaid: boolean): Promise<void> {
  const wallet = deps.redirectGateways.get('sandbox_wallet');
  if (!(wallet instanceof SandboxWallet)) fail('request.not_found');
  await wallet.decide(reference, isPaid);
}

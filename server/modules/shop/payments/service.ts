import { REDIRECT_GATEWAYS } from '../../../../contract/constants/gateway-payments.ts';
import type { PaymentGateway } from '../../../../contract/constants/shop-orders.ts';
import type { CardSummary, PaymentSettings } from '../../../../contract/payments.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import {
  ActionRequired,
  type Authorisation,
  type Charge,
  PaymentError,
  type Payments,
  type TypedCard,
} from '../../../infra/payments/payments.ts';
import { refundsOf } from '../refunds/queries.ts';
import { isMadeByGateway, sumOf } from '../refunds/rules.ts';
import { paymentByReference } from '../seller-orders/queries.ts';
import { attemptNamed, leaseAttempt, updateAttempt } from './wallet-queries.ts';

type PaymentDeps = Pick<Deps, 'payments'>;

export function readPaymentSettings({
  payments,
  redirectGateways,
}: Pick<Deps, 'payments' | 'redirectGateways'>): PaymentSettings {
  return { ...payments.settings, wallets: [...redirectGateways.keys()] };
}

/** Fails with `request.not_found` if the browser tokenises with the gateway directly. */
export function tokenise(
  { payments }: PaymentDeps,
  card: TypedCard,
): Promise<CardSummary & { token: string }> {
  const token = payments.tokenise?.(card) ?? fail('request.not_found');
  return token.catch(failPayment);
}

/** Fails with `request.not_found` for a real gateway. */
export async function answerChallenge(
  { payments }: PaymentDeps,
  { clientSecret, approved }: { clientSecret: string; approved: boolean },
): Promise<void> {
  const answered = payments.answerChallenge?.(clientSecret, approved) ?? fail('request.not_found');
  await answered.catch(failPayment);
}

/**
 * Fails with the gateway's reason under `payments.`; `payments.action_required` carries the `client_secret` for the
 * bank's challenge.
 */
export function authorise({ payments }: PaymentDeps, charge: Charge): Promise<Authorisation> {
  return payments.authorise(charge).catch((error: unknown) => {
    const isUnknown = error instanceof PaymentError && error.problem === 'token_invalid';
    if (isUnknown && 'stored' in charge) fail('payments.saved_card_gone');
    return failPayment(error);
  });
}

/** Ignores failures, because reconciliation voids it later. */
export async function voidAuthorisation(
  { payments }: PaymentDeps,
  { reference, kept }: Pick<Authorisation, 'reference' | 'kept'>,
): Promise<void> {
  await payments.cancel(reference).catch(() => undefined);
  if (kept) await payments.forgetCard(kept.reference).catch(() => undefined);
}

export async function voidIfOrphaned(deps: Pick<Deps, 'payments' | 'db'>, reference: string): Promise<void> {
  const { gateway } = deps.payments.settings;
  const hasPayment = await paymentByReference(deps.db, gateway, reference).catch(() => true);
  if (!hasPayment) await voidAuthorisation(deps, { reference });
}

/** The refunds of a payment at the gateway that has the money. Fails for one that is not in use. */
export async function refundsAt(
  { payments, redirectGateways, db }: Pick<Deps, 'payments' | 'redirectGateways' | 'db'>,
  { gateway, reference }: { gateway: PaymentGateway; reference: string },
): Promise<Pick<Payments, 'listRefunds' | 'refund'>> {
  const redirect = REDIRECT_GATEWAYS.find((name) => name === gateway);
  if (!redirect) {
    assertSameGateway({ payments }, { gateway });
    return payments;
  }
  const adapter = redirectGateways.get(redirect);
  const attempt = await attemptNamed(db, redirect, { reference });
  if (!attempt) throw new Error(`The money is at another gateway: ${gateway}`);
  return {
    listRefunds: async () => null,
    refund: async (_reference, amount, name) => {
      // Without a call of the gateway, or once it is off, staff gives the money back (payments-8).
      if (!adapter?.refund) return { name, amount, state: 'failed' };
      // Two jobs at once would find the same refund open, and these gateways know no idempotency key.
      if (!(await leaseAttempt(db, attempt.id))) throw new PaymentError('unavailable');
      const before = sumOf((await refundsOf(db, attempt.orderId)).filter(isMadeByGateway));
      const answer = await adapter.refund(attempt, amount, name, before);
      await updateAttempt(db, attempt.id, { askAt: null });
      return answer;
    },
  };
}

/** Only the gateway that authorised a payment can capture or refund it. */
export function assertSameGateway({ payments }: PaymentDeps, { gateway }: { gateway: string }): void {
  if (gateway !== payments.settings.gateway) throw new Error(`The money is at another gateway: ${gateway}`);
}

/** Maps an expected PaymentError to the catalogue of errors. */
export function failPayment(error: unknown): never {
  if (error instanceof ActionRequired) {
    throw new Failure('payments.action_required', { data: { client_secret: error.clientSecret } });
  }
  if (error instanceof PaymentError) fail(`payments.${error.problem}`);
  throw error;
}

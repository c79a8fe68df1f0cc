import type { CardSummary, PaymentSettings } from '../../../../contract/payments.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import {
  ActionRequired,
  type Authorisation,
  type Charge,
  PaymentError,
  type TypedCard,
} from '../../../infra/payments/payments.ts';
import { paymentByReference } from '../seller-orders/queries.ts';

type PaymentDeps = Pick<Deps, 'payments'>;

export function readPaymentSettings({ payments }: PaymentDeps): PaymentSettings {
  return payments.settings;
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

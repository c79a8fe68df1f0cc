import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import {
  ActionRequired,
  type Authorisation,
  type Charge,
  PaymentError,
  type TypedCard,
} from '../../infra/payments/payments.ts';
import { paymentByReference } from './seller-order-queries.ts';

type PaymentDeps = Pick<Deps, 'payments'>;

/** Which gateway takes cards, and how a browser gets a token from it. */
export function readPaymentSettings({ payments }: PaymentDeps): PaymentSettings {
  return payments.settings;
}

/** Turns a test card into a token. Fails with `request.not_found` where the browser gets tokens from the gateway itself. */
export function tokenise(
  { payments }: PaymentDeps,
  card: TypedCard,
): Promise<CardSummary & { token: string }> {
  const token = payments.tokenise?.(card) ?? fail('request.not_found');
  return token.catch(failPayment);
}

/** Answers the challenge of a test card. Fails with `request.not_found` with a real gateway. */
export async function answerChallenge(
  { payments }: PaymentDeps,
  { clientSecret, approved }: { clientSecret: string; approved: boolean },
): Promise<void> {
  const answered = payments.answerChallenge?.(clientSecret, approved) ?? fail('request.not_found');
  await answered.catch(failPayment);
}

/**
 * Authorises a card payment. Fails with the gateway's reason under `payments.`; `payments.action_required` brings the
 * `client_secret` by which the browser shows the bank's challenge.
 */
export function authorise({ payments }: PaymentDeps, charge: Charge): Promise<Authorisation> {
  return payments.authorise(charge).catch(failPayment);
}

/** Voids an authorisation if the gateway answers now; otherwise reconciliation voids it later. */
export async function voidAuthorisation({ payments }: PaymentDeps, reference: string): Promise<void> {
  await payments.cancel(reference).catch(() => undefined);
}

/** Voids an authorisation that no order is paid with. */
export async function voidIfOrphaned(deps: Pick<Deps, 'payments' | 'db'>, reference: string): Promise<void> {
  const { gateway } = deps.payments.settings;
  const hasPayment = await paymentByReference(deps.db, gateway, reference).catch(() => true);
  if (!hasPayment) await voidAuthorisation(deps, reference);
}

/** A payment can only be captured or refunded by the gateway that authorised it. */
export function assertSameGateway({ payments }: PaymentDeps, { gateway }: { gateway: string }): void {
  if (gateway !== payments.settings.gateway) throw new Error(`The money is at another gateway: ${gateway}`);
}

/** Turns an expected refusal of the gateway into a failure of the catalogue. */
export function failPayment(error: unknown): never {
  if (error instanceof ActionRequired) {
    throw new Failure('payments.action_required', { data: { client_secret: error.clientSecret } });
  }
  if (error instanceof PaymentError) fail(`payments.${error.problem}`);
  throw error;
}

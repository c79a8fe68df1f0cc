import type { StaffWalletPayment } from '../../../../contract/gateway-payments.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { PAISA } from '../../../infra/payments/redirect-gateway.ts';
import { forgetSettledAccount } from '../owed/service.ts';
import { attemptById, attemptsOf, lockAttempt, updateAttempt } from './wallet-queries.ts';

export async function listWalletPayments(db: Db, orderId: number): Promise<StaffWalletPayment[]> {
  return (await attemptsOf(db, orderId)).map((one) => ({
    id: one.id,
    gateway: one.gateway,
    reference: one.reference,
    gateway_reference: one.gatewayReference,
    state: one.state,
    unused_cause: one.unusedCause,
    amount: one.amount,
    paid: one.paidPaisa === null ? null : one.paidPaisa / PAISA,
    at: one.createdAt.toISOString(),
    given_back_at: one.givenBackAt?.toISOString() ?? null,
  }));
}

/**
 * Records that staff has given unused money back (payments-24); `wasOwed` is false if it was recorded before. Fails with
 * `request.not_found` for any other payment.
 */
export async function giveBackUnused(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ orderId: number; paisa: number; wasOwed: boolean }> {
  const known = (await attemptById(tx, id)) ?? fail('request.not_found');
  const { attempt } = (await lockAttempt(tx, known)) ?? fail('request.not_found');
  if (attempt.state !== 'UNUSED') fail('request.not_found');
  const wasOwed = attempt.givenBackAt === null;
  if (wasOwed) {
    await updateAttempt(tx, id, { givenBackAt: new Date(), givenBackBy: actor.id });
    await forgetSettledAccount(tx, attempt.orderId);
  }
  return { orderId: attempt.orderId, paisa: attempt.paidPaisa ?? attempt.amount * PAISA, wasOwed };
}

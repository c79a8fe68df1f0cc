import type { WalletPayment } from '../../../../contract/gateway-payments.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import { nextAsk } from './settlement-rules.ts';
import { endOrder, type RecordBillPayment, settlePayment } from './settlement-service.ts';
import { lastAttemptOf, lockAttempt, updateAttempt } from './wallet-queries.ts';
import { readWalletPayment } from './wallet-service.ts';

const NO_BILL: RecordBillPayment = async (_tx, _deps, { reference }) => {
  throw new Error(`${reference} pays no goods.`);
};

/**
 * Cancels goods that wait for their payment, for whoever has its reference (payments-34). The gateway is asked first: an order
 * that is paid stays, one whose payment is under way fails with `payments.being_checked`. Money that comes later is kept as
 * unused. Fails with `request.not_found` and `payments.over`.
 */
export async function cancelWaiting(deps: Deps, reference: string): Promise<WalletPayment> {
  const known = (await lastAttemptOf(deps.db, reference)) ?? fail('request.not_found');
  if (known.order.kind !== 'goods' || known.order.status !== 'UNCONFIRMED') fail('payments.over');
  const answer = await settlePayment(deps, NO_BILL, known.attempt.id).catch((error: unknown) => {
    if (error instanceof PaymentError) return 'silent' as const;
    throw error;
  });
  if (answer === 'pending') fail('payments.being_checked');
  await deps.db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, known.attempt);
    const isPaidThere = answer === 'paid';
    if (!locked || isPaidThere || locked.order.status !== 'UNCONFIRMED') return;
    const last = await lastAttemptOf(tx, reference);
    // Another tab has just begun to pay again.
    if (last?.attempt.id !== known.attempt.id) fail('payments.being_checked');
    const { id, expiresAt } = locked.attempt;
    const askAt = nextAsk({ state: 'EXPIRED', expiresAt }, new Date());
    await updateAttempt(tx, id, { state: 'EXPIRED', askAt });
    await endOrder(tx, deps, locked.order, id, 'CANCELLED_UNPAID');
  });
  return readWalletPayment(deps, reference);
}

import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfPayout } from '../notifications/seller-news-service.ts';
import { cameBackMail, paidOutMail } from './mails.ts';
import { type PayoutRow, sellerOf } from './payout-queries.ts';
import { type Payee, payeeOf } from './seller-queries.ts';

type Telling = Pick<Deps, 'config' | 'outbox'>;
type Told = Pick<PayoutRow, 'tailorId' | 'brandId' | 'amount' | 'ibanEnd'>;

/** Tells each seller by mail and notification that the bank has paid (earnings-18). */
export async function tellPaid(
  tx: Tx,
  deps: Telling,
  payouts: readonly Told[],
  reference: string,
): Promise<void> {
  for (const { payee, amount, account } of await payeesOf(tx, payouts)) {
    await notifyOfPayout(tx, payee.userId, { news: 'payout_paid', amount });
    await deps.outbox.post(tx, paidOutMail(deps.config, payee, { amount, account, reference }));
  }
}

/** Tells each seller that what was paid has come back, and is due again (earnings-18). */
export async function tellCameBack(
  tx: Tx,
  deps: Telling,
  payouts: readonly Told[],
  reason: string,
): Promise<void> {
  for (const { payee, amount } of await payeesOf(tx, payouts)) {
    await notifyOfPayout(tx, payee.userId, { news: 'payout_came_back', amount, reason });
    await deps.outbox.post(tx, cameBackMail(deps.config, payee, { amount, reason }));
  }
}

async function payeesOf(tx: Tx, payouts: readonly Told[]) {
  const found: { payee: Payee; amount: number; account: string | null }[] = [];
  for (const { amount, ibanEnd: account, ...seller } of payouts) {
    const payee = await payeeOf(tx, sellerOf(seller));
    if (payee) found.push({ payee, amount, account });
  }
  return found;
}

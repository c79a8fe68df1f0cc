import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { GatewayDispute } from '../../../infra/payments/payments.ts';
import { changeAmount, insertRefunds, refundsOf } from '../refunds/queries.ts';
import { sumOf } from '../refunds/rules.ts';
import { settleRefunds } from '../refunds/service.ts';
import { lockPayment } from '../seller-orders/queries.ts';
import { disputesOf, writeDispute } from './dispute-queries.ts';
import { disputeMail } from './mails.ts';

/**
 * Records a chargeback or its outcome (payments-9). Events may be repeated or out of order: a closed dispute is not
 * reopened, and a lost one stays lost.
 */
export async function noteDispute(
  tx: Tx,
  deps: Deps,
  { orderId, trackingNumber }: { orderId: number; trackingNumber: string },
  dispute: GatewayDispute,
): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  if (!payment) return;
  const { reference, state } = dispute;
  const before = (await disputesOf(tx, payment.id)).find((known) => known.reference === reference);
  if (before?.state === 'LOST' || (before?.state === 'WON' && state === 'OPEN')) return;
  await writeDispute(tx, { ...dispute, paymentId: payment.id });
  if (before?.state === state) return;
  if (state === 'OPEN')
    await deps.outbox.post(tx, disputeMail(deps.config, { id: orderId, trackingNumber }, dispute));
  if (state === 'WON') await deps.jobs.send(tx, 'shop.refund', { orderId });
  if (state === 'LOST') await takeBack(tx, deps, payment, dispute);
}

/** Records the lost amount as refunded, and reduces open refunds to what is left. */
async function takeBack(
  tx: Tx,
  deps: Deps,
  payment: NonNullable<Awaited<ReturnType<typeof lockPayment>>>,
  dispute: GatewayDispute,
): Promise<void> {
  const rows = await refundsOf(tx, payment.orderId);
  let left = payment.amount - sumOf(rows.filter(({ completedAt }) => completedAt !== null));
  const amount = Math.min(dispute.amount, left);
  if (amount === 0) return;
  left -= amount;
  for (const row of rows.filter(({ completedAt }) => completedAt === null)) {
    const rest = Math.min(row.amount, left);
    left -= rest;
    if (rest !== row.amount) await changeAmount(tx, row.id, rest);
  }
  const taken = await insertRefunds(tx, [
    {
      orderId: payment.orderId,
      paymentId: payment.id,
      cause: 'CHARGEBACK',
      amount,
      name: `dispute-${payment.reference}-${dispute.reference}`,
      completedAt: new Date(),
    },
  ]);
  await settleRefunds(tx, deps, payment, taken);
}

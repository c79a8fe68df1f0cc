import type { BodyOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type { payByWallet } from '../../../../contract/gateway-payments.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import { isSame, openAttemptOf, openBillPayment } from '../../shop/payments/bill-wallet-service.ts';
import {
  askGateways,
  type RecordBillPayment,
  settlePayment,
} from '../../shop/payments/settlement-service.ts';
import { recordByWallet } from './arrived-service.ts';
import { amountToPay, isWithCourier } from './present.ts';
import { billOfCustomer, lockBill } from './queries.ts';

const record: RecordBillPayment = (tx, deps, { orderId, amount, reference }) =>
  recordByWallet(tx, deps, orderId, { amount, reference });

/** Asks the gateway about a payment of goods, or of a stitched or bulk order, and books its answer (payments-22). */
export function settleWalletPayment(
  deps: Deps,
  paymentId: number,
  now?: Date,
): ReturnType<typeof settlePayment> {
  return settlePayment(deps, record, paymentId, now);
}

/** Asks all gateways about what is due. */
export function askAllGateways(deps: Deps, now?: Date): Promise<void> {
  return askGateways(deps, record, now);
}

/**
 * Opens a payment of what is due of the own order at a gateway, or goes on with the open one (payments-31). An open one of
 * another gateway or amount is asked about first. Fails with `request.not_found`, `payments.nothing_due`, `payments.with_courier`,
 * `payments.off` at `gateway`, and `payments.being_checked` while the gateway has not decided about it.
 */
export async function startWalletPayment(
  deps: Deps,
  actor: Actor,
  orderId: number,
  { gateway }: BodyOf<typeof payByWallet>,
): Promise<ResponseOf<typeof payByWallet>> {
  if (!deps.redirectGateways.has(gateway)) failOn('gateway', 'payments.off');
  const due = await dueNow(deps.db, actor, orderId);
  const open = await openAttemptOf(deps.db, orderId);
  if (open && !isSame(open, { gateway, amount: due, now: new Date() })) {
    const answer = await settleWalletPayment(deps, open.id).catch((error: unknown) => {
      if (error instanceof PaymentError) return 'silent' as const;
      throw error;
    });
    if (answer === 'pending' || answer === 'silent') fail('payments.being_checked');
  }
  const reference = await deps.db.transaction(async (tx) => {
    await lockBill(tx, orderId);
    const amount = await dueNow(tx, actor, orderId);
    return openBillPayment(tx, { orderId, gateway, amount, now: new Date(), unpaid: open?.id });
  });
  return { reference };
}

async function dueNow(db: Deps['db'] | Tx, actor: Actor, orderId: number): Promise<number> {
  const bill = (await billOfCustomer(db, actor.id, orderId)) ?? fail('request.not_found');
  const due = amountToPay(bill);
  if (due === 0) fail('payments.nothing_due');
  if (isWithCourier(bill)) fail('payments.with_courier');
  return due;
}

import type { BillPaymentMethod } from '../../../../contract/constants/bill-payments.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { type Lifecycle, type StepActor, SYSTEM, takeStep } from '../../lifecycle/service.ts';
import { bulkLifecycle } from '../bulk/lifecycle-service.ts';
import { isBulkOrder } from '../bulk/queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { recordPayment } from './service.ts';

interface Arrived {
  amount: number;
  method: BillPaymentMethod;
  reference?: string | undefined;
}

/**
 * Records a transfer that has arrived, for more than is due too: the rest is owed back (payments-18). Fails like the step
 * `record_payment`, and with `payments.too_much` for a cancelled order, of which all is owed back.
 */
export function recordArrived(
  tx: Tx,
  deps: Deps,
  { actor, address }: { actor: Actor; address: string },
  id: number,
  payment: Arrived,
): Promise<void> {
  return take(tx, deps, { actor, address }, id, payment);
}

/** Records what a gateway has confirmed, like `recordArrived` (payments-32). */
export function recordByWallet(
  tx: Tx,
  deps: Deps,
  id: number,
  { amount, reference }: { amount: number; reference: string },
): Promise<void> {
  return take(tx, deps, { actor: SYSTEM, address: '' }, id, { amount, reference, method: 'WALLET' });
}

async function take(
  tx: Tx,
  deps: Deps,
  { actor, address }: { actor: StepActor; address: string },
  id: number,
  payment: Arrived,
): Promise<void> {
  const context = { tx, deps, actor };
  const step = { action: 'record_payment' as const };
  if (await isBulkOrder(tx, id))
    await takeStep(context, withArrived(bulkLifecycle(address), payment), id, step);
  else await takeStep(context, withArrived(singleLifecycle, payment), id, step);
}

function withArrived<Row extends { order: Parameters<typeof recordPayment>[1] & { status: string } }>(
  lifecycle: Lifecycle<Row>,
  payment: Arrived,
): Lifecycle<Row> {
  return {
    ...lifecycle,
    async lock(context, id) {
      const locked = await lifecycle.lock(context, id);
      const isEnded = locked?.row.order.status === 'CANCELLED';
      return locked && !isEnded ? { ...locked, facts: { ...locked.facts, isBillOpen: true } } : locked;
    },
    prepare: {
      record_payment: ({ tx, actor }, { row: { order } }) =>
        recordPayment(tx, order, payment, actor.id, order.status !== 'CANCELLED'),
    },
  };
}

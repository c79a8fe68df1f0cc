import { formatRupees } from '../../../../contract/money.ts';
import type { OrderView } from '../../../../contract/order-steps.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { requireCredit } from '../../credit/service.ts';
import { SYSTEM, takeStep } from '../../lifecycle/service.ts';
import { bulkLifecycle } from '../bulk/lifecycle-service.ts';
import { isBulkOrder } from '../bulk/queries.ts';
import { viewOf } from '../order-service.ts';
import { orderingCustomer } from '../queries.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';
import { dueOf, isWithCourier } from './present.ts';
import { billOfCustomer, lockBill } from './queries.ts';

/**
 * The customer pays a part of the own order, or all that is left, from the own store credit (credit-8). Fails with
 * `request.not_found` for somebody else's order, with `payments.nothing_due` and `payments.with_courier`, and at `credit` with
 * `payments.too_much`, `credit.unproven` and `credit.changed`.
 */
export async function payWithCredit(
  tx: Tx,
  deps: Deps,
  { actor, address }: { actor: Actor; address: string },
  id: number,
  credit: number,
): Promise<OrderView> {
  await lockBill(tx, id);
  const bill = (await billOfCustomer(tx, actor.id, id)) ?? fail('request.not_found');
  const due = dueOf(bill);
  if (bill.status === 'CANCELLED' || due === 0) fail('payments.nothing_due');
  if (isWithCourier(bill)) fail('payments.with_courier');
  if (credit > due) failOn('credit', 'payments.too_much', { due: formatRupees(due) });
  if (!(await orderingCustomer(tx, actor.id))?.isProven) fail('credit.unproven');
  await requireCredit(tx, actor.id, credit);
  const context = { tx, deps, actor: SYSTEM };
  const step = { action: 'record_payment', method: 'CREDIT', amount: credit, reference: '' } as const;
  if (await isBulkOrder(tx, id)) await takeStep(context, bulkLifecycle(address), id, step);
  else await takeStep(context, singleLifecycle, id, step);
  return viewOf(tx, deps, actor, id);
}

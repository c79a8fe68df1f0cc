import type { Tx } from '../../../db/client.ts';
import { creditHeld, returnPayment } from '../../credit/service.ts';
import type { StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { forgetSettledAccount } from '../../shop/owed/service.ts';
import { insertOwed, insertReturned, refundsOf, sumOf } from '../refund-queries.ts';
import { updateOrder } from '../write-queries.ts';
import { leftOf, type Returned } from './present.ts';

interface Paid {
  id: number;
  customerId: number | null;
  paidAmount: number;
}

/**
 * What was paid too much goes back: money first, which staff hand over, and then credit, at once (credit-9). `name` says
 * for what. Returns both sums.
 */
export async function oweBack(
  tx: Tx,
  order: Paid,
  excess: number,
  name: string,
): Promise<{ money: number; credit: number }> {
  if (excess <= 0) return { money: 0, credit: 0 };
  const left = order.paidAmount - sumOf(await refundsOf(tx, order.id));
  const held = Math.min(await creditHeld(tx, order.id), left);
  const money = Math.min(excess, left - held);
  if (money > 0) await insertOwed(tx, { orderId: order.id, amount: money, name });
  await backToCredit(tx, order, excess - money, name);
  return { money, credit: excess - money };
}

/**
 * The credit that was spent on a cancelled order goes back, but for what is kept; staff send money back (credit-9). A bill
 * of which nothing is left to send back is settled with that.
 */
export async function returnCreditOfCancelled<Row extends { order: Paid & Returned }>(
  { tx }: StepContext,
  { row: { order } }: { row: Row },
  { from, to }: Pick<TakenStep, 'from' | 'to'>,
): Promise<void> {
  if (to !== 'CANCELLED' || from === to || order.billStatus === 'REFUNDED') return;
  const left = leftOf(order);
  const held = Math.min(await creditHeld(tx, order.id), left);
  await backToCredit(tx, order, held, `cancelled-${order.id}`);
  await settleEnded(tx, { ...order, returnedAmount: order.returnedAmount + held });
}

/** Staff have sent back what was left; the account for it is deleted (payments-36). */
export async function settleSentBack(tx: Tx, id: number): Promise<void> {
  await updateOrder(tx, id, { billStatus: 'REFUNDED' });
  await forgetSettledAccount(tx, id);
}

/** Nobody has to send anything back where nothing is left of a cancelled order but what is kept. */
export async function settleEnded(
  tx: Tx,
  order: Pick<Returned, 'paidAmount' | 'keptAmount' | 'returnedAmount'> & { id: number },
): Promise<void> {
  if (order.paidAmount > 0 && leftOf(order) === 0)
    await updateOrder(tx, order.id, { billStatus: 'REFUNDED' });
}

/**
 * Money that arrives after all of a cancelled order went back opens its bill once more; what staff have sent back by then
 * is written down (payments-12).
 */
export async function reopenBill(tx: Tx, order: Paid & Returned): Promise<void> {
  const { id, paidAmount } = order;
  const amount = leftOf(order);
  if (amount > 0) await insertReturned(tx, { orderId: id, amount, name: `cancelled-${id}-${paidAmount}` });
  await updateOrder(tx, id, { billStatus: 'PARTIALLY_PAID' });
}

async function backToCredit(tx: Tx, { id, customerId }: Paid, amount: number, name: string): Promise<void> {
  if (amount <= 0) return;
  await insertReturned(tx, { orderId: id, amount, name: `${name}-credit` });
  await returnPayment(tx, { customerId, orderId: id, amount, recordedBy: null });
}

import type { Tx } from '../../../db/client.ts';
import { creditHeld, returnPayment } from '../../credit/service.ts';
import type { StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { insertOwed, insertReturned, refundsOf, sumOf } from '../refund-queries.ts';
import { updateOrder } from '../write-queries.ts';

interface Paid {
  id: number;
  customerId: number | null;
  paidAmount: number;
  keptAmount?: number | null;
}

/**
 * What was paid too much goes back: money first, which staff hand over, and then credit, at once (credit-9). `name` says
 * for what.
 */
export async function oweBack(tx: Tx, order: Paid, excess: number, name: string): Promise<void> {
  if (excess <= 0) return;
  const left = order.paidAmount - sumOf(await refundsOf(tx, order.id));
  const held = Math.min(await creditHeld(tx, order.id), left);
  const money = Math.min(excess, left - held);
  if (money > 0) await insertOwed(tx, { orderId: order.id, amount: money, name });
  await backToCredit(tx, order, excess - money, name);
}

/** The credit that was spent on a cancelled order goes back, but for what is kept; staff send money back (credit-9). */
export async function returnCreditOfCancelled<Row extends { order: Paid & { billStatus: string } }>(
  { tx }: StepContext,
  { row: { order } }: { row: Row },
  { from, to }: Pick<TakenStep, 'from' | 'to'>,
): Promise<void> {
  if (to !== 'CANCELLED' || from === to || order.billStatus === 'REFUNDED') return;
  const left = order.paidAmount - (order.keptAmount ?? 0) - sumOf(await refundsOf(tx, order.id));
  const held = Math.min(await creditHeld(tx, order.id), left);
  await backToCredit(tx, order, held, `cancelled-${order.id}`);
  if (held > 0 && held === left) await updateOrder(tx, order.id, { billStatus: 'REFUNDED' });
}

async function backToCredit(tx: Tx, { id, customerId }: Paid, amount: number, name: string): Promise<void> {
  if (amount <= 0) return;
  await insertReturned(tx, { orderId: id, amount, name: `${name}-credit` });
  await returnPayment(tx, { customerId, orderId: id, amount, recordedBy: null });
}

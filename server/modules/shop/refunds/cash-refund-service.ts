import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { forgetSettledAccount } from '../owed/service.ts';
import { writeAccount } from '../returns/request-queries.ts';
import { billOfOrder, lockPayment, sellerOrdersOf, setBillStatus } from '../seller-orders/queries.ts';
import { completeRefund, insertRefunds, type RefundRow, refundById, refundsOf } from './queries.ts';
import { hasEnded, isByHand, paidFor, partName, refundsDue, sumOf } from './rules.ts';
import { settleRefunds, tellOfRefunds } from './service.ts';
import { returnsForCredit, writeWish } from './wish-queries.ts';

/** Records refunds due for returned goods that were paid in cash, until staff have paid them (payments-8). */
export async function refundCash(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const order = await billOfOrder(tx, orderId);
  if (!order) return;
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const due = refundsDue({ order, sellerOrders, isCash: true }, await refundsOf(tx, orderId));
  const asCredit = await returnsForCredit(tx, orderId);
  await insertRefunds(
    tx,
    due.map((one) => ({
      ...one,
      orderId,
      name: `cash-${orderId}-${partName(one)}`,
      wantsCredit: one.returnId !== null && asCredit.has(one.returnId),
    })),
  );
  await settleCashRefunds(tx, deps, orderId, []);
}

/** Records a cash refund that staff have just paid, with its credit note. */
export async function completeByHand(
  tx: Tx,
  deps: Deps,
  orderId: number,
  refund: Parameters<typeof insertRefunds>[1][number],
): Promise<{ id: number; amount: number }> {
  const made = await insertRefunds(tx, [{ ...refund, completedAt: new Date() }]);
  const [row] = made;
  if (!row) throw new Error('The refund was not written.');
  await settleCashRefunds(tx, deps, orderId, made);
  return { id: row.id, amount: row.amount };
}

/**
 * Records that staff have paid a refund, as credit or money; `wasOwed` is false if it was recorded before. Fails with `request.not_found`,
 * and with `shop.refund_under_way` for a refund that the gateway makes.
 */
export async function completeOwed(
  tx: Tx,
  deps: Deps,
  id: number,
  asCredit = false,
): Promise<{ orderId: number; amount: number; wasOwed: boolean }> {
  const { orderId } = (await refundById(tx, id)) ?? fail('request.not_found');
  const payment = await lockPayment(tx, orderId);
  const row = (await refundById(tx, id)) ?? fail('request.not_found');
  const { amount } = row;
  if (row.completedAt !== null) return { orderId, amount, wasOwed: false };
  if (!isByHand(row)) fail('shop.refund_under_way');
  await writeWish(tx, id, asCredit);
  const completed = await completeRefund(tx, id);
  if (!completed) throw new Error('The refund is locked and not completed.');
  if (row.returnId !== null) await writeAccount(tx, row.returnId, null);
  if (payment) await settleRefunds(tx, deps, payment, [completed]);
  else await settleCashRefunds(tx, deps, orderId, [completed]);
  await forgetSettledAccount(tx, orderId);
  return { orderId, amount, wasOwed: true };
}

/** Like `settleRefunds`, for an order without a payment. */
async function settleCashRefunds(
  tx: Tx,
  deps: Deps,
  orderId: number,
  completed: readonly RefundRow[],
): Promise<void> {
  const order = await billOfOrder(tx, orderId);
  if (!order) return;
  const rows = await refundsOf(tx, orderId);
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const refunded = sumOf(rows.filter(({ completedAt }) => completedAt !== null));
  const isAll = refunded > 0 && refunded >= paidFor({ order, sellerOrders, isCash: true });
  const isOver = hasEnded(sellerOrders) && rows.every(({ completedAt }) => completedAt !== null);
  if (isAll || isOver) await setBillStatus(tx, orderId, 'REFUNDED');
  await tellOfRefunds(tx, deps, orderId, completed);
}

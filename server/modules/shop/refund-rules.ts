import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';

interface SellerOrderAmount {
  status: SellerOrderStatus;
  subTotal: number;
}

interface OrderAmounts {
  subTotal: number;
  discount: number;
  total: number;
}

/**
 * Rupees to have been refunded by now: everything when nothing is shipped, else cancelled and returned goods less their
 * share of the discount.
 */
export function refundDue(order: OrderAmounts, sellerOrders: readonly SellerOrderAmount[]): number {
  if (sellerOrders.every(({ status }) => status === 'CANCELLED')) return order.total;
  const back = sellerOrders
    .filter(({ status }) => status === 'CANCELLED' || status === 'RETURNED')
    .reduce((sum, { subTotal }) => sum + subTotal, 0);
  return back - Math.round((order.discount * back) / order.subTotal);
}

export function hasEnded(sellerOrders: readonly SellerOrderAmount[]): boolean {
  return sellerOrders.every(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
}

export type RefundCause = 'PART_CANCELLED' | 'RETURN' | 'GOODWILL';

interface MadeRefund {
  cause: RefundCause;
  sellerOrderId: number | null;
  amount: number;
}

export interface DueRefund extends MadeRefund {
  sellerOrderId: number;
}

interface Paid {
  order: OrderAmounts;
  sellerOrders: readonly (SellerOrderAmount & { id: number })[];
  /** Cancelled goods are not paid for in cash, so nothing goes back for them. */
  isCash: boolean;
}

/** What was paid: by card everything, in cash what was not cancelled. */
export function paidFor({ order, sellerOrders, isCash }: Paid): number {
  return isCash ? order.total - dueFor(order, sellerOrders, isCancelled) : order.total;
}

/**
 * The refunds that are due and not recorded, one for each cancelled or returned seller order. A refund of another cause
 * lessens none of them, but all together are never more than what was paid.
 */
export function refundsDue(paid: Paid, made: readonly MadeRefund[]): DueRefund[] {
  const { order, sellerOrders, isCash } = paid;
  const settled = new Set(made.map(({ sellerOrderId }) => sellerOrderId));
  const isSettled = (one: SellerOrderAmount & { id: number }) =>
    settled.has(one.id) || (isCash && isCancelled(one));
  const open = sellerOrders.filter((one) => isEnded(one) && !isSettled(one));
  const done = sellerOrders.filter(isSettled);
  let left = paidFor(paid) - sumOf(made);
  let refunded = isCash ? dueFor(order, sellerOrders, isCancelled) : 0;
  refunded += sumOf(made.filter(({ cause }) => cause !== 'GOODWILL'));
  const due: DueRefund[] = [];
  for (const one of open) {
    done.push(one);
    const amount = Math.min(dueFor(order, sellerOrders, (other) => done.includes(other)) - refunded, left);
    if (amount <= 0) continue;
    refunded += amount;
    left -= amount;
    due.push({ cause: isCancelled(one) ? 'PART_CANCELLED' : 'RETURN', sellerOrderId: one.id, amount });
  }
  return due;
}

function isEnded({ status }: SellerOrderAmount): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}

function isCancelled({ status }: SellerOrderAmount): boolean {
  return status === 'CANCELLED';
}

/** `refundDue` as if only these seller orders had ended. */
function dueFor<Part extends SellerOrderAmount>(
  order: OrderAmounts,
  sellerOrders: readonly Part[],
  counts: (part: Part) => boolean,
): number {
  return refundDue(
    order,
    sellerOrders.map((part) => (counts(part) ? part : { status: 'DELIVERED', subTotal: part.subTotal })),
  );
}

/** In rupees. */
export function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

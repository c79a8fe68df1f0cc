import { CULTURE_RETURN_DAYS } from '../../../contract/constants/business-facts.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';

/** One allowed change of status. */
interface Step {
  from: SellerOrderStatus;
  to: SellerOrderStatus;
}

/**
 * The states of a seller order. Its seller and the staff take the steps; an unconfirmed one is placed when its guest
 * confirms the order, or cancelled, together with all others of the order.
 */
// biome-ignore format: a table reads best with one step a line
export const SELLER_STEPS: readonly Step[] = [
  { from: 'PLACED',    to: 'PACKED' },
  { from: 'PACKED',    to: 'SHIPPED' },
  { from: 'SHIPPED',   to: 'DELIVERED' },
  { from: 'PLACED',    to: 'CANCELLED' },
  { from: 'PACKED',    to: 'CANCELLED' },
  { from: 'DELIVERED', to: 'RETURNED' },
];

const DAY = 24 * 3600 * 1000;

/** Whether a seller order may take a step now; what was delivered comes back within 30 days (shop-13). */
export function mayStep(
  from: SellerOrderStatus,
  to: SellerOrderStatus,
  deliveredAt: Date | null,
  now: Date,
): boolean {
  if (!SELLER_STEPS.some((step) => step.from === from && step.to === to)) return false;
  if (to !== 'RETURNED') return true;
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= CULTURE_RETURN_DAYS * DAY;
}

/** Whether goods leave the house: nothing is sent that a card has not paid for, or no longer pays for. */
export function needsPayment(to: SellerOrderStatus): boolean {
  return to === 'SHIPPED';
}

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
 * How much of a paid order has to go back by now, in rupees: everything when nothing is sent at all; of a seller order that was
 * cancelled or returned its goods, less their share of the discount.
 */
export function refundDue(order: OrderAmounts, sellerOrders: readonly SellerOrderAmount[]): number {
  if (sellerOrders.every(({ status }) => status === 'CANCELLED')) return order.total;
  const back = sellerOrders
    .filter(({ status }) => status === 'CANCELLED' || status === 'RETURNED')
    .reduce((sum, { subTotal }) => sum + subTotal, 0);
  return back - Math.round((order.discount * back) / order.subTotal);
}

/** Whether nothing of the order is with its customer nor on the way there. */
export function hasEnded(sellerOrders: readonly SellerOrderAmount[]): boolean {
  return sellerOrders.every(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
}

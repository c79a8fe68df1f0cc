import { allot } from '../../../../contract/allot.ts';
import { discountOf, paidFor } from '../refunds/rules.ts';

type Paid = Parameters<typeof paidFor>[0];

/**
 * Rupees to collect with one seller order: its goods less their share of the discount. The first seller order that is
 * not cancelled and has no fixed cash also carries the delivery fee and the rounding, so that the sum is the order's
 * total. A printed slip stays unchanged; a fee that no seller order can carry any more is not collected. Store credit
 * lessens the cash of all by their shares.
 */
export function cashShare(paid: Paid, sellerOrderId: number): number {
  const { order, sellerOrders } = paid;
  const shipped = sellerOrders.filter(({ status }) => status !== 'CANCELLED');
  const own = shipped.find(({ id }) => id === sellerOrderId);
  if (!own) return 0;
  if (own.cash != null) return own.cash;
  const shareOf = (part: (typeof shipped)[number]) => part.subTotal - discountOf(order, [part]);
  const open = shipped.filter(({ cash }) => cash == null).sort((one, other) => one.id - other.id);
  const withoutCredit = { ...paid, order: { ...order, credit: 0 } };
  const others = shipped.filter((one) => one !== open[0]);
  const first =
    paidFor(withoutCredit) - others.reduce((sum, other) => sum + (other.cash ?? shareOf(other)), 0);
  if (!order.credit) return open[0] === own ? first : shareOf(own);
  const shares = open.map((one) => (one === open[0] ? Math.max(0, first) : shareOf(one)));
  const fixed = shipped.reduce((sum, { cash }) => sum + (cash ?? 0), 0);
  return allot(paidFor(paid) - fixed, shares)[open.indexOf(own)] ?? 0;
}

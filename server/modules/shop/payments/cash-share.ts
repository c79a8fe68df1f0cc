import { paidFor } from '../refunds/rules.ts';

type Paid = Parameters<typeof paidFor>[0];

/**
 * Rupees to collect with one seller order: its goods less their share of the discount. The first seller order that is
 * not cancelled and has no fixed cash also carries the delivery fee and the rounding, so that the sum is the order's
 * total. A printed slip stays unchanged; a fee that no seller order can carry any more is not collected.
 */
export function cashShare(paid: Paid, sellerOrderId: number): number {
  const { order, sellerOrders } = paid;
  const shipped = sellerOrders.filter(({ status }) => status !== 'CANCELLED');
  const own = shipped.find(({ id }) => id === sellerOrderId);
  if (!own) return 0;
  if (own.cash != null) return own.cash;
  const shareOf = ({ subTotal }: { subTotal: number }) =>
    subTotal - Math.round((order.discount * subTotal) / order.subTotal);
  const open = shipped.filter(({ cash }) => cash == null).sort((one, other) => one.id - other.id);
  if (open[0] !== own) return shareOf(own);
  const others = shipped.filter((one) => one !== own);
  return paidFor(paid) - others.reduce((sum, other) => sum + (other.cash ?? shareOf(other)), 0);
}

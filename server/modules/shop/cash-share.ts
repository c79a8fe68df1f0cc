import { paidFor } from './refund-rules.ts';

type Paid = Parameters<typeof paidFor>[0];

/**
 * Cash to collect with one seller order, in rupees: its goods less their share of the discount. The first that is not
 * cancelled brings the delivery fee and what rounding leaves, so that all together collect what the order costs.
 */
export function cashShare(paid: Paid, sellerOrderId: number): number {
  const { order, sellerOrders } = paid;
  const shipped = sellerOrders
    .filter(({ status }) => status !== 'CANCELLED')
    .sort((one, other) => one.id - other.id);
  const shareOf = ({ subTotal }: { subTotal: number }) =>
    subTotal - Math.round((order.discount * subTotal) / order.subTotal);
  const [first, ...others] = shipped;
  if (first?.id === sellerOrderId) {
    return paidFor(paid) - others.reduce((sum, other) => sum + shareOf(other), 0);
  }
  const own = others.find(({ id }) => id === sellerOrderId);
  return own ? shareOf(own) : 0;
}

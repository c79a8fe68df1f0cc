import type { WAITS_FOR } from '../../../contract/constants/staff-orders.ts';
import type { ListedOrder } from './order-list-queries.ts';

type Order = Pick<
  ListedOrder['order'],
  'kind' | 'status' | 'total' | 'billStatus' | 'paymentMethod' | 'email' | 'customerId'
>;

/** What the shop has to do next; null where others have the turn (backoffice-2). The index of `isWaiting` has these orders. */
export function waitsFor(order: Order): (typeof WAITS_FOR)[number] | null {
  const { kind, status, total, billStatus, paymentMethod, email, customerId } = order;
  if (status === 'PLACED' && total === null) return 'price';
  if (status === 'REQUESTED') return 'quote';
  if (status === 'DECLINED') return 'tailor';
  if (status === 'UNCONFIRMED') return email === null && customerId === null ? 'call' : null;
  if (status === 'CANCELLED') return kind !== 'goods' && billStatus === 'PAID' ? 'refund' : null;
  const isAdvanceDue = paymentMethod === 'ADVANCE' && billStatus !== 'PAID';
  return isAdvanceDue && (status === 'CONFIRMED' || status === 'ACCEPTED') ? 'payment' : null;
}

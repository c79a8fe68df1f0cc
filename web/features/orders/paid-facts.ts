import { billPaymentWords } from '#words';
import type { SingleOrder } from '../../../contract/orders.ts';
import { formatRupees } from '../../lib/format.ts';

type Paid = Pick<SingleOrder, 'paid' | 'advance' | 'total_bill' | 'bill_status'> & { status: string };

/** What is paid and what is due when, of an order that is paid in parts. */
export function paidFacts({
  paid,
  advance,
  total_bill,
  bill_status,
  status,
}: Paid): (readonly [string, string])[] {
  const left = (total_bill ?? 0) - paid;
  if (status === 'CANCELLED' || bill_status === 'REFUNDED' || left <= 0 || (paid === 0 && advance === 0))
    return [];
  return [
    [billPaymentWords.paid, formatRupees(paid)],
    ...(advance > paid ? [[billPaymentWords.dueBefore, formatRupees(advance - paid)] as const] : []),
    [billPaymentWords.leftToPay, formatRupees(left)],
  ];
}

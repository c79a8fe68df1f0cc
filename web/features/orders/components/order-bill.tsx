import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import OrderCredit from './order-credit.tsx';
import OrderPayments from './order-payments.tsx';

/** What was paid of an agreed order, and what is left to pay. */
export default function OrderBill({ order }: { order: CustomerOrder }) {
  const { payments, status, bill_status, paid, total_bill } = order;
  const total = total_bill ?? 0;
  const isOpen = status !== 'CANCELLED' && bill_status !== 'REFUNDED';
  return (
    <>
      {(payments.length > 0 || (status !== 'CANCELLED' && bill_status === 'UNPAID')) && (
        <OrderPayments order={order} />
      )}
      {isOpen && paid < total && <OrderCredit order={order} />}
    </>
  );
}

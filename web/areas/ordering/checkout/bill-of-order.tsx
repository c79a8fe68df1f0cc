import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import OrderBill from '../../../features/orders/components/order-bill.tsx';
import MoneyBackOfOrder from '../money-back-of-order.tsx';

/** The bill, and what is owed back of it: one file, because /checkout is near its budget. */
export default function BillOfOrder({ order }: { order: CustomerOrder }) {
  return (
    <div className="flex flex-col gap-4">
      <OrderBill order={order} />
      <MoneyBackOfOrder order={order} />
    </div>
  );
}

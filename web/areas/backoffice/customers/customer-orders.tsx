import { Link } from 'react-router';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { statusName } from '../../../features/orders/status-names.ts';
import { BILL_STATUS_NAMES } from '../../../features/orders/words.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { KIND_NAMES } from '../orders/words.ts';

/** The newest orders, each with its page. */
export function CustomerOrders({ customer }: { customer: CustomerDetails }) {
  const { orders, newest_orders } = customer;
  return (
    <Card as="section" aria-labelledby="customer-orders" className="flex flex-col gap-2">
      <Heading level={2} size="item" id="customer-orders">
        Orders
      </Heading>
      {orders === 0 && <p className="text-muted">No orders yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {newest_orders.map((order) => (
          <li key={order.id}>
            <Link
              to={`/admin/orders/${order.id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-brand"
            >
              <span>
                <span className="figures font-semibold">{order.tracking_id}</span>
                <span className="block text-sm text-muted">
                  {KIND_NAMES[order.kind]}, {formatDay(order.order_date)}
                </span>
              </span>
              <span className="text-end">
                {statusName(order)}
                <span className="block text-sm text-muted">
                  {order.total !== null && `${formatRupees(order.total)}, `}
                  {BILL_STATUS_NAMES[order.bill_status]}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {orders > newest_orders.length && (
        <p className="text-sm text-muted">
          The newest {newest_orders.length} of {orders} orders.
        </p>
      )}
    </Card>
  );
}

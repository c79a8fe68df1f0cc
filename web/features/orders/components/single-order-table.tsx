import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay, formatMoment } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { BILL_STATUS_NAMES, CONFIRMATION_NAMES, STATUS_NAMES } from '../words.ts';
import { InvoiceButton } from './invoice-button.tsx';

interface SingleOrderTableProps {
  orders: readonly SingleOrder[];
  onView: (order: SingleOrder) => void;
}

const COLUMNS = [
  'ID',
  'Status',
  'Bill Status',
  'Payment Type',
  'Tracking Id',
  'User Confirmation',
  'Created At',
  'Expected Delivery',
  'Action',
] as const;

/** The tailor orders (orders-19): a table where there is room, one card an order on a phone. */
export function SingleOrderTable({ orders, onView }: SingleOrderTableProps) {
  return (
    <div className="overflow-x-auto rounded-2xl border border-hairline bg-card max-lg:border-0 max-lg:bg-transparent">
      <table className="figures w-full text-sm max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-b border-hairline text-start">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-3 text-start align-bottom font-semibold text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:flex max-lg:flex-col max-lg:gap-4">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onView={() => onView(order)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order, onView }: { order: SingleOrder; onView: () => void }) {
  const cells = [
    order.id,
    STATUS_NAMES[order.status],
    BILL_STATUS_NAMES[order.bill_status],
    order.payment_type,
    order.tracking_id,
    CONFIRMATION_NAMES[order.user_confirmation],
    formatMoment(order.order_date),
    formatDay(order.expected_delivery_date),
  ];
  return (
    <tr className="border-b border-hairline last:border-0 max-lg:block max-lg:rounded-2xl max-lg:border max-lg:bg-card max-lg:p-4">
      {cells.map((cell, index) => (
        <td
          key={COLUMNS[index]}
          className="px-3 py-2 align-middle lg:whitespace-nowrap max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-1"
        >
          <span aria-hidden="true" className="text-muted lg:hidden">
            {COLUMNS[index]}
          </span>
          <span className="max-lg:text-end">{cell}</span>
        </td>
      ))}
      <td className="px-3 py-2 max-lg:mt-2 max-lg:block max-lg:px-0">
        <div className="flex flex-wrap lg:flex-nowrap">
          <Button variant="quiet" onClick={onView} aria-label={`View order ${order.id}`}>
            View
          </Button>
          {order.invoice_id ? (
            <InvoiceButton orderId={order.id} describedAs={`Invoice of order ${order.id}`} variant="quiet" />
          ) : (
            order.actions.includes('confirm') && (
              <ButtonLink
                variant="quiet"
                to={`/checkout?order=${order.id}`}
                aria-label={`Confirm order ${order.id} to get its invoice`}
              >
                Confirm
              </ButtonLink>
            )
          )}
        </div>
      </td>
    </tr>
  );
}

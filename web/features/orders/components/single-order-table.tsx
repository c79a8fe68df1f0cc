import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay, formatMoment } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { BILL_STATUS_NAMES, CONFIRMATION_NAMES, STATUS_NAMES } from '../words.ts';
import { InvoiceButton } from './invoice-button.tsx';

interface SingleOrderTableProps {
  orders: readonly SingleOrder[];
  onView: (order: SingleOrder) => void;
}

const COLUMNS = [
  { name: 'ID' },
  { name: 'Status' },
  { name: 'Bill Status' },
  { name: 'Payment Type' },
  { name: 'Tracking Id' },
  { name: 'User Confirmation' },
  { name: 'Created At' },
  { name: 'Expected Delivery' },
  { name: 'Action' },
];

/** See orders-19. */
export function SingleOrderTable({ orders, onView }: SingleOrderTableProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    cells: [
      order.id,
      STATUS_NAMES[order.status],
      BILL_STATUS_NAMES[order.bill_status],
      order.payment_type,
      order.tracking_id,
      CONFIRMATION_NAMES[order.user_confirmation],
      formatMoment(order.order_date),
      formatDay(order.expected_delivery_date),
    ],
    actions: <Actions order={order} onView={() => onView(order)} />,
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

function Actions({ order, onView }: { order: SingleOrder; onView: () => void }) {
  return (
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
  );
}

import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SummaryLine } from '../../../ui/price.tsx';
import { Table } from '../../../ui/table.tsx';
import { BILL_STATUS_NAMES } from '../words.ts';
import { AcceptQuoteButton, WithdrawButton } from './bulk-order-actions.tsx';

interface BulkOrderTableProps {
  orders: readonly BulkOrder[];
  /** The URL of an order's details. */
  addressOf: (id: number) => string;
}

const COLUMNS = [
  { name: 'ID' },
  { name: 'Item Type', wraps: true, isWideOnly: true },
  { name: 'Quantity', isWideOnly: true },
  { name: 'Status' },
  { name: 'Bill Status', isWideOnly: true },
  { name: 'Payment Type', isWideOnly: true },
  { name: 'Number of contacts to client', wraps: true, isWideOnly: true },
  { name: 'Action' },
];

/** See orders-19. */
export function BulkOrderTable({ orders, addressOf }: BulkOrderTableProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    summary: <Summary order={order} />,
    cells: [
      order.id,
      order.item_type,
      order.number_of_pieces,
      BULK_STATUS_NAMES[order.status],
      BILL_STATUS_NAMES[order.bill_status],
      order.payment_type,
      order.number_of_time_contacted_with_client,
    ],
    actions: <Actions order={order} address={addressOf(order.id)} />,
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

function Summary({ order }: { order: BulkOrder }) {
  return (
    <SummaryLine
      title={`${order.number_of_pieces} × ${order.item_type}`}
      text={`${order.quoted_at ? 'for' : 'you asked for'} ${formatDay(order.expected_delivery_date)}`}
      amount={order.total_bill === null ? 'No quote yet' : formatRupees(order.total_bill)}
    />
  );
}

function Actions({ order, address }: { order: BulkOrder; address: string }) {
  return (
    <div className="flex flex-wrap lg:flex-nowrap">
      <ButtonLink variant="quiet" to={address} preventScrollReset aria-label={`View order ${order.id}`}>
        View
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        className="lg:hidden"
        to={`/order_tracking?number=${order.tracking_id}`}
        aria-label={`Track order ${order.id}`}
      >
        Track
      </ButtonLink>
      <AcceptQuoteButton order={order} variant="quiet" />
      <WithdrawButton order={order} />
    </div>
  );
}

import { orderNameWords, ordersWords } from '#words';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { SummaryLine } from '../../../ui/price.tsx';
import { Table } from '../../../ui/table.tsx';
import { AcceptQuoteButton, WithdrawButton } from './bulk-order-actions.tsx';
import { OrderRowLinks } from './order-row-links.tsx';

interface BulkOrderTableProps {
  orders: readonly BulkOrder[];
  /** The URL of an order's details. */
  addressOf: (id: number) => string;
}

const COLUMNS = [
  { name: ordersWords.columns.id },
  { name: ordersWords.columns.itemType, wraps: true, isWideOnly: true },
  { name: ordersWords.columns.quantity, isWideOnly: true },
  { name: ordersWords.columns.status },
  { name: ordersWords.columns.billStatus, isWideOnly: true },
  { name: ordersWords.columns.paymentType, isWideOnly: true },
  { name: ordersWords.columns.timesContacted, wraps: true, isWideOnly: true },
  { name: ordersWords.columns.action },
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
      billStatusName(order),
      orderNameWords.shortPaymentTypeNames[order.payment_type],
      order.number_of_time_contacted_with_client,
    ],
    actions: <Actions order={order} address={addressOf(order.id)} />,
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

function Summary({ order }: { order: BulkOrder }) {
  const dayText = order.quoted_at ? ordersWords.forDay : ordersWords.askedForDay;
  return (
    <SummaryLine
      title={`${order.number_of_pieces} × ${order.item_type}`}
      text={dayText({ day: formatDay(order.expected_delivery_date) })}
      amount={order.total_bill === null ? ordersWords.noQuoteYet : formatRupees(order.total_bill)}
    />
  );
}

function Actions({ order, address }: { order: BulkOrder; address: string }) {
  return (
    <div className="flex flex-wrap lg:flex-nowrap">
      <OrderRowLinks order={order} address={address} />
      <AcceptQuoteButton order={order} variant="quiet" />
      <WithdrawButton order={order} />
    </div>
  );
}

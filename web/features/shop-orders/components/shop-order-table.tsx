import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { formatMoment, formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { SELLER_STATUS_NAMES, SHOP_BILL_STATUS_NAMES } from '../words.ts';

interface ShopOrderTableProps {
  orders: readonly ShopOrder[];
  onView: (order: ShopOrder) => void;
}

const COLUMNS = [
  { name: 'ID' },
  { name: 'Items', wraps: true },
  { name: 'Total' },
  { name: 'Bill Status' },
  { name: 'Status', wraps: true },
  { name: 'Tracking Id' },
  { name: 'Created At' },
  { name: 'Action' },
];

export function ShopOrderTable({ orders, onView }: ShopOrderTableProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    cells: [
      order.id,
      itemsOf(order),
      formatRupees(order.bill.total),
      SHOP_BILL_STATUS_NAMES[order.bill_status],
      <StatusBySeller key="status" order={order} />,
      order.tracking_id,
      formatMoment(order.order_date),
    ],
    actions: (
      <Button variant="quiet" onClick={() => onView(order)} aria-label={`View order ${order.id}`}>
        View
      </Button>
    ),
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

function itemsOf({ parts }: ShopOrder): string {
  const items = parts.flatMap((part) => part.items);
  const [first] = items;
  if (!first) return 'N/A';
  const named = first.quantity > 1 ? `${first.quantity} × ${first.name}` : first.name;
  return items.length > 1 ? `${named} and ${items.length - 1} more` : named;
}

/** One status if all sellers have the same, else one per seller. */
function StatusBySeller({ order: { parts } }: { order: ShopOrder }) {
  const statuses = new Set(parts.map(({ status }) => status));
  const [only] = statuses;
  if (statuses.size === 1 && only) return SELLER_STATUS_NAMES[only];
  return parts.map(({ id, seller, status }) => (
    <span key={id} className="block">
      {seller.name}: {SELLER_STATUS_NAMES[status]}
    </span>
  ));
}

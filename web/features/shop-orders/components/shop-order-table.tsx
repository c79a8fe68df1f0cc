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

/** The orders of ready-made goods: a table where there is room, one card an order on a phone. */
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

/** The first thing by name, and how many more there are. */
function itemsOf({ parts }: ShopOrder): string {
  const items = parts.flatMap((part) => part.items);
  const [first] = items;
  if (!first) return 'N/A';
  const named = first.quantity > 1 ? `${first.quantity} × ${first.name}` : first.name;
  return items.length > 1 ? `${named} and ${items.length - 1} more` : named;
}

/** One status where all sellers are equally far, else one a seller. */
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

import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { formatMoment, formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SELLER_STATUS_NAMES, SHOP_BILL_STATUS_NAMES } from '../words.ts';

interface ShopOrderTableProps {
  orders: readonly ShopOrder[];
  onView: (order: ShopOrder) => void;
}

const COLUMNS = [
  'ID',
  'Items',
  'Total',
  'Bill Status',
  'Status',
  'Tracking Id',
  'Created At',
  'Action',
] as const;

/** The orders of ready-made goods: a table where there is room, one card an order on a phone. */
export function ShopOrderTable({ orders, onView }: ShopOrderTableProps) {
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

function OrderRow({ order, onView }: { order: ShopOrder; onView: () => void }) {
  const cells = [
    order.id,
    itemsOf(order),
    formatRupees(order.bill.total),
    SHOP_BILL_STATUS_NAMES[order.bill_status],
    <StatusBySeller key="status" order={order} />,
    order.tracking_id,
    formatMoment(order.order_date),
  ];
  return (
    <tr className="border-b border-hairline lg:last:border-0 max-lg:block max-lg:rounded-2xl max-lg:border max-lg:bg-card max-lg:p-4">
      {cells.map((cell, index) => (
        <td
          key={COLUMNS[index]}
          className={`px-3 py-2 align-middle max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-1 ${COLUMNS[index] === 'Items' || COLUMNS[index] === 'Status' ? '' : 'lg:whitespace-nowrap'}`}
        >
          <span aria-hidden="true" className="text-muted lg:hidden">
            {COLUMNS[index]}
          </span>
          <span className="min-w-0 max-lg:text-end">{cell}</span>
        </td>
      ))}
      <td className="px-3 py-2 max-lg:mt-2 max-lg:block max-lg:px-0">
        <Button variant="quiet" onClick={onView} aria-label={`View order ${order.id}`}>
          View
        </Button>
      </td>
    </tr>
  );
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

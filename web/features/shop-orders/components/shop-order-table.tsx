import { shopOrdersWords } from '#words';
import { BILL_STATUS_NAMES, GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { goodsPicture } from '../../../lib/goods.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SummaryLine } from '../../../ui/price.tsx';
import { Table } from '../../../ui/table.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';

interface ShopOrderTableProps {
  orders: readonly ShopOrder[];
  /** The URL of an order's details. */
  addressOf: (id: number) => string;
}

const COLUMNS = [
  { name: shopOrdersWords.id },
  { name: shopOrdersWords.items, wraps: true, isWideOnly: true },
  { name: shopOrdersWords.total, isWideOnly: true },
  { name: shopOrdersWords.billStatus },
  { name: shopOrdersWords.status, wraps: true },
  { name: shopOrdersWords.trackingId },
  { name: shopOrdersWords.createdAt },
  { name: shopOrdersWords.action },
];

export function ShopOrderTable({ orders, addressOf }: ShopOrderTableProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    summary: <Summary order={order} />,
    cells: [
      order.id,
      itemsOf(order),
      formatRupees(order.bill.total),
      BILL_STATUS_NAMES[order.bill_status],
      <StatusBySeller key="status" order={order} />,
      order.tracking_id,
      formatMoment(order.order_date),
    ],
    actions: (
      <div className="flex flex-wrap lg:flex-nowrap">
        <ButtonLink
          variant="quiet"
          to={addressOf(order.id)}
          preventScrollReset
          aria-label={shopOrdersWords.viewOrder({ id: order.id })}
        >
          {shopOrdersWords.view}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          className="lg:hidden"
          to={`/order_tracking?number=${order.tracking_id}`}
          aria-label={shopOrdersWords.trackOrder({ id: order.id })}
        >
          {shopOrdersWords.track}
        </ButtonLink>
      </div>
    ),
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

function Summary({ order }: { order: ShopOrder }) {
  const image = order.parts[0]?.items[0]?.image;
  return (
    <SummaryLine
      picture={<Thumbnail picture={image ? goodsPicture(image) : undefined} className="w-16" />}
      title={itemsOf(order)}
      text={shopOrdersWords.fromSellers({ sellers: order.parts.map(({ seller }) => seller.name) })}
      amount={formatRupees(order.bill.total)}
    />
  );
}

function itemsOf({ parts }: ShopOrder): string {
  const items = parts.flatMap((part) => part.items);
  const [first] = items;
  if (!first) return shopOrdersWords.notAvailable;
  const named = first.quantity > 1 ? `${first.quantity} × ${first.name}` : first.name;
  return items.length > 1 ? shopOrdersWords.andMore({ named, count: items.length - 1 }) : named;
}

/** One status if all sellers share it, else one for each seller. */
function StatusBySeller({ order: { parts } }: { order: ShopOrder }) {
  const statuses = new Set(parts.map(({ status }) => status));
  const [only] = statuses;
  if (statuses.size === 1 && only) return GOODS_STATUS_NAMES[only];
  return parts.map(({ id, seller, status }) => (
    <span key={id} className="block">
      {seller.name}: {GOODS_STATUS_NAMES[status]}
    </span>
  ));
}

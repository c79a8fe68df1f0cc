import type { ListedOrder } from '../../../../contract/orders.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SummaryLine } from '../../../ui/price.tsx';
import { Table } from '../../../ui/table.tsx';
import { BILL_STATUS_NAMES, CONFIRMATION_NAMES, itemName, STATUS_NAMES, TO_BE_AGREED } from '../words.ts';
import { InvoiceButton } from './document-buttons.tsx';
import { GarmentThumb } from './garment-thumb.tsx';
import { OrderFormButton } from './order-form-button.tsx';

interface SingleOrderTableProps {
  orders: readonly ListedOrder[];
  /** The URL of an order's details. */
  addressOf: (id: number) => string;
}

const COLUMNS = [
  { name: 'ID' },
  { name: 'Status' },
  { name: 'Bill Status', isWideOnly: true },
  { name: 'Payment Type', isWideOnly: true },
  { name: 'Tracking Id' },
  { name: 'User Confirmation', isWideOnly: true },
  { name: 'Created At' },
  { name: 'Expected Delivery' },
  { name: 'Action' },
];

/** See orders-19. */
export function SingleOrderTable({ orders, addressOf }: SingleOrderTableProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    summary: <Summary order={order} />,
    cells: [
      order.id,
      STATUS_NAMES[order.status],
      BILL_STATUS_NAMES[order.bill_status],
      order.payment_type,
      order.tracking_id,
      CONFIRMATION_NAMES[order.user_confirmation],
      formatMoment(order.order_date),
      // Without a price, the day is only a wish.
      `${order.total_bill === null ? 'You asked for ' : ''}${formatDay(order.expected_delivery_date)}`,
    ],
    actions: <Actions order={order} address={addressOf(order.id)} />,
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

function Summary({ order }: { order: ListedOrder }) {
  return (
    <SummaryLine
      picture={<GarmentThumb garment={order} className="h-20 w-16" />}
      title={itemName(order)}
      text={[
        ...(order.measurement_label ? [`for ${order.measurement_label}`] : []),
        `by ${order.tailor_username}`,
      ].join(', ')}
      amount={order.total_bill === null ? TO_BE_AGREED : formatRupees(order.total_bill)}
    />
  );
}

function Actions({ order, address }: { order: ListedOrder; address: string }) {
  return (
    <div className="flex flex-wrap items-center">
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
      {order.status !== 'PLACED' && (
        <OrderFormButton
          order={order}
          kind="again"
          variant="quiet"
          describedAs={`Order again, as order ${order.id}`}
        />
      )}
    </div>
  );
}

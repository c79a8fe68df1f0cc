import { basicWords, orderNameWords, ordersWords } from '#words';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import type { ListedOrder } from '../../../../contract/orders.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SummaryLine } from '../../../ui/price.tsx';
import { Table } from '../../../ui/table.tsx';
import { CONFIRMATION_NAMES, itemName, STATUS_NAMES, TO_BE_AGREED, withOthers } from '../words.ts';
import { InvoiceButton } from './document-buttons.tsx';
import { GarmentThumb } from './garment-thumb.tsx';
import { OrderFormButton } from './order-form-button.tsx';
import { OrderRowLinks } from './order-row-links.tsx';

interface SingleOrderTableProps {
  orders: readonly ListedOrder[];
  /** The URL of an order's details. */
  addressOf: (id: number) => string;
}

const COLUMNS = [
  { name: ordersWords.columns.id },
  { name: ordersWords.columns.status },
  { name: ordersWords.columns.billStatus, isWideOnly: true },
  { name: ordersWords.columns.paymentType, isWideOnly: true },
  { name: ordersWords.columns.trackingId },
  { name: ordersWords.columns.userConfirmation, isWideOnly: true },
  { name: ordersWords.columns.createdAt },
  { name: ordersWords.columns.expectedDelivery },
  { name: ordersWords.columns.action },
];

/** See orders-19. */
export function SingleOrderTable({ orders, addressOf }: SingleOrderTableProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    summary: <Summary order={order} />,
    cells: [
      order.id,
      STATUS_NAMES[order.status],
      billStatusName(order),
      orderNameWords.shortPaymentTypeNames[order.payment_type],
      order.tracking_id,
      CONFIRMATION_NAMES[order.user_confirmation],
      formatMoment(order.order_date),
      dayOf(order),
    ],
    actions: <Actions order={order} address={addressOf(order.id)} />,
  }));
  return <Table columns={COLUMNS} rows={rows} />;
}

/** Without a price, the day is only a wish. */
function dayOf({ total_bill, expected_delivery_date }: ListedOrder): string {
  const day = formatDay(expected_delivery_date);
  return total_bill === null ? ordersWords.youAskedForDay({ day }) : day;
}

function Summary({ order }: { order: ListedOrder }) {
  const { garments, tailor_username: tailor } = order;
  const people = new Set(garments.flatMap(({ measurement_label: label }) => label ?? []));
  const person = [...people].join(basicWords.listSeparator);
  return (
    <SummaryLine
      picture={<GarmentThumb garment={order} className="h-20 w-16" />}
      title={withOthers(itemName(order), garments.length - 1)}
      text={person ? ordersWords.forPersonByTailor({ person, tailor }) : ordersWords.byTailor({ tailor })}
      amount={order.total_bill === null ? TO_BE_AGREED : formatRupees(order.total_bill)}
    />
  );
}

function Actions({ order, address }: { order: ListedOrder; address: string }) {
  return (
    <div className="flex flex-wrap items-center">
      <OrderRowLinks order={order} address={address} />
      {order.invoice_id ? (
        <InvoiceButton
          orderId={order.id}
          describedAs={ordersWords.invoiceOfOrder({ id: order.id })}
          variant="quiet"
        />
      ) : (
        order.actions.includes('confirm') && (
          <ButtonLink
            variant="quiet"
            to={`/checkout?order=${order.id}`}
            aria-label={ordersWords.confirmOrderToGetItsInvoice({ id: order.id })}
          >
            {ordersWords.confirm}
          </ButtonLink>
        )
      )}
      {order.status !== 'PLACED' && (
        <OrderFormButton
          order={order}
          kind="again"
          variant="quiet"
          describedAs={ordersWords.orderAgainAsOrder({ id: order.id })}
        />
      )}
    </div>
  );
}

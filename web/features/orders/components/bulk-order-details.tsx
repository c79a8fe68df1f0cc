import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { addressLines } from '../../../lib/address-fields.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BILL_STATUS_NAMES, CONTACT_STATUS_NAMES, HANDOVER_NAMES, PAYMENT_TYPE_NAMES } from '../words.ts';
import { BulkAddress } from './bulk-address.tsx';
import { AcceptQuoteButton, WithdrawButton } from './bulk-order-actions.tsx';
import { ContractButton } from './contract-button.tsx';
import { ExpiredQuote } from './expired-quote.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderFacts } from './order-facts.tsx';

/** See orders-19. */
export function BulkOrderDetails({ order, onClose }: { order: BulkOrder; onClose: () => void }) {
  return (
    <Dialog
      title={`Order ${order.id}`}
      open
      onClose={onClose}
      wide
      actions={
        <>
          <WithdrawButton order={order} />
          <ButtonLink variant="quiet" to={`/chat?order=${order.tracking_id}`}>
            Ask about it
          </ButtonLink>
          <ButtonLink variant="secondary" to={`/order_tracking?number=${order.tracking_id}`}>
            Track this order
          </ButtonLink>
          <AcceptQuoteButton order={order} />
        </>
      }
    >
      <OrderFacts
        facts={[
          ['User', `${order.user_username} (${order.user})`],
          ['User e-mail', order.user_email],
          ['Pieces', order.number_of_pieces],
          ['Item type', order.item_type],
          ['Contact number', order.contact_number],
          ['Tracking number', order.tracking_id],
          ['Order date', formatMoment(order.order_date)],
          ...dayFacts(order),
          ['Contact same as registered', yesNo(order.is_contact_same_as_register)],
          ['Sample requested', yesNo(order.is_requested_sample)],
          ['Contact status', CONTACT_STATUS_NAMES[order.contact_status]],
          ['Bill status', BILL_STATUS_NAMES[order.bill_status]],
          ['Payment type', PAYMENT_TYPE_NAMES[order.payment_type]],
          ['Status', BULK_STATUS_NAMES[order.status]],
          ['Pickup', HANDOVER_NAMES[order.pickup]],
          ['Delivery', HANDOVER_NAMES[order.delivery]],
          ...addressFacts(order),
          ...priceFacts(order),
          ['Notes', order.additional_notes || 'None'],
        ]}
      />
      {order.actions.includes('edit') && <BulkAddress order={order} />}
      <ExpiredQuote order={order} />
      {order.quote_note && <p className="whitespace-pre-wrap wrap-anywhere">{order.quote_note}</p>}
      <ContractButton order={order} />
      {order.status === 'DELIVERED' && (
        <div className="flex">
          <InvoiceButton orderId={order.id} label="Invoice (PDF)" />
        </div>
      )}
      {order.design_inspiration && (
        <a href={order.design_inspiration} target="_blank" rel="noreferrer" className="self-start">
          <img
            src={order.design_inspiration}
            alt="Design, opens in full size"
            className="max-h-48 rounded-xl border border-hairline"
          />
        </a>
      )}
    </Dialog>
  );
}

/** The day that was asked for beside the promised one. */
function dayFacts({ requested_delivery_date: requested, expected_delivery_date, quoted_at }: BulkOrder) {
  const expected = formatDay(expected_delivery_date);
  if (quoted_at === null) return [['You asked for', formatDay(requested ?? expected_delivery_date)] as const];
  if (requested === null) return [['Expected delivery', expected] as const];
  return [['You asked for', formatDay(requested)] as const, ['Expected delivery', expected] as const];
}

function addressFacts({ delivery_address: address }: BulkOrder) {
  if (!address) return [];
  return [['Delivered to', [address.full_name, ...addressLines(address), address.phone].join(', ')] as const];
}

/** Only where there is a quote. */
function priceFacts({
  per_piece_price,
  total_bill,
  quote_expires_on,
  accepted_name,
  accepted_at,
}: BulkOrder) {
  const isOpen = quote_expires_on !== null && accepted_at === null;
  return [
    ...(per_piece_price === null ? [] : [['Price of a piece', formatRupees(per_piece_price)] as const]),
    ...(total_bill === null ? [] : [['Total bill', formatRupees(total_bill)] as const]),
    ...(isOpen ? [['Quote open until', formatDay(quote_expires_on)] as const] : []),
    ...(accepted_at === null
      ? []
      : [['Quote accepted', `${accepted_name}, ${formatMoment(accepted_at)}`] as const]),
  ];
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

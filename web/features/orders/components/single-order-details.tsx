import { type ReactNode, useState } from 'react';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import {
  BILL_STATUS_NAMES,
  CONFIRMATION_NAMES,
  CONTACT_STATUS_NAMES,
  DELIVERY_TYPE_NAMES,
  dayName,
  handoverFacts,
  isPictureWanted,
  itemFacts,
  measurementName,
  STATUS_NAMES,
  TO_BE_AGREED,
} from '../words.ts';
import AnswerQuestion from './answer-question.tsx';
import CancelOrder from './cancel-order.tsx';
import { InvoiceButton } from './document-buttons.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { DesignWords, OrderFacts } from './order-facts.tsx';
import { OrderFormButton } from './order-form-button.tsx';
import SendPicture from './send-picture.tsx';

interface SingleOrderDetailsProps {
  order: SingleOrder;
  onClose: () => void;
  /** Shown below the details. */
  children?: ReactNode;
}

/** See orders-19. */
export default function SingleOrderDetails({ order, onClose, children }: SingleOrderDetailsProps) {
  return (
    <Dialog title={`Order ${order.id}`} open onClose={onClose} wide actions={<Actions order={order} />}>
      {isPictureWanted(order) && <SendPicture order={order} />}
      {order.question && !isPictureWanted(order) && (
        <AnswerQuestion order={{ ...order, question: order.question }} />
      )}
      <OrderFacts
        facts={[
          ['Customer e-mail', order.customer_email],
          ['Tailor e-mail', order.tailor_email ?? 'N/A'],
          ['Contact number', order.contact_number],
          ['Tracking number', order.tracking_id],
          ...itemFacts(order),
          ['Measurement source', measurementName(order)],
          ['Order date', formatMoment(order.order_date)],
          [dayName(order), formatDay(order.expected_delivery_date)],
          ['Total bill', order.total_bill === null ? TO_BE_AGREED : formatRupees(order.total_bill)],
          ['Times contacted', order.number_of_time_contacted_with_client],
          ['Contact status', CONTACT_STATUS_NAMES[order.contact_status]],
          ['Bill status', BILL_STATUS_NAMES[order.bill_status]],
          ['User confirmation', CONFIRMATION_NAMES[order.user_confirmation]],
          ['Status', STATUS_NAMES[order.status]],
          ...handoverFacts(order),
          ['Delivery type', DELIVERY_TYPE_NAMES[order.delivery_type]],
          ['Cloth swatch', order.is_requested_sample ? 'Requested' : 'Not requested'],
        ]}
      />
      <DesignWords design={order.design} />
      <OrderAddresses order={order} />
      {order.description && <p className="whitespace-pre-wrap">{order.description}</p>}
      <div className="flex flex-wrap gap-4">
        <OrderPicture address={order.dress_design} name="Design" />
        <OrderPicture address={order.measurement_picture} name="Measurements" />
      </div>
      {children}
    </Dialog>
  );
}

function OrderPicture({ address, name }: { address: string | null; name: string }) {
  if (!address) return null;
  return (
    <figure>
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={`${name}, opens in full size`}
          className="max-h-48 rounded-xl border border-hairline"
        />
      </a>
      <figcaption className="text-sm text-muted">{name}</figcaption>
    </figure>
  );
}

function Actions({ order }: { order: SingleOrder }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {order.actions.includes('cancel') && (
        <>
          <Button variant="danger" onClick={() => setCancelling(true)}>
            Cancel order
          </Button>
          <CancelOrder order={order} open={isCancelling} onClose={() => setCancelling(false)} />
        </>
      )}
      <OrderFormButton order={order} kind="again" />
      {order.invoice_id && <InvoiceButton orderId={order.id} />}
      <ButtonLink variant="quiet" to={`/chat?order=${order.tracking_id}`}>
        Ask about it
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/order_tracking?number=${order.tracking_id}`}>
        Track this order
      </ButtonLink>
      {order.actions.includes('confirm') && (
        <ButtonLink to={`/checkout?order=${order.id}`}>Confirm order</ButtonLink>
      )}
      {order.actions.includes('edit') && !order.is_handover_known && (
        <ButtonLink to={`/checkout?order=${order.id}`}>Say where it goes</ButtonLink>
      )}
    </>
  );
}

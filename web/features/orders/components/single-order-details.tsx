import { type ReactNode, useState } from 'react';
import { basicWords, ordersWords } from '#words';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { hasClothOfItsOwn } from '../cloth-way.ts';
import { expectedDay } from '../expected-day.ts';
import { namedGarments } from '../garment/names.ts';
import MeasureRequests from '../measures/measure-requests.tsx';
import { neededFacts } from '../needed-facts.ts';
import { paidFacts } from '../paid-facts.ts';
import {
  CONFIRMATION_NAMES,
  CONTACT_STATUS_NAMES,
  DELIVERY_TYPE_NAMES,
  dayName,
  garmentsAwaited,
  handoverFacts,
  isPictureWanted,
  itemFacts,
  lengthFacts,
  measurementName,
  STATUS_NAMES,
  TO_BE_AGREED,
} from '../words.ts';
import { AddGarmentLink } from './add-garment-link.tsx';
import AnswerQuestion from './answer-question.tsx';
import CancelOrder from './cancel-order.tsx';
import ClothOfGarments from './cloth-of-garments.tsx';
import ClothReceipts from './cloth-receipts.tsx';
import { InvoiceButton } from './document-buttons.tsx';
import GarmentList from './garment-list.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { DesignWords, OrderFacts } from './order-facts.tsx';
import { OrderFormButton } from './order-form-button.tsx';
import OrderSamples from './order-samples.tsx';
import SendPicture from './send-picture.tsx';

interface SingleOrderDetailsProps {
  order: SingleOrder;
  onClose: () => void;
  /** Shown below the details. */
  children?: ReactNode;
}

/** See orders-19. */
export default function SingleOrderDetails({ order, onClose, children }: SingleOrderDetailsProps) {
  const { days_off } = useShop();
  const isAwaiting = garmentsAwaited(order).length > 0;
  const isOne = order.garments.length === 1;
  return (
    <Dialog
      title={basicWords.order({ id: order.id })}
      open
      onClose={onClose}
      wide
      actions={<Actions order={order} />}
    >
      {isPictureWanted(order) && <SendPicture order={order} />}
      <MeasureRequests order={order} />
      {order.question && !isPictureWanted(order) && !isAwaiting && (
        <AnswerQuestion order={{ ...order, question: order.question }} />
      )}
      <OrderSamples order={order} />
      <ClothReceipts order={order} />
      <OrderFacts
        facts={[
          [ordersWords.customerEMail, basicWords.leftToRight({ text: order.customer_email })],
          [
            ordersWords.tailorEMail,
            order.tailor_email === null
              ? ordersWords.notAvailable
              : basicWords.leftToRight({ text: order.tailor_email }),
          ],
          [basicWords.contactNumber, basicWords.leftToRight({ text: order.contact_number })],
          [basicWords.trackingNumber, order.tracking_id],
          ...(isOne
            ? [
                ...itemFacts(order),
                [ordersWords.measurementSource, measurementName(order)] as const,
                ...lengthFacts(order),
              ]
            : []),
          [ordersWords.orderDate, formatMoment(order.order_date)],
          [dayName(order), expectedDay(order, days_off)],
          ...neededFacts(order),
          [ordersWords.totalBill, order.total_bill === null ? TO_BE_AGREED : formatRupees(order.total_bill)],
          [ordersWords.timesContacted, order.number_of_time_contacted_with_client],
          [ordersWords.contactStatus, CONTACT_STATUS_NAMES[order.contact_status]],
          [ordersWords.billStatus, billStatusName(order)],
          ...paidFacts(order),
          [ordersWords.userConfirmation, CONFIRMATION_NAMES[order.user_confirmation]],
          [ordersWords.status, STATUS_NAMES[order.status]],
          ...alterationFacts(order),
          ...handoverFacts(order),
          [basicWords.deliveryType, DELIVERY_TYPE_NAMES[order.delivery_type]],
          [
            ordersWords.clothSwatch,
            order.is_requested_sample ? ordersWords.swatchRequested : ordersWords.swatchNotRequested,
          ],
        ]}
      />
      {isOne && <DesignWords design={order.design} />}
      {order.garments.some(hasClothOfItsOwn) && <ClothOfGarments order={order} />}
      <OrderAddresses order={order} />
      {!isOne && <GarmentList order={order} />}
      {isOne && order.description && (
        <p dir="auto" className="whitespace-pre-wrap">
          {order.description}
        </p>
      )}
      {isOne && (
        <div className="flex flex-wrap gap-4">
          <OrderPicture address={order.dress_design} name={ordersWords.design} />
          <OrderPicture address={order.measurement_picture} name={basicWords.measurements} />
        </div>
      )}
      {children}
    </Dialog>
  );
}

/** Which one of several garments is altered (orders-120). */
function alterationFacts(order: SingleOrder) {
  const altered = namedGarments(order).find(({ id }) => id === order.altered_garment);
  return altered ? [[basicWords.alteration, altered.name] as const] : [];
}

function OrderPicture({ address, name }: { address: string | null; name: string }) {
  if (!address) return null;
  return (
    <figure>
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={basicWords.opensInFullSize({ name })}
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
            {ordersWords.cancelOrder}
          </Button>
          <CancelOrder order={order} open={isCancelling} onClose={() => setCancelling(false)} />
        </>
      )}
      <AddGarmentLink order={order} />
      <OrderFormButton order={order} kind="again" />
      {order.invoice_id && <InvoiceButton orderId={order.id} />}
      <ButtonLink variant="quiet" to={`/chat?order=${order.tracking_id}`}>
        {ordersWords.askAboutIt}
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/order_tracking?number=${order.tracking_id}`}>
        {ordersWords.trackThisOrder}
      </ButtonLink>
      {order.actions.includes('confirm') && (
        <ButtonLink to={`/checkout?order=${order.id}`}>{ordersWords.confirmOrder}</ButtonLink>
      )}
      {order.actions.includes('edit') && !order.is_handover_known && (
        <ButtonLink to={`/checkout?order=${order.id}`}>{ordersWords.sayWhereItGoes}</ButtonLink>
      )}
    </>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { customerOrderQuery } from '../../../features/orders/api.ts';
import { DesignWords } from '../../../features/orders/components/design-words.tsx';
import { InvoiceButton } from '../../../features/orders/components/invoice-button.tsx';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import {
  DELIVERY_TYPE_NAMES,
  HANDOVER_NAMES,
  itemName,
  measurementName,
  PAYMENT_TYPE_NAMES,
  TO_BE_AGREED,
} from '../../../features/orders/words.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { OrderStanding } from './order-standing.tsx';

const loadCancelOrder = async () => ({
  default: (await import('../../../features/orders/components/cancel-order.tsx')).CancelOrder,
});

const loadEditOrder = async () => ({
  default: (await import('../../../features/orders/components/edit-order.tsx')).EditOrder,
});

/** An order in any state: where it stands, what was ordered, and what can be done now (orders-20). */
export function OrderAtCheckout({ order }: { order: CustomerOrder }) {
  const [open, setOpen] = useState<'invoice' | 'cancel' | 'edit'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-6">
          <OrderStanding order={order} />
          {(order.status === 'CONFIRMED' || order.status === 'ACCEPTED') && <NextSteps order={order} />}
          <OrderFacts facts={factsOf(order)} />
          <OrderAddresses order={order} />
          <DesignWords design={order.design} />
          {order.description && (
            <div>
              <h2 className="text-lg">Description</h2>
              <p className="whitespace-pre-wrap wrap-anywhere">{order.description}</p>
            </div>
          )}
          <OrderPictures order={order} />
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-6">
          <ConfirmOrder
            order={order}
            onConfirmed={(confirmed) => {
              queryClient.setQueryData(
                customerOrderQuery(order.id).queryKey,
                (shown) => shown && { ...shown, ...confirmed },
              );
              void queryClient.invalidateQueries({ queryKey: ['orders'] });
              setOpen('invoice');
            }}
          />
          {order.invoice_id && <InvoiceButton orderId={order.id} label="Download invoice" />}
          {order.actions.includes('edit') && (
            <Button
              variant="secondary"
              onPointerEnter={() => void loadEditOrder()}
              onFocus={() => void loadEditOrder()}
              onClick={() => setOpen('edit')}
            >
              Edit this order
            </Button>
          )}
          {order.actions.includes('cancel') && (
            <Button
              variant="quiet"
              onPointerEnter={() => void loadCancelOrder()}
              onFocus={() => void loadCancelOrder()}
              onClick={() => setOpen('cancel')}
            >
              Cancel this order
            </Button>
          )}
          <ButtonLink variant="quiet" to={order.status === 'CANCELLED' ? '/book-tailor' : '/orders'}>
            {order.status === 'CANCELLED' ? 'Order again' : 'See my orders'}
          </ButtonLink>
        </div>
      </div>
      {open === 'edit' && (
        <LazyPart load={loadEditOrder} skeleton={null}>
          {(EditOrder) => <EditOrder order={order} open onClose={close} />}
        </LazyPart>
      )}
      {open === 'cancel' && (
        <LazyPart load={loadCancelOrder} skeleton={null}>
          {(CancelOrder) => <CancelOrder order={order} open onClose={close} />}
        </LazyPart>
      )}
      <InvoiceDialog order={order} open={open === 'invoice'} onClose={close} />
    </>
  );
}

interface InvoiceDialogProps {
  order: CustomerOrder;
  open: boolean;
  onClose: () => void;
}

function InvoiceDialog({ order, open, onClose }: InvoiceDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      title="Your order is confirmed"
      open={open}
      onClose={onClose}
      actions={
        <InvoiceButton
          orderId={order.id}
          label="Download invoice"
          variant="primary"
          onSaved={() => void navigate('/')}
        />
      }
    >
      <img src="/art/success.svg" alt="" width={240} height={180} className="mx-auto" />
      <p>Thank you. The invoice {order.invoice_id} is ready to download.</p>
      <p>
        Your tracking number is{' '}
        <TextLink to={`/order_tracking?number=${order.tracking_id}`} variant="inline">
          {order.tracking_id}
        </TextLink>
        .
      </p>
    </Dialog>
  );
}

function factsOf(order: CustomerOrder) {
  return [
    ['Tracking number', order.tracking_id],
    ['Tailor', order.tailor_username],
    ['Dress type', itemName(order)],
    ['Fabric type', order.fabric_type ?? TO_BE_AGREED],
    [
      'Measurements',
      order.measurement_label
        ? `${order.measurement_label}${order.is_partly_estimated ? ', partly estimated' : ''}`
        : measurementName(order),
    ],
    ['Contact number', order.contact_number],
    ['Delivery type', DELIVERY_TYPE_NAMES[order.delivery_type]],
    ['Expected delivery', formatDay(order.expected_delivery_date)],
    ['Pickup', HANDOVER_NAMES[order.pickup]],
    ['Delivery', HANDOVER_NAMES[order.delivery]],
    ['Payment', PAYMENT_TYPE_NAMES[order.payment_type]],
  ] as const;
}

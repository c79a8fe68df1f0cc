import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { confirmSingleOrder, singleOrderQuery } from '../../../features/orders/api.ts';
import { DesignWords } from '../../../features/orders/components/design-words.tsx';
import { InvoiceButton } from '../../../features/orders/components/invoice-button.tsx';
import { OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { PriceReceipt } from '../../../features/orders/components/price-receipt.tsx';
import {
  DELIVERY_TYPE_NAMES,
  HANDOVER_NAMES,
  itemName,
  measurementName,
  PAYMENT_TYPE_NAMES,
  TO_BE_AGREED,
} from '../../../features/orders/words.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';

export function OrderToConfirm({ order }: { order: SingleOrder }) {
  const navigate = useNavigate();
  const [isInvoiceOpen, setInvoiceOpen] = useState(false);
  const isConfirmed = order.user_confirmation === 'CONFIRMED';

  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => confirmSingleOrder(order.id),
    onSuccess(confirmed) {
      showConfirmed(confirmed);
      setInvoiceOpen(true);
    },
    fallback: 'Failed to confirm order',
    afterLeaving: {
      onSuccess(confirmed) {
        showConfirmed(confirmed);
        const { tracking_id } = confirmed;
        toast.success(`Your order ${tracking_id} is confirmed.`, { link: { to: '/orders', text: 'See it' } });
      },
    },
  });

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
      <div className="flex flex-col gap-6">
        <OrderFacts
          facts={[
            ['Tracking number', order.tracking_id],
            ['Tailor', order.tailor_username],
            ['Dress type', itemName(order)],
            ['Fabric type', order.fabric_type ?? TO_BE_AGREED],
            ['Measurements', order.measurement_label ?? measurementName(order)],
            ['Contact number', order.contact_number],
            ['Delivery type', DELIVERY_TYPE_NAMES[order.delivery_type]],
            ['Expected delivery', formatDay(order.expected_delivery_date)],
            ['Pickup', HANDOVER_NAMES[order.pickup]],
            ['Delivery', HANDOVER_NAMES[order.delivery]],
            ['Payment', PAYMENT_TYPE_NAMES[order.payment_type]],
          ]}
        />
        <DesignWords design={order.design} />
        {order.description && (
          <div>
            <h2 className="text-lg">Description</h2>
            <p className="whitespace-pre-wrap">{order.description}</p>
          </div>
        )}
        {order.dress_design && (
          <img
            src={order.dress_design}
            alt="The design you sent"
            className="max-h-80 self-start rounded-xl border border-hairline object-contain"
          />
        )}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-6">
        {order.price ? (
          <PriceReceipt price={order.price} title="Order summary" />
        ) : (
          <Banner kind="info">
            This order has no price yet. We look at what you want made and e-mail you the price, which you
            then confirm here.
          </Banner>
        )}
        {isConfirmed && (
          <>
            <Banner kind="success">This order is confirmed. The tailor will start soon.</Banner>
            <InvoiceButton orderId={order.id} label="Download invoice" />
            <ButtonLink variant="quiet" to="/orders">
              See my orders
            </ButtonLink>
          </>
        )}
        {order.actions.includes('confirm') && (
          <form {...formProps} className="flex flex-col gap-4">
            <FailureBanner failure={failure} />
            <SubmitButton busy={isSubmitting} busyLabel="Confirming...">
              Confirm Order
            </SubmitButton>
          </form>
        )}
      </div>
      <Dialog
        title="Your order is confirmed"
        open={isInvoiceOpen}
        onClose={() => setInvoiceOpen(false)}
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
      </Dialog>
    </div>
  );
}

function showConfirmed(confirmed: SingleOrder): void {
  queryClient.setQueryData(
    singleOrderQuery(confirmed.id).queryKey,
    (order) => order && { ...order, ...confirmed },
  );
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}

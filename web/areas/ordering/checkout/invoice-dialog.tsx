import { useNavigate } from 'react-router';
import { orderingWords } from '#words';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { InvoiceButton } from '../../../features/orders/components/document-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface InvoiceDialogProps {
  order: CustomerOrder;
  onClose: () => void;
}

/** Opens after the confirmation (orders-20). */
export default function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      title={orderingWords.confirmedTitle}
      open
      onClose={onClose}
      actions={
        <InvoiceButton
          orderId={order.id}
          label={orderingWords.downloadInvoice}
          variant="primary"
          onSaved={() => void navigate('/')}
        />
      }
    >
      <img src="/art/success.svg" alt="" width={240} height={180} className="mx-auto" />
      <p>{orderingWords.theInvoiceIsReady({ invoice: order.invoice_id ?? '' })}</p>
      <p>
        <Rich
          text={orderingWords.yourTrackingNumberIs({ trackingId: order.tracking_id })}
          parts={{
            tracking: (text) => (
              <TextLink
                to={`/order_tracking?number=${order.tracking_id}`}
                variant="inline"
                className="whitespace-nowrap"
              >
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </Dialog>
  );
}

import { useNavigate } from 'react-router';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { InvoiceButton } from '../../../features/orders/components/document-buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
      title="Your order is confirmed"
      open
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
        <TextLink
          to={`/order_tracking?number=${order.tracking_id}`}
          variant="inline"
          className="whitespace-nowrap"
        >
          {order.tracking_id}
        </TextLink>
        .
      </p>
    </Dialog>
  );
}

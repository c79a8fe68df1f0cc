import { orderingWords } from '#words';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { CreditNoteButtons, InvoiceButton } from '../../../features/orders/components/document-buttons.tsx';

/** Downloads of the invoice and the credit notes of an order that has them. */
export default function OrderPapers({ order }: { order: CustomerOrder }) {
  return (
    <div className="flex flex-col gap-4">
      {order.invoice_id && <InvoiceButton orderId={order.id} label={orderingWords.downloadInvoice} />}
      <CreditNoteButtons order={order} />
    </div>
  );
}

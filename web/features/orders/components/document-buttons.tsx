import { ordersWords } from '#words';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import type { ButtonVariant } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { saveContract, saveDocument, saveInvoice } from '../api.ts';

interface InvoiceButtonProps {
  orderId: number;
  /** For screen readers, in a list with several buttons. */
  describedAs?: string;
  label?: string;
  variant?: ButtonVariant;
  onSaved?: () => void;
}

export function InvoiceButton({ orderId, label = ordersWords.invoice, ...button }: InvoiceButtonProps) {
  return (
    <DownloadButton
      {...button}
      label={label}
      save={() => saveInvoice(orderId)}
      errorText={(error) => failureSentence(error, ordersWords.failedToGenerateInvoice)}
    />
  );
}

/** The credit notes of a cancelled order; renders nothing without any (invoices-7). */
export function CreditNoteButtons({ order }: { order: Pick<CustomerOrder, 'id' | 'documents'> }) {
  const notes = order.documents.filter(({ kind }) => kind === 'CREDIT_NOTE');
  return notes.map(({ id }) => (
    <DownloadButton
      key={id}
      label={notes.length === 1 ? ordersWords.downloadCreditNote : ordersWords.downloadTheCreditNote({ id })}
      save={() => saveDocument(order.id, id)}
      errorText={(error) => failureSentence(error, ordersWords.theCreditNoteCouldNotBe)}
    />
  ));
}

/** The contract of a quote; renders nothing without one. */
export function ContractButton({ order }: { order: Pick<BulkOrder, 'id' | 'contract_pdf'> }) {
  if (order.contract_pdf === null) return null;
  return (
    <div className="flex">
      <DownloadButton
        label={ordersWords.contractPdf}
        save={() => saveContract(order)}
        errorText={(error) => failureSentence(error, ordersWords.theContractCouldNotBeDownloaded)}
      />
    </div>
  );
}

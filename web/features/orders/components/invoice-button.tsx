import { failureSentence } from '../../../lib/form-errors.ts';
import type { ButtonVariant } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { saveInvoice } from '../api.ts';

interface InvoiceButtonProps {
  orderId: number;
  /** For screen readers, where several stand in a list. */
  describedAs?: string;
  label?: string;
  variant?: ButtonVariant;
  onSaved?: () => void;
}

export function InvoiceButton({ orderId, label = 'Invoice', ...button }: InvoiceButtonProps) {
  return (
    <DownloadButton
      {...button}
      label={label}
      save={() => saveInvoice(orderId)}
      errorText={(error) => failureSentence(error, 'Failed to generate invoice')}
    />
  );
}

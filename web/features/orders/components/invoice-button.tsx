import type { ButtonVariant } from '../../../ui/button.tsx';
import { saveInvoice } from '../api.ts';
import { DownloadButton } from './download-button.tsx';

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
      fallback="Failed to generate invoice"
    />
  );
}

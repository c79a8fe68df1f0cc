import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { saveInvoice } from '../api.ts';

interface InvoiceButtonProps {
  orderId: number;
  /** Read out where several stand in a list. */
  describedAs?: string;
  label?: string;
  variant?: ButtonVariant;
  /** After the file was handed to the browser. */
  onSaved?: () => void;
}

/** Prepares and saves the invoice; says so meanwhile, and says why not. */
export function InvoiceButton({
  orderId,
  describedAs,
  label = 'Invoice',
  variant,
  onSaved,
}: InvoiceButtonProps) {
  const [isPreparing, setPreparing] = useState(false);
  async function save() {
    setPreparing(true);
    try {
      await saveInvoice(orderId);
      onSaved?.();
    } catch (error) {
      toast.error(failureSentence(error, 'Failed to generate invoice'));
    } finally {
      setPreparing(false);
    }
  }
  return (
    <Button variant={variant ?? 'secondary'} disabled={isPreparing} aria-label={describedAs} onClick={save}>
      {isPreparing ? 'Preparing...' : label}
    </Button>
  );
}

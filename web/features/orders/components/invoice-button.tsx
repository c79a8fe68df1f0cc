import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { saveInvoice } from '../api.ts';

interface InvoiceButtonProps {
  orderId: number;
  /** For screen readers, where several stand in a list. */
  describedAs?: string;
  label?: string;
  variant?: ButtonVariant;
  onSaved?: () => void;
}

export function InvoiceButton({
  orderId,
  describedAs,
  label = 'Invoice',
  variant,
  onSaved,
}: InvoiceButtonProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save() {
    setPreparing(true);
    setFailure(undefined);
    try {
      await saveInvoice(orderId);
      onSaved?.();
    } catch (error) {
      setFailure(failureSentence(error, 'Failed to generate invoice'));
    } finally {
      setPreparing(false);
    }
  }
  return (
    <div className="flex flex-col">
      <Button variant={variant ?? 'secondary'} pending={isPreparing} aria-label={describedAs} onClick={save}>
        {isPreparing ? 'Preparing...' : label}
      </Button>
      {/* A toast would be hidden behind a dialog. */}
      <p role="alert" className="text-sm text-madder not-empty:pt-1">
        {failure}
      </p>
    </div>
  );
}

import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';

interface DownloadButtonProps {
  label: string;
  save: () => Promise<void>;
  /** Shown when the response has no readable message. */
  fallback: string;
  variant?: ButtonVariant | undefined;
  /** For screen readers, where several stand in a list. */
  describedAs?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/** Downloads a document, which may have to be printed first. */
export function DownloadButton({
  label,
  save,
  fallback,
  variant = 'secondary',
  describedAs,
  onSaved,
}: DownloadButtonProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function download() {
    setPreparing(true);
    setFailure(undefined);
    try {
      await save();
      onSaved?.();
    } catch (error) {
      setFailure(failureSentence(error, fallback));
    } finally {
      setPreparing(false);
    }
  }
  return (
    <div className="flex flex-col">
      <Button variant={variant} pending={isPreparing} aria-label={describedAs} onClick={download}>
        {isPreparing ? 'Preparing...' : label}
      </Button>
      {/* A toast would be hidden behind a dialog. */}
      <p role="alert" className="text-sm text-madder not-empty:pt-1">
        {failure}
      </p>
    </div>
  );
}

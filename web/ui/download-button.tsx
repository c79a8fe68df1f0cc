import { useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';

interface DownloadButtonProps {
  label: string;
  save: () => Promise<void>;
  errorText: (error: unknown) => string;
  variant?: ButtonVariant | undefined;
  /** For screen readers, where several stand in a list. */
  describedAs?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/** Downloads a document, which may have to be printed first. */
export function DownloadButton({
  label,
  save,
  errorText,
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
      setFailure(errorText(error));
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

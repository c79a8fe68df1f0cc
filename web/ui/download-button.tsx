import { useState } from 'react';
import { uiWords } from '#words';
import { Button, type ButtonVariant } from './button.tsx';

interface DownloadButtonProps {
  label: string;
  save: () => Promise<void>;
  errorText: (error: unknown) => string;
  variant?: ButtonVariant | undefined;
  /** For screen readers, in a list with several buttons. */
  describedAs?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/** Downloads a document that the server may have to print first. */
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
        {isPreparing ? uiWords.preparing : label}
      </Button>
      {/* A dialog would hide a toast. */}
      <p role="alert" className="text-sm text-madder not-empty:pt-1">
        {failure}
      </p>
    </div>
  );
}

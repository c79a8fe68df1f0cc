import { basicWords, uiWords } from '#words';
import { Button } from './button.tsx';

interface UploadProgressProps {
  /** The fraction sent, 0 to 1. */
  sent: number;
  label: string;
  /** Shown while the response to a complete upload is awaited. */
  finishing: string;
  onCancel: () => void;
}

export function UploadProgress({ sent, label, finishing, onCancel }: UploadProgressProps) {
  const percent = Math.floor(sent * 100);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <progress value={sent} max={1} aria-label={label} className="h-2 w-full accent-brand" />
      <div className="flex items-center justify-between gap-3">
        <span role="status" className="figures">
          {percent < 100 ? uiWords.uploading({ percent }) : finishing}
        </span>
        {percent < 100 && (
          <Button variant="quiet" onClick={onCancel}>
            {basicWords.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

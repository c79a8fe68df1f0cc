import { Button } from './button.tsx';

interface UploadProgressProps {
  /** The sent part, 0 to 1. */
  sent: number;
  /** What is uploaded, for those who cannot see the bar. */
  label: string;
  /** Said once all is sent and the answer is awaited. */
  finishing: string;
  onCancel: () => void;
}

/** How much of an upload is sent; until it is complete it can be cancelled. */
export function UploadProgress({ sent, label, finishing, onCancel }: UploadProgressProps) {
  const percent = Math.floor(sent * 100);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <progress value={sent} max={1} aria-label={label} className="h-2 w-full accent-brand" />
      <div className="flex items-center justify-between gap-3">
        <span role="status" className="figures">
          {percent < 100 ? `Uploading: ${percent} %` : finishing}
        </span>
        {percent < 100 && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

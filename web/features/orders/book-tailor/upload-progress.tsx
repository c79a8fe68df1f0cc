/** How much of the order has been sent, then that the shop is at work. */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm">
      <progress value={percent} max={100} aria-label="Upload" className="h-2 w-full accent-indigo" />
      <span className="figures">
        {percent < 100 ? `Uploading: ${percent} %` : 'Uploaded. Placing the order...'}
      </span>
    </div>
  );
}

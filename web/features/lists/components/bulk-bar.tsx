import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface BulkBarProps {
  count: number;
  noun: readonly [one: string, many: string];
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows; it stays in sight at the bottom. */
export function BulkBar({ count, noun: [one, many], onClear, children }: BulkBarProps) {
  return (
    <section
      aria-label={`Selected ${many}`}
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-2xl border border-edge bg-card p-3 shadow-lg"
    >
      <p role="status" className="me-auto px-2 font-semibold">
        {count} {count === 1 ? one : many} selected
      </p>
      {children}
      <Button variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

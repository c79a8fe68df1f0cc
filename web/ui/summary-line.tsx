import type { ReactNode } from 'react';

interface SummaryLineProps {
  picture?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** At the end, as the total of an order. */
  amount?: ReactNode;
}

/** What a card of a list is about, in a line with its picture. */
export function SummaryLine({ picture, title, text, amount }: SummaryLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {picture}
      <div className="min-w-0 flex-1 basis-24">
        <p className="font-display text-lg font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted wrap-anywhere">{text}</p>
      </div>
      <p className="figures shrink-0 self-start font-semibold">{amount}</p>
    </div>
  );
}

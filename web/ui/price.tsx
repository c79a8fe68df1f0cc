import type { ReactNode } from 'react';
import { uiWords } from '#words';

interface PriceProps {
  /** Formatted: `Rs 1,599`. */
  amount: string;
  before?: string | undefined;
  /** The approximate amount in the visitor's currency: `≈ $5.70`; abroad a line is reserved for it. */
  about?: string | undefined;
  className?: string;
}

export function Price({ amount, before, about, className = '' }: PriceProps) {
  return (
    <span className={`figures ${className}`}>
      {before && (
        <>
          <span className="sr-only">{uiWords.before} </span>
          <s className="font-normal whitespace-nowrap text-muted">{before}</s>{' '}
        </>
      )}
      <span className="whitespace-nowrap">
        {before && <span className="sr-only">{uiWords.now} </span>}
        {amount}
      </span>
      <span className="price-about font-sans text-sm font-normal whitespace-nowrap text-muted">{about}</span>
    </span>
  );
}

interface SummaryLineProps {
  picture?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Shown at the end of the line, such as a total. */
  amount?: ReactNode;
}

/** The subject of a card in a list, with its picture. */
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

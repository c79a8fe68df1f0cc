import type { ReactNode } from 'react';
import { PriceReceipt } from '../../../features/orders/components/price-receipt.tsx';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Terms } from './api.ts';

interface EntrySummaryProps {
  /** Null where the tailor has no room, undefined until they can be counted. */
  terms: Terms | null | undefined;
  /** What sends the form. */
  children: ReactNode;
}

/** What the customer is told, beside the form or at the bottom of a phone. */
export function EntrySummary({ terms, children }: EntrySummaryProps) {
  return (
    <aside className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4">
      {terms ? (
        <>
          <PriceReceipt price={terms.price} title="The price" />
          <Card className="flex flex-col gap-1">
            <p>
              Promised for <strong className="font-semibold">{formatDay(terms.day)}</strong>
            </p>
            <p className="text-sm text-muted">
              Tell the customer price and day. When you enter the order, it is confirmed and goes to the
              tailor.
            </p>
          </Card>
        </>
      ) : (
        <p className="rounded-2xl border border-dashed border-edge p-5 text-muted">
          {terms === null
            ? 'This tailor is fully booked for the coming months.'
            : 'Choose garment and tailor to see price and day.'}
        </p>
      )}
      <BottomBar kind="sticky" className="flex flex-col gap-3 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:py-0">
        {terms && (
          <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 lg:hidden">
            <span className="font-display text-lg">{formatRupees(terms.price.total)}</span>
            <span className="text-sm text-muted">for {formatDay(terms.day)}</span>
          </p>
        )}
        {children}
      </BottomBar>
    </aside>
  );
}

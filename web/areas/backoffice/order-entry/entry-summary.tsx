import type { ReactNode } from 'react';
import type { AdvanceCause } from '../../../../contract/advance.ts';
import { PriceReceipt } from '../../../features/orders/components/price-receipt.tsx';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Terms } from './api.ts';

/** Why the settings ask for an advance (payments-13). */
const CAUSES: Record<AdvanceCause, string> = {
  REFUSED_PARCEL: 'The customer refused the last parcel.',
  NEW_CUSTOMER: 'The customer has not received an order yet.',
  LARGE_ORDER: 'It is a large order.',
};

interface EntrySummaryProps {
  /** Null when the tailor is fully booked, undefined until they can be calculated. */
  terms: Terms | null | undefined;
  /** Somebody is asked for measures. */
  isAwaited: boolean;
  /** The submit button. */
  children: ReactNode;
}

/** Price and day to tell the customer; beside the form, or at the bottom of a phone. */
export function EntrySummary({ terms, isAwaited, children }: EntrySummaryProps) {
  return (
    <aside className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4">
      {terms ? (
        <>
          <PriceReceipt price={terms.price} title="The price" />
          {terms.advance > 0 && (
            <Card className="flex flex-col gap-1">
              <p>
                <strong className="font-semibold">{formatRupees(terms.advance)}</strong> is due before the
                work starts
                {terms.advance < terms.price.total &&
                  `, ${formatRupees(terms.price.total - terms.advance)} at the handover`}
                .
              </p>
              {terms.cause && <p className="text-sm text-muted">{CAUSES[terms.cause]}</p>}
            </Card>
          )}
          <Card className="flex flex-col gap-1">
            <p>
              Promised for <strong className="font-semibold">{formatDay(terms.day)}</strong>
            </p>
            <p className="text-sm text-muted">
              {isAwaited
                ? 'Tell the customer price and day. The order waits for the measures; then you confirm it, with the day that can be kept by then.'
                : 'Tell the customer price and day. When you enter the order, it is confirmed and goes to the tailor.'}
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

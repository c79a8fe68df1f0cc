import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { acceptDifference } from '../differences.ts';
import type { CartCheck } from '../use-cart-check.ts';

interface CheckReportProps {
  check: CartCheck;
  /** Focused when the checkout is blocked by a difference. */
  focusRef: Ref<HTMLDivElement>;
}

export function CheckReport({ check: { differences, failure, lookUp }, focusRef }: CheckReportProps) {
  return (
    <div ref={focusRef} tabIndex={-1} className="flex flex-col gap-4 empty:hidden">
      {failure && (
        <Banner kind="warning">
          <p>Prices and stock could not be checked: {failure}</p>
          <Button variant="quiet" className="-ms-4" onClick={() => void lookUp().catch(() => undefined)}>
            Check again
          </Button>
        </Banner>
      )}
      {differences.length > 0 && (
        <Banner kind="warning">
          <p className="font-semibold">Prices or stock have changed.</p>
          <p>Your cart stays as it is until you accept.</p>
          {differences.length > 1 && (
            <Button
              variant="quiet"
              className="-ms-4"
              onClick={() => {
                for (const difference of differences) acceptDifference(difference);
              }}
            >
              Accept all {differences.length} changes
            </Button>
          )}
        </Banner>
      )}
    </div>
  );
}

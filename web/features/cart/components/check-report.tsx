import type { Ref } from 'react';
import { cartWords } from '#words';
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
          <p>{cartWords.pricesAndStockCouldNotBeChecked({ failure })}</p>
          <Button variant="quiet" className="-ms-4" onClick={() => void lookUp().catch(() => undefined)}>
            {cartWords.checkAgain}
          </Button>
        </Banner>
      )}
      {differences.length > 0 && (
        <Banner kind="warning">
          <p className="font-semibold">{cartWords.pricesOrStockHaveChanged}</p>
          <p>{cartWords.yourCartStaysAsItIs}</p>
          {differences.length > 1 && (
            <Button
              variant="quiet"
              className="-ms-4"
              onClick={() => {
                for (const difference of differences) acceptDifference(difference);
              }}
            >
              {cartWords.acceptAllChanges({ count: differences.length })}
            </Button>
          )}
        </Banner>
      )}
    </div>
  );
}

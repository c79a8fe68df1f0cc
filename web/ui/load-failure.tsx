import type { ReactNode } from 'react';
import { basicWords } from '#words';
import { Button } from './button.tsx';
import { Banner } from './states.tsx';

/** A loading error with a retry button. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Banner kind="error">
      <p>{children}</p>
      <Button variant="quiet" className="-ms-4" onClick={onRetry}>
        {basicWords.tryAgain}
      </Button>
    </Banner>
  );
}

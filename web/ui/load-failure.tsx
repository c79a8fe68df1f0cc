import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Banner } from './states.tsx';

/** Why something could not be loaded, and another try. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Banner kind="error">
      <p>{children}</p>
      <Button variant="quiet" className="-ms-4" onClick={onRetry}>
        Try again
      </Button>
    </Banner>
  );
}

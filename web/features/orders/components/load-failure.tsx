import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

/** See orders-21. */
export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Banner kind="error">
      <p>Error: {sentence}</p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Banner>
  );
}

import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

/** Why orders could not be read (orders-21), and another try. */
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

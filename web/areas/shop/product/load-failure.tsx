import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Banner kind="error">
      <p>{sentence}</p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Banner>
  );
}

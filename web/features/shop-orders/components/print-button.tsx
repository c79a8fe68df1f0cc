import { shopOrdersWords } from '#words';
import { Button } from '../../../ui/button.tsx';

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {shopOrdersWords.print}
    </Button>
  );
}

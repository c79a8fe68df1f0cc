import { Button } from '../../../ui/button.tsx';

/** Prints what is on the screen: the page, or the dialog that lies over it. */
export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  );
}

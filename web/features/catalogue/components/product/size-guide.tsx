import { useState } from 'react';
import type { Category } from '../../../../../contract/catalogue.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { SizeTable } from '../size-table.tsx';

export function SizeGuide({ category }: { category: Category }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Size guide
      </Button>
      <Dialog title="Size guide" open={isOpen} wide onClose={() => setOpen(false)}>
        <SizeTable category={category} />
        <p className="text-muted">
          Measure over light clothes, the tape level and not tight. Between two sizes, take the larger one.
        </p>
        <p>
          <TextLink to="/size-guide">How to measure, and all sizes</TextLink>
        </p>
      </Dialog>
    </>
  );
}

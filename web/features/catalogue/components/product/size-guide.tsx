import { useState } from 'react';
import type { Category } from '../../../../../contract/catalogue.ts';
import { loadedOrNothing } from '../../../../lib/lazy-resolver.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

const loadSizeTable = async () => ({ default: (await import('../size-table.tsx')).SizeTable });
const preload = () => void loadedOrNothing(loadSizeTable);

export function SizeGuide({ category }: { category: Category }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} onFocus={preload} onPointerEnter={preload}>
        Size guide
      </Button>
      <Dialog title="Size guide" open={isOpen} wide onClose={() => setOpen(false)}>
        <LazyPart load={loadSizeTable} skeleton={<Skeleton className="h-80" />}>
          {(SizeTable) => <SizeTable category={category} />}
        </LazyPart>
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

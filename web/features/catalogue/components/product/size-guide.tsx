import { useState } from 'react';
import type { Category } from '../../../../../contract/catalogue.ts';
import { loadedOrNothing } from '../../../../lib/lazy-resolver.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';

const loadContent = () => import('./size-guide-content.tsx');
const preload = () => void loadedOrNothing(loadContent);

export function SizeGuide({ category }: { category: Category }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} onFocus={preload} onPointerEnter={preload}>
        Size guide
      </Button>
      <Dialog title="Size guide" open={isOpen} wide onClose={() => setOpen(false)}>
        <LazyPart load={loadContent} skeleton={<Skeleton className="h-96" />}>
          {(SizeGuideContent) => <SizeGuideContent category={category} />}
        </LazyPart>
      </Dialog>
    </>
  );
}

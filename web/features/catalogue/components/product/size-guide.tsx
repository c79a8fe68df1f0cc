import { useState } from 'react';
import { catalogueWords } from '#words';
import type { Category } from '../../../../../contract/catalogue.ts';
import { loadedOrNothing } from '../../../../lib/loaded-or-nothing.ts';
import { Button } from '../../../../ui/button.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';

const loadDialog = () => import('./size-guide-dialog.tsx');
const preload = () => void loadedOrNothing(loadDialog);

export function SizeGuide({ category }: { category: Category }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} onFocus={preload} onPointerEnter={preload}>
        {catalogueWords.sizeGuide}
      </Button>
      {isOpen && (
        <LazyPart load={loadDialog}>
          {(SizeGuideDialog) => <SizeGuideDialog category={category} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}

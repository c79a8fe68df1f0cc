import { useState } from 'react';
import { basicWords, catalogueWords } from '#words';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** A brand without products: modal and placeholder text (catalogue-3). */
export function BrandComingSoon({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <EmptyState title={catalogueWords.isComingSoon({ name })}>
        <p className="max-w-[32rem] text-muted">{catalogueWords.itsFirstProductsArriveSoon}</p>
        <ButtonLink variant="secondary" to="/brands">
          {basicWords.seeAllBrands}
        </ButtonLink>
      </EmptyState>
      <Dialog
        title={catalogueWords.brandSectionComingSoon}
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <ButtonLink variant="secondary" to="/brands">
              {basicWords.seeAllBrands}
            </ButtonLink>
            <Button onClick={() => setOpen(false)}>{basicWords.close}</Button>
          </>
        }
      >
        <p>{catalogueWords.hasNoProductsHereYet({ name })}</p>
      </Dialog>
    </>
  );
}

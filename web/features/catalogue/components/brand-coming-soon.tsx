import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** A brand without products: modal and placeholder text (catalogue-3). */
export function BrandComingSoon({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <EmptyState title={`${name} is coming soon`}>
        <p className="max-w-[32rem] text-muted">
          Its first products arrive soon. Come back in a few days, or browse the other brands.
        </p>
        <ButtonLink variant="secondary" to="/brands">
          See all brands
        </ButtonLink>
      </EmptyState>
      <Dialog
        title="Brand Section Coming Soon"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <ButtonLink variant="secondary" to="/brands">
              See all brands
            </ButtonLink>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </>
        }
      >
        <p>{name} has no products here yet. We are preparing its section.</p>
      </Dialog>
    </>
  );
}

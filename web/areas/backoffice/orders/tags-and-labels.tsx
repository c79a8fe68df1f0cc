import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PrintTagOrLabel } from './print-orders.tsx';
import { Section } from './section.tsx';

/** Of a confirmed stitched order, or of an accepted bulk order (workshop-40, workshop-64). */
export function TagsAndLabels({ id, isBulk = false }: { id: number; isBulk?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Tags and labels">
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        Print a tag or label
      </Button>
      {isOpen && <PrintTagOrLabel id={id} isBulk={isBulk} onClose={() => setOpen(false)} />}
    </Section>
  );
}

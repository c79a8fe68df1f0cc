import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { saveCommercialInvoice } from './api.ts';
import { Section } from './section.tsx';

const loadPrintTagOrLabel = () =>
  import('./print-orders.tsx').then(({ PrintTagOrLabel }) => ({ default: PrintTagOrLabel }));

interface TagsAndLabelsProps {
  id: number;
  isBulk?: boolean;
  /** Whether its parcel goes abroad (abroad-8). */
  isAbroad?: boolean;
}

/** Of a confirmed stitched order, or of an accepted bulk order (workshop-40, workshop-64). */
export function TagsAndLabels({ id, isBulk = false, isAbroad = false }: TagsAndLabelsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Tags and labels">
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          onPointerEnter={() => void loadPrintTagOrLabel()}
          onFocus={() => void loadPrintTagOrLabel()}
          onClick={() => setOpen(true)}
        >
          Print a tag or label
        </Button>
        {isAbroad && (
          <DownloadButton
            label="Commercial invoice for customs"
            save={() => saveCommercialInvoice(id)}
            errorText={(error) => failureSentence(error, 'Failed to prepare the commercial invoice')}
          />
        )}
      </div>
      {isOpen && (
        <LazyPart load={loadPrintTagOrLabel}>
          {(PrintTagOrLabel) => <PrintTagOrLabel id={id} isBulk={isBulk} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </Section>
  );
}

import { useState } from 'react';
import type { ShopOrder } from '../../../../contract/shop-orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { saveDocument } from '../api.ts';

const LABELS: Record<ShopOrder['documents'][number]['kind'], string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CONTRACT: 'Contract',
  STATEMENT: 'Statement',
  RECEIPT: 'Receipt',
};

/** The documents issued for an order, to be downloaded. */
export function DocumentButtons({ order: { id, documents } }: { order: ShopOrder }) {
  const [preparing, setPreparing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  async function save(document: string) {
    setPreparing(document);
    setFailure(undefined);
    try {
      await saveDocument(id, document);
    } catch (error) {
      setFailure(failureSentence(error, 'The document could not be downloaded. Please try again.'));
    } finally {
      setPreparing(undefined);
    }
  }
  if (documents.length === 0) return null;
  return (
    <div className="mt-6 flex flex-col gap-2 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <Button variant="secondary" pending={preparing === document.id} onClick={() => save(document.id)}>
              {LABELS[document.kind]} {document.id}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm text-madder">
        {failure}
      </p>
    </div>
  );
}

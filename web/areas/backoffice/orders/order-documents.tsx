import type { DocumentKind } from '../../../../contract/document-names.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { saveDocument } from '../../../features/orders/api.ts';
import { DownloadButton } from '../../../features/orders/components/download-button.tsx';
import { Section } from './section.tsx';

const LABELS: Record<DocumentKind, string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CONTRACT: 'Contract',
  STATEMENT: 'Statement',
  RECEIPT: 'Receipt',
};

interface OrderDocumentsProps {
  orderId: number;
  documents: StaffOrderPage['documents'];
}

export function OrderDocuments({ orderId, documents }: OrderDocumentsProps) {
  return (
    <Section title="Documents">
      {documents.length === 0 && <p className="text-muted">None issued yet.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {documents.map(({ kind, id }) => (
          <li key={id}>
            <DownloadButton
              label={`${LABELS[kind]} ${id}`}
              save={() => saveDocument(orderId, id)}
              fallback="The document could not be downloaded. Please try again."
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

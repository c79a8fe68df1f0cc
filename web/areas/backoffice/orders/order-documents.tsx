import { DOCUMENT_KIND_NAMES } from '../../../../contract/constants/order-names.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { saveDocument } from '../../../features/orders/api.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Section } from './section.tsx';

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
              label={`${DOCUMENT_KIND_NAMES[kind]} ${id}`}
              save={() => saveDocument(orderId, id)}
              errorText={(error) =>
                failureSentence(error, 'The document could not be downloaded. Please try again.')
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

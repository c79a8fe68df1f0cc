import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { saveContract } from '../api.ts';

/** The contract of a quote; nothing before there is one. */
export function ContractButton({ order }: { order: Pick<BulkOrder, 'id' | 'contract_pdf'> }) {
  if (order.contract_pdf === null) return null;
  return (
    <div className="flex">
      <DownloadButton
        label="Contract (PDF)"
        save={() => saveContract(order)}
        errorText={(error) =>
          failureSentence(error, 'The contract could not be downloaded. Please try again.')
        }
      />
    </div>
  );
}

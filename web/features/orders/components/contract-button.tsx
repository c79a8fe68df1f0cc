import { useState } from 'react';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { saveContract } from '../api.ts';

/** The contract of a quote; nothing before there is one. */
export function ContractButton({ order }: { order: Pick<BulkOrder, 'id' | 'contract_pdf'> }) {
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (order.contract_pdf === null) return null;
  async function save() {
    setPreparing(true);
    setFailure(undefined);
    try {
      await saveContract(order);
    } catch (error) {
      setFailure(failureSentence(error, 'The contract could not be downloaded. Please try again.'));
    } finally {
      setPreparing(false);
    }
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="secondary" pending={isPreparing} onClick={save}>
        {isPreparing ? 'Preparing...' : 'Contract (PDF)'}
      </Button>
      <p role="alert" className="text-sm text-madder">
        {failure}
      </p>
    </div>
  );
}

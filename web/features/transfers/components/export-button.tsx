import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExportName, TRANSFER_NAMES } from '../../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../../contract/transfers.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Banner } from '../../../ui/states.tsx';
import { startExport, transferQuery } from '../api.ts';
import { remember } from '../remember.ts';
import { TransferProgress } from './transfer-progress.tsx';

interface ExportButtonProps {
  kind: ExportName;
  /** Of the list: its query, without page and order. */
  filters?: Record<string, string>;
  label?: string;
}

/** Exports the list beside it, with its filters, as CSV (transfers-8). */
export function ExportButton({ kind, filters = {}, label = 'Export' }: ExportButtonProps) {
  const [started, setStarted] = useState<Transfer>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function start() {
    setPending(true);
    setFailure(undefined);
    try {
      setStarted(await remember(startExport(kind, filters, crypto.randomUUID())));
    } catch (error) {
      setFailure(failureSentence(error, 'The export could not be started.'));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" pending={isPending} onClick={() => void start()}>
        {isPending ? 'Starting...' : label}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
      {started && <ExportDialog transfer={started} onClose={() => setStarted(undefined)} />}
    </div>
  );
}

function ExportDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { data = transfer, error } = useQuery(transferQuery(transfer.id), queryClient);
  return (
    <Dialog title={`${TRANSFER_NAMES[transfer.kind]} as CSV`} open onClose={onClose}>
      <TransferProgress transfer={data} />
      {error && <Banner kind="error">{failureSentence(error, 'The progress could not be read.')}</Banner>}
      <p className="text-sm text-muted">
        You can close this and go on working: the file is kept under Transfers for a week.
      </p>
      <p role="status" className="sr-only">
        {data.state === 'DONE' ? 'The file is ready.' : ''}
      </p>
    </Dialog>
  );
}

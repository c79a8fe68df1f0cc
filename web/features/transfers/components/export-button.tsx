import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExportName, TRANSFER_NAMES } from '../../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../../contract/transfers.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Banner } from '../../../ui/states.tsx';
import { startExport, transferQuery } from '../api.ts';
import { remember } from '../remember.ts';
import { TransferProgress } from './transfer-progress.tsx';

interface ExportButtonProps {
  kind: ExportName;
  /** Of the list: its query, without page and order; empty ones are left out. */
  filters?: Record<string, string>;
  label?: string;
  /** The page that keeps the file. */
  keptUnder?: string;
}

/** Exports the list beside it, with its filters, as CSV (transfers-8). */
export function ExportButton({
  kind,
  filters = {},
  label = 'Export',
  keptUnder = 'Transfers',
}: ExportButtonProps) {
  const [started, setStarted] = useState<Transfer>();
  const { act, isPending, failure } = useAction();
  const [attempts] = useState(() => attemptKeys());

  async function start() {
    const named = Object.entries(filters).filter(([, value]) => value !== '');
    const asked = Object.fromEntries(named);
    setStarted(await remember(startExport(kind, asked, attempts.keyFor([kind, asked]))));
    attempts.forget();
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => act(start, 'The export could not be started.')}
      >
        {isPending ? 'Starting...' : label}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
      {started && (
        <ExportDialog transfer={started} keptUnder={keptUnder} onClose={() => setStarted(undefined)} />
      )}
    </div>
  );
}

interface ExportDialogProps {
  transfer: Transfer;
  keptUnder: string;
  onClose: () => void;
}

function ExportDialog({ transfer, keptUnder, onClose }: ExportDialogProps) {
  const { data = transfer, error } = useQuery(transferQuery(transfer.id), queryClient);
  return (
    <Dialog title={`${TRANSFER_NAMES[transfer.kind]} as CSV`} open onClose={onClose}>
      <TransferProgress transfer={data} />
      {error && <Banner kind="error">{failureSentence(error, 'The progress could not be read.')}</Banner>}
      <p className="text-sm text-muted">
        You can close this and go on working: the file is kept under {keptUnder} for a week.
      </p>
      <p role="status" className="sr-only">
        {data.state === 'DONE' ? 'The file is ready.' : ''}
      </p>
    </Dialog>
  );
}

import { useEffect, useRef, useState } from 'react';
import { transfersWords } from '#words';
import type { ExportName } from '../../../../contract/constants/transfers.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { exportList } from '../api.ts';
import { useFocusKept } from './transfer-progress.tsx';

interface ExportButtonProps {
  kind: ExportName;
  /** The list's query without page and order; empty values are left out. */
  filters?: Record<string, string>;
  label?: string;
}

/** Exports a filtered list as CSV (transfers-8). */
export function ExportButton({ kind, filters = {}, label = transfersWords.exportLabel }: ExportButtonProps) {
  const { act, isPending, failure } = useAction();
  const [received, setReceived] = useState(0);
  const [outcome, setOutcome] = useState('');
  const keepsFocus = useFocusKept(isPending);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    running.current = new AbortController();
    const { signal } = running.current;
    setReceived(0);
    setOutcome('');
    const named = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
    try {
      await exportList(kind, named, { signal, onReceived: setReceived });
      setOutcome(transfersWords.theFileIsComplete);
    } catch (error) {
      if (!signal.aborted) throw error;
      setOutcome(transfersWords.cancelled);
    }
  }

  return (
    <div {...keepsFocus} tabIndex={-1} className="flex flex-col items-start gap-2 rounded-xl">
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => act(run, transfersWords.theExportBrokeOff)}
      >
        {isPending ? transfersWords.exporting : label}
      </Button>
      {isPending && (
        <div className="flex w-full flex-col text-sm">
          <progress aria-label={transfersWords.exportNames[kind]} className="h-2 w-full accent-brand" />
          <div className="flex items-center justify-between gap-3">
            <span className="figures">{transfersWords.kilobytes({ size: Math.ceil(received / 1000) })}</span>
            <Button
              variant="quiet"
              aria-label={transfersWords.cancelExport[kind]}
              onClick={() => running.current?.abort()}
            >
              {transfersWords.cancel}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {outcome}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { type ExportName, TRANSFER_NAMES } from '../../../../contract/constants/transfers.ts';
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
export function ExportButton({ kind, filters = {}, label = 'Export' }: ExportButtonProps) {
  const { act, isPending, failure } = useAction();
  const [received, setReceived] = useState(0);
  const [outcome, setOutcome] = useState('');
  const keepsFocus = useFocusKept(isPending);
  const name = `export of ${TRANSFER_NAMES[kind].toLowerCase()}`;
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
      setOutcome('The file is complete.');
    } catch (error) {
      if (!signal.aborted) throw error;
      setOutcome('Cancelled.');
    }
  }

  return (
    <div {...keepsFocus} tabIndex={-1} className="flex flex-col items-start gap-2 rounded-xl">
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => act(run, 'The export broke off, and nothing was saved. Please try again.')}
      >
        {isPending ? 'Exporting...' : label}
      </Button>
      {isPending && (
        <div className="flex w-full flex-col text-sm">
          <progress aria-label={name} className="h-2 w-full accent-brand" />
          <div className="flex items-center justify-between gap-3">
            <span className="figures">{Math.ceil(received / 1000).toLocaleString('en-US')} kB</span>
            <Button
              variant="quiet"
              aria-label={`Cancel the ${name}`}
              onClick={() => running.current?.abort()}
            >
              Cancel
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

import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { transfersWords } from '#words';
import { isOpenTransfer } from '../../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../../contract/transfers.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn, isFocusLost } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { applyImport, cancelTransfer, downloadRest, isWorking } from '../api.ts';
import { remember } from '../remember.ts';
import { fractionDone, progressText, restText } from '../words.ts';

/** The progress of an import and its buttons (transfers-8). */
export function TransferProgress({ transfer }: { transfer: Transfer }) {
  const { act, isPending, failure } = useAction();
  const keepsFocus = useFocusKept(transfer.state);
  const isApplicable = transfer.state === 'CHECKED' && transfer.errors === 0;
  return (
    <div {...keepsFocus} tabIndex={-1} className="flex flex-col gap-2 rounded-xl">
      {isWorking(transfer) && (
        <progress
          value={fractionDone(transfer)}
          max={1}
          aria-label={transfersWords.importOf[transfer.kind]}
          className="h-2 w-full accent-brand"
        />
      )}
      <p className={`figures wrap-anywhere ${transfer.state === 'FAILED' ? 'text-madder' : ''}`}>
        {progressText(transfer)}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="-ms-4 flex flex-wrap gap-2 empty:hidden">
        {isApplicable && (
          <Button
            className="ms-4"
            pending={isPending}
            onClick={() =>
              act(() => remember(applyImport(transfer.id)), transfersWords.theImportCouldNotBeStarted)
            }
          >
            {transfersWords.importRows({ count: transfer.rows_total ?? 0 })}
          </Button>
        )}
        {transfer.rest_rows !== null && (
          <Button
            variant="quiet"
            className="text-start"
            pending={isPending}
            onClick={() => act(() => downloadRest(transfer.id), transfersWords.theRowsCouldNotBeDownloaded)}
          >
            {restText(transfer)}
          </Button>
        )}
        {isOpenTransfer(transfer.state) && (
          <Button
            variant="quiet"
            pending={isPending}
            aria-label={transfersWords.cancelImport[transfer.kind]}
            onClick={() =>
              act(() => remember(cancelTransfer(transfer.id)), transfersWords.itCouldNotBeCancelled)
            }
          >
            {transfersWords.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Focuses the surrounding element when a state change removes the focused button. */
export function useFocusKept(state: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons follow from the state.
  useLayoutEffect(() => {
    if (hasFocus.current && isFocusLost()) focusOn(ref.current);
  }, [state]);
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

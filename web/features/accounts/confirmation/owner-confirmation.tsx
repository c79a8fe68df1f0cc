import { useEffect, useRef, useState } from 'react';
import { askOwnerWith } from '../../../lib/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';

const loadForm = () => import('./confirmation-form.tsx');

/**
 * Asks once more who is there when a call is refused for want of it; the call then goes on, with everything that was
 * typed. Calls that are refused meanwhile wait for the same answer (people-11).
 */
export function OwnerConfirmation() {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);
  const settle = (confirmed: boolean) => {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  };

  useEffect(() => {
    const { current } = waiting;
    askOwnerWith(
      () =>
        new Promise((resolve) => {
          current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => {
      askOwnerWith(undefined);
      for (const resolve of current.splice(0)) resolve(false);
    };
  }, []);

  return (
    <Dialog title="Confirm that it is you" open={isOpen} onClose={() => settle(false)}>
      {isOpen && (
        <div className="flex flex-col gap-5">
          <p>
            This needs a fresh sign-in. It goes on with what you have entered as soon as you have confirmed.
          </p>
          <LazyPart
            load={loadForm}
            skeleton={
              <Loading text="Loading...">
                <Skeleton className="h-24" />
              </Loading>
            }
          >
            {(Form) => <Form onConfirmed={() => settle(true)} />}
          </LazyPart>
        </div>
      )}
    </Dialog>
  );
}

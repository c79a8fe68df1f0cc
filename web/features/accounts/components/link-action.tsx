import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../../contract/errors.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

interface LinkActionProps {
  /** The text of the button, idle and busy. */
  label: string;
  busyLabel: string;
  /** Does what the mailed link is for; resolves to a sentence about it. */
  act: () => Promise<string>;
  /** Where to go on afterwards. */
  next: { to: string; label: string };
}

/**
 * Does what a mailed link is for when its button is pressed: programs that check mails open every link, which must not be
 * enough. Shows the outcome in the same place, and the next step.
 */
export function LinkAction({ label, busyLabel, act, next }: LinkActionProps) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done]);

  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setDone(await act());
    } catch (error) {
      setFailure(failureSentence(error, errorSentence('server.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {failure && <Banner kind="error">{failure}</Banner>}
      {done ? (
        <>
          <Banner kind="success">{done}</Banner>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </>
      ) : (
        <Button onClick={press} aria-disabled={busy}>
          {busy ? busyLabel : label}
        </Button>
      )}
    </div>
  );
}

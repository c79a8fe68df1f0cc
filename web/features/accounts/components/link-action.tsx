import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../../contract/errors.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

interface LinkActionProps {
  /** What is on the button, idle and at work. */
  label: string;
  busyLabel: string;
  /** Does what the mailed link is for; answers a sentence about it. */
  act: () => Promise<string>;
  /** Where to go on afterwards. */
  next: { to: string; label: string };
}

/**
 * What a mailed link does, by a button: programs that check mails open every link, and must not do it. Says how it went
 * in the same place, and offers the way on.
 */
export function LinkAction({ label, busyLabel, act, next }: LinkActionProps) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done]);

  async function press() {
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
          <Banner kind="success">
            <span className="wrap-anywhere">{done}</span>
          </Banner>
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        </>
      ) : (
        <Button onClick={press} disabled={busy}>
          {busy ? busyLabel : label}
        </Button>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountsWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { signIn } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { worksHere } from '../passkey-support.ts';
import { pathAfterSignIn } from '../sign-in-error.ts';

const load = () => import('../passkeys.ts');

interface PasskeySignInProps {
  next: string;
  remember: boolean;
  onBusy: (busy: boolean) => void;
}

/** A passkey button, and the browser's suggestions in the e-mail field (accounts-22). */
export function PasskeySignIn({ next, remember, onBusy }: PasskeySignInProps) {
  const { passkey_origin } = useShop();
  const navigate = useNavigate();
  const [works, setWorks] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function enter(autofill: boolean) {
    const { isDismissed, signInWithPasskey } = await load();
    try {
      const session = await signInWithPasskey(autofill);
      onBusy(true);
      signIn(session, remember);
      toast.success(accountsWords.loginSuccessful);
      await navigate(pathAfterSignIn(session, next), { replace: true });
      onBusy(false);
    } catch (error) {
      // Ignore failures of suggestions before a choice.
      if (isDismissed(error) || (autofill && !(error instanceof CallError && error.status === 401))) return;
      setFailure(failureSentence(error, accountsWords.theSignInDidNotSucceed));
    }
  }

  // The checkbox may change while the field waits for a choice.
  const latest = useRef(enter);
  latest.current = enter;

  // Only the browser knows whether passkeys work here.
  useEffect(() => {
    if (!worksHere(passkey_origin)) return;
    setWorks(true);
    let isGone = false;
    const suggest = async () => {
      const { browserSupportsWebAuthnAutofill } = await load();
      if ((await browserSupportsWebAuthnAutofill()) && !isGone) await latest.current(true);
    };
    // The button works without suggestions.
    suggest().catch(() => undefined);
    return () => {
      isGone = true;
      load().then(
        ({ stopWaiting }) => stopWaiting(),
        () => undefined,
      );
    };
  }, [passkey_origin]);

  async function press() {
    setWaiting(true);
    setFailure(undefined);
    await enter(false).catch(() => setFailure(accountsWords.theSignInDidNotSucceed));
    setWaiting(false);
  }

  if (!works) return null;
  return (
    <>
      <Button variant="secondary" pending={waiting} onClick={press}>
        {waiting ? accountsWords.waitingForYourDevice : accountsWords.signInWithAPasskey}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </>
  );
}

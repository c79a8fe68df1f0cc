import { useNavigate } from 'react-router';
import { accountsWords, basicWords } from '#words';
import { signIn } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { signInWithCode } from '../second-factor.ts';
import { pathAfterSignIn } from '../sign-in-error.ts';
import { CodeForm } from './code-form.tsx';

interface SecondStepProps {
  challenge: string;
  next: string | null;
  remember: boolean;
  onBusy: (busy: boolean) => void;
  /** Called after the session begins, before the page is left. */
  onSignedIn?: (() => Promise<void>) | undefined;
  onBack: () => void;
}

/** The second step of a sign-in (accounts-23). */
export default function SecondStep({
  challenge,
  next,
  remember,
  onBusy,
  onSignedIn,
  onBack,
}: SecondStepProps) {
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-5">
      <p>{accountsWords.enterTheCodeOfYourApp}</p>
      <CodeForm
        label={basicWords.continueLabel}
        hint={accountsWords.sixDigitsOrWithoutPhone}
        autoFocus
        send={(code) => signInWithCode(challenge, code)}
        onSuccess={async (session) => {
          onBusy(true);
          signIn(session, remember);
          await onSignedIn?.();
          toast.success(accountsWords.loginSuccessful);
          await navigate(pathAfterSignIn(session, next), { replace: true });
          onBusy(false);
        }}
      />
      <Button variant="quiet" className="self-start" onClick={onBack}>
        {accountsWords.beginAgain}
      </Button>
    </div>
  );
}

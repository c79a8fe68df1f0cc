import { useState } from 'react';
import { accountsWords, basicWords } from '#words';
import { PROVIDER_NAMES } from '../../../../contract/constants/accounts.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { connectSocialSignIn, mailSocialLink, type SocialOutcome } from '../sign-in-ways.ts';
import { LoginForm } from './login-form.tsx';

interface SocialConnectProps {
  outcome: Extract<SocialOutcome, { outcome: 'connect' }>;
  onBusy: (busy: boolean) => void;
}

/** Connects a provider to the account with the same e-mail, by password or a mailed link (accounts-20). */
export default function SocialConnect({ outcome, onBusy }: SocialConnectProps) {
  const { email, provider, next } = outcome;
  const { act, isPending, failure } = useAction();
  const [mailed, setMailed] = useState<string>();

  async function connect() {
    const name = PROVIDER_NAMES[provider];
    try {
      await connectSocialSignIn();
      toast.success(accountsWords.providerIsConnected({ provider: name }));
    } catch (error) {
      toast.error(failureSentence(error, accountsWords.providerCouldNotBeConnected({ provider: name })));
    }
  }

  const mail = async () => setMailed(await mailSocialLink());

  return (
    <LoginForm demoAccounts={[]} email={email} next={next} onBusy={onBusy} onSignedIn={connect}>
      {() => (
        <div className="flex flex-col gap-3">
          <p className="text-muted">{accountsWords.noPasswordAtHand}</p>
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() => act(mail, accountsWords.theLinkCouldNotBeSent)}
          >
            {isPending ? basicWords.sending : accountsWords.eMailMeALink}
          </Button>
          {failure && <Banner kind="error">{failure}</Banner>}
          {mailed && !failure && !isPending && <Banner kind="success">{mailed}</Banner>}
        </div>
      )}
    </LoginForm>
  );
}

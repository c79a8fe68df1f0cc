import { useState } from 'react';
import { accountsWords } from '#words';
import {
  PROVIDER_NAMES,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '../../../../contract/constants/accounts.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { leaveForProvider } from '../sign-in-ways.ts';
import { ProviderMark } from './provider-mark.tsx';

interface SocialSignInProps {
  /** The path to open afterwards; empty for the home page. */
  next: string;
  remember: boolean;
}

/** The providers' buttons; without a provider's settings its button says so (accounts-14). */
export function SocialSignIn({ next, remember }: SocialSignInProps) {
  const { sign_in_with } = useShop();
  const [leaving, setLeaving] = useState<SocialProvider>();
  const [failure, setFailure] = useState<string>();

  async function leave(provider: SocialProvider) {
    if (!sign_in_with.includes(provider)) {
      toast.info(accountsWords.providerIsNotAvailable({ provider: PROVIDER_NAMES[provider] }));
      return;
    }
    setLeaving(provider);
    setFailure(undefined);
    try {
      await leaveForProvider(provider, { ...(next && { next }), remember });
    } catch (error) {
      setFailure(failureSentence(error, accountsWords.theSignInCouldNotBegin));
      setLeaving(undefined);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {accountsWords.orContinueWith}
      </p>
      <div className="flex flex-wrap gap-3">
        {SOCIAL_PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            className="flex-1"
            aria-label={accountsWords.continueWithProvider({ provider: PROVIDER_NAMES[provider] })}
            pending={leaving !== undefined}
            onClick={() => leave(provider)}
          >
            <ProviderMark provider={provider} />
            {leaving === provider ? accountsWords.opening : PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}

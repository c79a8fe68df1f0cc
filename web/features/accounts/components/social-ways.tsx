import { useRef, useState } from 'react';
import { accountsWords } from '#words';
import {
  PROVIDER_NAMES,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '../../../../contract/constants/accounts.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { useShop } from '../../../lib/shop.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { disconnectSocialSignIn, leaveForProvider, type SignInWays } from '../sign-in-ways.ts';
import { ConfirmOwnerDialog } from './confirm-owner-dialog.tsx';
import { ProviderMark } from './provider-mark.tsx';

interface SocialWaysProps {
  ways: SignInWays;
  onChanged: () => Promise<void>;
}

/** Connected providers, and those that can be connected. */
export function SocialWays({ ways, onChanged }: SocialWaysProps) {
  const { sign_in_with } = useShop();
  const listed = SOCIAL_PROVIDERS.filter(
    (provider) => sign_in_with.includes(provider) || ways.social.some((way) => way.provider === provider),
  );
  return listed.map((provider) => (
    <SocialWay
      key={provider}
      provider={provider}
      way={ways.social.find((way) => way.provider === provider)}
      hasPassword={ways.has_password}
      onChanged={onChanged}
    />
  ));
}

interface SocialWayProps {
  provider: SocialProvider;
  way: SignInWays['social'][number] | undefined;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
}

function SocialWay({ provider, way, hasPassword, onChanged }: SocialWayProps) {
  const [confirming, setConfirming] = useState(false);
  const { act, isPending, failure } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const name = PROVIDER_NAMES[provider];

  function disconnect(id: number) {
    const ended = async () => {
      await disconnectSocialSignIn(id);
      toast.success(accountsWords.providerIsDisconnected({ provider: name }));
      await onChanged();
    };
    act(
      () => ended().finally(() => button.current?.focus()),
      accountsWords.providerCouldNotBeDisconnected({ provider: name }),
    );
  }

  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex min-w-0 items-center gap-3">
          <ProviderMark provider={provider} />
          <span className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-muted wrap-anywhere">
              {way ? usageOf(way) : accountsWords.notConnected}
            </span>
          </span>
        </p>
        <Button
          ref={button}
          variant="quiet"
          className="-mx-4"
          aria-label={
            way
              ? accountsWords.disconnectProvider({ provider: name })
              : accountsWords.connectProvider({ provider: name })
          }
          pending={isPending}
          onClick={() => (way ? disconnect(way.id) : setConfirming(true))}
        >
          {way ? accountsWords.disconnect : accountsWords.connect}
        </Button>
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <ConfirmOwnerDialog
        title={accountsWords.connectProvider({ provider: name })}
        label={accountsWords.continueToProvider({ provider: name })}
        open={confirming}
        hasPassword={hasPassword}
        onClose={() => setConfirming(false)}
        act={(current_password) => leaveForProvider(provider, { current_password })}
      >
        <p>{accountsWords.whatConnectingMeans({ provider: name })}</p>
      </ConfirmOwnerDialog>
    </li>
  );
}

function usageOf({ email, last_used_at }: SignInWays['social'][number]): string {
  const lastUsedAt = formatMoment(last_used_at);
  return email
    ? accountsWords.eMailLastUsed({ email, lastUsedAt })
    : accountsWords.connectedLastUsed({ lastUsedAt });
}

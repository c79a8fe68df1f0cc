import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsWords, basicWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Loading, Skeleton } from '../../../ui/states.tsx';
import { CodeForm } from '../components/code-form.tsx';
import { ConfirmForm } from '../components/confirm-owner-dialog.tsx';
import { worksHere } from '../passkey-support.ts';
import { confirmOwner } from '../second-factor.ts';
import { signInWaysQuery } from '../sign-in-ways.ts';

const loadPasskeys = () => import('../passkeys.ts');

/** Confirms the session's owner by password, code or passkey, whichever the account has. */
export default function ConfirmationForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { passkey_origin } = useShop();
  const { data: ways, error, refetch } = useQuery(signInWaysQuery, queryClient);
  const [wantsCode, setWantsCode] = useState(false);
  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, accountsWords.thisCouldNotBeLoaded)}
      </LoadFailure>
    );
  }
  if (!ways) {
    return (
      <Loading text={basicWords.loading}>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const hasPasskey = ways.passkeys.length > 0 && worksHere(passkey_origin);
  const asksForCode = ways.second_factor.on && (wantsCode || !ways.has_password);
  if (!ways.has_password && !ways.second_factor.on && !hasPasskey) {
    return <Banner kind="info">{accountsWords.pleaseSignOutAndInAgain}</Banner>;
  }
  return (
    <div className="flex flex-col gap-5">
      {asksForCode ? (
        <CodeForm
          label={accountsWords.confirm}
          hint={accountsWords.sixDigitsOfAuthenticator}
          autoFocus={wantsCode}
          send={(code) => confirmOwner({ code })}
          onSuccess={onConfirmed}
        />
      ) : (
        ways.has_password && (
          <ConfirmForm
            label={accountsWords.confirm}
            hasPassword
            act={async (current_password) => {
              await confirmOwner({ current_password });
              onConfirmed();
            }}
          />
        )
      )}
      {ways.second_factor.on && ways.has_password && (
        <Button variant="quiet" className="self-start" onClick={() => setWantsCode(!wantsCode)}>
          {wantsCode ? accountsWords.useThePasswordInstead : accountsWords.useACodeInstead}
        </Button>
      )}
      {hasPasskey && <PasskeyButton onConfirmed={onConfirmed} />}
    </div>
  );
}

function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function press() {
    setWaiting(true);
    setFailure(undefined);
    try {
      const { confirmWithPasskey, isDismissed } = await loadPasskeys();
      await confirmWithPasskey().then(onConfirmed, (error: unknown) => {
        if (!isDismissed(error)) throw error;
      });
    } catch (error) {
      setFailure(failureSentence(error, accountsWords.didNotSucceedTryAgain));
    }
    setWaiting(false);
  }

  return (
    <>
      <Button variant="secondary" pending={waiting} onClick={press}>
        {waiting ? accountsWords.waitingForYourDevice : accountsWords.useAPasskey}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </>
  );
}

import { useState } from 'react';
import { accountsWords } from '#words';
import type { Profile } from '../../../../contract/accounts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Rich } from '../../../ui/rich.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { cancelEmailChange, resendEmailLink } from '../own-account.ts';

const BOLD = { b: (text: string) => <b>{text}</b> };

export function EmailNotice({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { email, pending_email, email_proven } = profile;
  const { act, isPending } = useAction((failure) => toast.error(failure));
  const [cancelled, setCancelled] = useState(false);
  // The focused button is removed with the notice.
  const place = useFocusOnChange<HTMLDivElement>(cancelled);

  const resend = () =>
    act(async () => void toast.success(await resendEmailLink()), accountsWords.theLinkCouldNotBeSent);
  const cancel = () =>
    act(async () => {
      await cancelEmailChange();
      setCancelled(true);
      onChanged();
    }, accountsWords.theChangeCouldNotBeCancelled);

  const hasNone = email === '' && pending_email === null;
  if ((pending_email === null && email_proven && !cancelled) || hasNone) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {pending_email !== null ? (
        <Banner kind="info">
          <p>
            <Rich text={accountsWords.weEMailedALink({ email: pending_email })} parts={BOLD} />
          </p>
          <p className="-mx-4 flex flex-wrap gap-x-2">
            <Button variant="quiet" pending={isPending} onClick={resend}>
              {accountsWords.sendTheLinkAgain}
            </Button>
            <Button variant="quiet" pending={isPending} onClick={cancel}>
              {accountsWords.cancelTheChange}
            </Button>
          </p>
        </Banner>
      ) : email_proven ? (
        <Banner kind="success">{accountsWords.yourAddressStays({ email })}</Banner>
      ) : (
        <Banner kind="warning">
          <p>
            <Rich text={accountsWords.yourAddressIsNotConfirmedYet({ email })} parts={BOLD} />
          </p>
          <p className="-mx-4">
            <Button variant="quiet" pending={isPending} onClick={resend}>
              {accountsWords.sendTheLinkAgain}
            </Button>
          </p>
        </Banner>
      )}
    </div>
  );
}

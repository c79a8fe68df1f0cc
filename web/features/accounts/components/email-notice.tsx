import { useState } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { cancelEmailChange, resendEmailLink } from '../own-account.ts';

export function EmailNotice({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { email, pending_email, email_proven } = profile;
  const { act, isPending } = useAction((failure) => toast.error(failure));
  const [cancelled, setCancelled] = useState(false);
  // The focused button is removed with the notice.
  const place = useFocusOnChange<HTMLDivElement>(cancelled);

  const resend = () =>
    act(
      async () => void toast.success(await resendEmailLink()),
      'The link could not be sent. Please try again.',
    );
  const cancel = () =>
    act(async () => {
      await cancelEmailChange();
      setCancelled(true);
      onChanged();
    }, 'The change could not be cancelled. Please try again.');

  if (pending_email === null && email_proven && !cancelled) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {pending_email !== null ? (
        <Banner kind="info">
          <p>
            We e-mailed a link to <b>{pending_email}</b>. Your address changes once you open it; the link
            works for 24 hours.
          </p>
          <p className="-mx-4 flex flex-wrap gap-x-2">
            <Button variant="quiet" pending={isPending} onClick={resend}>
              Send the link again
            </Button>
            <Button variant="quiet" pending={isPending} onClick={cancel}>
              Cancel the change
            </Button>
          </p>
        </Banner>
      ) : email_proven ? (
        <Banner kind="success">Your address stays {email}.</Banner>
      ) : (
        <Banner kind="warning">
          <p>
            Your address is not confirmed yet. Open the link we e-mailed to <b>{email}</b>: until then we send
            you no mail about your orders.
          </p>
          <p className="-mx-4">
            <Button variant="quiet" pending={isPending} onClick={resend}>
              Send the link again
            </Button>
          </p>
        </Banner>
      )}
    </div>
  );
}

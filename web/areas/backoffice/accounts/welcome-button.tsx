import { useState } from 'react';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

/**
 * Mails a new password link to an account that has no password yet (tailors-32, catalogue-17); without an address the
 * phone is told again how to sign in (tailors-34).
 */
export function WelcomeButton({ email, send }: { email: string; send: () => Promise<void> }) {
  const { act, isPending, failure } = useAction();
  const [isSent, setSent] = useState(false);

  async function press() {
    setSent(false);
    await send();
    setSent(true);
  }

  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        className="self-start"
        pending={isPending}
        onClick={() => act(press, email ? 'Failed to send the welcome mail' : 'Failed to send the message')}
      >
        {isPending ? 'Sending...' : email ? 'Send a new welcome mail' : 'Tell the phone again how to sign in'}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
      {isSent && (
        <Banner kind="success">
          {email
            ? `A new welcome mail is on its way to ${email}. The link of the earlier one no longer works.`
            : 'A message is on its way to the phone.'}
        </Banner>
      )}
    </div>
  );
}

import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';

/** Mails somebody who has not set a password yet a new link to do so (tailors-32, catalogue-17). */
export function WelcomeButton({ email, send }: { email: string; send: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string }>();

  async function press() {
    setPending(true);
    setOutcome(undefined);
    try {
      await send();
      const text = `A new welcome mail is on its way to ${email}. The link of the earlier one no longer works.`;
      setOutcome({ kind: 'success', text });
    } catch (error) {
      setOutcome({ kind: 'error', text: failureSentence(error, 'Failed to send the welcome mail') });
    }
    setPending(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" className="self-start" pending={isPending} onClick={() => void press()}>
        {isPending ? 'Sending...' : 'Send a new welcome mail'}
      </Button>
      {outcome && <Banner kind={outcome.kind}>{outcome.text}</Banner>}
    </div>
  );
}

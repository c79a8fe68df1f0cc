import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { inviteAgain } from '../accounts/api.ts';

export function InviteButton({ member }: { member: { id: number; username: string; email: string } }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function press() {
    setPending(true);
    setFailure(undefined);
    try {
      await inviteAgain(member.id);
      toast.success(`A new link is on its way to ${member.email}.`);
    } catch (error) {
      setFailure(failureSentence(error, 'Failed to send the link'));
    }
    setPending(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={isPending ? undefined : `Send link again to ${member.username}`}
        pending={isPending}
        onClick={() => void press()}
      >
        {isPending ? 'Sending...' : 'Send link again'}
      </Button>
      {failure && (
        <p role="alert" className="px-3 text-sm text-madder">
          {failure}
        </p>
      )}
    </>
  );
}

import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { inviteAgain } from '../accounts/api.ts';

export function InviteButton({ member }: { member: { id: number; username: string; email: string } }) {
  const { act, isPending, failure } = useAction();

  async function send() {
    await inviteAgain(member.id);
    toast.success(`A new link is on its way to ${member.email}.`);
  }

  return (
    <>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={isPending ? undefined : `Send link again to ${member.username}`}
        pending={isPending}
        onClick={() => act(send, 'Failed to send the link')}
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

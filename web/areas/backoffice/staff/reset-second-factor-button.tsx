import { useState } from 'react';
import { useSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { resetSecondFactor } from '../accounts/api.ts';

interface Member {
  id: number;
  username: string;
}

/** For a colleague who has lost the phone (people-12). */
export function ResetSecondFactorButton({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={`Reset two-step sign-in of ${member.username}`}
        onClick={() => setOpen(true)}
      >
        Reset two-step
      </Button>
      {isOpen && <ResetDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResetDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => resetSecondFactor(member.id),
    onSuccess: onClose,
    fallback: 'Failed to reset the two-step sign-in',
  });
  return (
    <Dialog title={`Two-step sign-in of ${member.username}`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>
          Make sure that it is {member.username} who asks. The authenticator app and the passkeys are removed,
          and the account is signed out everywhere. At the next sign-in by password it sets up two-step
          sign-in again.
        </p>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Resetting...">
            Reset two-step sign-in
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

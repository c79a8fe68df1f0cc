import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BLOCK_REASON_MAX_LENGTH } from '../../../../contract/constants/staff.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { blockAccount, unblockAccount } from './api.ts';

interface BlockButtonProps {
  account: { id: number; username: string; blocked_at: string | null };
  /** For list rows. */
  isQuiet?: boolean;
}

/** Blocks an account with a reason, or unblocks it (people-8). */
export function BlockButton({ account, isQuiet = false }: BlockButtonProps) {
  const { id, username, blocked_at } = account;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const word = blocked_at === null ? 'Block' : 'Unblock';
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        className={isQuiet ? 'px-3 text-sm' : 'self-start'}
        aria-label={`${word} ${username}`}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      {isOpen && blocked_at === null && <BlockDialog id={id} username={username} onClose={close} />}
      {isOpen && blocked_at !== null && (
        <AlertDialog
          title={`Unblock ${username}?`}
          open
          cancelLabel="Keep blocked"
          confirmLabel="Unblock"
          pendingLabel="Unblocking..."
          onCancel={close}
          onConfirm={async () => {
            await unblockAccount(id);
            close();
          }}
          errorText={(error) => failureSentence(error, 'Failed to unblock the account')}
        >
          <p>The account can sign in again.</p>
        </AlertDialog>
      )}
    </>
  );
}

function BlockDialog({ id, username, onClose }: { id: number; username: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ reason }) => blockAccount(id, reason.trim()),
    onSuccess: onClose,
    fallback: 'Failed to block the account',
  });
  return (
    <Dialog title={`Block ${username}?`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>All sessions end at once, and nobody can sign in to the account. Orders stay as they are.</p>
        <TextAreaField
          label="Reason"
          hint="For the team and the audit log; the account's owner does not see it."
          maxLength={BLOCK_REASON_MAX_LENGTH}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Say why.' })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Blocking...">
            Block
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

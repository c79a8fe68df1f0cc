import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SESSION_ENDED } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { requestDeletion } from '../privacy-api.ts';
import { signInWaysQuery } from '../sign-in-ways.ts';
import { signOut } from '../sign-out.ts';

/** Asks for the password only: the deletion can be undone for 14 days (accounts-18). */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        You are signed out on every device. After 14 days your profile, measurements, pictures, saved cards,
        messages and reviews are deleted for good. Invoices stay with us as long as the law requires. Until
        then you can keep your account: sign in, or open the link that we e-mail you, and press “Keep my
        account”.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={isOpen} onClose={() => setOpen(false)}>
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function announce(dueAt: string) {
  const day = formatDay(dayInKarachi(new Date(dueAt)));
  // Another request may already have announced the end of the session.
  toast.dismiss(SESSION_ENDED);
  toast.info(
    `Your account will be deleted on ${day}. To keep it, sign in until then and press “Keep my account”.`,
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const { data: ways } = useQuery(signInWaysQuery, queryClient);
  const form = useForm({ defaultValues: { current_password: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ current_password }) => requestDeletion(current_password),
    async onSuccess(dueAt) {
      signOut();
      await navigate('/login');
      announce(dueAt);
    },
    // Another request's 401 may end the session and leave the page first; a newer session stays.
    afterLeaving: { onSuccess: announce },
    fallback: 'The account could not be deleted. Please try again.',
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>Download a copy of your data first if you want to keep it.</p>
      {ways?.has_password === false ? (
        <p>You have no password, so we ask for a sign-in of the last 15 minutes instead.</p>
      ) : (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={form.formState.errors.current_password?.message}
          {...form.register('current_password')}
        />
      )}
      <FailureBanner failure={failure}>
        <TextLink to="/orders" variant="inline">
          My orders
        </TextLink>
      </FailureBanner>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Deleting...">
          Delete my account
        </SubmitButton>
      </div>
    </form>
  );
}

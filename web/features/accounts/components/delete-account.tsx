import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountsWords, basicWords } from '#words';
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
      <p>{accountsWords.whatDeletionDoes}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {accountsWords.deleteMyAccount}
      </Button>
      <Dialog title={accountsWords.deleteYourAccount} open={isOpen} onClose={() => setOpen(false)}>
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function announce(dueAt: string) {
  const day = formatDay(dayInKarachi(new Date(dueAt)));
  // Another request may already have announced the end of the session.
  toast.dismiss(SESSION_ENDED);
  toast.info(accountsWords.accountWillBeDeleted({ day }));
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
    fallback: accountsWords.theAccountCouldNotBeDeleted,
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>{accountsWords.downloadACopyOfYourData}</p>
      {ways?.has_password === false ? (
        <p>{accountsWords.noPasswordSoFreshSignIn}</p>
      ) : (
        <PasswordField
          label={accountsWords.yourPassword}
          autoComplete="current-password"
          error={form.formState.errors.current_password?.message}
          {...form.register('current_password')}
        />
      )}
      <FailureBanner failure={failure}>
        <TextLink to="/orders" variant="inline">
          {accountsWords.myOrders}
        </TextLink>
      </FailureBanner>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {accountsWords.keepMyAccount}
        </Button>
        <SubmitButton variant="danger" busy={isSubmitting} busyLabel={basicWords.deleting}>
          {accountsWords.deleteMyAccount}
        </SubmitButton>
      </div>
    </form>
  );
}

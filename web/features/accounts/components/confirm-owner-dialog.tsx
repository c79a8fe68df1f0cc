import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { accountsWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';

interface ConfirmOwnerDialogProps {
  title: string;
  /** The label of the button. */
  label: string;
  open: boolean;
  hasPassword: boolean;
  onClose: () => void;
  /** Receives the password, empty for an account without one. */
  act: (password: string) => Promise<void>;
  children?: ReactNode;
}

/** Asks for the current password before a sign-in method changes (accounts-21). */
export function ConfirmOwnerDialog({ title, open, onClose, children, ...rest }: ConfirmOwnerDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {open && (
        <div className="flex flex-col gap-5">
          {children}
          <ConfirmForm {...rest} />
        </div>
      )}
    </Dialog>
  );
}

/** The dialog's form, for pages. */
export function ConfirmForm({
  label,
  hasPassword,
  act,
}: Pick<ConfirmOwnerDialogProps, 'label' | 'hasPassword' | 'act'>) {
  const form = useForm({ defaultValues: { current_password: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ current_password }) => act(current_password),
    onSuccess: () => undefined,
    fallback: accountsWords.didNotSucceedTryAgain,
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {hasPassword && (
        <PasswordField
          label={accountsWords.currentPassword}
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
      )}
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={accountsWords.oneMoment}>
        {label}
      </SubmitButton>
    </form>
  );
}

import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountsWords, basicWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { clearSession } from '../../../lib/session.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { resetPassword } from '../api.ts';
import { loadFormResolvers, type ResetFields, resetResolver } from '../forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ResetFormProps {
  token: string;
  onExpired: () => void;
}

const CHANGED = accountsWords.yourPasswordIsChanged;

/** Sets a new password by a mailed link; every session ends, this browser's included. */
export function ResetForm({ token, onExpired }: ResetFormProps) {
  const navigate = useNavigate();
  const form = useForm<ResetFields>({ resolver: resetResolver });
  useLoadOnFocus(loadFormResolvers);
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ password }) => resetPassword(token, password),
    async onSuccess() {
      clearSession();
      toast.success(CHANGED);
      await navigate('/login', { replace: true });
    },
    onFailure(error) {
      if (!(error instanceof CallError)) return false;
      if (error.code !== 'accounts.reset_link_invalid' && !error.fields.token) return false;
      onExpired();
      return true;
    },
    fallback: accountsWords.thePasswordCouldNotBeChanged,
    afterLeaving: {
      onSuccess() {
        clearSession();
        toast.success(CHANGED, { link: { to: '/login', text: basicWords.signIn } });
      },
    },
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <NewPasswordFields
        typed={typed}
        first={{
          register: form.register('password', { deps: 'confirm_password' }),
          error: errors.password?.message,
        }}
        second={{ register: form.register('confirm_password'), error: errors.confirm_password?.message }}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving}>
        {accountsWords.setNewPassword}
      </SubmitButton>
    </form>
  );
}

import { useForm, useWatch } from 'react-hook-form';
import { accountsWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { replaceTokens } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { loadFormResolvers, type PasswordFields, passwordResolver } from '../forms.ts';
import { changePassword } from '../own-account.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const CHANGED = accountsWords.passwordChanged;

export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useForm<PasswordFields>({ resolver: passwordResolver });
  useLoadOnFocus(loadFormResolvers);
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    async send({ current_password, password }) {
      // The server has revoked the old tokens, even if this page was left.
      replaceTokens(await changePassword(current_password, password));
    },
    onSuccess() {
      form.reset();
      toast.success(CHANGED);
      onChanged();
    },
    fallback: accountsWords.thePasswordCouldNotBeChanged,
    afterLeaving: { onSuccess: () => toast.success(CHANGED) },
  });

  return (
    <form {...formProps} className="flex max-w-md flex-col gap-5">
      {/* Password managers need the user name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountsWords.currentPassword}
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <NewPasswordFields
        typed={typed}
        first={{
          register: form.register('password', { deps: 'confirm_password' }),
          error: errors.password?.message,
        }}
        second={{ register: form.register('confirm_password'), error: errors.confirm_password?.message }}
      />
      <FailureBanner failure={failure} />
      <SubmitButton
        busy={isSubmitting}
        busyLabel={accountsWords.changing}
        variant="secondary"
        className="self-start"
      >
        {accountsWords.changePassword}
      </SubmitButton>
    </form>
  );
}

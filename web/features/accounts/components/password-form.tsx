import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { replaceTokens } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { replacePassword } from '../api.ts';
import { type PasswordFields, passwordResolver } from '../forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Changes the password; every other device is signed out by it. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useForm<PasswordFields>({ resolver: passwordResolver });
  const typed = useWatch({ control: form.control, name: 'password' });
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  async function submit({ current_password, password }: PasswordFields) {
    setFailure(undefined);
    try {
      replaceTokens(await replacePassword(current_password, password));
      form.reset();
      toast.success('Password changed. Every other device is signed out.');
      onChanged();
    } catch (error) {
      const fallback = 'The password could not be changed. Please try again.';
      setFailure(showFormErrors(error, form.setError, ['current_password', 'password'], fallback));
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit(submit)}
      className="flex max-w-md flex-col gap-5"
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      {/* Password managers want to know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <NewPasswordFields
        typed={typed}
        first={{ register: form.register('password'), error: errors.password?.message }}
        second={{ register: form.register('confirm_password'), error: errors.confirm_password?.message }}
      />
      <Button type="submit" variant="secondary" className="self-start" disabled={isSubmitting}>
        {isSubmitting ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}

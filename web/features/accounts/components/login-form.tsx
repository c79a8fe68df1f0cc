import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { safeNext, withNext } from '../../../lib/next-path.ts';
import { signIn } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, PasswordField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type DemoAccount, logIn } from '../api.ts';
import { type LoginFields, loginResolver } from '../forms.ts';
import { signInErrorMessage } from '../sign-in-error.ts';
import { DemoAccounts } from './demo-accounts.tsx';

interface LoginFormProps {
  demoAccounts: DemoAccount[];
  /** Told while somebody is being signed in, until the page is left. */
  onBusy: (busy: boolean) => void;
  children?: ReactNode;
}

/** E-mail, password, remember-me (accounts-5). */
export function LoginForm({ demoAccounts, onBusy, children }: LoginFormProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [remember, setRemember] = useState(false);
  const form = useForm<LoginFields>({ resolver: loginResolver });
  const { errors, isSubmitting } = form.formState;

  async function submit(fields: LoginFields) {
    onBusy(true);
    try {
      signIn(await logIn(fields), remember);
      toast.success('Login successful!');
      await navigate(safeNext(search.get('next')), { replace: true });
    } catch (error) {
      const body = error instanceof CallError ? error.body : undefined;
      const unreached = error instanceof CallError && error.status === 0;
      toast.error(unreached ? error.message : signInErrorMessage(body, 'login'));
      showFormErrors(error, form.setError, ['email', 'password'], '');
      if (error instanceof CallError && error.status === 401)
        form.setFocus('password', { shouldSelect: true });
    } finally {
      onBusy(false);
    }
  }

  return (
    <>
      <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
          <CheckField
            label="Remember me"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <Link
            to={withNext('/forgot-password', search.get('next'))}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
          >
            Forgot password?
          </Link>
        </div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      {children}
      <DemoAccounts
        accounts={demoAccounts}
        onChoose={({ email, password }) => {
          form.clearErrors();
          form.setValue('email', email);
          form.setValue('password', password);
        }}
      />
    </>
  );
}

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { forgetSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { setPasswordByLink } from '../api.ts';
import { type ResetFields, resetResolver } from '../forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ResetFormProps {
  token: string;
  /** Told when the server does not take the link any more. */
  onExpired: () => void;
}

/** Sets a new password by a mailed link. Every session ends with it, this browser's too. */
export function ResetForm({ token, onExpired }: ResetFormProps) {
  const navigate = useNavigate();
  const form = useForm<ResetFields>({ resolver: resetResolver });
  const typed = useWatch({ control: form.control, name: 'password' });
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: ResetFields) {
    setFailure(undefined);
    try {
      await setPasswordByLink(token, password);
      forgetSession();
      toast.success('Your password is changed. Sign in with the new one.');
      await navigate('/login', { replace: true });
    } catch (error) {
      const dead =
        error instanceof CallError && (error.code === 'accounts.reset_link_invalid' || error.fields.token);
      if (dead) onExpired();
      else {
        const fallback = 'The password could not be changed. Please try again.';
        setFailure(showFormErrors(error, form.setError, ['password'], fallback));
      }
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
      {failure && <Banner kind="error">{failure}</Banner>}
      <NewPasswordFields
        typed={typed}
        first={{ register: form.register('password'), error: errors.password?.message }}
        second={{ register: form.register('confirm_password'), error: errors.confirm_password?.message }}
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Set new password'}
      </Button>
    </form>
  );
}

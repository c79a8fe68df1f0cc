import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { askForResetLink } from '../api.ts';
import { type ForgotFields, forgotResolver } from '../forms.ts';

/** Asks for a link to reset the password. What it says afterwards is the same for every address. */
export function ForgotForm() {
  const form = useForm<ForgotFields>({ resolver: forgotResolver });
  const [sent, setSent] = useState<{ to: string; answer: string }>();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = form.formState;

  async function submit({ email }: ForgotFields) {
    setFailure(undefined);
    setSent(undefined);
    try {
      const { detail } = await askForResetLink(email);
      setSent({ to: email, answer: detail });
    } catch (error) {
      setFailure(
        showFormErrors(error, form.setError, ['email'], 'The link could not be asked for. Please try again.'),
      );
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
      {failure && <Banner kind="error">{failure}</Banner>}
      {sent && (
        <Banner kind="success">
          {sent.answer} The link works once, for one hour. Nothing there after a few minutes? Look among the
          unwanted mail of {sent.to}, or send it again.
        </Banner>
      )}
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
      <Button type="submit" disabled={isSubmitting} variant={sent ? 'secondary' : 'primary'}>
        {isSubmitting ? 'Sending...' : sent ? 'Send the link again' : 'Send the link'}
      </Button>
    </form>
  );
}

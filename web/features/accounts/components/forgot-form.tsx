import { useState } from 'react';
import { useTextForm } from '../../../lib/text-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { requestPasswordReset } from '../api.ts';
import { type ForgotFields, loadForgotCheck } from '../forms.ts';

export function ForgotForm() {
  const [sent, setSent] = useState<{ to: string; answer: string }>();
  const { errors, formProps, failure, isSubmitting } = useTextForm({
    loadCheck: loadForgotCheck,
    send({ email }: ForgotFields) {
      setSent(undefined);
      return requestPasswordReset(email);
    },
    onSuccess: ({ detail }, { email }) => setSent({ to: email, answer: detail }),
    fallback: 'The link could not be sent. Please try again.',
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
      {sent && (
        <Banner kind="success">
          {sent.answer} If it does not arrive within a few minutes, check the spam folder of {sent.to}, or
          send it again.
        </Banner>
      )}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
        name="email"
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Sending..." variant={sent ? 'secondary' : 'primary'}>
        {sent ? 'Send the link again' : 'Send the link'}
      </SubmitButton>
    </form>
  );
}

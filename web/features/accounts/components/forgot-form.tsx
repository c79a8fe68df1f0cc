import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountsWords, basicWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { requestPasswordReset } from '../api.ts';
import { type ForgotFields, forgotResolver, loadFormResolvers } from '../forms.ts';

export function ForgotForm() {
  const [sent, setSent] = useState<{ to: string; answer: string }>();
  const form = useForm<ForgotFields>({ resolver: forgotResolver });
  useLoadOnFocus(loadFormResolvers);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ email }) {
      setSent(undefined);
      return requestPasswordReset(email);
    },
    onSuccess: ({ detail }, { email }) => setSent({ to: email, answer: detail }),
    fallback: accountsWords.theLinkCouldNotBeSent,
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
      {sent && (
        <Banner kind="success">
          {accountsWords.ifItDoesNotArriveWithin({ answer: sent.answer, to: sent.to })}
        </Banner>
      )}
      <TextField
        label={basicWords.eMail}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FailureBanner failure={failure} />
      <SubmitButton
        busy={isSubmitting}
        busyLabel={basicWords.sending}
        variant={sent ? 'secondary' : 'primary'}
      >
        {sent ? accountsWords.sendTheLinkAgain : accountsWords.sendTheLink}
      </SubmitButton>
    </form>
  );
}

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { accountsWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';

interface CodeFormProps<Result> {
  /** The label of the button. */
  label: string;
  hint?: string;
  send: (code: string) => Promise<Result>;
  onSuccess: (result: Result) => unknown;
  /** Focuses the field, because it replaces the focused element. */
  autoFocus?: boolean;
}

/** Asks for a code of the authenticator app. */
export function CodeForm<Result>({ label, hint, send, onSuccess, autoFocus }: CodeFormProps<Result>) {
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (autoFocus) setFocus('code');
  }, [autoFocus, setFocus]);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ code }) => send(code),
    onSuccess,
    fallback: accountsWords.didNotSucceedTryAgain,
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label={accountsWords.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={hint}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={accountsWords.checking}>
        {label}
      </SubmitButton>
    </form>
  );
}

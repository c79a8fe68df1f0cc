import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { phoneSignInWords } from '#words';
import { CODE_MINUTES } from '../../../../contract/constants/messages.ts';
import type { SentPhoneCode } from '../../../../contract/phones.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useSecondsUntil } from '../../../lib/use-seconds-until.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { sendOwnCode } from '../phone-sign-in.ts';

interface OwnCodeProps {
  /** Of the code in the call. */
  name: 'code' | 'old_code' | 'phone_code';
  label: string;
  /** The label of the button that completes it. */
  button: string;
  asksForPassword?: boolean;
  send: (code: string, password: string) => Promise<unknown>;
  onDone: () => unknown;
  children?: ReactNode;
}

/** Sends a code to the phone that signs in, and takes it back. */
export function OwnCode({ name, label, button, asksForPassword, send, onDone, children }: OwnCodeProps) {
  const [sent, setSent] = useState<SentPhoneCode>();
  const [keys] = useState(() => attemptKeys());
  const sending = useAction();
  const seconds = useSecondsUntil(sent?.resend_at);
  const form = useForm({ defaultValues: { code: '', old_code: '', phone_code: '', password: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values) => send(values[name], values.password),
    onSuccess: onDone,
    fallback: phoneSignInWords.failed,
  });
  const ask = () =>
    sending.act(async () => {
      setSent(await sendOwnCode(keys.keyFor('own')));
      keys.forget();
    }, phoneSignInWords.failedToSend);
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {children}
      {sent && (
        <>
          <p role="status">{phoneSignInWords.sentTo({ phone: sent.sent_to, minutes: CODE_MINUTES })}</p>
          <TextField
            label={label}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            dir="ltr"
            autoFocus
            required
            error={errors[name]?.message}
            {...form.register(name)}
          />
          {asksForPassword && (
            <PasswordField
              label={phoneSignInWords.newPassword}
              autoComplete="new-password"
              required
              error={errors.password?.message}
              {...form.register('password')}
            />
          )}
        </>
      )}
      <FailureBanner failure={failure} />
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      {sent && (
        <SubmitButton busy={isSubmitting} busyLabel={phoneSignInWords.checking}>
          {button}
        </SubmitButton>
      )}
      <Button
        type="button"
        variant={sent ? 'quiet' : 'secondary'}
        className="self-start"
        pending={sending.isPending}
        disabled={seconds > 0}
        onClick={() => void ask()}
      >
        {seconds > 0
          ? phoneSignInWords.sendAgainIn({ seconds })
          : sent
            ? phoneSignInWords.sendAgain
            : phoneSignInWords.sendTheCode}
      </Button>
    </form>
  );
}

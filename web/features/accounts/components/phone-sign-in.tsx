import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountsWords, phoneSignInWords } from '#words';
import { CODE_MINUTES } from '../../../../contract/constants/messages.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { signIn } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useSecondsUntil } from '../../../lib/use-seconds-until.ts';
import { type AskedCode, useSentCode } from '../../../lib/use-sent-code.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type PhoneSession, type PhoneTicket, sendSignInCode, signInByPhone } from '../phone-sign-in.ts';
import { challengeOf } from '../second-factor.ts';
import { pathAfterSignIn } from '../sign-in-error.ts';

const loadSecondStep = () => import('./second-step.tsx');
const loadRegisterForm = () => import('./phone-register-form.tsx');

interface PhoneSignInProps {
  next: string | null;
  /** Called with true until the page is left, also after success. */
  onBusy: (busy: boolean) => void;
}

/** Number, code, and for a new number the account (accounts-25). */
export function PhoneSignIn({ next, onBusy }: PhoneSignInProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useSentCode('sign-in');
  const [remember, setRemember] = useState(false);
  const [ticket, setTicket] = useState<PhoneTicket>();
  const [challenge, setChallenge] = useState<string>();

  async function enter(session: PhoneSession, sentence: string) {
    onBusy(true);
    setAsked();
    signIn(session, remember);
    toast.success(sentence);
    await navigate(pathAfterSignIn(session, next), { replace: true });
    onBusy(false);
  }
  const startAgain = () => {
    setAsked();
    setTicket(undefined);
    setChallenge(undefined);
  };

  if (challenge) {
    return (
      <LazyPart load={loadSecondStep} skeleton={<Skeleton className="h-48" />}>
        {(SecondStep) => (
          <SecondStep
            challenge={challenge}
            next={next}
            remember={remember}
            onBusy={onBusy}
            onBack={startAgain}
          />
        )}
      </LazyPart>
    );
  }
  if (ticket) {
    return (
      <LazyPart load={loadRegisterForm} skeleton={<Skeleton className="h-64" />}>
        {(RegisterForm) => (
          <RegisterForm
            ticket={ticket}
            onDone={(session) => enter(session, accountsWords.registrationSuccessful)}
            onExpired={startAgain}
          />
        )}
      </LazyPart>
    );
  }
  if (!asked) return <NumberForm onSent={setAsked} />;
  return (
    <CodeStep
      {...asked}
      remember={remember}
      onRemember={setRemember}
      onSent={setAsked}
      onBack={startAgain}
      onChallenge={setChallenge}
      onOutcome={(outcome) =>
        outcome.outcome === 'register'
          ? setTicket(outcome)
          : enter(outcome.session, accountsWords.loginSuccessful)
      }
    />
  );
}

function NumberForm({ onSent }: { onSent: (asked: AskedCode) => void }) {
  const form = useForm({ defaultValues: { phone: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ phone }, { keyFor }) => sendSignInCode(phone, keyFor(phone)),
    onSuccess: (sent, { phone }) => onSent({ phone, sent }),
    fallback: phoneSignInWords.failedToSend,
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label={phoneSignInWords.mobileNumber}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        required
        hint={phoneSignInWords.numberHint}
        error={form.formState.errors.phone?.message}
        {...form.register('phone')}
      />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={phoneSignInWords.sending}>
        {phoneSignInWords.sendTheCode}
      </SubmitButton>
    </form>
  );
}

interface CodeStepProps extends AskedCode {
  remember: boolean;
  onRemember: (remember: boolean) => void;
  onSent: (asked: AskedCode) => void;
  onBack: () => void;
  onChallenge: (challenge: string) => void;
  onOutcome: (outcome: ResponseOf<'POST /auth/phone/sign-in/'>) => unknown;
}

function CodeStep({
  phone,
  sent,
  remember,
  onRemember,
  onSent,
  onBack,
  onChallenge,
  onOutcome,
}: CodeStepProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const [keys] = useState(() => attemptKeys());
  const sending = useAction();
  const seconds = useSecondsUntil(sent.resend_at);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ code }, { keyFor }) => signInByPhone({ phone, code }, keyFor({ phone, code })),
    onSuccess: onOutcome,
    onFailure(error) {
      const challenge = challengeOf(error);
      if (challenge) onChallenge(challenge);
      return challenge !== undefined;
    },
    fallback: phoneSignInWords.failedToSignIn,
  });
  const sendAgain = () =>
    sending.act(async () => {
      onSent({ phone, sent: await sendSignInCode(phone, keys.keyFor(phone)) });
      keys.forget();
      form.setFocus('code');
    }, phoneSignInWords.failedToSend);
  return (
    <>
      <p role="status">{phoneSignInWords.sentTo({ phone: sent.sent_to, minutes: CODE_MINUTES })}</p>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label={phoneSignInWords.theCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          dir="ltr"
          autoFocus
          required
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <CheckField
          label={accountsWords.rememberMe}
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
        />
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel={phoneSignInWords.checking}>
          {phoneSignInWords.enter}
        </SubmitButton>
      </form>
      <p className="text-sm text-muted">{phoneSignInWords.nothingCame}</p>
      {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
      <div className="-mx-4 flex flex-wrap gap-x-2">
        <Button
          variant="quiet"
          pending={sending.isPending}
          disabled={seconds > 0}
          onClick={() => void sendAgain()}
        >
          {seconds > 0 ? phoneSignInWords.sendAgainIn({ seconds }) : phoneSignInWords.sendAgain}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {phoneSignInWords.anotherNumber}
        </Button>
      </div>
    </>
  );
}

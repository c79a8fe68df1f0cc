import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { accountsWords, basicWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { withNext } from '../../../lib/next-path.ts';
import { usePlainOutcome } from '../../../lib/plain-form.ts';
import { signIn } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckField, PasswordField, TextField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type DemoAccount, logIn } from '../api.ts';
import { type LoginFields, loadFormResolvers, loginResolver } from '../forms.ts';
import type { PlainSession } from '../plain-sign-in.ts';
import { challengeOf } from '../second-factor.ts';
import { pathAfterSignIn, signInErrorMessage } from '../sign-in-error.ts';

const loadSecondStep = () => import('./second-step.tsx');

interface LoginFormProps {
  demoAccounts: DemoAccount[];
  /** Called with true until the page is left, also after success. */
  onBusy: (busy: boolean) => void;
  /** The initial e-mail address. */
  email?: string;
  /** Overrides `?next=`. */
  next?: string | null;
  /** Called after the session begins, before the page is left. */
  onSignedIn?: () => Promise<void>;
  children?: (remember: boolean) => ReactNode;
}

export function LoginForm({ demoAccounts, onBusy, email = '', next, onSignedIn, children }: LoginFormProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [remember, setRemember] = useState(false);
  const [challenge, setChallenge] = useState<string>();
  const target = next === undefined ? search.get('next') : next;
  const plain = usePlainOutcome<PlainSession>();
  const sentPlainly = plain?.result;
  const form = useForm<LoginFields>({ resolver: loginResolver, errors: plain?.errors });
  useLoadOnFocus(loadFormResolvers);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    failedBefore: plain?.sentence,
    send: logIn,
    onSuccess: (session) => enter(session, remember),
    onFailure(error) {
      const asked = challengeOf(error);
      setChallenge(asked);
      if (asked) return true;
      toast.error(sentenceOf(error));
      if (!(error instanceof CallError) || error.status !== 401) return false;
      form.setFocus('password', { shouldSelect: true });
      return true;
    },
    sentenceFor: (error, isOnFields) => (isOnFields ? null : sentenceOf(error)),
    fallback: accountsWords.loginFailed,
  });

  async function enter(session: PlainSession['session'], isRemembered: boolean) {
    onBusy(true);
    signIn(session, isRemembered);
    await onSignedIn?.();
    toast.success(accountsWords.loginSuccessful);
    await navigate(pathAfterSignIn(session, target), { replace: true });
    onBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts of the answered page have arrived
  useEffect(() => {
    if (sentPlainly) void enter(sentPlainly.session, sentPlainly.remember);
  }, []);

  const action = useHref(withNext('/login', search.get('next')));
  if (sentPlainly) {
    return <Banner kind="success">{accountsWords.signedInUntilScriptsArrive}</Banner>;
  }
  return (
    <>
      {challenge && (
        <LazyPart load={loadSecondStep} skeleton={<Skeleton className="h-48" />}>
          {(SecondStep) => (
            <SecondStep
              challenge={challenge}
              next={target}
              remember={remember}
              onBusy={onBusy}
              onSignedIn={onSignedIn}
              onBack={() => setChallenge(undefined)}
            />
          )}
        </LazyPart>
      )}
      {/* Stays mounted, so that going back restores the typed values. */}
      <div hidden={challenge !== undefined} className="contents">
        <form {...formProps} action={action} className="flex flex-col gap-5">
          <TextField
            label={basicWords.eMail}
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.email?.message}
            defaultValue={plain?.typed.email ?? (email || undefined)}
            {...form.register('email')}
          />
          <PasswordField
            label={accountsWords.password}
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
            <CheckField
              label={accountsWords.rememberMe}
              name="remember"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            <TextLink to={withNext('/forgot-password', search.get('next'))}>
              {accountsWords.forgotPassword}
            </TextLink>
          </div>
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel={accountsWords.signingIn}>
            {accountsWords.signIn}
          </SubmitButton>
        </form>
        {children?.(remember)}
        <DemoAccounts
          accounts={demoAccounts}
          onChoose={({ email, password }) => {
            form.clearErrors();
            form.setValue('email', email);
            form.setValue('password', password);
          }}
        />
      </div>
    </>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallError && error.status === 0) return error.message;
  return signInErrorMessage(error instanceof CallError ? error.body : undefined, 'login');
}

function roleName(role: string): string {
  return (accountsWords.demoRoles as Record<string, string>)[role] ?? role;
}

interface DemoAccountsProps {
  accounts: DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** Buttons that fill in a demo account; renders nothing without demo data (demo-2). */
function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <Card as="section" padding="small" aria-labelledby="demo-accounts" className="bg-sunken">
      <h2 id="demo-accounts" className="font-sans text-sm font-semibold">
        {accountsWords.justLookingTryADemoAccount}
      </h2>
      <ul className="mt-2 flex flex-col">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-wrap items-baseline gap-x-3 rounded-lg px-2 py-2.5 text-start text-sm hover:bg-brand-soft"
            >
              <span className="w-20 font-semibold text-brand capitalize">{roleName(account.role)}</span>
              <span className="text-muted wrap-anywhere">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { accountsWords, accountWords } from '#words';
import { PROVIDER_NAMES } from '../../../contract/constants/accounts.ts';
import { challengeOf } from '../../features/accounts/second-factor.ts';
import { pathAfterSignIn } from '../../features/accounts/sign-in-error.ts';
import { finishSocialSignIn, problemOf } from '../../features/accounts/sign-in-ways.ts';
import { CallError } from '../../lib/call-error.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { isSignedIn, signIn } from '../../lib/session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { EntryFrame } from './entry-frame.tsx';

/** Finishes a social sign-in in the browser, because only the browser has the cookie for it. */
export async function clientLoader() {
  const back = isSignedIn() ? '/profile' : '/login';
  try {
    const outcome = await finishSocialSignIn();
    if (outcome.outcome === 'signed_in') {
      signIn(outcome.session, outcome.remember);
      toast.success(accountsWords.loginSuccessful);
      return redirect(pathAfterSignIn(outcome.session, outcome.next));
    }
    if (outcome.outcome === 'connected') {
      toast.success(accountsWords.providerIsConnected({ provider: PROVIDER_NAMES[outcome.provider] }));
      return redirect('/profile');
    }
    return outcome;
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge) {
      const { next, remember } = (error as CallError).body as { next: string | null; remember: boolean };
      return { outcome: 'second_step' as const, challenge, next, remember };
    }
    const isTaken = error instanceof CallError && error.code === 'accounts.social_taken';
    if (isTaken) toast.error(error.message);
    if (isTaken && isSignedIn()) return redirect(back);
    return redirect(`${back}?social=${problemOf(error instanceof CallError ? error.code : undefined)}`);
  }
}
clientLoader.hydrate = true as const;

/** The cookie works only once. */
export function shouldRevalidate() {
  return false;
}

export const meta = privateMeta(accountWords.signInReturn);

const FRAME = {
  picture: 'service-tailoring',
  promise: accountWords.yourMeasurementsAreSaved,
};

const WAITING = (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);

export function HydrateFallback() {
  return (
    <EntryFrame title={accountWords.signingYouIn} lead={accountWords.thisTakesAMoment} {...FRAME}>
      {WAITING}
    </EntryFrame>
  );
}

/** Loaded on demand, because most people are signed in at once and see neither form. */
const loadRegisterForm = () => import('../../features/accounts/components/social-register-form.tsx');
const loadSecondStep = () => import('../../features/accounts/components/second-step.tsx');
const loadConnect = () => import('../../features/accounts/components/social-connect.tsx');

export default function SignInReturnPage() {
  const outcome = useLoaderData<typeof clientLoader>();
  const [, setBusy] = useState(false);
  const navigate = useNavigate();
  if (outcome.outcome === 'register') {
    return (
      <EntryFrame
        title={accountWords.createYourAccount}
        lead={accountWords.oneStepLeft({ provider: PROVIDER_NAMES[outcome.provider] })}
        {...FRAME}
      >
        <LazyPart load={loadRegisterForm} skeleton={WAITING}>
          {(SocialRegisterForm) => <SocialRegisterForm outcome={outcome} onBusy={setBusy} />}
        </LazyPart>
      </EntryFrame>
    );
  }
  if (outcome.outcome === 'second_step') {
    return (
      <EntryFrame title={accountWords.oneMoreStep} lead={accountWords.yourAccountHasTwoSteps} {...FRAME}>
        <LazyPart load={loadSecondStep} skeleton={WAITING}>
          {(SecondStep) => (
            <SecondStep {...outcome} onBusy={setBusy} onBack={() => void navigate('/login')} />
          )}
        </LazyPart>
      </EntryFrame>
    );
  }
  if (outcome.outcome !== 'connect') return <HydrateFallback />;
  const provider = PROVIDER_NAMES[outcome.provider];
  return (
    <EntryFrame
      title={accountWords.youAlreadyHaveAnAccount}
      lead={accountWords.anAccountHasThisAddress({ email: outcome.email, provider })}
      {...FRAME}
    >
      <LazyPart load={loadConnect} skeleton={WAITING}>
        {(SocialConnect) => <SocialConnect outcome={outcome} onBusy={setBusy} />}
      </LazyPart>
    </EntryFrame>
  );
}

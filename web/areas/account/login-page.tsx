import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { readDemoAccounts } from '../../features/accounts/api.ts';
import { LoginForm } from '../../features/accounts/components/login-form.tsx';
import { PasskeySignIn } from '../../features/accounts/components/passkey-sign-in.tsx';
import { SocialSignIn } from '../../features/accounts/components/social-sign-in.tsx';
import { logInPlainly } from '../../features/accounts/plain-sign-in.ts';
import { socialProblem } from '../../features/accounts/sign-in-ways.ts';
import { publicPage } from '../../lib/load.ts';
import { safeNext, withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { useShop } from '../../lib/shop.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Banner, Skeleton } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryFrame } from './entry-frame.tsx';

const page = publicPage(async ({ read }) => ({ demoAccounts: await readDemoAccounts(read) }));

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export const handle: PageHandle = { query: ['next', 'social'] };

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: basicWords.signIn,
    description: accountWords.signInToSeeYourMeasurements,
  });
}

export const action = logInPlainly;

const loadSignedInAlready = () => import('../../features/accounts/components/signed-in-already.tsx');

export default function LoginPage() {
  const { demoAccounts } = useLoaderData<typeof loader>();
  const { phone_sign_in } = useShop();
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  const [busy, setBusy] = useState(false);
  const next = safeNext(search.get('next'), '');
  const problem = socialProblem(search);

  if (user && !busy) {
    return (
      <Frame title={accountWords.welcome({ username: user.username })} lead={accountWords.youAreSignedIn}>
        <LazyPart load={loadSignedInAlready} skeleton={<Skeleton className="h-28" />}>
          {(SignedInAlready) => <SignedInAlready user={user} />}
        </LazyPart>
      </Frame>
    );
  }
  return (
    <Frame
      title={basicWords.signIn}
      lead={
        <Rich
          text={accountWords.newHere}
          parts={{
            link: (text) => (
              <TextLink to={withNext('/signup', next)} variant="inline">
                {text}
              </TextLink>
            ),
          }}
        />
      }
    >
      {next && <Banner kind="info">{accountWords.signInToContinue}</Banner>}
      {problem && <Banner kind="error">{problem}</Banner>}
      <LoginForm demoAccounts={demoAccounts} onBusy={setBusy}>
        {(remember) => (
          <>
            {phone_sign_in && (
              <TextLink to={withNext('/phone-sign-in', next)} className="self-start">
                {accountWords.signInByPhone}
              </TextLink>
            )}
            <SocialSignIn next={next} remember={remember} />
            <PasskeySignIn next={next} remember={remember} onBusy={setBusy} />
          </>
        )}
      </LoginForm>
    </Frame>
  );
}

function Frame(props: Pick<Parameters<typeof EntryFrame>[0], 'title' | 'lead' | 'children'>) {
  return (
    <EntryFrame picture="service-tailoring" promise={accountWords.yourMeasurementsAreSaved} {...props} />
  );
}

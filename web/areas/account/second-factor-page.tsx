import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountsWords, accountWords, basicWords } from '#words';
import { SecondFactorSetup } from '../../features/accounts/components/second-factor-setup.tsx';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { signInWaysQuery } from '../../features/accounts/sign-in-ways.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { safeNext } from '../../lib/next-path.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Banner, Skeleton } from '../../ui/states.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const clientLoader = requireSession;

export const meta = privateMeta(accountWords.twoStepSignIn);

const FRAME = {
  title: accountWords.twoStepSignIn,
  picture: 'inhouse',
  promise: accountWords.aStolenPasswordOpensNothing,
};

export function HydrateFallback() {
  return (
    <EntryFrame lead={accountWords.oneMoment} {...FRAME}>
      <Skeleton className="h-40" />
    </EntryFrame>
  );
}

export default function SecondFactorPage() {
  const [search] = useSearchParams();
  useLeaveWhenSignedOut();
  const [isDone, setDone] = useState(false);
  const { data: ways, error, refetch } = useQuery(signInWaysQuery, queryClient);
  if (!ways) {
    if (!error) return <HydrateFallback />;
    return (
      <EntryFrame lead={accountWords.thePageCouldNotBeLoaded} {...FRAME}>
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, accountsWords.signInWaysCouldNotBeLoaded)}
        </LoadFailure>
      </EntryFrame>
    );
  }
  const next = safeNext(search.get('next'), '/profile');
  if (ways.second_factor.on && !isDone) {
    return (
      <EntryFrame lead={accountWords.itIsOnAlready} {...FRAME}>
        <ButtonLink to={next}>{basicWords.continueLabel}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      lead={
        ways.second_factor.required ? accountWords.staffNeedTwoSteps : accountWords.signInWithPasswordAndCode
      }
      {...FRAME}
    >
      {isDone && <Banner kind="success">{accountWords.twoStepSignInIsOn}</Banner>}
      <SecondFactorSetup
        hasPassword={ways.has_password}
        onDone={() => {
          setDone(true);
          // The session may now read what it was refused before.
          void queryClient.invalidateQueries();
        }}
      />
      {isDone && <ButtonLink to={next}>{accountWords.iHaveKeptTheCodes}</ButtonLink>}
    </EntryFrame>
  );
}

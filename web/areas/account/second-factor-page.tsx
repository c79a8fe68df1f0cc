import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
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

export const meta = privateMeta('Two-step sign-in');

const FRAME = {
  title: 'Two-step sign-in',
  picture: 'inhouse',
  promise: 'A stolen password opens nothing without your phone.',
};

export function HydrateFallback() {
  return (
    <EntryFrame lead="One moment." {...FRAME}>
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
      <EntryFrame lead="The page could not be loaded." {...FRAME}>
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'The ways to sign in could not be loaded.')}
        </LoadFailure>
      </EntryFrame>
    );
  }
  const next = safeNext(search.get('next'), '/profile');
  if (ways.second_factor.on && !isDone) {
    return (
      <EntryFrame lead="It is on already." {...FRAME}>
        <ButtonLink to={next}>Continue</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      lead={
        ways.second_factor.required
          ? 'People who work here sign in with a password and a code. Set it up before you go on.'
          : 'Sign in with your password and a code of an app on your phone.'
      }
      {...FRAME}
    >
      {isDone && <Banner kind="success">Two-step sign-in is on.</Banner>}
      <SecondFactorSetup
        hasPassword={ways.has_password}
        onDone={() => {
          setDone(true);
          // The session may now read what it was refused before.
          void queryClient.invalidateQueries();
        }}
      />
      {isDone && <ButtonLink to={next}>I have kept the codes</ButtonLink>}
    </EntryFrame>
  );
}

import { useState } from 'react';
import { type MetaArgs, useSearchParams } from 'react-router';
import { SignupForm } from '../../features/accounts/components/signup-form.tsx';
import { withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['next'] };

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Create an account',
    description:
      'Keep your measurements, have garments stitched by tailors you choose, and follow every stage.',
  });
}

const loadSignedInAlready = () => import('../../features/accounts/components/signed-in-already.tsx');

export default function SignupPage() {
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  const [busy, setBusy] = useState(false);
  const known = user && !busy ? user : undefined;
  return (
    <EntryFrame
      title={known ? 'You already have an account' : 'Create an account'}
      lead={
        known ? (
          'You are signed in.'
        ) : (
          <>
            Already have an account?{' '}
            <TextLink to={withNext('/login', search.get('next'))} variant="inline">
              Sign in
            </TextLink>
          </>
        )
      }
      picture="culture-sindhi"
      promise="Choose a tailor by rating and price, send a picture of what you want, and follow every stage."
    >
      {known ? (
        <LazyPart load={loadSignedInAlready} skeleton={<Skeleton className="h-28" />}>
          {(SignedInAlready) => <SignedInAlready user={known} />}
        </LazyPart>
      ) : (
        <SignupForm onBusy={setBusy} />
      )}
    </EntryFrame>
  );
}

import { useState } from 'react';
import { type MetaArgs, useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { PhoneSignIn } from '../../features/accounts/components/phone-sign-in.tsx';
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
  return pageMeta(args, { title: accountWords.signInByPhone, description: accountWords.aboutByPhone });
}

const loadSignedInAlready = () => import('../../features/accounts/components/signed-in-already.tsx');

export default function PhoneSignInPage() {
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  const [busy, setBusy] = useState(false);
  const known = user && !busy ? user : undefined;
  return (
    <EntryFrame
      title={known ? accountWords.welcome({ username: known.username }) : accountWords.byPhone}
      lead={known ? accountWords.youAreSignedIn : accountWords.aboutByPhone}
      picture="service-tailoring"
      promise={accountWords.howPhoneSignInWorks}
    >
      {known ? (
        <LazyPart load={loadSignedInAlready} skeleton={<Skeleton className="h-28" />}>
          {(SignedInAlready) => <SignedInAlready user={known} />}
        </LazyPart>
      ) : (
        <>
          <PhoneSignIn next={search.get('next')} onBusy={setBusy} />
          <TextLink to={withNext('/login', search.get('next'))} className="self-start">
            {accountWords.backToSignIn}
          </TextLink>
        </>
      )}
    </EntryFrame>
  );
}

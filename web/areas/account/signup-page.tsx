import { useState } from 'react';
import { type MetaArgs, useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { SignupForm } from '../../features/accounts/components/signup-form.tsx';
import { withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { useShop } from '../../lib/shop.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['next'] };

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: accountWords.createAnAccount,
    description: accountWords.whatAnAccountIsFor,
  });
}

const loadSignedInAlready = () => import('../../features/accounts/components/signed-in-already.tsx');

export default function SignupPage() {
  const { phone_sign_in } = useShop();
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  const [busy, setBusy] = useState(false);
  const known = user && !busy ? user : undefined;
  return (
    <EntryFrame
      title={known ? accountWords.youAlreadyHaveAnAccount : accountWords.createAnAccount}
      lead={
        known ? (
          accountWords.youAreSignedIn
        ) : (
          <Rich
            text={accountWords.alreadyHaveAnAccount}
            parts={{
              link: (text) => (
                <TextLink to={withNext('/login', search.get('next'))} variant="inline">
                  {text}
                </TextLink>
              ),
            }}
          />
        )
      }
      picture="culture-sindhi"
      promise={accountWords.howOrderingWorks}
    >
      {known ? (
        <LazyPart load={loadSignedInAlready} skeleton={<Skeleton className="h-28" />}>
          {(SignedInAlready) => <SignedInAlready user={known} />}
        </LazyPart>
      ) : (
        <>
          <SignupForm onBusy={setBusy} />
          {phone_sign_in && (
            <TextLink to={withNext('/phone-sign-in', search.get('next'))} className="self-start">
              {accountWords.signUpByPhone}
            </TextLink>
          )}
        </>
      )}
    </EntryFrame>
  );
}

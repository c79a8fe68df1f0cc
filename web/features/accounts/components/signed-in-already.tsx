import { useSearchParams } from 'react-router';
import { accountsWords, basicWords } from '#words';
import { safeNext } from '../../../lib/next-path.ts';
import type { SessionUser } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { homeOf } from '../home-of.ts';
import { signOut } from '../sign-out.ts';
import { Avatar } from './avatar.tsx';

export default function SignedInAlready({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-col gap-6">
      <Card padding="small" className="flex items-center gap-4">
        <Avatar user={user} className="size-14" />
        <p className="min-w-0">
          <span className="block truncate font-semibold">{user.username}</span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </p>
      </Card>
      <ButtonLink to={safeNext(search.get('next'), homeOf(user))}>{basicWords.continueLabel}</ButtonLink>
      <Button variant="quiet" onClick={signOut}>
        {accountsWords.signOutToUseAnotherAccount}
      </Button>
    </div>
  );
}

import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { ACCOUNT_SHAPE } from './account-shape.ts';
import { PersonIcon } from './icons.tsx';
import { useSignedInParts } from './signed-in-parts.ts';

/** To /login when signed out, a menu when signed in; neutral until the stored session is read (pages-2). */
export function AccountMenu() {
  const user = useSession((state) => state.user);
  const parts = useSignedInParts();
  if (user && parts) return <parts.SignedInMenu username={user.username} />;
  return (
    <Link to={user ? '/profile' : '/login'} className={ACCOUNT_SHAPE}>
      <PersonIcon />
      {user === undefined ? <span className="sr-only">Account</span> : user ? 'Account' : 'Sign in'}
    </Link>
  );
}

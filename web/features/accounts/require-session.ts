import { useEffect } from 'react';
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';

/** The `clientLoader` of a personal page: redirects visitors to /login, which leads back after signing in. */
export function requireSession({ request }: { request: Request }): null {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  const { location } = window;
  // A request has no hash; while a link is followed, the window still has that of the page before.
  const hash = location.pathname === pathname ? location.hash : '';
  throw redirect(withNext('/login', pathname + search + hash));
}

/** Leaves a personal page when the session ends in another tab or the server refuses it. */
export function useLeaveWhenSignedOut(): void {
  const mustLeave = useSession(({ user, isSignedOutHere }) => user === null && !isSignedOutHere);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (mustLeave && state === 'idle')
      void navigate(withNext('/login', pathname + search + hash), { replace: true });
  }, [mustLeave, state, navigate, pathname, search, hash]);
}

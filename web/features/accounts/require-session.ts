import { useEffect } from 'react';
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';

/** The `clientLoader` of a personal page: redirects visitors to /login, which leads back after signing in. */
export function requireSession({ request }: { request: Request }): null {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(withNext('/login', pathname + search));
}

/** Leaves a personal page when the session ends in another tab or the server refuses it. */
export function useLeaveWhenSignedOut(): void {
  const mustLeave = useSession(({ user, isSignedOutHere }) => user === null && !isSignedOutHere);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (mustLeave && state === 'idle')
      void navigate(withNext('/login', pathname + search), { replace: true });
  }, [mustLeave, state, navigate, pathname, search]);
}

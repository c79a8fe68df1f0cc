import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session.ts';

/** Leaves a personal page when the session ends in another tab or is refused by the server. */
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

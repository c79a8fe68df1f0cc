import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session.ts';

/**
 * For a personal page: nobody's data stays on the screen once the session has ended, in another tab or because the
 * server refused it. Who presses Logout is on the way elsewhere already.
 */
export function useLeaveWhenSignedOut(): void {
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (user !== null || state !== 'idle') return;
    const timer = setTimeout(
      () => void navigate(withNext('/login', pathname + search), { replace: true }),
      100,
    );
    return () => clearTimeout(timer);
  }, [user, state, navigate, pathname, search]);
}

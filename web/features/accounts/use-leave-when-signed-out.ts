import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session.ts';

/** Leaves a personal page when the session ends in another tab or is refused by the server. */
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

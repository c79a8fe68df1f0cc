import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.ts';

/** The bell of signed-in people; visitors download neither it nor the query library. */
export function BellPlace() {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const [Bell, setBell] = useState<ComponentType>();
  useEffect(() => {
    if (!isSignedIn) return;
    import('../../../features/notifications/components/bell.tsx').then(
      (loaded) => setBell(() => loaded.Bell),
      // The page works without a bell; the next one loads it again.
      () => undefined,
    );
  }, [isSignedIn]);
  if (!isSignedIn) return null;
  return Bell ? <Bell /> : <span className="size-11 shrink-0 lg:-me-2" />;
}

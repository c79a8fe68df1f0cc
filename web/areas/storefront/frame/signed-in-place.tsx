import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.ts';

/** Chat and bell of signed-in people; visitors download neither them nor the query library. */
export function SignedInPlace() {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    if (!isSignedIn) return;
    import('../signed-in-links.tsx').then(
      (loaded) => setLinks(() => loaded.SignedInLinks),
      // The page works without them; the next one loads them again.
      () => undefined,
    );
  }, [isSignedIn]);
  if (!isSignedIn) return null;
  return Links ? <Links /> : <span className="h-11 w-24 shrink-0 lg:-me-2 lg:w-11" />;
}

import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.ts';

type Parts = typeof import('../signed-in-links.tsx');

/** The header's parts for signed-in users; visitors download neither them nor the query library. */
export function useSignedInParts(): Parts | undefined {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (!isSignedIn) return;
    import('../signed-in-links.tsx').then(setParts, () => {
      // The page works without them; the next page load tries again.
    });
  }, [isSignedIn]);
  return isSignedIn ? parts : undefined;
}

import { useCallback, useEffect, useState } from 'react';
import type { SingleOrder } from '../../../contract/orders.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { listSingleOrders } from './api.ts';

export type RecentOrders =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; list: SingleOrder[] };

export function useRecentOrders(): { recents: RecentOrders; retry: () => void } {
  const user = useSession((session) => session.user);
  const [recents, setRecents] = useState<RecentOrders>({ state: 'unknown' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload on retry
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) return setRecents({ state: 'signed-out' });
    let isWanted = true;
    setRecents({ state: 'loading' });
    listSingleOrders(1)
      .then(({ results }) => isWanted && setRecents({ state: 'loaded', list: results }))
      .catch((error: unknown) => {
        if (isWanted) setRecents({ state: 'failed', message: failureSentence(error, 'Failed to get order') });
      });
    return () => {
      isWanted = false;
    };
  }, [user, attempt]);
  return { recents, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { TrackedOrder } from '../../../contract/tracking.ts';

const REREAD_INTERVAL_MS = 5_000;

const ENDED: ReadonlySet<TrackedOrder['status']> = new Set(['CANCELLED', 'RETURNED']);

/** Rereads the order while the page is visible (tracking-5). Returns false before, and once no step can follow. */
export function useLiveOrder(order: TrackedOrder | undefined, reread: () => void): boolean {
  const [isLive, setLive] = useState(false);
  const follows = order !== undefined && !ENDED.has(order.status);
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reread();
  });
  useEffect(() => {
    if (!follows) return;
    const read = () => onTurn();
    setLive(true);
    const timer = setInterval(read, REREAD_INTERVAL_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      setLive(false);
    };
  }, [follows]);
  return isLive;
}

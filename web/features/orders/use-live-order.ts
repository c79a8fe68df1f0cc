import { useEffect, useEffectEvent, useState } from 'react';
import type { TrackedOrder } from '../../../contract/tracking.ts';
import { watchOrder } from '../../lib/live-order.ts';

/** `off`: changes are seen on a refresh only; `ended`: none follow. */
type Liveness = 'connecting' | 'live' | 'off' | 'ended';

const ENDED: ReadonlySet<TrackedOrder['status']> = new Set(['CANCELLED', 'RETURNED']);

/**
 * Calls `onChange` when the order has changed, while the page is seen: a browser opens six connections to a host, and a
 * hidden page would hold one of them (tracking-5).
 */
export function useLiveOrder(order: TrackedOrder, onChange: () => void): Liveness {
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const { tracking_id: number, steps: known, status } = order;
  const hasEnded = ENDED.has(status);
  const onSteps = useEffectEvent((steps: number | null) => {
    if (steps !== known) onChange();
  });

  useEffect(() => {
    if (hasEnded) return;
    let stop: (() => void) | undefined;
    const follow = () => {
      stop?.();
      stop = undefined;
      if (document.visibilityState !== 'visible') return;
      stop = watchOrder(number, { onSteps: (steps) => onSteps(steps), onState: setLiveness });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [number, hasEnded]);

  return hasEnded ? 'ended' : liveness;
}

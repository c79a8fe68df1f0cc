import { useEffect, useEffectEvent, useState } from 'react';
import { TRACKING_EVENTS } from '../../../contract/constants/tracking.ts';
import { additional, addressOf } from '../../../contract/paths.ts';
import type { TrackedOrder } from '../../../contract/tracking.ts';

/** `off`: changes are seen on a refresh only; `ended`: none follow. */
type Liveness = 'connecting' | 'live' | 'off' | 'ended';

const ENDED: ReadonlySet<TrackedOrder['status']> = new Set(['CANCELLED', 'RETURNED']);

/**
 * Calls `onChange` when the order has changed, while the page is seen: a browser opens six connections to a host, and a
 * hidden page would hold one of them (tracking-5).
 */
export function useLiveOrder(order: TrackedOrder, onChange: () => void): Liveness {
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const { tracking_id: number, steps, status } = order;
  const hasEnded = ENDED.has(status);
  const onOpened = useEffectEvent((event: MessageEvent<string>) => {
    setLiveness('live');
    if (Number(event.data) !== steps) onChange();
  });
  const onChanged = useEffectEvent(onChange);

  useEffect(() => {
    if (hasEnded) return;
    let source: EventSource | undefined;
    const close = () => {
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      source = new EventSource(addressOf(additional.trackOrderLive, { number }));
      source.addEventListener(TRACKING_EVENTS.opened, onOpened);
      source.addEventListener(TRACKING_EVENTS.changed, () => onChanged());
      source.onerror = ({ currentTarget }) => {
        // After a lost connection the browser tries again by itself, after a refusal it does not.
        const isRefused = (currentTarget as EventSource).readyState === EventSource.CLOSED;
        setLiveness(isRefused ? 'off' : 'connecting');
      };
    };
    const follow = () => (document.visibilityState === 'visible' ? open() : close());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [number, hasEnded]);

  return hasEnded ? 'ended' : liveness;
}

import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLiveConnected, listenLive } from '../../../lib/live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { keepPlace } from '../../../ui/focus.ts';

/** Used while there is no live connection. */
const REREAD_INTERVAL_MS = 60_000;

/** Refetched data is rendered a moment after its promise resolves. */
const RENDERED_MS = 100;

/** Refetches the shown lists when an order is placed or changes (workshop-13); keeps the focus if its row leaves. */
export function useLiveWork(keys: readonly QueryKey[]): void {
  useEffect(() => {
    let rendered: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    async function reread() {
      const focusBack = keepPlace(document.activeElement);
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      if (!isLeft) rendered = setTimeout(focusBack, RENDERED_MS);
    }
    const timer = setInterval(() => {
      if (!isLiveConnected() && document.visibilityState === 'visible') void reread();
    }, REREAD_INTERVAL_MS);
    let wasConnected = isLiveConnected();
    const stop = listenLive({
      onFrame({ type }) {
        if (type === 'work') void reread();
        // After a reconnection, refetch what was missed; after the first connection the data is still fresh.
        if (type === 'ready' && wasConnected) void reread();
        if (type === 'ready') wasConnected = true;
      },
    });
    return () => {
      isLeft = true;
      clearTimeout(rendered);
      clearInterval(timer);
      stop();
    };
  }, [keys]);
}

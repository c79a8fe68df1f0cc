import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLiveConnected, listenLive } from '../../../lib/live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { keepPlace } from '../../../ui/focus.ts';

/** Without a live connection. */
const REREAD_INTERVAL_MS = 60_000;

/** What was read is rendered a moment after its promise. */
const RENDERED_MS = 100;

/** Reads the shown lists again when an order is placed or changes (workshop-13); a row with the focus may leave its list. */
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
        // What came before a connection was not heard of; what the page has just read is new enough.
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

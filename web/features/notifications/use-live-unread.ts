import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { unreadQuery } from './api.ts';

/** Used while there is no live connection. */
const UNREAD_INTERVAL_MS = 60_000;

/** The number of unread notifications, updated live (notifications-2). */
export function useLiveUnread(): number {
  const isConnected = useUnreadFrames();
  const refetchInterval = isConnected ? false : UNREAD_INTERVAL_MS;
  const { data = 0 } = useQuery({ ...unreadQuery, refetchInterval }, queryClient);
  return data;
}

/** Applies frames of the live connection; returns whether there is one. */
function useUnreadFrames(): boolean {
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // Imported lazily to keep it out of every page's preloads; if that fails, the bell polls.
    import('../../lib/live.ts').then(
      ({ listenLive, isLiveConnected }) => {
        if (isGone) return;
        setConnected(isLiveConnected());
        let wasConnected = isLiveConnected();
        stop = listenLive({
          onStatus: setConnected,
          onFrame(frame) {
            if (frame.type === 'notification') {
              showUnread(frame.unread);
              rereadOrders();
            }
            // Notifications before the connection were missed.
            if (frame.type === 'ready') {
              void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey });
              if (wasConnected) rereadOrders();
              wasConnected = true;
            }
          },
        });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return isConnected;
}

function showUnread(unread: number): void {
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] });
}

/** Refetches the customer's orders on the page (orders-53). */
function rereadOrders(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}

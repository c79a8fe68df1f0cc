import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { unreadQuery } from './api.ts';

/** Without a live connection. */
const UNREAD_INTERVAL_MS = 60_000;

/** How many are unread, as soon as it changes (notifications-2). */
export function useLiveUnread(): number {
  const isConnected = useUnreadFrames();
  const refetchInterval = isConnected ? false : UNREAD_INTERVAL_MS;
  const { data = 0 } = useQuery({ ...unreadQuery, refetchInterval }, queryClient);
  return data;
}

/** Shows what the live connection tells; false while there is none. */
function useUnreadFrames(): boolean {
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // Imported here, it is no part of what every page lists; without it the bell asks now and then.
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
            // What came before the connection was not heard of.
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

/** Of a customer; those that the page shows are read at once (orders-53). */
function rereadOrders(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}

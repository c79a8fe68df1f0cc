import { useSyncExternalStore } from 'react';
import { chatSocketPath } from '../../contract/paths.ts';
import { LiveSocket, type OutgoingFrame } from './live-socket.ts';
import { type LiveListener, LiveTab } from './live-tab.ts';
import { currentAccess, freshAccess, isSignedIn, useSession } from './session.ts';

export type { IncomingFrame } from './live-socket.ts';
export type { LiveListener } from './live-tab.ts';

const tab = new LiveTab({
  locks: navigator.locks,
  openChannel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel('naap-live'),
  openSocket: (handlers) => new LiveSocket({ open: openSocket, access }, handlers),
});

/**
 * Listens to what concerns the signed-in account: chat, notifications, own orders. All tabs of a browser share one connection,
 * which is there while somebody listens.
 */
export function listenLive(listener: LiveListener): () => void {
  return tab.listen(listener);
}

/** False while it is not connected. What is sent may still be lost with its connection. */
export function sendLive(frame: OutgoingFrame): boolean {
  return tab.send(frame);
}

export function isLiveConnected(): boolean {
  return tab.isConnected;
}

export function useLiveConnected(): boolean {
  return useSyncExternalStore(
    (onStatus) => listenLive({ onStatus }),
    isLiveConnected,
    () => false,
  );
}

async function access(refused?: string): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  const current = currentAccess();
  if (current && current !== refused) return current;
  return freshAccess(refused).catch((error: unknown) => {
    if (!isSignedIn()) return undefined;
    throw error;
  });
}

function openSocket(token: string): WebSocket {
  const address = new URL(chatSocketPath, window.location.href.replace(/^http/, 'ws'));
  address.searchParams.set('token', token);
  return new WebSocket(address);
}

useSession.subscribe(({ account }, before) => {
  if (account !== before.account) tab.restart();
});
window.addEventListener('online', () => tab.setOnline(true));
window.addEventListener('offline', () => tab.setOnline(false));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  tab.askLeader();
  if (navigator.onLine) tab.setOnline(true);
});
// An open connection keeps a page out of the back/forward cache.
window.addEventListener('pagehide', () => tab.leave());
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tab.join();
});

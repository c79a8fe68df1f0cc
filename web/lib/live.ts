import { useSyncExternalStore } from 'react';
import { chatSocketPath } from '../../contract/paths.ts';
import { LiveSocket, type OutgoingFrame } from './live-socket.ts';
import { type LiveListener, LiveTab } from './live-tab.ts';
import { currentAccess, freshAccess, isSignedIn, useSession } from './session.ts';

export type { IncomingFrame } from './live-socket.ts';
export type { LiveListener } from './live-tab.ts';

let tab: LiveTab | undefined;

/** With the first listener, because the server loads this file too. */
function joinBrowser(): LiveTab {
  const joined = new LiveTab({
    locks: navigator.locks,
    openChannel:
      typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel('naap-live'),
    openSocket: (handlers) => new LiveSocket({ open: openSocket, access }, handlers),
  });
  useSession.subscribe(({ account }, before) => {
    if (account !== before.account) joined.restart();
  });
  window.addEventListener('online', () => joined.setOnline(true));
  window.addEventListener('offline', () => joined.setOnline(false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    joined.askLeader();
    if (navigator.onLine) joined.setOnline(true);
  });
  // An open connection keeps a page out of the back/forward cache.
  window.addEventListener('pagehide', () => joined.leave());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) joined.join();
  });
  return joined;
}

/**
 * Listens to what concerns the signed-in account: chat, notifications, work. All tabs of a browser share one connection,
 * which is there while somebody listens.
 */
export function listenLive(listener: LiveListener): () => void {
  tab ??= joinBrowser();
  return tab.listen(listener);
}

/** False while it is not connected. What is sent may still be lost with its connection. */
export function sendLive(frame: OutgoingFrame): boolean {
  return tab?.send(frame) ?? false;
}

export function isLiveConnected(): boolean {
  return tab?.isConnected ?? false;
}

export function useLiveConnected(): boolean {
  return useSyncExternalStore(listenToStatus, isLiveConnected, () => false);
}

/** Outside the hook: with a new function for each render the connection would be left and joined each time. */
function listenToStatus(onStatus: () => void): () => void {
  return listenLive({ onStatus });
}

async function access(refused?: string): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  if (!navigator.onLine) throw new Error('Network error occurred');
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

import { useSyncExternalStore } from 'react';
import { basicWords, currentLocale } from '#words';
import { chatSocketPath } from '../../contract/paths.ts';
import { LiveSocket, type OutgoingFrame } from './live-socket.ts';
import { type LiveListener, LiveTab } from './live-tab.ts';
import { currentAccess, freshAccess, isSignedIn, useSession } from './session.ts';

export type { IncomingFrame } from './live-socket.ts';
export type { LiveListener } from './live-tab.ts';

let tab: LiveTab | undefined;

/** Started by the first listener, because the server loads this file too. */
function joinBrowser(): LiveTab {
  // The server words what it sends in the language of the connection.
  const name = `naap-live-${currentLocale()}`;
  const joined = new LiveTab({
    lock: name,
    locks: navigator.locks,
    openChannel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(name),
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
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', () => joined.leave());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) joined.join();
  });
  return joined;
}

/**
 * Listens to the signed-in account's chat, notifications and work. All tabs of a browser in one language share a connection,
 * which exists while there are listeners.
 */
export function listenLive(listener: LiveListener): () => void {
  tab ??= joinBrowser();
  return tab.listen(listener);
}

/** Returns false without a connection. A sent frame may be lost with its connection. */
export function sendLive(frame: OutgoingFrame): boolean {
  return tab?.send(frame) ?? false;
}

export function isLiveConnected(): boolean {
  return tab?.isConnected ?? false;
}

export function useLiveConnected(): boolean {
  return useSyncExternalStore(listenToStatus, isLiveConnected, () => false);
}

/** Outside the hook, because a new function for each render would leave and join the connection. */
function listenToStatus(onStatus: () => void): () => void {
  return listenLive({ onStatus });
}

async function access(refused?: string): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  if (!navigator.onLine) throw new Error(basicWords.networkErrorOccurred);
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
  address.searchParams.set('lang', currentLocale());
  return new WebSocket(address);
}

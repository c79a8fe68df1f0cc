import { create } from 'zustand';
import { currentLocale } from '#words';
import { localePath } from '../../contract/locale.ts';
import { hasDraft } from './drafts.ts';
import { mustStay } from './storage.ts';

/** How often a page that stays open looks for a new release. */
const LOOK_INTERVAL_MS = 3_600_000;

declare global {
  interface Window {
    /** React Router's table of routes; its address changes with every build. */
    __reactRouterManifest?: { url?: string };
  }
}

/** True once the device has the files of a newer release than the one that runs. */
export const useNewRelease = create<{ isHere: boolean }>(() => ({ isHere: false }));

/**
 * Installs the service worker for the pages below `path`, so that they open without a network (workshop-71). With
 * `takesReleases` a new release is taken by a reload, at the latest on a press (workshop-73). Returns a function to stop.
 */
export function openOffline(path: string, takesReleases: boolean): () => void {
  // An address without https has none.
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return () => undefined;
  const locale = currentLocale();
  const scope = localePath(locale, path);
  let lookedAt = Date.now();
  let registration: ServiceWorkerRegistration | undefined;

  const keep = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    registration?.active?.postMessage({ keep: [...new Set(files)] });
  };
  const follow = (takeover?: Event) => {
    if (takesReleases)
      void isReplaced(scope, takeover !== undefined).then((isHere) => useNewRelease.setState({ isHere }));
    keep();
  };
  const look = () => {
    if (document.visibilityState === 'hidden') {
      keep();
      if (takesReleases && useNewRelease.getState().isHere && !isInUse()) window.location.reload();
    } else if (Date.now() - lookedAt > LOOK_INTERVAL_MS) {
      lookedAt = Date.now();
      void registration?.update().catch(() => undefined);
    }
  };
  serviceWorker.addEventListener('controllerchange', follow);
  document.addEventListener('visibilitychange', look);
  serviceWorker
    .register(localePath(locale, '/service-worker.js'), { scope })
    .then(async (registered) => {
      registration = registered;
      if (registered.active) follow();
    })
    // Blocked by the browser, or there is no network; the page works without it.
    .catch(() => undefined);
  return () => {
    serviceWorker.removeEventListener('controllerchange', follow);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Like `openOffline`, once something is typed or a draft is there: others need no page without a network. */
export function keepPageOfDraft(path: string): () => void {
  let stop: (() => void) | undefined;
  const start = () => {
    stop ??= openOffline(path, false);
  };
  document.addEventListener('input', start, { once: true });
  if (hasDraft()) start();
  return () => {
    document.removeEventListener('input', start);
    stop?.();
  };
}

/** True if the last release that the device keeps whole has taken over from this page's, or is newer. */
async function isReplaced(scope: string, hasTakenOver: boolean): Promise<boolean> {
  const own = window.__reactRouterManifest?.url;
  const whole: Cache[] = [];
  for (const name of await caches.keys()) {
    const cache = name.startsWith(`naap ${scope} `) && (await caches.open(name));
    // The document is kept last.
    if (cache && (await cache.match(scope))) whole.push(cache);
  }
  const newest = whole.pop();
  if (!own || !newest || (await newest.match(own))) return false;
  // Otherwise the network may have sent a page that is newer than all of them.
  return hasTakenOver || (await Promise.all(whole.map((cache) => cache.match(own)))).some(Boolean);
}

/** True while a reload would lose something: texts are drafts, but dialogs and chosen pictures are not. */
function isInUse(): boolean {
  // `:focus` matches nothing in a hidden page.
  const isTyping = document.activeElement?.matches('input, textarea, select');
  return isTyping || mustStay() || document.querySelector('dialog[open], img[src^="blob:"]') !== null;
}

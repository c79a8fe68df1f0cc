import { create } from 'zustand';
import { currentLocale } from '#words';
import { localePath } from '../../contract/locale.ts';
import { hasDraft } from './drafts.ts';

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
 * Installs the service worker for the pages below `path`, so that they open without a network (workshop-71). A new
 * release is taken by a reload, at the latest on a press (workshop-73). Returns a function to stop.
 */
export function openOffline(path: string): () => void {
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
  const follow = () => {
    void isReplaced(scope).then((isHere) => useNewRelease.setState({ isHere }));
    keep();
  };
  const look = () => {
    if (document.visibilityState === 'hidden') {
      keep();
      if (useNewRelease.getState().isHere && !isInUse()) window.location.reload();
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
    stop ??= openOffline(path);
  };
  document.addEventListener('input', start, { once: true });
  if (hasDraft()) start();
  return () => {
    document.removeEventListener('input', start);
    stop?.();
  };
}

/** True if the files that the device keeps last are not those of this page. */
async function isReplaced(scope: string): Promise<boolean> {
  const own = window.__reactRouterManifest?.url;
  const newest = (await caches.keys()).filter((name) => name.startsWith(`naap ${scope} `)).at(-1);
  if (!own || newest === undefined) return false;
  return !(await (await caches.open(newest)).match(own));
}

/** True while a reload would lose something: texts are drafts, but dialogs and chosen pictures are not. */
function isInUse(): boolean {
  return document.querySelector('dialog[open], img[src^="blob:"], :is(input, textarea):focus') !== null;
}

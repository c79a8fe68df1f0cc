/**
 * The service worker of the workshop and of the pages with drafts of orders (workshop-71, workshop-72). It opens their
 * documents, which are anonymous, and their files without a network. Calls of the API never pass through it.
 */

/** The types of a worker would contradict those of a page. */
interface Lasting extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Told extends Lasting {
  data: unknown;
}
interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: Lasting) => void): void;
    (type: 'fetch', hear: (event: Asked) => void): void;
    (type: 'message', hear: (event: Told) => void): void;
  };
}

/** Set by scripts/bundle-worker.mjs: what the workshop opens offline, and a hash that every release changes. */
declare const FILES: readonly string[];
declare const RELEASE: string;

/** Vite writes the list wherever its name stands. */
const files = FILES;

const worker = self as unknown as WorkerScope;
const SCOPE = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
const OWN_CACHES = `naap ${SCOPE} `;
const CACHE = OWN_CACHES + RELEASE;

/** Its pages all start from the first one, since the server renders the same frame for each. */
const IS_WORKSHOP = SCOPE.endsWith('/workshop');

/** A page that has not come by then is opened from the device. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('message', (event) => {
  const { keep } = Object(event.data) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(keepThese(keep.filter((one) => typeof one === 'string')));
});

/** All or nothing: a worker that lacks a file is not installed, and the one before goes on. */
async function install(): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  if (IS_WORKSHOP) {
    const page = await fetch(SCOPE, { cache: 'no-cache' });
    const html = await page.clone().text();
    // While a release is rolled out, the page may come from a process of another one.
    const strange = [...html.matchAll(/\/assets\/manifest-[\w-]+\.js/g)].find(
      ([name]) => !files.includes(name),
    );
    if (!page.ok || strange) throw new Error('The page belongs to another release.');
    await cache.addAll(files);
    await cache.put(SCOPE, page);
  }
  await worker.skipWaiting();
}

/** Pages of the release before are open still, and load their files from its cache. */
async function takeOver(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES));
  await Promise.all(own.slice(0, -2).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

function answerOf(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return isInScope(pathname) ? openPage(request) : undefined;
  if (pathname.startsWith('/assets/') || files.includes(pathname)) return openFile(request);
  return undefined;
}

function isInScope(path: string): boolean {
  return path === SCOPE || path.startsWith(`${SCOPE}/`);
}

/** The network first: a kept page is for when it fails, is slow, or the server is being replaced. */
async function openPage(request: Request): Promise<Response> {
  const kept = await find(SCOPE);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  const soon = fresh.then((page) => (page.status >= 500 ? kept : page)).catch(() => kept);
  return Promise.race([soon, late]);
}

/** Names of files contain a hash, so that a kept one is never old. */
async function openFile(request: Request): Promise<Response> {
  const kept = await find(request.url);
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok) {
    const copy = file.clone();
    await (await caches.open(CACHE)).put(request.url, copy).catch(() => undefined);
  }
  return file;
}

/** The newest cache first. */
async function find(address: string): Promise<Response | undefined> {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES)).reverse();
  for (const name of own) {
    const found = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Keeps the page of a draft, and what pages have loaded, mostly from the browser's own cache. */
async function keepThese(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const loaded = paths.filter((path) => path.startsWith('/assets/'));
  for (const path of IS_WORKSHOP ? loaded : [SCOPE, ...loaded]) {
    if (path !== SCOPE && (await find(path))) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.ok) await cache.put(path, answer).catch(() => undefined);
  }
}

// Without it, the names above would be those of all files.
export {};

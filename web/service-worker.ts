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
  const answer = answerOf(event);
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
    try {
      await fill(cache);
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
  }
  await worker.skipWaiting();
}

/** The document last: without it a cache is not whole. */
async function fill(cache: Cache): Promise<void> {
  const page = await fetch(SCOPE, { cache: 'no-cache' });
  if (!(await isOfRelease(page))) throw new Error('The page belongs to another release.');
  await cache.addAll(files);
  await cache.put(SCOPE, page);
}

/** While a release is rolled out, a page may come from a process of another one. */
async function isOfRelease(page: Response): Promise<boolean> {
  const html = await page.clone().text();
  const manifests = html.match(/\/assets\/manifest-[\w-]+\.js/g) ?? [];
  return page.ok && manifests.length > 0 && manifests.every((name) => files.includes(name));
}

/** Keeps the page as the server sends it now: settings change between two releases. */
async function renew(page: Response): Promise<void> {
  const copy = page.clone();
  const cache = await caches.open(CACHE);
  if ((await cache.match(SCOPE)) && (await isOfRelease(copy)))
    await cache.put(SCOPE, copy).catch(() => undefined);
}

/** Pages of the release before are open still, and load their files from its cache. */
async function takeOver(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES));
  let isBeforeKept = false;
  // A newer release may be under way behind the own one.
  for (const name of own.slice(0, own.indexOf(CACHE)).reverse()) {
    if (!isBeforeKept && (await (await caches.open(name)).match(SCOPE))) isBeforeKept = true;
    else await caches.delete(name);
  }
  await worker.clients.claim();
}

function answerOf(event: Asked): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return isInScope(pathname) ? openPage(event) : undefined;
  if (pathname.startsWith('/assets/') || files.includes(pathname)) return openFile(request);
  return undefined;
}

function isInScope(path: string): boolean {
  return path === SCOPE || path.startsWith(`${SCOPE}/`);
}

/** The network first: a kept page is for when it fails, is slow, or the server is being replaced. */
async function openPage(event: Asked): Promise<Response> {
  const kept = await find(SCOPE);
  const fresh = fetch(event.request);
  if (IS_WORKSHOP && event.request.url === location.origin + SCOPE)
    event.waitUntil(fresh.then(renew, () => undefined));
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

import { beforeEach, expect, test, vi } from 'vitest';

const MANIFEST = '/assets/manifest-new.js';

/** The storage of caches, by name and address. */
let kept: Map<string, Map<string, Response>>;
let heard: Map<string, (event: unknown) => void>;
let answers: (path: string) => Response;

const pathOf = (asked: string | Request) =>
  new URL(typeof asked === 'string' ? asked : asked.url, 'https://shop.example').pathname;

function cacheOf(name: string) {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return {
    match: async (asked: string | Request) => files.get(pathOf(asked))?.clone(),
    put: async (asked: string | Request, answer: Response) => void files.set(pathOf(asked), answer),
    async addAll(paths: string[]) {
      for (const path of paths) {
        const answer = answers(path);
        if (!answer.ok) throw new TypeError(path);
        files.set(path, answer);
      }
    },
  };
}

async function start(scope: string, release = 'new') {
  vi.resetModules();
  heard = new Map();
  vi.stubGlobal('self', {
    registration: { scope: `https://shop.example${scope}` },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, hear: (event: unknown) => void) => heard.set(type, hear),
  });
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('fetch', async (asked: string | Request) => answers(pathOf(asked)));
  vi.stubGlobal('FILES', [MANIFEST, '/assets/page.js']);
  vi.stubGlobal('RELEASE', release);
  await import('./service-worker.ts');
}

async function happen(type: string, event: object = {}) {
  const lasting: Promise<unknown>[] = [];
  const waitUntil = (done: Promise<unknown>) => lasting.push(done);
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  heard.get(type)?.({ ...event, waitUntil, respondWith });
  const answered = await answer;
  await Promise.all(lasting);
  return answered?.text();
}

const open = (path: string) =>
  happen('fetch', { request: { url: `https://shop.example${path}`, method: 'GET', mode: 'navigate' } });

const page = (manifest = MANIFEST, text = '') => new Response(`<script src="${manifest}"></script>${text}`);
const whole = () => new Map([['/workshop', page('/assets/manifest-old.js')]]);

beforeEach(() => {
  kept = new Map();
  answers = () => page();
});

test('an install that fails leaves no cache behind (workshop-73)', async () => {
  kept.set('naap /workshop old', whole());
  await start('/workshop');
  answers = (path) => new Response(page().body, { status: path === '/assets/page.js' ? 503 : 200 });
  await expect(happen('install')).rejects.toThrow();
  expect([...kept.keys()]).toEqual(['naap /workshop old']);
  answers = () => page('/assets/manifest-other.js');
  await expect(happen('install')).rejects.toThrow();
  expect([...kept.keys()]).toEqual(['naap /workshop old']);
});

test('the whole release before stays, not one that was never finished, and a newer one goes on (workshop-73)', async () => {
  kept.set('naap /workshop older', whole());
  kept.set('naap /workshop old', whole());
  kept.set('naap /workshop unfinished', new Map([['/assets/page.js', page()]]));
  kept.set('naap /ur/workshop old', whole());
  await start('/workshop');
  await happen('install');
  kept.set('naap /workshop next', new Map());
  await happen('activate');
  expect([...kept.keys()]).toEqual([
    ...['naap /workshop old', 'naap /ur/workshop old', 'naap /workshop new', 'naap /workshop next'],
  ]);
});

test('a page that names no release is not installed (workshop-73)', async () => {
  await start('/workshop');
  answers = () => new Response('Closed for an hour.');
  await expect(happen('install')).rejects.toThrow();
  expect([...kept.keys()]).toEqual([]);
});

test('the page that opens without a network is the one that came last, of the same release (workshop-71)', async () => {
  await start('/workshop');
  await happen('install');
  const keptPage = () => kept.get('naap /workshop new')?.get('/workshop')?.clone().text();
  answers = () => page(MANIFEST, 'new settings');
  expect(await open('/workshop')).toContain('new settings');
  expect(await keptPage()).toContain('new settings');
  answers = () => page(MANIFEST, 'an order');
  expect(await open('/workshop/orders/7')).toContain('an order');
  answers = () => page('/assets/manifest-next.js', 'next');
  expect(await open('/workshop')).toContain('next');
  answers = () => new Response('no', { status: 503 });
  expect(await open('/workshop')).toContain('new settings');
  expect(await keptPage()).toContain('new settings');
});

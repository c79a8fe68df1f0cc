import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://shop.example';
const NOTICE = {
  title: 'Your order is ready',
  body: 'Press to read more.',
  path: '/order_tracking?number=NP-1',
  tag: '1-2',
  lang: 'en',
  dir: 'ltr',
};

let heard: Map<string, (event: unknown) => void>;
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
let pages: { url: string; focus: () => Promise<void> }[];

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  heard = new Map();
  pages = [];
  vi.stubGlobal('self', {
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, hear: (event: unknown) => void) => heard.set(type, hear),
  });
  vi.stubGlobal('location', { origin: ORIGIN });
  await import('./push-worker.ts');
});

async function happen(type: string, event: object): Promise<void> {
  const lasting: Promise<unknown>[] = [];
  heard.get(type)?.({ ...event, waitUntil: (done: Promise<unknown>) => lasting.push(done) });
  await Promise.all(lasting);
}

async function press(data: unknown) {
  const close = vi.fn();
  await happen('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
}

test('shows what was pushed, in its language, under the tag of the message (messages-28)', async () => {
  await happen('push', { data: { json: () => NOTICE } });
  const { title, path, ...options } = NOTICE;
  expect(showNotification).toHaveBeenCalledWith(title, {
    ...options,
    icon: '/art/icon-192.png',
    data: path,
  });
});

test.each([
  null,
  { json: () => null },
  { json: () => ({ title: 7 }) },
  { json: () => JSON.parse('no JSON') },
])('shows nothing that the shop has not written: %j', async (data) => {
  await happen('push', { data });
  expect(showNotification).not.toHaveBeenCalled();
});

test('opens the page that it is about', async () => {
  await press(NOTICE.path);
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}${NOTICE.path}`);
});

test('shows the window that has the page already', async () => {
  const focus = vi.fn(async () => undefined);
  pages = [
    { url: `${ORIGIN}/`, focus: async () => undefined },
    { url: `${ORIGIN}${NOTICE.path}`, focus },
  ];
  await press(NOTICE.path);
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each(['https://evil.example/x', '//evil.example/x'])('opens no other site: %s', async (path) => {
  await press(path);
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`);
});

test('answers no requests, so it can neither delay nor keep a page', () => {
  expect([...heard.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
});

/**
 * Shows web push and opens its page (messages-24, messages-28). No page is in its scope, so it controls none, and it
 * neither answers requests nor keeps anything.
 */

/** The types of a worker would contradict those of a page. */
interface Lasting extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  notification: { data: unknown; close: () => void };
}
interface Page {
  url: string;
  focus: () => Promise<unknown>;
}
interface WorkerScope {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: {
    matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<Page[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install', hear: (event: Lasting) => void): void;
    (type: 'push', hear: (event: Pushed) => void): void;
    (type: 'notificationclick', hear: (event: Pressed) => void): void;
  };
}

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => {
  const notice = noticeIn(event.data);
  if (notice) event.waitUntil(show(notice));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** As `server/infra/messages/push-text.ts` writes it. */
interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

function noticeIn(data: Pushed['data']): Notice | undefined {
  try {
    const notice = data?.json() as Partial<Notice> | null | undefined;
    return typeof notice?.title === 'string' ? (notice as Notice) : undefined;
  } catch {
    return undefined;
  }
}

/** A repeated attempt has the same tag, and replaces the one before without a sound. */
function show({ title, path, ...options }: Notice): Promise<void> {
  return worker.registration.showNotification(title, {
    ...options,
    icon: '/art/icon-192.png',
    data: path,
  });
}

async function open(path: unknown): Promise<void> {
  const address = new URL(String(path), location.origin);
  const { href } = address.origin === location.origin ? address : new URL(location.origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === href);
  await (shown ? shown.focus() : worker.clients.openWindow(href));
}

// Without it, the names above would be those of all files.
export {};

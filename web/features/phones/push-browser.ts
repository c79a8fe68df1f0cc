import { PUSH_SCOPE, PUSH_WORKER } from '../../lib/push-worker.ts';

/** Why this browser cannot show notifications; undefined if it can once they are allowed. */
export type PushObstacle = 'blocked' | 'home-screen' | 'impossible';

export function pushObstacle(): PushObstacle | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : undefined;
  return isAppleTouch() ? 'home-screen' : 'impossible';
}

/** iPads say that they are Macs. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Asks for permission, so call it on a press only. `denied`: the person has not allowed it. */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  await activated(registration);
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  // The shop's key may have changed since.
  const isUsable = before !== null && keyOf(before) === key;
  if (before && !isUsable) await before.unsubscribe();
  const subscription =
    before && isUsable
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** A worker that is not active yet cannot subscribe. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ? undefined : (installing ?? waiting);
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed.'));
    }),
  );
}

function keyOf({ options }: PushSubscription): string | undefined {
  const bytes = options.applicationServerKey;
  if (!bytes) return undefined;
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

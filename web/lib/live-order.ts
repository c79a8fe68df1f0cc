import { TRACKING_EVENTS } from '../../contract/constants/tracking.ts';
import { ofOrders } from '../../contract/order-paths.ts';
import { addressOf } from '../../contract/paths.ts';
import type { LiveListener } from './live-tab.ts';
import { isSignedIn, useSession } from './session.ts';

export interface OrderWatcher {
  /** How many steps the order has, at first and after each connection; null whenever it may have changed. */
  onSteps(steps: number | null): void;
  /** Not called before the first connection. `off`: the server refuses the stream, and changes are not heard. */
  onState(state: 'connecting' | 'live' | 'off'): void;
}

type Stop = () => void;

interface WatchPorts {
  isSignedIn(): boolean;
  onAccountChange(changed: () => void): Stop;
  loadFollow(): Promise<(order: string, listener: LiveListener) => Stop>;
  openStream(order: string): EventSource;
}

/** A socket that says nothing of the order for so long is helped by a stream. */
const SHARED_TIMEOUT_MS = 8_000;

/** The connection of the browser is loaded by those only who may use it. */
const browser: WatchPorts = {
  isSignedIn,
  onAccountChange: (changed) =>
    useSession.subscribe(({ account }, before) => account !== before.account && changed()),
  loadFollow: async () => (await import('./live.ts')).followLive,
  openStream: (number) => new EventSource(addressOf(ofOrders.trackOrderLive, { number })),
};

/**
 * Tells when to read an order again, by the connection that the tabs of a signed-in browser share. Signed out, for
 * somebody else's order, and where that connection fails, a stream of its own does it (tracking-5).
 */
export function watchOrder(number: string, watcher: OrderWatcher, ports = browser): Stop {
  const begin = () => (ports.isSignedIn() ? watchShared : watchStream)(number, watcher, ports);
  let stop = begin();
  const ignoreAccounts = ports.onAccountChange(() => {
    stop();
    stop = begin();
  });
  return () => {
    ignoreAccounts();
    stop();
  };
}

function watchShared(number: string, watcher: OrderWatcher, ports: WatchPorts): Stop {
  let hasEnded = false;
  let leave: Stop | undefined;
  let closeStream: Stop | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const openStream = () => {
    clearTimeout(waiting);
    if (!hasEnded) closeStream ??= watchStream(number, watcher, ports);
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(openStream, SHARED_TIMEOUT_MS);
  };
  const listener: LiveListener = {
    onStatus: (isConnected) => {
      if (isConnected || closeStream) return;
      watcher.onState('connecting');
      wait();
    },
    onFrame(frame) {
      if (frame.type === 'order' && frame.order === number) {
        clearTimeout(waiting);
        closeStream?.();
        closeStream = undefined;
        watcher.onState('live');
        watcher.onSteps(frame.steps);
      } else if (frame.type === 'error' && frame.order === number) {
        leave?.();
        leave = undefined;
        openStream();
      }
    },
  };
  wait();
  ports.loadFollow().then((follow) => {
    if (!hasEnded) leave = follow(number, listener);
  }, openStream);
  return () => {
    hasEnded = true;
    clearTimeout(waiting);
    leave?.();
    closeStream?.();
  };
}

function watchStream(number: string, watcher: OrderWatcher, ports: WatchPorts): Stop {
  const source = ports.openStream(number);
  source.addEventListener(TRACKING_EVENTS.opened, ({ data }: MessageEvent<string>) => {
    watcher.onState('live');
    watcher.onSteps(Number(data));
  });
  source.addEventListener(TRACKING_EVENTS.changed, () => watcher.onSteps(null));
  source.onerror = () => {
    // After a lost connection the browser tries again by itself, after a refusal it does not.
    watcher.onState(source.readyState === source.CLOSED ? 'off' : 'connecting');
  };
  return () => source.close();
}

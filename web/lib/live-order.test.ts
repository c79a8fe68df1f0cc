import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHAT_RECONNECT_MS } from '../../contract/constants/chat.ts';
import { FakeChannels, FakeLocks, FakeSocket } from './live-fakes.ts';
import { watchOrder } from './live-order.ts';
import { LiveSocket } from './live-socket.ts';
import { LiveTab } from './live-tab.ts';

const NUMBER = 'NP-0000000001';

class FakeStream extends EventTarget {
  static all: FakeStream[] = [];
  readonly CLOSED = 2;
  readyState = 1;
  onerror: (() => void) | undefined;

  constructor() {
    super();
    FakeStream.all.push(this);
  }

  static get open(): FakeStream[] {
    return FakeStream.all.filter(({ readyState }) => readyState !== 2);
  }

  close(): void {
    this.readyState = 2;
  }

  tell(event: string, data = ''): void {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }

  lose(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.();
  }
}

let locks: FakeLocks;
let channels: FakeChannels;
let account: string | undefined;
const accountChanges = new Set<() => void>();
const stops: (() => void)[] = [];

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const loadFailed = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  FakeStream.all = [];
  locks = new FakeLocks();
  channels = new FakeChannels();
  account = 'token';
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A tab whose page follows the order. */
async function watch({ canLoad = true } = {}) {
  const tab = new LiveTab({
    id: String(stops.length),
    locks: locks.asLocks(),
    openChannel: () => channels.open(),
    openSocket: (handlers) =>
      new LiveSocket(
        { open: (token) => new FakeSocket(token).asSocket(), access: async () => account },
        handlers,
      ),
  });
  const steps: (number | null)[] = [];
  const states: string[] = [];
  const watcher = {
    onSteps: (count: number | null) => void steps.push(count),
    onState: (state: string) => void states.push(state),
  };
  const stop = watchOrder(NUMBER, watcher, {
    isSignedIn: () => account !== undefined,
    onAccountChange(changed) {
      accountChanges.add(changed);
      return () => accountChanges.delete(changed);
    },
    loadFollow: canLoad ? async () => (order, listener) => tab.follow(order, listener) : loadFailed,
    openStream: () => new FakeStream() as unknown as EventSource,
  });
  stops.push(stop);
  await pass();
  return { tab, steps, states, stop };
}

function changeAccount(token: string | undefined, tabs: LiveTab[] = []): void {
  account = token;
  for (const tab of tabs) tab.restart();
  for (const changed of [...accountChanges]) changed();
}

const tellSteps = async (steps: number | null) => {
  FakeSocket.last.receive(JSON.stringify({ type: 'order', order: NUMBER, steps }));
  await pass();
};
const subscriptions = (type = 'subscribe') =>
  FakeSocket.last.sent.filter((frame) => (frame as { type?: string }).type === type);

describe('signed in, an order is watched (tracking-5)', () => {
  test('in two tabs by one socket and no stream', async () => {
    const [one, other] = [await watch(), await watch()];
    FakeSocket.last.ready();
    await pass();
    await tellSteps(1);
    await tellSteps(null);
    await pass(20_000);
    for (const { steps, states } of [one, other]) {
      expect(steps).toEqual([1, null]);
      expect(states).toEqual(['live', 'live']);
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeStream.all).toHaveLength(0);
  });

  test('without a stream while the socket answers in time', async () => {
    await watch();
    await pass(7_000);
    FakeSocket.last.ready();
    await tellSteps(1);
    await pass(20_000);
    expect(FakeStream.all).toHaveLength(0);
  });

  test('by the other tab when the leader closes, which is told where the order stands', async () => {
    const [one, other] = [await watch(), await watch()];
    FakeSocket.last.ready();
    await pass();
    await tellSteps(1);
    one.stop();
    await pass();
    expect(other.states).toEqual(['live', 'connecting']);
    FakeSocket.last.ready({ last_id: 2 });
    await pass();
    expect(subscriptions()).toEqual([{ type: 'subscribe', order: NUMBER }]);
    await tellSteps(2);
    expect(other.steps).toEqual([1, 2]);
    expect(other.states.at(-1)).toBe('live');
    expect(one.steps).toEqual([1]);
    expect(FakeStream.all).toHaveLength(0);
  });

  test('again after a loss, so that no step between is missed', async () => {
    const { steps, states } = await watch();
    FakeSocket.last.ready();
    await tellSteps(1);
    FakeSocket.last.end(1012);
    expect(states).toEqual(['live', 'connecting']);
    await pass(CHAT_RECONNECT_MS + 500);
    FakeSocket.last.ready();
    expect(subscriptions()).toHaveLength(1);
    await tellSteps(3);
    expect(steps).toEqual([1, 3]);
    expect(FakeStream.all).toHaveLength(0);
  });

  test('no longer once the page is left', async () => {
    const { tab, stop, steps } = await watch();
    tab.listen({});
    FakeSocket.last.ready();
    await tellSteps(1);
    stop();
    expect(subscriptions('unsubscribe')).toHaveLength(1);
    await tellSteps(null);
    await pass(60_000);
    expect(steps).toEqual([1]);
    expect(FakeStream.all).toHaveLength(0);
  });
});

describe('a stream watches the order (tracking-5)', () => {
  test('of whoever is signed out, without a socket', async () => {
    account = undefined;
    const { steps, states, stop } = await watch();
    expect(FakeSocket.all).toHaveLength(0);
    const [stream] = FakeStream.open;
    stream?.tell('opened', '2');
    stream?.tell('changed');
    stream?.lose(0);
    stream?.lose(2);
    expect(steps).toEqual([2, null]);
    expect(states).toEqual(['live', 'connecting', 'off']);
    stop();
    expect(FakeStream.open).toHaveLength(0);
  });

  test("at once where the socket refuses somebody else's order", async () => {
    const { tab, steps } = await watch();
    tab.listen({});
    FakeSocket.last.ready();
    FakeSocket.last.receive(
      JSON.stringify({ type: 'error', code: 'request.not_found', detail: 'Not found.', order: NUMBER }),
    );
    expect(FakeStream.open).toHaveLength(1);
    FakeStream.open[0]?.tell('opened', '4');
    expect(steps).toEqual([4]);
    FakeSocket.last.end(1012);
    await pass(CHAT_RECONNECT_MS + 1000);
    FakeSocket.last.ready();
    expect(subscriptions()).toHaveLength(0);
    expect(FakeStream.all).toHaveLength(1);
  });

  test('not because another order was refused', async () => {
    await watch();
    FakeSocket.last.ready();
    FakeSocket.last.receive(
      JSON.stringify({ type: 'error', code: 'request.not_found', detail: '', order: 'NP-2' }),
    );
    expect(FakeStream.all).toHaveLength(0);
  });

  test('where no socket opens, until it does', async () => {
    const { states, steps } = await watch();
    FakeSocket.last.end(1006);
    await pass(7_999);
    expect(FakeStream.all).toHaveLength(0);
    await pass(1);
    FakeStream.open[0]?.tell('opened', '1');
    FakeSocket.last.end(1006);
    await pass(CHAT_RECONNECT_MS);
    expect(FakeStream.all).toHaveLength(1);
    FakeSocket.last.ready();
    await tellSteps(1);
    expect(FakeStream.open).toHaveLength(0);
    expect(steps).toEqual([1, 1]);
    expect(states).toEqual(['live', 'live']);
  });

  test('where the code of the socket does not load', async () => {
    await watch({ canLoad: false });
    expect(FakeStream.open).toHaveLength(1);
  });

  test('after signing out, and the socket after signing in', async () => {
    const { tab } = await watch();
    FakeSocket.last.ready();
    await tellSteps(1);
    changeAccount(undefined, [tab]);
    await pass();
    expect(FakeSocket.open).toHaveLength(0);
    expect(FakeStream.open).toHaveLength(1);
    changeAccount('other', [tab]);
    await pass();
    expect(FakeStream.open).toHaveLength(0);
    expect(FakeSocket.last.token).toBe('other');
    FakeSocket.last.ready();
    expect(subscriptions()).toHaveLength(1);
  });
});

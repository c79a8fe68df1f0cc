import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHAT_RECONNECT_MS } from '../../contract/constants/chat.ts';
import { FakeChannels, FakeLocks, FakeSocket } from '../../test/live-fakes.ts';
import { LiveSocket } from './live-socket.ts';
import { LiveTab } from './live-tab.ts';

let locks: FakeLocks;
let channels: FakeChannels;
const opened: LiveTab[] = [];

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  locks = new FakeLocks();
  channels = new FakeChannels();
});

afterEach(() => {
  for (const tab of opened.splice(0)) tab.leave();
  vi.useRealTimers();
});

async function openTab({ isAlone = false } = {}) {
  const state = { isSuspended: false };
  const tab = new LiveTab({
    lock: 'naap-live',
    locks: isAlone ? undefined : locks.asLocks(),
    openChannel: isAlone ? undefined : () => channels.open(state),
    openSocket: (handlers) =>
      new LiveSocket(
        { open: (token) => new FakeSocket(token).asSocket(), access: async () => 'token' },
        handlers,
      ),
  });
  opened.push(tab);
  const frames: unknown[] = [];
  const statuses: boolean[] = [];
  const leave = tab.listen({
    onFrame: (frame) => frames.push(frame.type ?? frame.message),
    onStatus: (isConnected) => statuses.push(isConnected),
  });
  await pass();
  return { tab, frames, statuses, leave, state };
}

const message = (text: string) => JSON.stringify({ message: text, sender_id: 466, user_id: 1001, id: 1 });

test('two tabs have one connection, and both hear and send', async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.last.ready();
  FakeSocket.last.receive(message('Salaam'));
  await pass();
  expect([one.frames, other.frames]).toEqual([
    ['ready', 'Salaam'],
    ['ready', 'Salaam'],
  ]);
  expect([one.statuses, other.statuses]).toEqual([[true], [true]]);
  expect(other.tab.send({ type: 'typing', receiver_id: 466 })).toBe(true);
  await pass();
  expect(FakeSocket.last.sent).toEqual([{ type: 'typing', receiver_id: 466 }]);
});

test('a tab that joins later is told that it is connected, so that it reads what it has missed', async () => {
  await openTab();
  FakeSocket.last.ready({ last_id: 7 });
  const other = await openTab();
  expect(other.tab.isConnected).toBe(true);
  expect(other.frames).toEqual(['ready']);
  await pass(10_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('when the leader closes, another tab connects, and hears of what came meanwhile', async () => {
  const [one, other] = [await openTab(), await openTab()];
  FakeSocket.last.ready({ last_id: 1 });
  FakeSocket.last.receive(message('one'));
  await pass();
  one.leave();
  await pass();
  expect(FakeSocket.open).toHaveLength(1);
  expect(other.tab.isConnected).toBe(false);
  expect(other.tab.send({ type: 'ping' })).toBe(false);
  FakeSocket.last.ready({ last_id: 2 });
  FakeSocket.last.receive(message('three'));
  expect(other.frames).toEqual(['ready', 'one', 'ready', 'three']);
  expect(other.statuses).toEqual([true, false, true]);
  expect(one.frames).toEqual(['ready', 'one']);
});

test('a leader in the background that does not answer is replaced, and follows when it wakes up', async () => {
  const one = await openTab();
  FakeSocket.last.ready();
  one.state.isSuspended = true;
  const other = await openTab();
  await pass(1999);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.open).toHaveLength(1);
  one.state.isSuspended = false;
  FakeSocket.last.ready();
  await pass();
  FakeSocket.last.receive(message('Salaam'));
  await pass(5000);
  expect([one.frames.at(-1), other.frames.at(-1)]).toEqual(['Salaam', 'Salaam']);
  expect(FakeSocket.all).toHaveLength(2);
  other.leave();
  await pass();
  expect(FakeSocket.all).toHaveLength(3);
  expect(FakeSocket.open).toHaveLength(1);
});

test('all tabs know that the connection is lost, and that it is back', async () => {
  const [one, other] = [await openTab(), await openTab()];
  FakeSocket.last.ready();
  await pass();
  one.tab.setOnline(false);
  await pass();
  expect([one.statuses, other.statuses]).toEqual([
    [true, false],
    [true, false],
  ]);
  one.tab.setOnline(true);
  await pass();
  FakeSocket.last.ready();
  await pass();
  expect(other.statuses).toEqual([true, false, true]);
  FakeSocket.last.end(1012);
  await pass(CHAT_RECONNECT_MS + 1000);
  expect(FakeSocket.all).toHaveLength(3);
});

test('another account has another connection', async () => {
  const one = await openTab();
  FakeSocket.last.ready();
  one.tab.restart();
  await pass();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.open).toHaveLength(1);
  expect(one.statuses).toEqual([true, false]);
});

test('a page in the back/forward cache has no connection, and joins again when it is shown', async () => {
  const one = await openTab();
  FakeSocket.last.ready();
  one.tab.leave();
  expect(FakeSocket.open).toHaveLength(0);
  one.tab.join();
  await pass();
  expect(FakeSocket.open).toHaveLength(1);
  one.leave();
  one.tab.join();
  await pass();
  expect(FakeSocket.open).toHaveLength(0);
});

test('without locks each tab has its own connection', async () => {
  const [one, other] = [await openTab({ isAlone: true }), await openTab({ isAlone: true })];
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.ready();
  expect([one.tab.isConnected, other.tab.isConnected]).toEqual([false, true]);
});

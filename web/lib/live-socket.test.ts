import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHAT_CLOSE, CHAT_CLOSE_REASONS, CHAT_RECONNECT_MS } from '../../contract/constants/chat.ts';
import { FakeSocket } from '../../test/live-fakes.ts';
import { LiveSocket } from './live-socket.ts';

const access = vi.fn<(refused?: string) => Promise<string | undefined>>();
const onFrame = vi.fn();
const onReady = vi.fn();
let live: LiveSocket;

const opened = () => FakeSocket.all.length;
const last = () => FakeSocket.last;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  access.mockReset().mockResolvedValue('first');
  onFrame.mockReset();
  onReady.mockReset();
  live = new LiveSocket({ open: (token) => new FakeSocket(token).asSocket(), access }, { onFrame, onReady });
  live.start();
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

test('is connected once the server says so', async () => {
  await pass(0);
  expect(live.send({ type: 'ping' })).toBe(false);
  const ready = last().ready();
  expect(onReady).toHaveBeenCalledWith(ready);
  expect(onFrame).toHaveBeenCalledWith(ready);
  expect(live.send({ message: 'Salaam', receiver_id: 466 })).toBe(true);
  expect(last().sent).toEqual([{ message: 'Salaam', receiver_id: 466 }]);
});

test('ignores what is no JSON', async () => {
  await pass(0);
  last().receive('<html>');
  expect(onFrame).not.toHaveBeenCalled();
});

test('opens nothing while nobody is signed in', async () => {
  live.stop();
  access.mockResolvedValue(undefined);
  const before = opened();
  live.start();
  await pass(60_000);
  expect(opened()).toBe(before);
});

describe('after a loss it comes back', () => {
  test('in five seconds and, when it was connected, up to one more', async () => {
    await pass(0);
    last().end(1006);
    await pass(CHAT_RECONNECT_MS - 1);
    expect(opened()).toBe(1);
    await pass(1);
    expect(opened()).toBe(2);
    last().ready();
    last().end(CHAT_CLOSE.restart);
    expect(onReady).toHaveBeenLastCalledWith(undefined);
    await pass(CHAT_RECONNECT_MS);
    expect(opened()).toBe(2);
    await pass(500);
    expect(opened()).toBe(3);
  });

  test('at once when the network is back', async () => {
    await pass(0);
    last().ready();
    live.loseNetwork();
    expect(onReady).toHaveBeenLastCalledWith(undefined);
    expect(last().isClosed).toBe(true);
    live.reconnectNow();
    await pass(0);
    expect(opened()).toBe(2);
  });

  test('when it says nothing, not even to a question', async () => {
    await pass(0);
    last().ready();
    await pass(30_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    last().receive('{"type":"pong"}');
    expect(onFrame).toHaveBeenCalledTimes(1);
    await pass(39_999);
    expect(opened()).toBe(1);
    await pass(1 + CHAT_RECONNECT_MS);
    expect(opened()).toBe(2);
  });

  test('a minute later where there were too many', async () => {
    await pass(0);
    last().end(CHAT_CLOSE.tooMany);
    await pass(59_999);
    expect(opened()).toBe(1);
    await pass(1);
    expect(opened()).toBe(2);
  });

  test('and one that is not open yet is closed once it is', async () => {
    await pass(0);
    last().readyState = WebSocket.CONNECTING;
    live.stop();
    expect(last().isClosed).toBe(false);
    last().onopen?.();
    expect(last().isClosed).toBe(true);
    last().ready();
    expect(onReady).not.toHaveBeenCalled();
  });

  test('not when it was stopped, also while it asked for a token', async () => {
    await pass(0);
    last().ready();
    live.stop();
    live.start();
    live.stop();
    await pass(60_000);
    expect(opened()).toBe(1);
  });

  test('when the token could not be renewed for want of a network', async () => {
    await pass(0);
    access.mockRejectedValueOnce(new Error('Network error occurred'));
    last().end(1006);
    await pass(CHAT_RECONNECT_MS);
    expect(opened()).toBe(1);
    await pass(CHAT_RECONNECT_MS);
    expect(opened()).toBe(2);
  });
});

describe('its token', () => {
  test('is renewed a minute before it expires', async () => {
    await pass(0);
    last().ready({ token_expires_at: new Date(Date.now() + 15 * 60_000).toISOString() });
    access.mockResolvedValue('second');
    for (let step = 0; step < 42; step += 1) {
      last().receive('{"type":"pong"}');
      await pass(20_000);
    }
    expect(access).toHaveBeenLastCalledWith('first');
    expect(last().sent).toContainEqual({ type: 'token', token: 'second' });
    expect(opened()).toBe(1);
  });

  test('that expired meanwhile is replaced at once, and a second time after five seconds', async () => {
    await pass(0);
    last().ready();
    access.mockResolvedValue('second');
    last().end(CHAT_CLOSE.session, CHAT_CLOSE_REASONS.expired);
    await pass(0);
    expect(access).toHaveBeenLastCalledWith('first');
    expect(last().token).toBe('second');
    last().end(CHAT_CLOSE.session, CHAT_CLOSE_REASONS.invalid);
    await pass(CHAT_RECONNECT_MS - 1);
    expect(opened()).toBe(2);
    await pass(1);
    expect(access).toHaveBeenLastCalledWith('second');
    expect(opened()).toBe(3);
  });

  test('of an ended session leaves it closed', async () => {
    await pass(0);
    last().ready();
    access.mockResolvedValue(undefined);
    last().end(CHAT_CLOSE.session, CHAT_CLOSE_REASONS.ended);
    await pass(60_000);
    expect(opened()).toBe(1);
  });
});

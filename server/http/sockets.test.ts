import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { ChatClient, chatClients } from '../../test/chat-client.ts';
import { signUp } from '../../test/factories.ts';
import { buildApp } from '../app.ts';
import { createLog } from './logging.ts';
import { isSocketAddress, OpenSocket } from './sockets.ts';

const limited = testApp({ JOBS: 'false', RATE_LIMIT: '100000' });
const chat = chatClients(limited);

afterEach(() => chat.closeAll());

describe('a socket that sends too many frames', () => {
  test('is told to wait, is closed when it goes on, and harms nobody (chat-7)', async () => {
    const [calm, wild] = [
      await chat.connect(await signUp(limited)),
      await chat.connect(await signUp(limited)),
    ];
    for (let n = 0; n < 60; n += 1) wild.send({ type: 'ping' });
    expect(await wild.next('error')).toMatchObject({ code: 'request.too_many', retry_after: 2 });
    for (let n = 0; n < 200; n += 1) wild.send('{');
    expect(await wild.untilClosed()).toEqual({ code: 4429, reason: 'request.too_many' });
    expect(wild.ofType('pong').length).toBeLessThanOrEqual(45);
    calm.send({ type: 'ping' });
    await calm.next('pong');
  });
});

test('all sockets of a customer together send sixty messages a minute (chat-7)', async () => {
  const user = await signUp(limited);
  const sockets = await Promise.all(Array.from({ length: 4 }, () => chat.connect(user)));
  for (const socket of sockets) {
    for (let n = 0; n < 25; n += 1) socket.send({ message: `Number ${n}`, receiver_id: 466 });
  }
  const refused = () =>
    sockets.flatMap((socket) => socket.ofType('error').filter(({ code }) => code === 'request.too_many'));
  await expect.poll(() => refused().length).toBeGreaterThan(30);
  await expect.poll(() => sockets[0]?.messages.length).toBeGreaterThanOrEqual(60);
  expect(sockets[0]?.messages.length).toBeLessThan(70);
});

test('a network has at most 600 sockets (chat-7)', async () => {
  const users = await Promise.all(Array.from({ length: 60 }, () => signUp(limited)));
  for (let n = 0; n < 10; n += 1) await Promise.all(users.map((user) => chat.connect(user)));
  const { port } = await listening();
  expect(await fetchUpgrading(port, '/ws/admin/chat/')).toMatch(/^HTTP\/1\.1 429 /);
}, 60_000);

describe('an open socket', () => {
  const raw = () => ({
    OPEN: 1,
    CLOSED: 3,
    readyState: 1,
    bufferedAmount: 0,
    send: vi.fn(),
    ping: vi.fn(),
    close: vi.fn(),
    terminate: vi.fn(),
  });
  const limits = { perNetwork: 1, open: 1, burst: 2, perSecond: 1 };
  const openOn = (socket: ReturnType<typeof raw>) => new OpenSocket(socket as never, limits);

  test('that takes nothing in is closed instead of filling the memory (chat-7)', () => {
    const socket = raw();
    const open = openOn(socket);
    open.send('one');
    socket.bufferedAmount = 1024 * 1024;
    open.send('two');
    expect(socket.send.mock.calls).toEqual([['one']]);
    expect(socket.close).toHaveBeenCalledWith(4408, 'socket.too_slow');
  });

  test('that does not answer a ping is ended at the next one', () => {
    const socket = raw();
    const open = openOn(socket);
    open.beat();
    expect(socket.ping).toHaveBeenCalledOnce();
    open.isAlive = true;
    open.beat();
    expect(socket.terminate).not.toHaveBeenCalled();
    open.beat();
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  test('earns frames with time, up to its burst', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const open = openOn(raw());
      expect([open.allow(), open.allow(), open.allow()]).toEqual([true, true, false]);
      vi.advanceTimersByTime(1000);
      expect([open.allow(), open.allow()]).toEqual([true, false]);
      vi.advanceTimersByTime(60_000);
      expect([open.allow(), open.allow(), open.allow()]).toEqual([true, true, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an upgrade', () => {
  test.each([
    ['/ws/admin/chat/', true],
    ['/ws/admin/chat', true],
    ['/ws/admin/chat/?token=x', true],
    ['/ws/admin/chatter', false],
    ['/ws/admin/chat/x', false],
    ['/', false],
  ])('of %s is one: %s', (url, expected) => {
    expect(isSocketAddress({ url } as IncomingMessage)).toBe(expected);
  });

  test('elsewhere is an ordinary request', async () => {
    const { port } = await listening();
    const answer = await fetchUpgrading(port, '/healthz');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('a token in the address reaches no log (chat-6)', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp(limited.deps, { pages: false, log });
  const user = await signUp(limited);
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const base = `ws://127.0.0.1:${port}`;
    const clients = [
      new ChatClient(`${base}/ws/admin/chat/?token=${user.access}`),
      new ChatClient(`${base}/ws/admin/chat/?token=${user.access}x`),
      new ChatClient(`${base}/ws/admin/chat/?token=${user.access}`, { origin: 'https://evil.example' }),
      new ChatClient(`${base}/ws/elsewhere?token=${user.access}`),
    ];
    await clients[0]?.next('ready');
    for (const client of clients.slice(1)) await client.untilClosed();
    clients[0]?.send('{"');
    clients[0]?.send(JSON.stringify({ type: 'token', token: user.access }));
    await expect.poll(() => clients[0]?.ofType('ready').length).toBe(2);
    await clients[0]?.close();
  } finally {
    await app.close();
  }
  expect(lines.length).toBeGreaterThan(0);
  const [, payload = '', signature = ''] = user.access.split('.');
  expect(lines.filter((line) => line.includes(payload) || line.includes(signature))).toEqual([]);
});

test('the supplied proxy keeps it out of its logs of requests and errors, too (chat-6)', () => {
  const caddyfile = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
  expect(caddyfile).toMatch(/^\(without_tokens\) \{[^)]*request>uri query \{\s*replace token REDACTED\s/m);
  expect(caddyfile.match(/\blog \{\s*import without_tokens\s*\}/g)).toHaveLength(2);
});

test('the server closes sockets with 1012 when it stops, also those that do not answer', async () => {
  const app = await buildApp(limited.deps, { pages: false, log: pino({ level: 'silent' }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const user = await signUp(limited);
  const url = `ws://127.0.0.1:${port}/ws/admin/chat/?token=${user.access}`;
  const [polite, silent] = [new ChatClient(url), new ChatClient(url)];
  await Promise.all([polite.next('ready'), silent.next('ready')]);
  silent.socket.pause();
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await polite.untilClosed()).toEqual({ code: 1012, reason: 'server.restarting' });
  silent.socket.terminate();
});

async function listening() {
  if (!limited.app.server.listening) await limited.app.listen({ port: 0, host: '127.0.0.1' });
  return limited.app.server.address() as AddressInfo;
}

/** The status line of the response to an upgrade request. */
async function fetchUpgrading(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n`,
  );
  const [data] = await once(socket, 'data');
  socket.destroy();
  return String(data);
}

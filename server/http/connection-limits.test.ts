import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { limitConnections } from './connection-limits.ts';

const shop = testApp();
const sockets: Socket[] = [];
let server = createServer();
let port = 0;
let requests = 0;

beforeEach(async () => {
  requests = 0;
  server = createServer((asked, response) => {
    requests += 1;
    asked.resume();
    asked.on('end', () => response.end('served'));
  });
  limitConnections(server, { silent: 5, open: 20 });
  port = await listening();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function listening(): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function open(sent: string, to = port) {
  const socket = connect(to, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const connection = { socket, isClosed: false };
  socket.on('close', () => {
    connection.isClosed = true;
  });
  await once(socket, 'connect');
  socket.write(sent);
  return connection;
}

const openMany = async (count: number, sent: string, to = port) => {
  const connections = [];
  for (let index = 0; index < count; index += 1) connections.push(await open(sent, to));
  return connections;
};
const SLOW_BODY = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc';

/** Each is opened when the headers of the one before have arrived. */
async function openWithSlowBodies(count: number) {
  const connections = [];
  for (let index = 0; index < count; index += 1) {
    const before = requests;
    connections.push(await open(SLOW_BODY));
    await expect.poll(() => requests).toBe(before + 1);
  }
  return connections;
}

const closed = (connections: { isClosed: boolean }[]) =>
  connections.filter(({ isClosed }) => isClosed).length;

function ask(to = port): Promise<number | undefined> {
  return new Promise((resolve) => {
    request({ port: to, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}

test.each([
  ['a part of their headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['nothing', ''],
])('of connections that have sent %s the oldest make room for others', async (_what, sent) => {
  const silent = await openMany(8, sent);
  await expect.poll(() => closed(silent)).toBe(3);
  expect(closed(silent.slice(0, 3))).toBe(3);
  expect(await ask()).toBe(200);
  expect(await ask()).toBe(200);
  expect(closed(silent)).toBe(4);
});

test('bodies that do not arrive are closed when all connections are taken, the oldest first', async () => {
  const slow = await openWithSlowBodies(22);
  await expect.poll(() => closed(slow)).toBe(2);
  expect(closed(slow.slice(0, 2))).toBe(2);
  expect(await ask()).toBe(200);
});

test('connections between two requests are closed before those with one under way', async () => {
  const idle = await openMany(10, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all(idle.map(({ socket }) => once(socket, 'data')));
  const slow = await openWithSlowBodies(15);
  await expect.poll(() => closed(idle)).toBe(5);
  expect(closed(slow)).toBe(0);
  expect(await ask()).toBe(200);
});

test('phones that have just connected are not closed for connections that one client keeps open', async () => {
  const kept = await openMany(20, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all(kept.map(({ socket }) => once(socket, 'data')));
  const phones = await openMany(4, '');
  for (const { socket } of phones) socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all(phones.map(({ socket }) => once(socket, 'data')));
  expect([closed(kept), closed(phones)]).toEqual([4, 0]);
});

test('one client that opens connections without end does not keep its neighbours out', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: to } = shop.app.server.address() as AddressInfo;
  const silent = await openMany(2050, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', to);
  await expect.poll(() => closed(silent)).toBeGreaterThanOrEqual(50);
  for (let neighbour = 0; neighbour < 20; neighbour += 1) expect(await ask(to)).toBe(200);
  expect(closed(silent)).toBeLessThan(100);
});

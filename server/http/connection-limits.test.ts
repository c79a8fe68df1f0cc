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

beforeEach(async () => {
  server = createServer((asked, response) => {
    asked.resume();
    asked.on('end', () => response.end('served'));
  });
  limitConnections(server, { halfOpen: 5, open: 20 });
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
  ['a part of their body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc'],
])('connections that have sent %s are closed beyond the limit', async (_what, sent) => {
  const slow = await openMany(8, sent);
  await expect.poll(() => closed(slow)).toBe(3);
  expect(await ask()).toBeUndefined();
  slow[0]?.socket.destroy();
  await expect.poll(() => ask()).toBe(200);
});

test('connections that have sent a request are not counted, idle or busy', async () => {
  const served = await openMany(12, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all(served.map(({ socket }) => once(socket, 'data')));
  expect(closed(served)).toBe(0);
  expect(await ask()).toBe(200);
});

test('closes the 1001st half-open connection of a network, and serves it again later', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: to } = shop.app.server.address() as AddressInfo;
  const slow = await openMany(1030, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', to);
  await expect.poll(() => closed(slow)).toBe(30);
  expect(await ask(to)).toBeUndefined();
  for (const { socket } of slow) socket.destroy();
  await expect.poll(() => ask(to)).toBe(200);
});

test('connections that stall in a later request are limited too', async () => {
  const kept = [];
  for (let index = 0; index < 20; index += 1) {
    const [connection] = await openMany(1, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    if (!connection) throw new Error('Nothing was opened');
    await once(connection.socket, 'data');
    connection.socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
    kept.push(connection);
  }
  expect(await ask()).toBeUndefined();
  expect(closed(kept)).toBe(0);
  kept[0]?.socket.destroy();
  await expect.poll(() => ask()).toBe(200);
});

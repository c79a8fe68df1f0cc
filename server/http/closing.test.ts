import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { closingOf } from './closing.ts';

/** Longer than any test. */
const NEVER_MS = 600_000;

let app: FastifyInstance;
let answer: (text: string) => void;

afterEach(() => app.server.closeAllConnections());

async function listening(limitMs: number) {
  app = Fastify({ forceCloseConnections: 'idle' });
  app.get(
    '/',
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  const close = closingOf(app, limitMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, close };
}

/** Resolves to the status, or "cut off". */
async function ask(port: number): Promise<unknown> {
  const asked = request({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }).end();
  return once(asked, 'response').then(
    ([response]) => response.resume().statusCode,
    () => 'cut off',
  );
}

test('a connection that has asked for nothing does not delay the end', async () => {
  const { port, close } = await listening(NEVER_MS);
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
  await Promise.all([close(), once(socket, 'close')]);
});

test('a running request gets its response', async () => {
  const { port, close } = await listening(NEVER_MS);
  const ended = ask(port);
  await once(app.server, 'request');
  const closed = close();
  await expect.poll(() => app.server.listening).toBe(false);
  answer('done');
  expect(await ended).toBe(200);
  await closed;
});

test('a request that takes longer than the limit is cut off', async () => {
  const { port, close } = await listening(100);
  const ended = ask(port);
  await once(app.server, 'request');
  await close();
  expect(await ended).toBe('cut off');
});

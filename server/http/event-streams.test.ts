import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { limitConnections } from './connection-limits.ts';
import { EventStream, EventStreams, type SendEvent } from './event-streams.ts';

const running: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const app of running.splice(0)) await app.close();
});

async function listen(limits = { perNetwork: 10, open: 10 }) {
  const app = Fastify({ trustProxy: true, forceCloseConnections: true });
  const streams = new EventStreams(limits);
  const sends: SendEvent[] = [];
  let stopped = 0;
  app.addHook('preClose', async () => streams.close());
  limitConnections(app.server, { halfOpen: 2, open: 100 });
  app.setErrorHandler((error, _request, reply) => {
    const { code } = error as { code: string };
    return reply.status(429).send({ code });
  });
  app.get('/', async (request, reply) => {
    const stream = new EventStream((send) => {
      sends.push(send);
      return () => {
        stopped += 1;
      };
    });
    return streams.respond(request, reply, stream);
  });
  running.push(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const open = (network = '203.0.113.1') => fetch(url, { headers: { 'x-forwarded-for': network } });
  return { app, streams, sends, open, stopped: () => stopped };
}

test('a network, and all together, have a number of streams; a closed one makes room', async () => {
  const { streams, open } = await listen({ perNetwork: 2, open: 3 });
  const first = await open();
  expect([first.status, (await open()).status]).toEqual([200, 200]);
  const refused = await open();
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'request.too_many' }]);
  expect((await open('203.0.113.2')).status).toBe(200);
  expect((await open('203.0.113.3')).status).toBe(429);
  await first.body?.cancel();
  await expect.poll(() => streams.size).toBe(2);
  expect((await open()).status).toBe(200);
});

test('closing ends the streams, and what each has started', async () => {
  const { app, open, stopped } = await listen();
  const { body } = await open();
  const ended = new Response(body).text();
  await app.close();
  expect(await ended).toMatch(/^retry: \d+\n\n$/);
  await expect.poll(stopped).toBe(1);
});

test('heartbeats keep a silent stream open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { open } = await listen();
  const reader = (await open()).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^retry/);
  vi.advanceTimersByTime(25_000);
  expect((await reader?.read())?.value).toBe(':\n\n');
});

test('who takes nothing in is disconnected', async () => {
  const { streams, sends, open } = await listen();
  const response = await open();
  const [send] = sends;
  if (!send) throw new Error('No stream was started.');
  // Beyond what the sockets of both sides hold.
  for (let count = 0; count < 200 && streams.size > 0; count += 1) {
    send('changed', 'x'.repeat(100_000));
    await sleep(1);
  }
  expect(streams.size).toBe(0);
  await expect(response.text()).rejects.toThrow();
});

test('an open stream does not count as a request that has not arrived', async () => {
  const { streams, open } = await listen();
  for (let count = 1; count <= 4; count += 1) {
    expect((await open()).status).toBe(200);
    expect(streams.size).toBe(count);
  }
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchEventLoop } from './loop-watch.ts';
import { Metrics } from './metrics.ts';

const lines: Record<string, unknown>[] = [];
const log: FastifyBaseLogger = pino(
  { level: 'warn' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
const app = Fastify({ loggerInstance: log });
const metrics = new Metrics();

function hold(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

beforeAll(async () => {
  watchEventLoop(app, metrics);
  const config = { isOperational: true };
  app.get('/waits', { config }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return '';
  });
  app.post('/holds', { config }, async () => {
    await nextTurn();
    await Promise.resolve();
    hold(150);
    return '';
  });
  await app.ready();
});
afterAll(() => app.close());

test('logs and counts the request that holds the event loop, not those that wait meanwhile', async () => {
  await Promise.all([
    app.inject('/waits'),
    app.inject({ method: 'POST', url: '/holds', payload: {} }),
    app.inject('/waits'),
  ]);
  const held = lines.filter(({ msg }) => msg === 'event loop held');
  expect(held).toEqual([expect.objectContaining({ level: 40, method: 'POST', route: '/holds' })]);
  expect(held[0]?.heldMs).toBeGreaterThanOrEqual(140);
  expect(await metrics.text()).toContain('event_loop_held_seconds_count{route="/holds"} 1');
});

test('counts what holds it outside requests', async () => {
  setImmediate(hold, 150);
  await expect.poll(() => metrics.text()).toContain('event_loop_held_seconds_count{route="(background)"} 1');
});

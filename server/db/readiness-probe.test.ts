import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { ReadinessProbe } from './readiness-probe.ts';

const shop = testApp();

test('is ready while the pool is exhausted', async () => {
  const { $client: pool } = shop.deps.db;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const { statusCode } = await shop.app.inject('/readyz');
  for (const client of taken) client.release();
  expect(statusCode).toBe(200);
});

test('is not ready within two seconds without a response, and ready again later', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const probe = new ReadinessProbe(`postgres://naap:a-password@127.0.0.1:${port}/naap`);
  const asked = Promise.all(Array.from({ length: 50 }, () => probe.isReady()));
  const answers = await Promise.race([asked, sleep(2_000, 'nothing within 2 s')]);
  expect(answers).toEqual(Array.from({ length: 50 }, () => false));
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await probe.close();
});

test('is ready again once a lost connection is reopened', async () => {
  const { db, readiness } = shop.deps;
  expect(await readiness.isReady()).toBe(true);
  const backends = `from pg_stat_activity where datname = current_database() and application_name = 'naap-readiness'`;
  await db.execute(`select pg_terminate_backend(pid) ${backends}`);
  await expect.poll(async () => (await db.execute(`select ${backends}`)).rows).toEqual([]);
  await expect.poll(() => readiness.isReady()).toBe(true);
});

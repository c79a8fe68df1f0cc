import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { ReadinessProbe } from './readiness-probe.ts';

const shop = testApp();

test('says yes while every place in the pool is taken', async () => {
  const { $client: pool } = shop.deps.db;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const { statusCode } = await shop.app.inject('/readyz');
  for (const client of taken) client.release();
  expect(statusCode).toBe(200);
});

test('says no within two seconds when nothing answers, however many ask, and yes again later', async () => {
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

test('says yes again once the connection that was lost can be opened again', async () => {
  const { db, readiness } = shop.deps;
  expect(await readiness.isReady()).toBe(true);
  await db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'naap-readiness'`,
  );
  await sleep(100);
  expect(await readiness.isReady()).toBe(true);
});

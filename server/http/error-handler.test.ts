import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signUp } from '../../test/factories.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { ReadinessProbe } from '../db/readiness-probe.ts';
import { loginFailures } from '../db/schema/accounts.ts';
import { BusyError } from '../infra/busy-error.ts';

const shop = testApp();
const log = pino({ level: 'silent' });

const unavailable = {
  detail: 'The service is busy. Please try again in a moment.',
  code: 'server.unavailable',
};

test('signing in is 503 while too many passwords wait to be hashed', async () => {
  const busy = () => Promise.reject(new BusyError('Too many'));
  const passwords = { hash: busy, verify: busy, score: busy, close: async () => {} };
  const app = await buildApp({ ...shop.deps, passwords }, { pages: false, log });
  const payload = { email: 'a@mail.example', password: 'x' };
  const response = await app.inject({ method: 'POST', url: '/auth/login/', payload });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual(unavailable);
  expect(await shop.deps.db.$count(loginFailures), 'an attempt that we failed').toBe(0);
  await app.close();
});

describe('while the database', () => {
  test('is unavailable, every call that needs it is 503 with Retry-After', async () => {
    const nowhere = connect('postgres://naap:a-password@127.0.0.1:1/naap', 2, () => {});
    const readiness = new ReadinessProbe('postgres://naap:a-password@127.0.0.1:1/naap');
    const app = await buildApp({ ...shop.deps, db: nowhere, readiness }, { pages: false, log });
    const { headers } = await signUp(shop);
    const calls = [
      { method: 'GET', url: '/tailor_module/tailors/' },
      { method: 'GET', url: '/user_module/measurements/', headers },
      { method: 'PATCH', url: '/tailor_module/single-order/1001/checkout/', headers },
      { method: 'POST', url: '/auth/login/', payload: { email: 'a@mail.example', password: 'x' } },
    ] as const;
    for (const call of calls) {
      const response = await app.inject(call);
      expect(response.statusCode, call.url).toBe(503);
      expect(response.json()).toEqual(unavailable);
      expect(response.headers['retry-after']).toBe('2');
    }
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
    await Promise.all([nowhere.$client.end(), readiness.close()]);
  });

  test('ends a connection in a transaction, that request is 503 and the next one works', async () => {
    const app = await buildApp(shop.deps, { pages: false, log });
    const { headers } = await signUp(shop);
    await shop.deps.db.execute(sql`create function end_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await shop.deps.db.execute(
      sql`create trigger ending before insert on measurements for each row execute function end_connection()`,
    );
    const add = () =>
      app.inject({
        method: 'POST',
        url: '/user_module/measurements/',
        headers,
        payload: { label: 'Own', gender: 'male', age_group: 'adult', unit: 'cm', chest: 98 },
      });
    const response = await add();
    await shop.deps.db.execute(sql`drop trigger ending on measurements`);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(unavailable);
    expect((await add()).statusCode).toBe(201);
    await app.close();
  });

  test('has a row locked by another client, a call that writes it is 503 instead of waiting', async () => {
    const app = await buildApp(shop.deps, { pages: false, log });
    const { headers } = await signUp(shop);
    const payload = { label: 'Own', gender: 'male', age_group: 'adult', unit: 'cm', chest: 98 };
    const add = () => app.inject({ method: 'POST', url: '/user_module/measurements/', headers, payload });
    const stranger = await shop.deps.db.$client.connect();
    await stranger.query('begin');
    await stranger.query('select from users for update');
    const response = await add();
    await stranger.query('rollback');
    stranger.release();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual(unavailable);
    expect((await add()).statusCode).toBe(201);
    await app.close();
  });
});

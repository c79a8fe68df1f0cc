import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { HAS_REDIS, RedisServer } from '../../../test/redis-server.ts';
import { Redis } from '../redis.ts';
import { PgPubSub } from './pg-pubsub.ts';
import type { PubSub } from './pubsub.ts';
import { RedisPubSub } from './redis-pubsub.ts';

const shop = testApp();
const closing: (() => unknown)[] = [];
const warn = vi.fn();
const log = { warn, info: vi.fn() };
let server: RedisServer;

type PoolMode = 'session' | 'transaction';

const ADAPTERS: [string, (poolMode?: PoolMode) => PubSub][] = [
  ['PostgreSQL', (poolMode = 'session') => kept(new PgPubSub(settings(poolMode)))],
  ...(HAS_REDIS ? ([['Redis', onRedis]] satisfies typeof ADAPTERS) : []),
];

function settings(poolMode: PoolMode) {
  return { url: String(shop.config.databaseUrl), poolMode, log, pollMs: 100 };
}

function onRedis(poolMode: PoolMode = 'session'): PubSub {
  const redis = new Redis({ url: server.url, secret: shop.config.jwtSecret, log });
  closing.push(() => redis.close());
  return kept(new RedisPubSub({ ...settings(poolMode), redis }));
}

function kept(pubsub: PubSub): PubSub {
  closing.unshift(() => pubsub.close());
  return pubsub;
}

beforeAll(async () => {
  if (HAS_REDIS) server = await RedisServer.start();
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

afterAll(() => server?.stop());

const publish = (topic: string) => shop.deps.db.transaction((tx) => shop.deps.pubsub.publish(tx, topic));

/** Resolves once announcements arrive, which the first callback shows. */
async function listening(pubsub: PubSub, topic: string) {
  const heard = vi.fn();
  const stop = pubsub.subscribeAll(topic, heard);
  await expect.poll(() => pubsub.heardUntil).toBeGreaterThan(0);
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
  heard.mockClear();
  return { heard, stop };
}

async function backends(): Promise<number[]> {
  const { rows } = await shop.deps.db.$client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'naap-pubsub' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
}

async function endBackends(): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresAdminUrl') });
  await admin.connect();
  for (const pid of await backends()) await admin.query('select pg_terminate_backend($1)', [pid]);
  await admin.end();
}

describe.each(ADAPTERS)('announcements on %s', (_name, open) => {
  test('reach the subscribers of a topic in every process', async () => {
    const [one, other] = [open(), open()];
    const [first, second] = [await listening(one, 'order:1'), await listening(other, 'order:1')];
    const elsewhere = vi.fn();
    one.subscribeAll('order:12', elsewhere);
    await publish('order:1');
    await expect.poll(() => [first.heard.mock.calls.length, second.heard.mock.calls.length]).toEqual([1, 1]);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('come when the transaction commits, and never when it is rolled back', async () => {
    const { heard } = await listening(open(), 'order:5');
    await shop.deps.db
      .transaction(async (tx) => {
        await shop.deps.pubsub.publish(tx, 'order:5');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await shop.deps.db.transaction(async (tx) => {
      await shop.deps.pubsub.publish(tx, 'order:5');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).not.toHaveBeenCalled();
    });
    await expect.poll(() => heard.mock.calls.length).toBe(1);
  });

  test('end with the subscription', async () => {
    const pubsub = open();
    const { heard, stop } = await listening(pubsub, 'order:2');
    const stays = vi.fn();
    pubsub.subscribeAll('order:2', stays);
    stop();
    await publish('order:2');
    await expect.poll(() => stays.mock.calls.length).toBe(1);
    expect(heard).not.toHaveBeenCalled();
  });

  test('of all topics with a prefix reach who follows the prefix', async () => {
    const pubsub = open();
    const heard = vi.fn();
    const stop = pubsub.subscribeAll('page:', heard);
    await expect.poll(() => pubsub.heardUntil).toBeGreaterThan(0);
    await expect.poll(() => heard.mock.calls).toContainEqual([undefined]);
    heard.mockClear();
    await publish('order:1');
    await publish('page:tailors');
    await expect.poll(() => heard.mock.calls).toEqual([['page:tailors']]);
    stop();
    const after = vi.fn();
    pubsub.subscribeAll('order:7', after);
    await publish('page:tailors');
    await publish('order:7');
    await expect.poll(() => after.mock.calls.length).toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('that may have been lost with the connection to PostgreSQL are made up for', async () => {
    const pubsub = open();
    const { heard } = await listening(pubsub, 'order:3');
    const all = vi.fn();
    pubsub.subscribeAll('page:', all);
    await endBackends();
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    expect(all).toHaveBeenCalledWith(undefined);
    expect(warn).toHaveBeenCalled();
    const before = heard.mock.calls.length;
    await publish('order:3');
    await expect.poll(() => heard.mock.calls.length).toBe(before + 1);
  });

  test('are proven to be heard every two seconds', async () => {
    const pubsub = open();
    await listening(pubsub, 'order:6');
    const first = pubsub.heardUntil;
    expect(Date.now() - first).toBeLessThan(10_000);
    await expect.poll(() => pubsub.heardUntil).toBeGreaterThan(first);
  });

  test('behind a pooler, which passes none, are replaced by reading now and then', async () => {
    const heard = vi.fn();
    const pubsub = open('transaction');
    pubsub.subscribeAll('order:4', heard);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(3);
    expect(await backends()).toHaveLength(0);
    expect(pubsub.heardUntil).toBe(0);
  });
});

test('without Redis each process listens on one connection', async () => {
  const [one, other] = [kept(new PgPubSub(settings('session'))), kept(new PgPubSub(settings('session')))];
  await listening(one, 'order:1');
  one.subscribeAll('order:2', vi.fn());
  await listening(other, 'order:1');
  expect(await backends()).toHaveLength(2);
});

describe.skipIf(!HAS_REDIS)('with Redis', () => {
  test('one process listens for all, and another one takes over when it stops', async () => {
    const [one, other] = [onRedis(), onRedis()];
    await listening(one, 'order:1');
    const { heard } = await listening(other, 'order:1');
    await expect.poll(backends).toHaveLength(1);
    await one.close();
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    heard.mockClear();
    await publish('order:1');
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    expect(await backends()).toHaveLength(1);
  });

  test('shops with other secrets hear nothing of each other', async () => {
    const { heard } = await listening(onRedis(), 'order:1');
    const stranger = new Redis({ url: server.url, secret: 'of another shop', log });
    closing.push(() => stranger.close());
    await expect.poll(() => stranger.isReady).toBe(true);
    await stranger.publish('announcements', 'order:1');
    await publish('order:1');
    await expect.poll(() => heard.mock.calls.length).toBe(1);
  });

  test.each([
    ['gone', () => server.stop(), () => server.start()],
    ['hanging', () => server.hang(), () => server.resume()],
  ])(
    'processes listen by themselves while it is %s, and make up for what they missed',
    async (_how, lose, find) => {
      const [one, other] = [onRedis(), onRedis()];
      const first = await listening(one, 'order:8');
      const second = await listening(other, 'order:8');
      const calls = () => [first.heard.mock.calls.length, second.heard.mock.calls.length];
      await lose();
      await publish('order:8');
      await expect.poll(() => Math.min(...calls())).toBeGreaterThan(0);
      await expect.poll(backends).toHaveLength(2);
      first.heard.mockClear();
      second.heard.mockClear();
      await publish('order:8');
      await expect.poll(calls).toEqual([1, 1]);
      await find();
      await expect.poll(backends).toHaveLength(1);
      await expect.poll(() => Math.min(...calls())).toBeGreaterThan(1);
      first.heard.mockClear();
      second.heard.mockClear();
      await publish('order:8');
      // A renewed lease may announce everything again.
      await expect.poll(() => Math.min(...calls())).toBeGreaterThan(0);
    },
  );
});

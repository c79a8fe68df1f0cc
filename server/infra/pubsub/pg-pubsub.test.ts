import pg from 'pg';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { PgPubSub } from './pg-pubsub.ts';
import type { PubSub } from './pubsub.ts';

const shop = testApp();
const opened: PubSub[] = [];
const warn = vi.fn();

function open(poolMode: 'session' | 'transaction' = 'session'): PubSub {
  const pubsub = new PgPubSub({ url: String(shop.config.databaseUrl), poolMode, log: { warn }, pollMs: 100 });
  opened.push(pubsub);
  return pubsub;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((pubsub) => pubsub.close()));
});

/** Resolves once the pubsub listens, of which its first call tells. */
async function listening(pubsub: PubSub, topic: string) {
  const heard = vi.fn();
  const stop = pubsub.subscribe(topic, heard);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  heard.mockClear();
  return { heard, stop };
}

const publish = (topic: string) => shop.deps.db.transaction((tx) => shop.deps.pubsub.publish(tx, topic));

async function backends(): Promise<number[]> {
  const { rows } = await shop.deps.db.$client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'naap-pubsub' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
}

describe('announcements', () => {
  test('reach the subscribers of a topic in every process, by one connection each', async () => {
    const [one, other] = [open(), open()];
    const [first, second] = [await listening(one, 'order:1'), await listening(other, 'order:1')];
    const elsewhere = vi.fn();
    one.subscribe('order:12', elsewhere);
    await publish('order:1');
    await expect.poll(() => [first.heard.mock.calls.length, second.heard.mock.calls.length]).toEqual([1, 1]);
    expect(elsewhere).not.toHaveBeenCalled();
    expect(await backends()).toHaveLength(2);
  });

  test('end with the subscription', async () => {
    const pubsub = open();
    const { heard, stop } = await listening(pubsub, 'order:2');
    const stays = vi.fn();
    pubsub.subscribe('order:2', stays);
    stop();
    await publish('order:2');
    await expect.poll(() => stays.mock.calls.length).toBe(1);
    expect(heard).not.toHaveBeenCalled();
  });

  test('that may have been lost with the connection are made up for', async () => {
    const { heard } = await listening(open(), 'order:3');
    const [pid] = await backends();
    const admin = new pg.Client({ connectionString: inject('postgresAdminUrl') });
    await admin.connect();
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await admin.end();
    await expect.poll(() => heard.mock.calls.length, { timeout: 5000 }).toBe(1);
    expect(warn).toHaveBeenCalled();
    await publish('order:3');
    await expect.poll(() => heard.mock.calls.length).toBe(2);
  });

  test('behind a pooler, which passes none, are replaced by reading now and then', async () => {
    const heard = vi.fn();
    open('transaction').subscribe('order:4', heard);
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    expect(await backends()).toHaveLength(0);
  });
});

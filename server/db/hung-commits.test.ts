import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signUp } from '../../test/factories.ts';
import { LiveSessions } from '../infra/live-sessions.ts';
import { connect, type Db } from './client.ts';
import { refreshTokens, users } from './schema/accounts.ts';
import { isUnavailable } from './unavailable.ts';

const shop = testApp({ JOBS: 'false' });
const CONNECTIONS = 12;
const PLACES = 8;
const ANSWER_MS = 1000;

let admin: pg.Client;
let db: Db;

beforeEach(async () => {
  admin = new pg.Client({ connectionString: inject('postgresAdminUrl') });
  await admin.connect();
  const url = new URL(String(shop.config.databaseUrl));
  // Other tests wait for no standby.
  url.searchParams.set('options', '-c synchronous_commit=on');
  url.searchParams.set('query_timeout', String(ANSWER_MS));
  db = connect(url.href, CONNECTIONS, () => undefined);
});
afterEach(async () => {
  await standbyIs('back');
  await admin.end();
  await db.$client.end();
});

async function standbyIs(where: 'away' | 'back'): Promise<void> {
  const name = where === 'away' ? 'nobody' : '';
  await admin.query(`alter system set synchronous_standby_names = '${name}'`);
  await admin.query('select pg_reload_conf()');
  const shown = () => db.execute(sql`show synchronous_standby_names`).then(({ rows }) => rows);
  await expect.poll(shown).toEqual([{ synchronous_standby_names: name }]);
}

async function waitingCommits(): Promise<number> {
  const { rows } = await admin.query(
    `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`,
  );
  return rows[0].count;
}

test('while commits wait for a standby no others begin, reads go on, and writes are back with it', async () => {
  const ids: number[] = [];
  for (let n = 0; n < PLACES * 2; n += 1) ids.push((await signUp(shop)).id);
  const named = { firstName: 'Zoya' };
  const write = (id: number, n: number) => {
    const isOf = eq(users.id, id);
    return n % 2
      ? db.update(users).set(named).where(isOf)
      : db.transaction((tx) => tx.update(users).set(named).where(isOf));
  };
  await standbyIs('away');
  await expect
    .poll(() => db.execute(sql`show synchronous_standby_names`).then(({ rows }) => rows))
    .toEqual([{ synchronous_standby_names: 'nobody' }]);
  const first = await Promise.allSettled(ids.map(write));
  expect(first.every((result) => result.status === 'rejected' && isUnavailable(result.reason))).toBe(true);
  // The first few may begin before the server notices that commits hang.
  const hung = await waitingCommits();
  expect(hung).toBeGreaterThanOrEqual(PLACES);
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now();
    const later = await Promise.allSettled(ids.map(write));
    expect(later.every((result) => result.status === 'rejected' && isUnavailable(result.reason))).toBe(true);
    expect(await db.$count(users, eq(users.id, ids[0] ?? 0))).toBe(1);
    expect(performance.now() - begun).toBeLessThan(ANSWER_MS * 5);
  }
  expect(await waitingCommits()).toBe(hung);
  await standbyIs('back');
  await expect
    .poll(
      () =>
        write(ids.at(-1) ?? 0, 0).then(
          () => 'written',
          () => 'refused',
        ),
      { timeout: 15_000 },
    )
    .toBe('written');
  expect(await waitingCommits()).toBe(0);
}, 60_000);

test('a session of staff reads on, although its use cannot be noted', async () => {
  const { id } = await signUp(shop, { userType: 'support' });
  const [session] = await db
    .update(refreshTokens)
    .set({ lastUsedAt: sql`now() - interval '20 minutes'` })
    .where(eq(refreshTokens.userId, id))
    .returning({ id: refreshTokens.id });
  await standbyIs('away');
  const actor = { id, sessionId: session?.id ?? 0, role: 'support' as const, needsSecondFactor: false };
  expect(await new LiveSessions(db).isLive(actor)).toBe(true);
});

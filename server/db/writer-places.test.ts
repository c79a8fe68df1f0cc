import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signUp } from '../../test/factories.ts';
import { connect, type Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { isUnavailable } from './unavailable.ts';
import { writerPlaces } from './writer-places.ts';

const shop = testApp({ JOBS: 'false' });
const CONNECTIONS = 12;
let db: Db;

beforeAll(() => {
  db = connect(String(shop.config.databaseUrl), CONNECTIONS, () => undefined);
});
afterAll(() => db.$client.end());

const touch = (tx: Pick<Db, 'execute'>, id: number) =>
  tx.execute(sql`update users set first_name = coalesce(first_name, '') || 'x' where id = ${id}`);

describe('transactions', () => {
  test('that wait for a locked row leave connections for reads', async () => {
    const { id } = await signUp(shop);
    const writes: Promise<unknown>[] = [];
    await shop.deps.db.transaction(async (holder) => {
      await touch(holder, id);
      for (let n = 0; n < 30; n += 1) writes.push(db.transaction((tx) => touch(tx, id)));
      await expect.poll(() => db.$client.totalCount).toBe(CONNECTIONS - 4);
      const begun = performance.now();
      for (let n = 0; n < 20; n += 1) expect(await db.$count(users, eq(users.id, id))).toBe(1);
      expect(performance.now() - begun).toBeLessThan(1500);
    });
    await Promise.all(writes);
  });

  test('that find no place in time fail as without a connection, and never begin', async () => {
    const inPlace = writerPlaces(1, { longestWaitMs: 20 });
    let free = () => {};
    const first = inPlace(() => new Promise<void>((resolve) => (free = resolve)));
    const late = inPlace(() => expect.unreachable());
    const error = await late.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    free();
    await first;
    expect(await inPlace(async () => 'next')).toBe('next');
  });

  test('of which PostgreSQL ends one for a deadlock both succeed', async () => {
    const [one, other] = [(await signUp(shop)).id, (await signUp(shop)).id];
    let runs = 0;
    let held = 0;
    const meet = Promise.withResolvers<void>();
    const crosswise = (first: number, second: number) =>
      db.transaction(async (tx) => {
        runs += 1;
        await touch(tx, first);
        held += 1;
        if (held === 2) meet.resolve();
        await meet.promise;
        await touch(tx, second);
      });
    await Promise.all([crosswise(one, other), crosswise(other, one)]);
    expect(runs).toBe(3);
    const { rows } = await db.execute(sql`select first_name from users where id in (${one}, ${other})`);
    expect(rows).toEqual([
      { first_name: expect.stringMatching(/xx$/) },
      { first_name: expect.stringMatching(/xx$/) },
    ]);
  });

  test('that fail for another reason run once', async () => {
    let runs = 0;
    const failing = db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(runs).toBe(1);
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { idempotencyRecords } from '../db/schema/service.ts';
import { Failure, fail } from '../fail.ts';
import { type IdempotentRequest, runIdempotent } from './idempotency.ts';

const app = testApp();

const keyed = (change: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  key: 'a-key',
  scope: 'POST /auth/register/ anonymous',
  fingerprinted: { body: { email: 'a@b.example', password: 'seven blue buttons' } },
  ...change,
});

let runs = 0;
const count = async () => ({ run: ++runs });

beforeEach(async () => {
  runs = 0;
  await app.deps.db.delete(idempotencyRecords);
});

const records = () => app.deps.db.select().from(idempotencyRecords);

describe('without a key', () => {
  test('every call runs, in a transaction', async () => {
    expect(await runIdempotent(app.deps.db, undefined, count)).toEqual({ run: 1 });
    expect(await runIdempotent(app.deps.db, undefined, count)).toEqual({ run: 2 });
    expect(await records()).toEqual([]);
    const inTransaction = await runIdempotent(app.deps.db, undefined, async (tx) => {
      const first = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      const second = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      return first.rows[0]?.id === second.rows[0]?.id;
    });
    expect(inTransaction).toBe(true);
  });
});

describe('with a key', () => {
  test('the first response is replayed', async () => {
    const response = { text: 'سلام "quoted"\n', list: [1, null, true], nested: { empty: {} } };
    expect(await runIdempotent(app.deps.db, keyed(), async () => response)).toEqual(response);
    expect(await runIdempotent(app.deps.db, keyed(), count)).toEqual(response);
    expect(runs).toBe(0);
  });

  test('what has no response runs once too', async () => {
    const act = async () => {
      runs += 1;
    };
    await runIdempotent(app.deps.db, keyed(), act);
    await runIdempotent(app.deps.db, keyed(), act);
    expect(runs).toBe(1);
  });

  test('another body is refused, and the first response stays', async () => {
    await runIdempotent(app.deps.db, keyed(), count);
    const other = runIdempotent(
      app.deps.db,
      keyed({ fingerprinted: { body: { email: 'c@d.example' } } }),
      count,
    );
    await expect(other).rejects.toMatchObject({ code: 'request.key_reused', status: 422 });
    expect(await runIdempotent(app.deps.db, keyed(), count)).toEqual({ run: 1 });
  });

  test('keys of other callers and other calls are separate', async () => {
    await runIdempotent(app.deps.db, keyed(), count);
    expect(await runIdempotent(app.deps.db, keyed({ scope: 'POST /auth/register/ 1001' }), count)).toEqual({
      run: 2,
    });
    expect(await runIdempotent(app.deps.db, keyed({ scope: 'POST /orders/ anonymous' }), count)).toEqual({
      run: 3,
    });
    expect(await runIdempotent(app.deps.db, keyed({ key: 'another' }), count)).toEqual({ run: 4 });
  });

  test('a failure is not recorded, and is rolled back', async () => {
    const failing = runIdempotent(app.deps.db, keyed(), async () => fail('accounts.username_taken'));
    await expect(failing).rejects.toBeInstanceOf(Failure);
    expect(await records()).toEqual([]);
    expect(await runIdempotent(app.deps.db, keyed(), count)).toEqual({ run: 1 });
  });

  test('concurrent calls wait for the first', async () => {
    const slow = async () => {
      const response = await count();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return response;
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => runIdempotent(app.deps.db, keyed(), slow)),
    );
    expect(answers).toEqual(Array(5).fill({ run: 1 }));
  });

  test('a waiting call runs when the first fails', async () => {
    const running = Promise.withResolvers<void>();
    const first = runIdempotent(app.deps.db, keyed(), async () => {
      running.resolve();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return fail('accounts.email_taken');
    });
    const refused = expect(first).rejects.toBeInstanceOf(Failure);
    await running.promise;
    expect(await runIdempotent(app.deps.db, keyed(), count)).toEqual({ run: 1 });
    await refused;
  });
});

describe('after 24 hours', () => {
  const age = (hours: number) =>
    app.deps.db.update(idempotencyRecords).set({ createdAt: sql`now() - make_interval(hours => ${hours})` });

  test('a key can be reused, also before the old response is deleted', async () => {
    await runIdempotent(app.deps.db, keyed(), count);
    await age(23);
    expect(await runIdempotent(app.deps.db, keyed(), count)).toEqual({ run: 1 });
    await age(25);
    const other = keyed({ fingerprinted: { body: { email: 'c@d.example' } } });
    const answers = await Promise.all([
      runIdempotent(app.deps.db, other, count),
      runIdempotent(app.deps.db, other, count),
      runIdempotent(app.deps.db, other, count),
    ]);
    expect(answers).toEqual(Array(3).fill({ run: 2 }));
    expect(await records()).toHaveLength(1);
  });

  test('the old response stays when the new request fails', async () => {
    await runIdempotent(app.deps.db, keyed(), count);
    await age(25);
    await expect(
      runIdempotent(app.deps.db, keyed(), async () => fail('accounts.email_taken')),
    ).rejects.toThrow();
    expect(await records()).toHaveLength(1);
    expect(await runIdempotent(app.deps.db, keyed(), count)).toEqual({ run: 2 });
  });
});

describe('the record', () => {
  test('is sealed with the key: neither key, request nor response can be read', async () => {
    await runIdempotent(app.deps.db, keyed(), async () => ({ refresh: 'a secret token' }));
    const [record] = await records();
    const text = JSON.stringify(record, (_name, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of ['a-key', 'a secret token', 'seven blue buttons', 'refresh']) {
      expect(text).not.toContain(secret);
    }
  });

  test('has different fingerprints for the same request under two keys', async () => {
    await runIdempotent(app.deps.db, keyed({ key: 'one' }), count);
    await runIdempotent(app.deps.db, keyed({ key: 'two' }), count);
    const [one, two] = await records();
    expect(one?.requestHash.equals(two?.requestHash ?? Buffer.alloc(0))).toBe(false);
  });

  test('is rejected after tampering', async () => {
    await runIdempotent(app.deps.db, keyed(), count);
    const [record] = await records();
    const response = Buffer.from(record?.response ?? Buffer.alloc(0));
    response[20] = (response[20] ?? 0) ^ 1;
    await app.deps.db
      .update(idempotencyRecords)
      .set({ response })
      .where(eq(idempotencyRecords.key, record?.key ?? Buffer.alloc(0)));
    await expect(runIdempotent(app.deps.db, keyed(), count)).rejects.toThrow();
    expect(runs).toBe(1);
  });
});

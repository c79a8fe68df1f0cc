import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { idempotencyRecords } from '../db/schema/service.ts';
import { Failure, fail } from '../fail.ts';
import { type KeyUse, once } from './idempotency.ts';

const app = testApp();

const use = (change: Partial<KeyUse> = {}): KeyUse => ({
  key: 'a-key',
  scope: 'POST /auth/register/ anonymous',
  request: { body: { email: 'a@b.example', password: 'seven blue buttons' } },
  ...change,
});

let runs = 0;
/** Answers how often it has run. */
const count = async () => ({ run: ++runs });

beforeEach(async () => {
  runs = 0;
  await app.deps.db.delete(idempotencyRecords);
});

const records = () => app.deps.db.select().from(idempotencyRecords);

describe('without a key', () => {
  test('everything runs, in a transaction', async () => {
    expect(await once(app.deps.db, undefined, count)).toEqual({ run: 1 });
    expect(await once(app.deps.db, undefined, count)).toEqual({ run: 2 });
    expect(await records()).toEqual([]);
    const inTransaction = await once(app.deps.db, undefined, async (tx) => {
      const first = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      const second = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      return first.rows[0]?.id === second.rows[0]?.id;
    });
    expect(inTransaction).toBe(true);
  });
});

describe('with a key', () => {
  test('the first answer is given again, whatever it holds', async () => {
    const answer = { text: 'سلام "quoted"\n', list: [1, null, true], nested: { empty: {} } };
    expect(await once(app.deps.db, use(), async () => answer)).toEqual(answer);
    expect(await once(app.deps.db, use(), count)).toEqual(answer);
    expect(runs).toBe(0);
  });

  test('another body is refused, and the first answer stays', async () => {
    await once(app.deps.db, use(), count);
    const other = once(app.deps.db, use({ request: { body: { email: 'c@d.example' } } }), count);
    await expect(other).rejects.toMatchObject({ code: 'request.key_reused', status: 422 });
    expect(await once(app.deps.db, use(), count)).toEqual({ run: 1 });
  });

  test('the same key of another caller, or for another call, is another key', async () => {
    await once(app.deps.db, use(), count);
    expect(await once(app.deps.db, use({ scope: 'POST /auth/register/ 1001' }), count)).toEqual({ run: 2 });
    expect(await once(app.deps.db, use({ scope: 'POST /orders/ anonymous' }), count)).toEqual({ run: 3 });
    expect(await once(app.deps.db, use({ key: 'another' }), count)).toEqual({ run: 4 });
  });

  test('what failed is not remembered, and nothing of it stays', async () => {
    const failing = once(app.deps.db, use(), async () => fail('accounts.username_taken'));
    await expect(failing).rejects.toBeInstanceOf(Failure);
    expect(await records()).toEqual([]);
    expect(await once(app.deps.db, use(), count)).toEqual({ run: 1 });
  });

  test('those that come at the same moment wait for the first', async () => {
    const slow = async () => {
      const answer = await count();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => once(app.deps.db, use(), slow)));
    expect(answers).toEqual(Array(5).fill({ run: 1 }));
  });

  test('the next one runs when the first, for which it waited, fails', async () => {
    const first = once(app.deps.db, use(), async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return fail('accounts.email_taken');
    });
    const refused = expect(first).rejects.toBeInstanceOf(Failure);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await once(app.deps.db, use(), count)).toEqual({ run: 1 });
    await refused;
  });
});

describe('after 24 hours', () => {
  const age = (hours: number) =>
    app.deps.db.update(idempotencyRecords).set({ createdAt: sql`now() - make_interval(hours => ${hours})` });

  test('a key is free again, also before the old answer is swept away', async () => {
    await once(app.deps.db, use(), count);
    await age(23);
    expect(await once(app.deps.db, use(), count)).toEqual({ run: 1 });
    await age(25);
    const other = use({ request: { body: { email: 'c@d.example' } } });
    const answers = await Promise.all([
      once(app.deps.db, other, count),
      once(app.deps.db, other, count),
      once(app.deps.db, other, count),
    ]);
    expect(answers).toEqual(Array(3).fill({ run: 2 }));
    expect(await records()).toHaveLength(1);
  });

  test('the old answer stays when the new request fails', async () => {
    await once(app.deps.db, use(), count);
    await age(25);
    await expect(once(app.deps.db, use(), async () => fail('accounts.email_taken'))).rejects.toThrow();
    expect(await records()).toHaveLength(1);
    expect(await once(app.deps.db, use(), count)).toEqual({ run: 2 });
  });
});

describe('what is kept', () => {
  test('opens only with the key: neither key, request nor answer can be read', async () => {
    await once(app.deps.db, use(), async () => ({ refresh: 'a secret token' }));
    const [record] = await records();
    const text = JSON.stringify(record, (_name, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of ['a-key', 'a secret token', 'seven blue buttons', 'refresh']) {
      expect(text).not.toContain(secret);
    }
  });

  test('does not let a password be searched: the same request under two keys looks different', async () => {
    await once(app.deps.db, use({ key: 'one' }), count);
    await once(app.deps.db, use({ key: 'two' }), count);
    const [one, two] = await records();
    expect(one?.requestHash.equals(two?.requestHash ?? Buffer.alloc(0))).toBe(false);
  });

  test('is worthless once somebody changed it', async () => {
    await once(app.deps.db, use(), count);
    const [record] = await records();
    const answer = Buffer.from(record?.answer ?? Buffer.alloc(0));
    answer[20] = (answer[20] ?? 0) ^ 1;
    await app.deps.db
      .update(idempotencyRecords)
      .set({ answer })
      .where(eq(idempotencyRecords.key, record?.key ?? Buffer.alloc(0)));
    await expect(once(app.deps.db, use(), count)).rejects.toThrow();
    expect(runs).toBe(1);
  });
});

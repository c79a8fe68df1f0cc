import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const shop = testApp();

test('a connection that ends between two statements of a transaction fails that transaction alone', async () => {
  const { db } = shop.deps;
  const transaction = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The news arrives while nobody waits for an answer of this connection.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('PostgreSQL keeps a statement with parameters, and no other', async () => {
  const { db } = shop.deps;
  const kept = await db.transaction(async (tx) => {
    for (const n of [1, 2]) await tx.execute(sql`select ${n}::int + 40 as kept_once`);
    await tx.execute(sql`select 41 as not_kept; select 42 as not_kept_either`);
    await tx.execute(sql`select ${1}::int as too_long ${sql.raw(`-- ${'x'.repeat(9000)}`)}`);
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement ~ 'kept|too_long'`,
    );
    return rows.map(({ statement }) => statement);
  });
  expect(kept).toEqual(['select $1::int + 40 as kept_once']);
});

test('a kept statement that fails can be asked again', async () => {
  const { db } = shop.deps;
  const divide = (by: number) => db.execute<{ result: number }>(sql`select 84 / ${by}::int as result`);
  await expect(divide(0)).rejects.toThrow();
  expect((await divide(2)).rows).toEqual([{ result: 42 }]);
});

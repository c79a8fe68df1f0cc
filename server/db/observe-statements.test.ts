import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { connect, type Db } from './client.ts';
import { logSlowStatements, observeStatements } from './observe-statements.ts';

let db: Db;
afterEach(() => db.$client.end());

function pool() {
  db = connect(inject('postgresUrl'), 1, () => undefined);
  const lines: { milliseconds: number; query: string }[] = [];
  const log = { warn: (details: object) => void lines.push(details as (typeof lines)[number]) };
  logSlowStatements(db.$client, { milliseconds: 1_000, log });
  return lines;
}

test('a slow statement is logged with its duration and without its values', async () => {
  const lines = pool();
  await db.execute(sql`select ${'a-secret-word'}::text, pg_sleep(${1.05})`);
  await db.execute(sql`select 1`);
  expect(lines).toEqual([{ milliseconds: expect.any(Number), query: 'select $1::text, pg_sleep($2)' }]);
  expect(lines[0]?.milliseconds).toBeGreaterThanOrEqual(1_000);
});

test('so is one that fails, one in a transaction, and one with a callback', async () => {
  const lines = pool();
  await expect(db.execute(sql`do $$ begin perform pg_sleep(1.05); raise 'failed'; end $$`)).rejects.toThrow();
  await db.transaction((tx) => tx.execute(sql`select 2, pg_sleep(1.05)`));
  await db.$client.query('select 3, pg_sleep(1.05)');
  expect(lines.map(({ query }) => query.slice(0, 8))).toEqual(['do $$ be', 'select 2', 'select 3']);
});

test('a statement is logged up to 300 characters', async () => {
  const lines = pool();
  await db.execute(sql.raw(`select pg_sleep(1.05), '${'x'.repeat(500)}'`));
  expect(lines[0]?.query).toHaveLength(300);
});

test('statements of a transaction are observed too; results and errors pass unchanged', async () => {
  db = connect(inject('postgresUrl'), 1, () => undefined);
  const seen: [text: string, code: unknown][] = [];
  observeStatements(db.$client, (text) => (error) => {
    seen.push([text, (error as { code?: unknown } | undefined)?.code]);
  });
  const act = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select ${7}::int as seven`);
    expect(rows).toEqual([{ seven: 7 }]);
    await tx.execute(sql`select nothing`);
  });
  await expect(act).rejects.toThrow();
  expect(seen).toEqual([
    ['begin', undefined],
    ['select $1::int as seven', undefined],
    ['select nothing', '42703'],
    ['rollback', undefined],
  ]);
});

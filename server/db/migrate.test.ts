import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { connect, type Db } from './client.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';

const shop = testApp();

const name = `migrating_${process.pid}`;
let db: Db;
beforeEach(async () => {
  await shop.deps.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(shop.config.databaseUrl ?? '');
  url.pathname = `/${name}`;
  db = connect(url.href, 2, () => {});
});
afterEach(async () => {
  await db.$client.end();
  await shop.deps.db.execute(sql.raw(`drop database ${name} with (force)`));
});

describe('an empty database', () => {
  test('is migrated once, however many servers start at the same moment', async () => {
    expect(await isMigrated(db)).toBe(false);
    const url = String(db.$client.options.connectionString);
    const servers = Array.from({ length: 4 }, () => connect(url, 2, () => {}));
    await Promise.all(servers.map(migrateDatabase));
    await Promise.all(servers.map((server) => server.$client.end()));
    expect(await isMigrated(db)).toBe(true);
    const { rows } = await db.execute(sql`select id from users order by id`);
    expect(rows).toEqual([{ id: 458 }, { id: 466 }]);
  });
});

test('a server waits for another one that migrates, however long that takes', async () => {
  const other = await db.$client.connect();
  await other.query('select pg_advisory_lock(8031466)');
  const impatient = connect(String(db.$client.options.connectionString), 2, () => {});
  impatient.$client.options.statement_timeout = 200;
  const migrating = migrateDatabase(impatient);
  await Promise.race([migrating, new Promise((resolve) => setTimeout(resolve, 600))]);
  await other.query('select pg_advisory_unlock(8031466)');
  other.release();
  await migrating;
  expect(await isMigrated(db)).toBe(true);
  await impatient.$client.end();
});

test('a schema newer than the code serves it too: an upgrade begins while the previous version runs', async () => {
  await migrateDatabase(db);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  expect(await isMigrated(db)).toBe(true);
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { catalogueOfSchema } from '../../test/catalogue-of-schema.ts';
import { connect, type Db } from './client.ts';
import { isMigrated, MigrationError, migrateDatabase } from './migrate.ts';
import { MIGRATIONS } from './migration-files.ts';

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
    await Promise.all(servers.map((server) => migrateDatabase(server)));
    await Promise.all(servers.map((server) => server.$client.end()));
    expect(await isMigrated(db)).toBe(true);
    const { rows } = await db.execute(sql`select id from users order by id`);
    expect(rows).toEqual([{ id: 458 }, { id: 466 }]);
  });
});

test('a server waits for another one that migrates, however long that takes', async () => {
  const other = await db.$client.connect();
  await other.query('select pg_advisory_lock(8031466)');
  const migrating = migrateDatabase(db);
  // Longer than a request may wait for a lock.
  await Promise.race([migrating, new Promise((resolve) => setTimeout(resolve, 3_500))]);
  await other.query('select pg_advisory_unlock(8031466)');
  other.release();
  await migrating;
  expect(await isMigrated(db)).toBe(true);
});

test('a schema newer than the code serves it too: an upgrade begins while the previous version runs', async () => {
  await migrateDatabase(db);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  expect(await isMigrated(db)).toBe(true);
});

/** Migrates as an earlier version did: up to `last`, with the text that one migration had then. */
async function migrateAsBefore(edited: string, text: string, last: string): Promise<void> {
  const count = MIGRATIONS.findIndex(({ tag }) => tag === last) + 1;
  await db.execute(sql.raw('create schema drizzle'));
  await db.execute(
    sql.raw(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
    ),
  );
  for (const { tag, when, hash, statements } of MIGRATIONS.slice(0, count)) {
    const isEdited = tag === edited;
    for (const statement of isEdited ? text.split('--> statement-breakpoint') : statements) {
      await db.execute(sql.raw(statement));
    }
    const then = isEdited ? createHash('sha256').update(text).digest('hex') : hash;
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${then}, ${when})`,
    );
  }
}

describe('a database of a version whose migration was edited since', () => {
  test.each([
    ['0000_foundation.first', '0002_deleted_rows'],
    ['0000_foundation.first', '0016_product_changes'],
    ['0007_search_rules.first', '0007_search_rules'],
    ['0007_search_rules.first', '0013_shelf_in_turn'],
    ['0007_search_rules.second', '0013_shelf_in_turn'],
    ['0007_search_rules.second', '0016_product_changes'],
  ])('%s, as it stood after %s, reaches the schema of a fresh one', async (version, last) => {
    const edited = version.split('.')[0] ?? '';
    const file = new URL(`../../test/edited-migrations/${version}.sql`, import.meta.url);
    await migrateAsBefore(edited, await readFile(file, 'utf8'), last);
    await migrateDatabase(db);
    expect(await catalogueOfSchema(db)).toEqual(await catalogueOfSchema(shop.deps.db));
    const { rows } = await db.execute(sql`select id from tailors t where search = tailor_search(t)`);
    expect(rows).toEqual([{ id: 458 }]);
    // The hashes are today's now: the next start compares and does nothing.
    await migrateDatabase(db);
  });
});

/** What one line says of a start that fails. */
async function complaintOf(migrating: Promise<void>): Promise<string> {
  const error = await migrating.then(
    () => new Error('It migrated.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MigrationError);
  return (error as Error).message;
}

test('a migration whose text is not the one that was applied stops the start by its name', async () => {
  await migrateDatabase(db);
  await db.execute(
    sql`update drizzle.__drizzle_migrations set hash = 'another' where created_at = ${MIGRATIONS[8]?.when}`,
  );
  expect(await complaintOf(migrateDatabase(db))).toBe(
    'migration 0008_catalogue_lists was applied to this database with another text than this version has; start the version that wrote it, or restore a backup',
  );
});

test("a migration that fails says PostgreSQL's reason and where, and leaves the database as it was", async () => {
  await db.execute(sql`create table mails (id integer)`);
  expect(await complaintOf(migrateDatabase(db))).toBe(
    'migration 0000_foundation failed: relation "mails" already exists, at: CREATE TABLE "mails" (',
  );
  const { rows } = await db.execute(
    sql`select to_regclass('users') as users, to_regclass('drizzle.__drizzle_migrations') as applied`,
  );
  expect(rows).toEqual([{ users: null, applied: null }]);
});

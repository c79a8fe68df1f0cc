import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { dropDatabase } from '../../test/databases.ts';
import { nextRelease } from '../../test/next-release.ts';
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
  await dropDatabase(name);
});

describe('an empty database', () => {
  test('is migrated once, however many servers start concurrently', async () => {
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

test('an empty database of another encoding than UTF8 is refused in one line', async () => {
  await db.$client.end();
  await dropDatabase(name);
  await shop.deps.db.execute(
    sql.raw(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`),
  );
  db = connect(String(db.$client.options.connectionString), 2, () => {});
  await expect(migrateDatabase(db)).rejects.toThrow(
    new MigrationError(
      'the database has the encoding SQL_ASCII; make one with UTF8 (deploy/create-database.sh does)',
    ),
  );
});

test('a server waits for a concurrent migration without a timeout', async () => {
  const other = await db.$client.connect();
  await other.query('select pg_advisory_lock(8031466)');
  const migrating = migrateDatabase(db);
  await Promise.race([migrating, new Promise((resolve) => setTimeout(resolve, 3_500))]);
  await other.query('select pg_advisory_unlock(8031466)');
  other.release();
  await migrating;
  expect(await isMigrated(db)).toBe(true);
});

test.each([null, '9.0.0'])(
  'a database of a later version, serving %s, is not ready for this one',
  async (serves) => {
    await migrateDatabase(db);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at, serves) values ('later', 9999999999999, ${serves})`,
    );
    expect(await isMigrated(db)).toBe(false);
    await expect(migrateDatabase(db)).rejects.toThrow(
      /^the database was migrated by a later version of Naap; /,
    );
  },
);

test('a database of a version before 1.0 is refused in one line, and left as it is', async () => {
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', 1790000000000)`,
  );
  await db.execute(sql`create table users (id integer)`);
  await expect(migrateDatabase(db)).rejects.toThrow(
    new MigrationError(
      'the database was made before Naap 1.0, which this version cannot upgrade, and is left as it is; start the version that made it, or this one with an empty DATA_DIR or database',
    ),
  );
  const { rows } = await db.execute(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle') order by 1`);
  expect(rows).toEqual([{ name: '__drizzle_migrations' }, { name: 'users' }]);
  expect(await isMigrated(db)).toBe(false);
});

describe('while a server is connected', () => {
  test('a migration that does not let it serve is refused, and made once the server has gone', async () => {
    await migrateDatabase(db);
    await db.execute(sql`select 1`);
    const migrations = await nextRelease({ moved: 'CREATE TABLE moved (id integer);' });
    const url = String(db.$client.options.connectionString);
    const starting = () => {
      const own = connect(url, 2, () => {});
      return migrateDatabase(own, { alone: true, migrations }).finally(() => own.$client.end());
    };
    await expect(starting()).rejects.toThrow(/another process of the shop is connected to the database/);
    await db.$client.end();
    db = connect(url, 2, () => {});
    expect(await starting()).toBe(true);
  });

  test('a complete schema is left as it is', async () => {
    await migrateDatabase(db);
    await db.execute(sql`select 1`);
    expect(await migrateDatabase(db, { alone: true })).toBe(false);
  });
});

async function errorMessageOf(migrating: Promise<unknown>): Promise<string> {
  const error = await migrating.then(
    () => new Error('It migrated.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MigrationError);
  return (error as Error).message;
}

test('an edited migration stops the start, with its name', async () => {
  await migrateDatabase(db);
  await db.execute(
    sql`update drizzle.__drizzle_migrations set hash = 'another' where created_at = ${MIGRATIONS[0]?.when}`,
  );
  expect(await errorMessageOf(migrateDatabase(db))).toBe(
    `migration ${MIGRATIONS[0]?.tag} was applied to this database with another text than this version has; start the version that wrote it, or restore a backup`,
  );
});

test("a migration that fails reports PostgreSQL's reason and place, and is rolled back", async () => {
  await db.execute(sql`create table mails (id integer)`);
  expect(await errorMessageOf(migrateDatabase(db))).toBe(
    `migration ${MIGRATIONS[0]?.tag} failed: relation "mails" already exists, at: CREATE TABLE "mails" (`,
  );
  const { rows } = await db.execute(
    sql`select to_regclass('users') as users, to_regclass('drizzle.__drizzle_migrations') as applied`,
  );
  expect(rows).toEqual([{ users: null, applied: null }]);
});

describe('a migration outside of a transaction', () => {
  const UNIQUE = `-- serves: 1.0.0
-- outside a transaction
CREATE TABLE IF NOT EXISTS gifts (id integer);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS gifts_key;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY gifts_key ON gifts (id);`;
  const isValid = sql`select indisvalid as valid from pg_index where indexrelid = 'gifts_key'::regclass`;

  test('keeps what it has done when it fails, and begins again at the next start', async () => {
    await migrateDatabase(db);
    await db.execute(sql`create table gifts (id integer)`);
    await db.execute(sql`insert into gifts values (1), (1)`);
    const migrations = await nextRelease({ unique: UNIQUE });
    expect(await errorMessageOf(migrateDatabase(db, { migrations }))).toBe(
      'migration unique failed: could not create unique index "gifts_key", at: CREATE UNIQUE INDEX CONCURRENTLY gifts_key ON gifts (id);',
    );
    expect((await db.execute(isValid)).rows).toEqual([{ valid: false }]);
    await db.execute(sql`delete from gifts`);
    expect(await migrateDatabase(db, { migrations })).toBe(true);
    expect((await db.execute(isValid)).rows).toEqual([{ valid: true }]);
    expect(await migrateDatabase(db, { migrations })).toBe(false);
  });

  test('is part of the one transaction that fills an empty database', async () => {
    const migrations = await nextRelease({ unique: UNIQUE, wrong: 'SELECT 1 / 0;' });
    expect(await errorMessageOf(migrateDatabase(db, { migrations }))).toMatch(/^migration wrong failed: /);
    expect((await db.execute(sql`select to_regclass('gifts') as made`)).rows).toEqual([{ made: null }]);
    expect(await migrateDatabase(db, { migrations: migrations.slice(0, -1) })).toBe(true);
    expect((await db.execute(isValid)).rows).toEqual([{ valid: true }]);
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { catalogueOfSchema } from '../../test/catalogue-of-schema.ts';
import { dropDatabase } from '../../test/databases.ts';
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

test('a database of a later version is not ready for this one, which does not start on it', async () => {
  await migrateDatabase(db);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  expect(await isMigrated(db)).toBe(false);
  await expect(migrateDatabase(db)).rejects.toThrow(
    /^the database was migrated by a later version of Naap; /,
  );
});

describe('while a server is connected', () => {
  async function forgetLast(): Promise<void> {
    await migrateDatabase(db);
    await db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = ${MIGRATIONS.at(-1)?.when}`,
    );
  }

  test('an alone migration is refused, and made once the server has gone', async () => {
    await forgetLast();
    const url = String(db.$client.options.connectionString);
    const starting = () => {
      const own = connect(url, 2, () => {});
      return migrateDatabase(own, { alone: true }).finally(() => own.$client.end());
    };
    await expect(starting()).rejects.toThrow(/another process of the shop is connected to the database/);
    await db.$client.end();
    db = connect(url, 2, () => {});
    // The last migration is applied already, so that its text may fail: it was tried.
    const outcome = await starting().catch(({ message }: Error) => message);
    expect(String(outcome)).toMatch(/^true$|^migration .* failed: /);
  });

  test('a complete schema is left as it is', async () => {
    await migrateDatabase(db);
    await db.execute(sql`select 1`);
    expect(await migrateDatabase(db, { alone: true })).toBe(false);
  });
});

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
  ])('%s, as it was after %s, reaches the schema of a fresh one', async (version, last) => {
    const edited = version.split('.')[0] ?? '';
    const file = new URL(`../../test/edited-migrations/${version}.sql`, import.meta.url);
    await migrateAsBefore(edited, await readFile(file, 'utf8'), last);
    await migrateDatabase(db);
    expect(await catalogueOfSchema(db)).toEqual(await catalogueOfSchema(shop.deps.db));
    const { rows } = await db.execute(sql`select id from tailors t where search = tailor_search(t)`);
    expect(rows).toEqual([{ id: 458 }]);
    await migrateDatabase(db);
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
    sql`update drizzle.__drizzle_migrations set hash = 'another' where created_at = ${MIGRATIONS[8]?.when}`,
  );
  expect(await errorMessageOf(migrateDatabase(db))).toBe(
    'migration 0008_catalogue_lists was applied to this database with another text than this version has; start the version that wrote it, or restore a backup',
  );
});

test("a migration that fails reports PostgreSQL's reason and place, and is rolled back", async () => {
  await db.execute(sql`create table mails (id integer)`);
  expect(await errorMessageOf(migrateDatabase(db))).toBe(
    'migration 0000_foundation failed: relation "mails" already exists, at: CREATE TABLE "mails" (',
  );
  const { rows } = await db.execute(
    sql`select to_regclass('users') as users, to_regclass('drizzle.__drizzle_migrations') as applied`,
  );
  expect(rows).toEqual([{ users: null, applied: null }]);
});

test('waiting mail keeps its body, sent mail loses it, and known addresses are proven', async () => {
  const before = MIGRATIONS.findIndex(({ tag }) => tag.endsWith('_mail_bodies')) - 1;
  await migrateAsBefore('', '', MIGRATIONS[before]?.tag ?? '');
  await db.execute(sql`
    insert into mails (recipient, subject, text, html, reply_to, unsubscribe_url, created_at, sent_at) values
      ('a@mail.example', 'Sent', 'token=s3cret', '<p>s3cret</p>', null, null, now(), now()),
      ('a@mail.example', 'Waits', 'token=s3cret', '<p>آپ</p>', null, 'https://naap.example/leave', now(), null),
      ('support@naap.example', 'Message', 'Hello', '', 'b@mail.example', null, now(), null),
      ('a@mail.example', 'Old', 'Hello', '', null, null, now() - interval '4 days', null)`);
  await db.execute(sql`
    insert into users (username, email, user_type) values ('ayesha', 'Ayesha@mail.example', 'customer')`);
  await db.execute(sql`
    insert into subscribers (email, unsubscribe_hash, confirmed_at) values
      ('reader@mail.example', 'a', now()), ('asked@mail.example', 'b', null)`);
  await migrateDatabase(db);
  const { rows } = await db.execute(sql`
    select subject, kind, convert_from(substr(body, 2), 'UTF8')::json as says, get_byte(body, 0) as form,
      given_up_at is not null as given_up, retry_until - created_at = interval '72 hours' as three_days
    from mails order by id`);
  const says = (text: string, html: string, unsubscribeUrl: string | null = null) => ({
    form: 0,
    three_days: true,
    says: { text, html, unsubscribeUrl },
  });
  expect(rows).toEqual([
    { subject: 'Sent', kind: 'legacy', form: null, says: null, given_up: false, three_days: true },
    {
      subject: 'Waits',
      kind: 'legacy',
      given_up: false,
      ...says('token=s3cret', '<p>آپ</p>', 'https://naap.example/leave'),
    },
    { subject: 'Message', kind: 'contact.message', given_up: false, ...says('Hello', '') },
    { subject: 'Old', kind: 'legacy', given_up: true, ...says('Hello', '') },
  ]);
  const proven = await db.execute(
    sql`select email from proven_addresses where email like '%mail.example' order by email`,
  );
  expect(proven.rows).toEqual([{ email: 'ayesha@mail.example' }, { email: 'reader@mail.example' }]);
});

test('pictures of products get the colour in their description', async () => {
  const before = MIGRATIONS.findIndex(({ tag }) => tag.endsWith('_picture_colours')) - 1;
  await migrateAsBefore('', '', MIGRATIONS[before]?.tag ?? '');
  await db.execute(sql`
    insert into products (id, type, collection, category, name, price, image, image_description, pictures) values
      (1, 'culture', 'sindhi', 'womens', 'Skirt', 100, 'a', 'A skirt',
        '[{"image": "a", "description": "A skirt in Red"}, {"image": "b", "description": "In dark green"}, {"image": "c", "description": "The hem"}]'),
      (2, 'culture', 'sindhi', 'womens', 'Shawl', 100, 'a', 'A shawl', '[]')`);
  await db.execute(sql`
    insert into variants (product_id, colour, colour_name, colour_hex, stock) values
      (1, 'red', 'red', '#FF0000', 1), (1, 'dark-green', 'Dark green', '#00FF00', 1)`);
  await migrateDatabase(db);
  const { rows } = await db.execute(
    sql`select array(select picture->>'colour' from jsonb_array_elements(pictures) picture) as colours
      from products order by id`,
  );
  expect(rows).toEqual([{ colours: ['red', 'dark-green', null] }, { colours: [] }]);
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { createDatabase, dropDatabase } from '../../test/databases.ts';
import { readConfig } from '../config.ts';
import { connect, type Db } from '../db/client.ts';
import { fillDemoData } from '../db/demo/fill.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { isMigrated, migrateDatabase } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migration-files.ts';
import { ThreadedPasswords } from '../infra/passwords/passwords.ts';
import { DiskStorage } from '../infra/storage/disk-storage.ts';
import { newFileKey } from '../infra/storage/storage.ts';
import { storageWarning } from '../modules/files/service.ts';
import { writeArchive } from './archive.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const own = `restored_${process.pid}`;
let base: string;
let dataDir: string;
let ownUrl: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'naap-backup-'));
  dataDir = join(base, 'data');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${own}`;
  ownUrl = url.href;
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function freshOwnDatabase(): Promise<void> {
  await dropDatabase(own);
  await createDatabase(own);
}
afterAll(() => dropDatabase(own));

function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string> = {}) {
  return runCommand(command, args, { DATA_DIR: dataDir, ...settings });
}

async function withDb<T>(url: string, act: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, 4, () => {});
  try {
    return await act(db);
  } finally {
    await db.$client.end();
  }
}

/** A hash of each table's rows, and the next value of each sequence. */
async function contentOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const { rows: hashes } = await db.execute<{ hash: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t`,
    );
    content[name] = hashes[0]?.hash ?? '';
  }
  const { rows: sequences } = await db.execute<{ name: string; last: string }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) content[name] = String(last);
  return content;
}

async function picturesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^\w{10,}$/.test(entry.name));
  const hashes = files.map(async ({ parentPath, name }) => [
    name,
    createHash('sha256')
      .update(await readFile(join(parentPath, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

describe('a shop with an embedded database', () => {
  let before: Record<string, string>;
  let pictures: Record<string, string>;
  let secret: string;
  let whileWriting: string;
  let atRest: string;

  test('is backed up while it runs under load, and while it is stopped', async () => {
    const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
    secret = config.jwtSecret;
    const postgres = await startEmbeddedPostgres({
      folder: join(dataDir, 'postgres'),
      log: silent,
      preferredPort: 0,
    });
    const storage = new DiskStorage(join(dataDir, 'files'));
    const passwords = new ThreadedPasswords();
    await withDb(postgres.url, async (db) => {
      await migrateDatabase(db);
      await fillDemoData({ db, passwords, config });
      expect(await storageWarning({ db, storage })).toBeUndefined();
      for (let n = 0; n < 5; n += 1) {
        const key = newFileKey();
        await storage.put(key, randomBytes(300_000), 'image/webp');
        await db.execute(
          sql`insert into files (key, media_type, bytes, width, height) values (${key}, 'image/webp', 300000, 9, 9)`,
        );
      }
      await db.execute(
        sql`insert into contact_messages (phone, name, email, subject, message) values ('1', 'a	b\\N', 'a@b.example', E'\\\\.', E'line\r\nline\\\\ ناپ')`,
      );

      let isWriting = true;
      let written = 0;
      const writing = (async () => {
        while (isWriting) {
          await db.transaction(async (tx) => {
            await tx.execute(sql`insert into counters (name, value) values (${`pair ${written}`}, 1)`);
            await tx.execute(sql`insert into known_words (word) values (${`pair ${written}`})`);
          });
          written += 1;
        }
      })();
      whileWriting = join(base, 'while-writing.tar.gz');
      const { status, output, error } = await run('backup', ['--to', whileWriting]);
      isWriting = false;
      await writing;
      expect({ status, error }).toEqual({ status: 0, error: '' });
      expect(output).toMatch(/while-writing\.tar\.gz: \d+ rows of \d+ tables, 5 pictures, \d\.\d MB\.\n$/);
      expect(written).toBeGreaterThan(0);
      before = await contentOf(db);
    });
    await passwords.close();
    await postgres.stop();
    pictures = await picturesIn(join(dataDir, 'files'));
    expect(Object.keys(pictures)).toHaveLength(5);
    atRest = join(base, 'at-rest.tar.gz');
    expect(await run('backup', ['--to', atRest])).toMatchObject({ status: 0, error: '' });
    expect((await stat(atRest)).mode & 0o077).toBe(0);
  }, 120_000);

  test('is restored completely into a fresh embedded database', async () => {
    await rm(dataDir, { recursive: true });
    const restored = await run('restore', [atRest]);
    expect(restored).toMatchObject({ status: 0, error: '' });
    expect(restored.output).toMatch(/^The shop of .* is back: \d+ rows, 5 pictures\.\n$/);
    expect((await readFile(join(dataDir, 'jwt-secret'), 'utf8')).trim()).toBe(secret);
    expect(await picturesIn(join(dataDir, 'files'))).toEqual(pictures);
    const folder = join(dataDir, 'postgres');
    const postgres = await startEmbeddedPostgres({ folder, log: silent, preferredPort: 0 });
    await withDb(postgres.url, async (db) => {
      expect(await isMigrated(db)).toBe(true);
      expect(await contentOf(db)).toEqual(before);
      const storage = new DiskStorage(join(dataDir, 'files'));
      expect(await storageWarning({ db, storage })).toBeUndefined();
      await expect(db.execute(sql`insert into tailors (user_id) values (424242)`)).rejects.toThrow();
      const { rows } = await db.execute(
        sql`update products set name = 'Zardozi waistcoat' where id = (select min(id) from products) returning search::text like '%vaistcuat%' as found`,
      );
      expect(rows).toEqual([{ found: true }]);
      await db.execute(
        sql`insert into files (key, media_type, bytes, width, height) values ('new-key-1', 'image/webp', 1, 1, 1)`,
      );
      expect(await run('restore', [atRest, '--replace'])).toEqual({
        status: 1,
        output: '',
        error: 'restore: a server is running on this database; stop it first.\n',
      });
    });
    await postgres.stop();
  }, 120_000);

  test('is restored from one snapshot into an external PostgreSQL, and only into an empty one', async () => {
    await freshOwnDatabase();
    const env = { DATABASE_URL: ownUrl, DATA_DIR: join(base, 'own') };
    const restored = await run('restore', [whileWriting], env);
    expect(restored).toMatchObject({ status: 0, error: '' });
    expect(restored.output).toContain(`Start it with the JWT_SECRET that stands in ${base}/own/jwt-secret.`);
    await withDb(ownUrl, async (db) => {
      const { rows } = await db.execute(sql`
        select (select count(*) from counters where name like 'pair %')
             = (select count(*) from known_words where word like 'pair %') as "isOneMoment"`);
      expect(rows).toEqual([{ isOneMoment: true }]);
    });
    expect(await run('restore', [atRest], env)).toEqual({
      status: 1,
      output: '',
      error: expect.stringMatching(
        /^restore: the database is not empty \(it has the table \w+\); with --replace all that it holds is deleted first\.\n$/,
      ),
    });
    expect(await run('restore', [atRest, '--replace'], env)).toMatchObject({ status: 0, error: '' });
    await withDb(ownUrl, async (db) => expect(await contentOf(db)).toEqual(before));
    expect(await picturesIn(join(base, 'own', 'files'))).toEqual(pictures);
  }, 120_000);

  test('a damaged archive is reported in one line, and rolled back', async () => {
    await freshOwnDatabase();
    const env = { DATABASE_URL: ownUrl, DATA_DIR: join(base, 'damaged') };
    const whole = await readFile(atRest);
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 0xff;
    const damaged = {
      'cut.tar.gz': whole.subarray(0, Math.floor(whole.length * 0.7)),
      'flipped.tar.gz': flipped,
      'other.tar.gz': Buffer.from('PGDMP is another format'),
      'empty.tar.gz': Buffer.alloc(0),
    };
    for (const [name, content] of Object.entries(damaged)) {
      await writeFile(join(base, name), content);
      expect(await run('restore', [join(base, name)], env)).toEqual({
        status: 1,
        output: '',
        error: `restore: ${name} is damaged, truncated, or not a backup of Naap.\n`,
      });
    }
    await withDb(ownUrl, async (db) => expect(await contentOf(db)).toEqual({}));
  }, 120_000);
});

test.each([
  [
    'a later version',
    { version: '9.0.0', migrations: [MIGRATIONS[0], { when: 9_999_999_999_999, hash: 'later' }] },
    'this backup was made by Naap 9.0.0, whose database this version does not know; take that version or a later one first.',
  ],
  [
    'a version before 1.0',
    { version: '0.1.0', migrations: [{ when: 1_790_000_000_000, hash: 'earlier' }] },
    'this backup was made by Naap 0.1.0, before 1.0; only that version can restore it.',
  ],
])('a backup of %s is reported in one line', async (_of, description, message) => {
  await freshOwnDatabase();
  const file = join(base, `${description.version}.tar.gz`);
  const createdAt = new Date().toISOString();
  const whole = { format: 'naap-backup-1', createdAt, tables: {}, storageId: null, ...description };
  await writeArchive(file, (archive) => archive.add('backup.json', Buffer.from(JSON.stringify(whole))));
  const env = { DATABASE_URL: ownUrl, DATA_DIR: join(base, description.version) };
  expect(await run('restore', [file], env)).toEqual({
    status: 1,
    output: '',
    error: `restore: ${message}\n`,
  });
});

test('a failing backup is reported in one line', async () => {
  const env = { DATA_DIR: join(base, 'nowhere') };
  expect((await run('backup', [], env)).error).toBe(
    `backup: ${base}/nowhere/postgres holds no database; set DATA_DIR or DATABASE_URL to the shop's.\n`,
  );
  await freshOwnDatabase();
  const ownEnv = { ...env, DATABASE_URL: ownUrl, JWT_SECRET: 'x'.repeat(32) };
  expect((await run('backup', ['--to', join(base, 'x.tar.gz')], ownEnv)).error).toBe(
    'backup: this database holds no shop: there is nothing to back up.\n',
  );
  expect((await run('restore', [join(base, 'none.tar.gz')], env)).error).toBe(
    `restore: ${base}/none.tar.gz cannot be used (ENOENT).\n`,
  );
  expect((await run('backup', ['--too', 'x'], env)).error).toBe(
    "backup: Unknown option '--too'. Try --help.\n",
  );
}, 60_000);

test.runIf(process.platform === 'linux')(
  'a disk that cannot be written is reported in one line and leaves nothing',
  async () => {
    await freshOwnDatabase();
    await withDb(ownUrl, migrateDatabase);
    const env = { DATABASE_URL: ownUrl, JWT_SECRET: 'x'.repeat(32), DATA_DIR: join(base, 'full') };
    const { error } = await run('backup', ['--to', '/proc/full.tar.gz'], env);
    expect(error).toMatch(/^backup: \/proc\/full\.tar\.gz\S* cannot be used \(ENOENT\)\.\n$/);
  },
);

import { mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../client.ts';
import { migrateDatabase } from '../migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

let base: string;
let folder: string;
const servers: Server[] = [];
const log = { info() {}, warn() {}, error() {} };

beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'naap-role-')));
  folder = join(base, 'shared', 'postgres');
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));
afterAll(() => rm(base, { recursive: true, force: true, maxRetries: 5 }));

async function start(where = folder): Promise<Server> {
  const server = await startEmbeddedPostgres({ folder: where, log, onFatal: () => undefined });
  servers.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the role of the shop', () => {
  const OWNERS = `
    select distinct pg_get_userbyid(owner) as owner, rolsuper from (
      select datdba as owner from pg_database where datname = current_database()
      union all select nspowner from pg_namespace where nspname in ('drizzle', 'pgboss')
      union all select relowner from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
      union all select proowner from pg_proc p where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all select typowner from pg_type t where typtype = 'e' and typnamespace = 'pgboss'::regnamespace
    ) as owned join pg_roles on pg_roles.oid = owner`;

  async function fill(url: string): Promise<void> {
    const db = connect(url, 2, () => {});
    await migrateDatabase(db);
    await db.$client.end();
    const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    // Ignore connection errors during shutdown.
    boss.on('error', () => undefined);
    await boss.start();
    await boss.createQueue('a-queue');
    await boss.stop();
  }

  test('owns the whole database and is no superuser', async () => {
    const { url, adminUrl } = await start();
    expect(
      await query(
        url,
        'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
    await expect(query(url, "copy (select 1) to program 'cat'")).rejects.toThrow(/permission denied/);
    expect((await stat(`${folder}-admin-password`)).mode & 0o777).toBe(0o600);
    await fill(url);
    expect(await query(adminUrl, OWNERS)).toEqual([{ owner: 'naap', rolsuper: false }]);
  });

  test('gets the ownership in a folder of an earlier version', async () => {
    const old = join(base, 'superuser', 'postgres');
    const first = await start(old);
    await fill(first.url);
    // The former setup: one superuser owns everything.
    await query(first.adminUrl, "create role creator superuser login password 'creator'");
    const creator = new URL(first.url);
    creator.username = creator.password = 'creator';
    const { password } = new URL(first.url);
    await query(
      creator.href,
      `alter database naap owner to postgres; reassign owned by naap to postgres; drop role naap;
       alter role postgres rename to naap; alter role naap password '${password}'`,
    );
    await query(first.url, 'drop role creator; create table kept as select 7 as n');
    expect(await query(first.url, OWNERS)).toEqual([{ owner: 'naap', rolsuper: true }]);
    await first.stop();
    await rm(`${old}-admin-password`);

    const second = await start(old);
    expect(new URL(second.url).password).toBe(password);
    expect(await query(second.adminUrl, OWNERS)).toEqual([{ owner: 'naap', rolsuper: false }]);
    expect(
      await query(second.adminUrl, "select rolname from pg_roles where rolname !~ '^pg_' order by 1"),
    ).toEqual([{ rolname: 'naap' }, { rolname: 'postgres' }]);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await query(second.url, 'alter table mails add column tried integer; drop schema pgboss cascade');
    await second.stop();
    expect(await query((await start(old)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { type OrderBook, orderThroughFaults, proveAddresses } from './customers.ts';
import { type Server, Servers } from './debian-postgres.ts';
import { freePort, makeBuild, startServer } from './real-server.ts';

const WRITERS = 10;
/** From the promotion to the next order. */
const SERVES_WITHIN_MS = 15_000;
const { POSTGRESQL_BIN: bin = '', HAPROXY_PATH: haproxy = '' } = process.env;
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('two servers of PostgreSQL behind an address that moves', () => {
  const book: OrderBook = { intents: [], wrongAnswers: [], allowsUnavailable: true };
  let folder: string;
  let servers: Servers;
  let primary: Server;
  let standby: Server;
  let restored: Server | undefined;
  let proxy: ChildProcess | undefined;
  let address: number;

  beforeAll(async () => {
    await makeBuild();
    folder = await mkdtemp(join(tmpdir(), 'naap-switchover-'));
    servers = new Servers(bin, folder);
    await servers.prepare();
    primary = await servers.primary('a');
    const env = { PGHOST: '127.0.0.1', PGPORT: String(primary.port), DATABASE_PASSWORD: 'secret' };
    await servers.run('/bin/sh', [join(root, 'deploy/create-database.sh')], env);
    await servers.run(
      'psql',
      ['-U', 'postgres', '-v', 'password=x', '-f', join(root, 'deploy/cluster/create-roles.sql')],
      env,
    );
    standby = await servers.copyOf(primary, 'b', true);
    await standby.start();
    await primary.query(`alter system set synchronous_standby_names = 'b'`);
    await primary.query('select pg_reload_conf()');
    await primary.waitFor('select sync_state from pg_stat_replication', 'sync');
    address = await freePort();
    proxy = await startProxy();
    await namePort();
  });

  afterAll(async () => {
    proxy?.kill('SIGKILL');
    for (const server of [primary, standby, restored]) await server?.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

  async function startProxy(): Promise<ChildProcess> {
    const text = (await readFile(join(root, 'deploy/cluster/haproxy.cfg'), 'utf8'))
      .replace('10.0.0.11:5432', `127.0.0.1:${primary.port}`)
      .replace('10.0.0.12:5432', `127.0.0.1:${standby.port}`)
      .replaceAll('127.0.0.1:5432', `127.0.0.1:${address}`)
      .replaceAll('127.0.0.1:3100', `127.0.0.1:${await freePort()}`)
      .replaceAll(/10\.0\.0\.2\d:3000/g, '127.0.0.1:1');
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, text);
    execFileSync(haproxy, ['-c', '-q', '-f', file]);
    return spawn(haproxy, ['-f', file], { stdio: 'ignore' });
  }

  /** Writes the files in which the fault helpers look for the embedded database. */
  async function namePort(): Promise<void> {
    await mkdir(join(folder, 'data/postgres'), { recursive: true });
    await writeFile(join(folder, 'data/postgres-password'), 'secret');
    await writeFile(join(folder, 'data/postgres/postmaster.pid'), `0\n\n0\n${address}\n`);
  }

  const startShop = async () =>
    startServer(join(folder, 'data'), await freePort(), {
      DATABASE_URL: `postgres://naap:secret@127.0.0.1:${address}/naap`,
      JWT_SECRET: 'a secret for tests that is long enough',
    });

  async function acknowledged(more: number): Promise<void> {
    const count = () => book.intents.filter(({ placed }) => placed).length;
    const enough = count() + more;
    while (count() < enough) await sleep(5);
  }

  test('lose no acknowledged order when the primary dies, and the shop goes on by itself on the promoted one', async () => {
    const shop = await startShop();
    await proveAddresses(join(folder, 'data'));
    let isOver = false;
    const ordering = Array.from({ length: WRITERS }, () => orderThroughFaults(shop.url, book, () => isOver));
    await acknowledged(30);
    await primary.kill();
    const readiness = () => fetch(`${shop.url}/readyz`).then(({ status }) => status);
    await expect.poll(readiness, { timeout: 15_000 }).toBe(503);
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
    await standby.promote();
    const isServing = acknowledged(30).then(() => 'serving');
    expect(await Promise.race([isServing, sleep(SERVES_WITHIN_MS, 'not serving')])).toBe('serving');
    isOver = true;
    await Promise.all(ordering);
    expect(await readiness()).toBe(200);
    expect(await shop.stop()).toBe(0);
    const last = await startShop();
    const { orders, broken } = await audit(last, 1);
    expect([broken, book.wrongAnswers]).toEqual([[], []]);
    expect(orders.map(({ tracking_id }) => tracking_id).sort()).toEqual(
      book.intents.map(({ placed }) => placed?.tracking_id).sort(),
    );
    await last.stop();
  }, 120_000);

  test('can be restored to the moment before a mistake', async () => {
    const base = await servers.copyOf(standby, 'restored', false);
    restored = base;
    const count = 'select count(*) from orders';
    const before = await standby.query(count, 'naap');
    await standby.query(`select pg_create_restore_point('before_the_mistake')`);
    await standby.query('truncate orders cascade', 'naap');
    await standby.query('select pg_switch_wal()');
    const { archived } = {
      archived: await standby.query('select pg_walfile_name(pg_current_wal_lsn() - 1)'),
    };
    await standby.waitFor(`select last_archived_wal >= '${archived}' from pg_stat_archiver`, 't');
    await servers.run('/bin/sh', [
      '-c',
      `touch "$1/recovery.signal" && echo "recovery_target_name = 'before_the_mistake'
recovery_target_action = promote" >>"$1/postgresql.auto.conf"`,
      'sh',
      base.data,
    ]);
    await base.start();
    await base.waitFor('select pg_is_in_recovery()', 'f');
    expect(await base.query(count, 'naap')).toBe(before);
    expect(Number(before)).toBeGreaterThan(0);
    expect(await standby.query(count, 'naap')).toBe('0');
  }, 60_000);
});

test('a lost primary becomes the standby by the commands of the page, and takes over again', async () => {
  const page = await readFile(join(root, 'docs/several-machines.md'), 'utf8');
  const [promotion = ''] = /^sudo -u postgres psql -h 10\.0\.0\.12 .*$/m.exec(page) ?? [];
  const statements = [...promotion.matchAll(/-c '([^']+)'/g)].map(([, statement = '']) => statement);
  expect(statements[0]).toBe('select pg_promote()');
  expect(page).toContain('/bin/pg_rewind -D /var/lib/postgresql/15/main -R');
  const folder = await mkdtemp(join(tmpdir(), 'naap-rewind-'));
  const servers = new Servers(bin, folder);
  await servers.prepare();
  const a = await servers.primary('a');
  const all = [a];
  const waitFor = async (primary: Server, standby: string) => {
    await primary.query(`alter system set synchronous_standby_names = '${standby}'`);
    await primary.query('select pg_reload_conf()');
  };
  const isSync = (primary: Server) => primary.waitFor('select sync_state from pg_stat_replication', 'sync');
  const promote = async (server: Server) => {
    for (const statement of statements) await server.query(statement);
  };
  try {
    const roles = join(root, 'deploy/cluster/create-roles.sql');
    const env = { PGHOST: '127.0.0.1', PGPORT: String(a.port) };
    await servers.run('psql', ['-U', 'postgres', '-v', 'password=x', '-f', roles], env);
    await a.query('create table written (n int)');
    // The copied setting names the other server.
    await waitFor(a, 'b');
    const b = await servers.copyOf(a, 'b', true);
    all.push(b);
    await b.start();
    await isSync(a);
    await a.query('insert into written values (1)');
    await a.kill();
    await promote(b);
    await b.query('insert into written values (2)');
    const source = `host=127.0.0.1 port=${b.port} user=naap_standby password=x dbname=postgres application_name=a`;
    const options = ['-R', `--config-file=${join(a.data, 'postgresql.conf')}`, `--source-server=${source}`];
    await servers.run('pg_rewind', ['-D', a.data, ...options]);
    await a.start();
    await waitFor(b, 'a');
    await isSync(b);
    await b.query('insert into written values (3)');
    await b.kill();
    await promote(a);
    await a.query('insert into written values (4)');
    expect(await a.query('select string_agg(n::text, $$ $$ order by n) from written')).toBe('1 2 3 4');
  } finally {
    for (const server of all) await server.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}, 300_000);

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/db/embedded/embedded-postgres.ts';
import { audit } from './audit.ts';
import { type OrderBook, orderThroughFaults, proveAddresses } from './customers.ts';
import { freePort, makeBuild, type RealServer, startServer } from './real-server.ts';
import { startSilentProxy } from './silent-proxy.ts';

const CUSTOMERS = 20;
/** From the loss of all connections to the next order. */
const SERVES_WITHIN_MS = 15_000;
const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** Shared by the tests, like the database. */
const book: OrderBook = { intents: [], wrongAnswers: [], allowsUnavailable: true };
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let server: RealServer | undefined;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-own-'));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), log, preferredPort: 0 });
});

afterAll(async () => {
  await server?.killTree();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the shop with an external PostgreSQL. */
async function startOn(port: number, settings: NodeJS.ProcessEnv = {}): Promise<RealServer> {
  const url = new URL(postgres.url);
  url.port = String(port);
  server = await startServer(dataDir, await freePort(), {
    DATABASE_URL: url.href,
    JWT_SECRET: 'a secret for tests that is long enough',
    ...settings,
  });
  await proveAddresses(dataDir);
  return server;
}

test('the shop recovers within 15 s when all its connections are silently dropped', async () => {
  const proxy = await startSilentProxy(Number(new URL(postgres.url).port));
  const { url, stop } = await startOn(proxy.port);
  let isOver = false;
  const ordering = Array.from({ length: CUSTOMERS }, () => orderThroughFaults(url, book, () => isOver));
  await acknowledged(40);
  proxy.silence();
  const readyz = fetch(`${url}/readyz`).then(({ status }) => status);
  expect(await Promise.race([readyz, sleep(2_000, 'no answer within 2 s')])).toBe(503);
  const isServing = acknowledged(1).then(() => 'serving');
  expect(await Promise.race([isServing, sleep(SERVES_WITHIN_MS - 2_000, 'not serving')])).toBe('serving');
  isOver = true;
  await Promise.all(ordering);
  expect(await stop()).toBe(0);
  proxy.close();
  await expectNothingLost();
});

test.runIf(PGBOUNCER)('the shop works through PgBouncer in transaction mode', async () => {
  const port = await freePort();
  const bouncer = await startPgBouncer(port);
  try {
    const { url, complaints, stop } = await startOn(port, { DATABASE_POOL_MODE: 'transaction' });
    let isOver = false;
    const ordering = Array.from({ length: CUSTOMERS }, () => orderThroughFaults(url, book, () => isOver));
    await acknowledged(100);
    isOver = true;
    await Promise.all(ordering);
    expect(await stop()).toBe(0);
    expect(complaints).toEqual([]);
    await expectNothingLost();
  } finally {
    bouncer.kill('SIGKILL');
  }
});

async function startPgBouncer(port: number): Promise<ChildProcess> {
  const folder = await mkdtemp(join(dataDir, 'pgbouncer-'));
  await chmod(dataDir, 0o755);
  await chmod(folder, 0o755);
  const { port: target, username, password, pathname } = new URL(postgres.url);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${pathname.slice(1)} = host=127.0.0.1 port=${target} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = spawn(PGBOUNCER as string, [...user, file], { stdio: 'ignore' });
  await sleep(500);
  expect(bouncer.exitCode).toBe(null);
  return bouncer;
}

async function acknowledged(more: number): Promise<void> {
  const count = () => book.intents.filter(({ placed }) => placed).length;
  const enough = count() + more;
  while (count() < enough) await sleep(5);
}

/** Checks with a new server, after it has sent the remaining mail. */
async function expectNothingLost(): Promise<void> {
  const next = await startOn(Number(new URL(postgres.url).port));
  // The lost connections count as one fault.
  const { orders, broken } = await audit(next, 1);
  expect(broken).toEqual([]);
  expect(book.wrongAnswers).toEqual([]);
  expect(orders.map(({ tracking_id }) => tracking_id).sort()).toEqual(
    book.intents.map(({ placed }) => placed?.tracking_id).sort(),
  );
  expect(await next.stop()).toBe(0);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { type OrderBook, orderThroughFaults, proveAddresses } from './customers.ts';
import {
  databaseUrl,
  freePort,
  killPostgres,
  makeBuild,
  type RealServer,
  startServer,
} from './real-server.ts';

const WRITERS = 20;
const ROUNDS = 10;
/** Orders acknowledged before each kill. */
const ENOUGH = 5;
/** A PostgreSQL that dies sooner counts as failing to start, which delays the next attempt. */
const STABLE_AFTER_MS = 1_000;
/** From the kill of PostgreSQL to the next order. */
const SERVES_WITHIN_MS = 8_000;
const STOPS_WITHIN_MS = 10_000;

const book: OrderBook = { intents: [], wrongAnswers: [], allowsUnavailable: true };
let dataDir: string;
let port: number;
let server: RealServer;
let kills = 0;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-database-'));
  port = await freePort();
  server = await startServer(dataDir, port);
  await proveAddresses(dataDir);
});

afterAll(async () => {
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['one connection of PostgreSQL', killOneBackend, 0],
  ['the first process of PostgreSQL', () => killPostgres(dataDir, 'first'), STABLE_AFTER_MS],
  ['all processes of PostgreSQL', () => killPostgres(dataDir, 'all'), STABLE_AFTER_MS],
] as const)(
  'SIGKILL for %s, ten times while 20 customers order, loses no order and leaks no connection',
  async (_what, kill, stableAfterMs) => {
    let isOver = false;
    const ordering = Array.from({ length: WRITERS }, () =>
      orderThroughFaults(server.url, book, () => isOver),
    );
    let servesSince = Date.now();
    for (let round = 1; round <= ROUNDS; round += 1) {
      expect(await acknowledged(ENOUGH, 30_000), `the shop takes orders before kill ${round}`).toBe(true);
      await sleep(Math.max(0, servesSince + stableAfterMs - Date.now()));
      await kill();
      kills += 1;
      // Earlier responses may still be on their way.
      await sleep(50);
      expect(await acknowledged(1, SERVES_WITHIN_MS), `the shop serves after kill ${round}`).toBe(true);
      servesSince = Date.now();
    }
    isOver = true;
    await Promise.all(ordering);
    expect(await placesInUse(), 'places in the pool that nobody gave back').toBe(0);

    const { complaints } = server;
    const stopped = await Promise.race([server.stop(), sleep(STOPS_WITHIN_MS, 'still running after 10 s')]);
    expect(stopped).toBe(0);
    server = await startServer(dataDir, port);

    const { orders, broken } = await audit(server, kills);
    expect(broken).toEqual([]);
    expect(book.wrongAnswers, complaints.join('\n')).toEqual([]);
    expect(orders.map(({ tracking_id }) => tracking_id).sort()).toEqual(
      book.intents.map(({ placed }) => placed?.tracking_id).sort(),
    );
  },
  240_000,
);

/** False on a timeout. */
async function acknowledged(more: number, limitMs: number): Promise<boolean> {
  const count = () => book.intents.filter(({ placed }) => placed).length;
  const enough = count() + more;
  const limit = Date.now() + limitMs;
  while (count() < enough) {
    if (Date.now() > limit) return false;
    await sleep(5);
  }
  return true;
}

/** Kills as the kernel's OOM killer does; prefers a backend in a transaction. */
async function killOneBackend(): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(`
    select pid from pg_stat_activity where application_name = 'naap' and pid <> pg_backend_pid()
    order by state in ('active', 'idle in transaction') desc, random() limit 1`);
  await client.end();
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
}

/** Used connections of the pool according to /metrics; waits a while for zero. */
async function placesInUse(): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const busy = Number(/pool_connections\{state="busy"\} (\d+)/.exec(metrics)?.[1]);
    if (busy === 0 || tries === 50) return busy;
    await sleep(100);
  }
}

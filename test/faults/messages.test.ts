import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmsServer } from '../sms-server.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const CODES = 40;
/** Handed over before the server is killed. */
const ENOUGH = 10;
/** Claims end after a minute, and the next minute's job goes on. */
const SETTLED_WITHIN_MS = 150_000;

const provider = new SmsServer();
let address: string;
let dataDir: string;
let server: RealServer;

beforeAll(async () => {
  await makeBuild();
  address = await provider.start();
});

afterAll(async () => {
  await server?.killTree();
  await provider.stop();
});

test.each([
  [
    'knows a key: none is lost, and a repeated one has the same key',
    '{"to":"{to}","text":"{text}","key":"{key}"}',
    true,
  ],
  [
    'knows no key: none is sent twice, and staff read which may have been sent',
    '{"to":"{to}","text":"{text}"}',
    false,
  ],
])('SIGKILL while messages go to a provider that %s (messages-4)', async (_what, body, knowsKeys) => {
  dataDir = await mkdtemp(join(tmpdir(), 'naap-faults-'));
  const port = await freePort();
  const settings = { SMS_URL: address, SMS_BODY: body };
  provider.requests.length = 0;
  // The message has arrived, but the answer is late: whoever is killed meanwhile does not know.
  provider.answer = (response) => void setTimeout(() => response.end('OK'), 400);
  server = await startServer(dataDir, port, settings);
  try {
    await inDatabase('update order_settings set codes_per_day = 10000');
    await Promise.all(Array.from({ length: CODES }, (_one, n) => askForCode(n)));
    for (const limit = Date.now() + 30_000; provider.requests.length < ENOUGH && Date.now() < limit; )
      await sleep(10);
    await server.killTree();
    const before = provider.requests.length;
    expect(before, 'killed in the middle').toBeLessThan(CODES);

    provider.answer = (response) => response.end('OK');
    server = await startServer(dataDir, port, settings);
    for (const limit = Date.now() + SETTLED_WITHIN_MS; Date.now() < limit && (await waiting()) > 0; )
      await sleep(500);
    const rows = await inDatabase<{ recipient: string; state: string }>(
      'select recipient, state from messages',
    );
    expect(rows).toHaveLength(CODES);

    const sent = provider.requests.map(({ body: text }) => JSON.parse(text) as { to: string; key?: string });
    const byNumber = Map.groupBy(sent, ({ to }) => to);
    if (knowsKeys) {
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
      expect([...byNumber.keys()]).toHaveLength(CODES);
      for (const [to, attempts] of byNumber) expect(new Set(attempts.map(({ key }) => key)).size, to).toBe(1);
      expect(sent.length, 'what was cut off is repeated').toBeGreaterThan(CODES);
    } else {
      for (const [to, attempts] of byNumber) expect(attempts, to).toHaveLength(1);
      const unsure = rows.filter(({ state }) => state === 'unsure');
      expect(unsure.length, 'cut off').toBeGreaterThan(0);
      expect(rows.filter(({ state }) => state === 'sent').length + unsure.length).toBe(CODES);
      // Nobody is left out without a word: what is not `unsure` has arrived.
      const arrived = rows.filter(({ recipient, state }) => state === 'sent' && byNumber.has(recipient));
      expect(arrived).toHaveLength(CODES - unsure.length);
    }
    expect(server.complaints).toEqual([]);
  } finally {
    await server.killTree();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function askForCode(n: number): Promise<void> {
  const response = await fetch(`${server.url}/api/phones/codes/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': `203.0.113.${n + 1}`,
    },
    body: JSON.stringify({ phone: `+9230012340${String(n).padStart(2, '0')}` }),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function waiting(): Promise<number> {
  const [row] = await inDatabase<{ count: number }>(
    "select count(*)::int as count from messages where state = 'waiting'",
  );
  return row?.count ?? 0;
}

async function inDatabase<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(await databaseUrl(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

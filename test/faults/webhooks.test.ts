import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newWebhookSecret, sealSecret } from '../../server/modules/connections/secret-service.ts';
import { verified, WebhookReceiver } from '../webhook-receiver.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const MESSAGES = 300;
const JWT_SECRET = 'a secret for faults that is long enough';
const secret = newWebhookSecret();

let dataDir: string;
let port: number;
let server: RealServer;
let receiver: WebhookReceiver;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-webhooks-'));
  port = await freePort();
  receiver = await WebhookReceiver.listen();
  receiver.answerAfterMs = 300;
  server = await start();
  await query(
    `with people as (
      insert into users (username, email, user_type) values ('admin_1', 'admin_1@mail.example', 'admin') returning id
    )
    insert into webhooks (owner_id, role, url, kinds, secret)
    select id, 'admin', $1 || '/' || number, '{order.placed}', $2 from people, generate_series(1, 30) number`,
    [receiver.url(''), sealSecret(JWT_SECRET, secret)],
  );
});

afterAll(async () => {
  await server?.killTree();
  await receiver?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL for the whole process tree', 'killTree'],
  ['SIGKILL for the Node process alone', 'killNode'],
] as const)('%s mid-send loses no message of a webhook (connecting-10)', async (what, end) => {
  const before = receiver.received.length;
  const ids = Array.from({ length: MESSAGES }, (_, place) => `msg_${end}_${place}`);
  await query(
    `insert into webhook_deliveries (webhook_id, message_id, kind, body)
    select (select min(id) from webhooks) + place % 30, id, 'order.placed', '{"type":"order.placed"}'
    from unnest($1::text[]) with ordinality as message(id, place)`,
    [ids],
  );
  while (receiver.received.length < before + 10) await sleep(5);
  await sleep(100);
  await server[end]();
  server = await start();
  const [cut] = await query<{ left: number }>(
    `select count(*)::int as left from webhook_deliveries where state = 'WAITING'`,
  );
  expect(cut?.left, what).toBeGreaterThan(0);
  await expect
    .poll(() => query(`select id from webhook_deliveries where state <> 'DELIVERED'`), {
      timeout: 200_000,
      interval: 1000,
    })
    .toEqual([]);
  const received = receiver.received.map((message) => {
    verified(message, secret);
    return message.headers['webhook-id'];
  });
  expect(ids.filter((id) => !received.includes(id))).toEqual([]);
  expect(server.complaints).toEqual([]);
});

function start(): Promise<RealServer> {
  return startServer(dataDir, port, { JWT_SECRET, LOOPBACK_REQUESTS: 'true' });
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(await databaseUrl(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

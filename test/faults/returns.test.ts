import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccessTokens } from '../../server/infra/access-tokens.ts';
import { runCommand } from '../command.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const ORDERS = 24;
/** Customers who send goods back at the same time. */
const HANDS = 6;
const PIECES = 3;
const PRICE = 1001;
const STOCK = 500;
/** The code takes a tenth off; the brand bears it. */
const OFF = Math.round((PIECES * PRICE) / 10);
/** Answers before the server may be killed. */
const ENOUGH = 30;

interface Bought {
  by: string;
  id: number;
  part: number;
  line: number;
  wantsCredit: boolean;
  /** Of what has been begun; sent again after a lost answer. */
  keys: Record<'ask' | 'receive', string>;
  isDone: boolean;
}

const secret = randomBytes(48).toString('base64url');
const start = () => startServer(dataDir, port, { JWT_SECRET: secret });
const bought: Bought[] = [];
const wrong: string[] = [];
let dataDir: string;
let port: number;
let server: RealServer;
let admin: string;
let brand: string;
let answers = 0;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-returns-'));
  port = await freePort();
  server = await start();
  [admin, brand] = [await signedIn('boss', 'admin'), await signedIn('seller', 'brand')];
  const [goods] = await query<{ id: number; variant: number }>(`
    with sellers as (
      insert into brands (user_id, name, city, location, category)
      select id, 'Brand', 'Lahore', 'local', 'mens' from users where username = 'seller' returning id
    ), coded as (
      insert into discount_codes (code, percent, brand_id, seller_percent, accepted_at, starts_on)
      select 'TENTH', 10, id, 100, now(), '2020-01-01' from sellers
    ), things as (
      insert into products (type, brand_id, section, category, name, price, image, image_description)
      select 'brand', id, 'stitched', 'mens', 'Kurta', ${PRICE}, '/art/goods/a-640.webp', 'A kurta' from sellers
      returning id
    )
    insert into variants (product_id, colour, colour_name, colour_hex, size, stock)
    select id, 'indigo', 'Indigo', '#4338CA', 'M', ${STOCK} from things returning product_id as id, id as variant`);
  if (!goods) throw new Error('No goods');
  await query('update order_settings set goods_commission_percent = 12, withheld_tax_percent = 3');
  for (let count = 0; count < ORDERS; count++) bought.push(await buy(goods, count));
  expect(wrong).toEqual([]);
});

afterAll(async () => {
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL for the whole process tree', 'killTree'],
  ['SIGKILL for the Node process alone', 'killNode'],
] as const)('%s amid returns: each comes back, is refunded and put on the shelf once', async (_what, end) => {
  const before = answers;
  const returning = Array.from({ length: HANDS }, (_, hand) => returnUntilLost(hand));
  while (answers < before + ENOUGH) await sleep(5);
  await sleep(Math.random() * 200);
  await server[end]();
  await Promise.all(returning);
  expect(server.complaints, 'before the end').toEqual([]);
  expect(wrong).toEqual([]);

  server = await start();
  expect(await verify()).toEqual([]);
  // Whoever lost an answer goes on with the same keys, and those who had all of them send the last ones again.
  for (const one of bought.filter(({ keys }) => keys.ask !== '')) await sendBack(one);
  expect(wrong).toEqual([]);
  expect(await verify()).toEqual([]);
  const begun = bought.filter(({ isDone }) => isDone);
  expect(begun.length).toBeGreaterThan(0);
  const back = (PRICE * PIECES - OFF) * begun.length;
  const ofCredit = begun.filter(({ wantsCredit }) => wantsCredit).length;
  expect(await counted()).toEqual({
    returns: begun.length,
    refunded: back,
    open: 0,
    credit: (PRICE * PIECES - OFF) * ofCredit,
    notes: begun.length,
    stock: STOCK - PIECES * (ORDERS - begun.length),
    earned: (PRICE * PIECES - OFF) * (ORDERS - begun.length),
    borne: OFF * (ORDERS - begun.length),
  });
});

async function counted() {
  const [row] = await query(`select
    (select count(*)::int from goods_returns where state = 'RECEIVED') as returns,
    (select coalesce(sum(amount), 0)::int from refunds) as refunded,
    (select count(*)::int from refunds where completed_at is null) as open,
    (select coalesce(sum(balance), 0)::int from credit_balances) as credit,
    (select count(*)::int from documents where kind = 'CREDIT_NOTE') as notes,
    (select stock from variants) as stock,
    (select sum(goods - discount)::int from earnings) as earned,
    (select sum(discount)::int from earnings) as borne`);
  return row;
}

/** One hand returns every sixth order, each in all steps, until an answer is lost. */
async function returnUntilLost(hand: number): Promise<void> {
  for (const one of bought.filter((order, place) => place % HANDS === hand && !order.isDone)) {
    if (!(await sendBack(one))) return;
    await sleep(Math.random() * 100);
  }
}

/** Asks, is accepted, comes back and is refunded. False if an answer is lost; with the same keys it goes on. */
async function sendBack(one: Bought): Promise<boolean> {
  one.keys.ask ||= randomUUID();
  one.keys.receive ||= randomUUID();
  const form = new FormData();
  form.set('part', String(one.part));
  form.set('items', JSON.stringify([{ line: one.line, quantity: PIECES }]));
  form.set('reason', 'FAULTY');
  form.set('as_credit', String(one.wantsCredit));
  const asked = await send(one.by, `/api/shop/orders/${one.id}/returns/`, form, one.keys.ask);
  if (!asked) return false;
  const id = asked.body.returns?.at(-1)?.id;
  if (asked.status !== 201) return fails('ask', asked);

  const answered = await send(brand, `/api/goods-returns/${id}/answer/`, { accepted: true, answer: 'To us' });
  if (!answered) return false;
  if (answered.status !== 200 && answered.status !== 409) return fails('answer', answered);

  const items = [{ line: one.line, quantity: PIECES, restock: true }];
  const came = await send(brand, `/api/goods-returns/${id}/receive/`, { items }, one.keys.receive);
  if (!came) return false;
  if (came.status !== 200) return fails('receive', came);

  const [owed] = await query<{ id: number }>('select id from refunds where order_id = $1', [one.id]).catch(
    () => [],
  );
  if (!owed) return false;
  const how = one.wantsCredit ? 'credit' : 'hand-over';
  const paid = await send(admin, `/api/staff/refunds/${owed.id}/${how}/`, {});
  if (!paid) return false;
  if (paid.status !== 200 && paid.status !== 404) return fails(how, paid);
  one.isDone = true;
  return true;
}

function fails(what: string, answer: object): false {
  wrong.push(`${what}: ${JSON.stringify(answer)}`);
  return false;
}

/** Three pieces of a customer, delivered and paid in cash. */
async function buy(goods: { id: number; variant: number }, count: number): Promise<Bought> {
  const by = await signedIn(`customer_${count}`, 'customer');
  const placed = await send(by, '/api/shop/orders/', {
    items: [{ id: goods.id, variant: goods.variant, quantity: PIECES, price: PRICE }],
    full_name: 'Ayesha Siddiqui',
    address: '27-B, Block H, Gulberg III',
    city: 'Lahore',
    postal_code: '54660',
    phone: `0321 40001${String(count).padStart(2, '0')}`,
    payment_method: 'cashOnDelivery',
    code: 'TENTH',
    total: PIECES * PRICE - OFF,
  });
  if (placed?.status !== 201) throw new Error(JSON.stringify(placed));
  const [part] = placed.body.parts;
  for (const action of ['pack', 'ship', 'deliver']) {
    const taken = await send(brand, `/api/seller-orders/${part.id}/steps/`, { action });
    if (taken?.status !== 200) throw new Error(JSON.stringify(taken));
  }
  return {
    ...{ by, id: placed.body.id, part: part.id, line: part.items[0].line },
    ...{ wantsCredit: count % 2 === 0, keys: { ask: '', receive: '' }, isDone: false },
  };
}

async function send(by: string, path: string, body: object | FormData, key: string = randomUUID()) {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        authorization: by,
        'idempotency-key': key,
        'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = { status: response.status, body: await response.json() };
    answers += 1;
    return answer;
  } catch {
    return undefined;
  }
}

/** Somebody who is signed in and has confirmed the password. */
async function signedIn(name: string, role: 'admin' | 'brand' | 'customer'): Promise<string> {
  const [row] = await query<{ id: number; sessionId: number }>(
    `with made as (
      insert into users (username, email, user_type) values ($1::text, $1 || '@mail.example', $3::text) returning id
    ), proven as (
      insert into proven_addresses (email) values ($1 || '@mail.example')
    ) insert into refresh_tokens (user_id, token_hash, device, expires_at, confirmed_at)
    select id, $2, 'Test', now() + interval '1 day', now() from made returning user_id as id, id as "sessionId"`,
    [name, randomBytes(32), role],
  );
  const { id, sessionId } = row ?? { id: 0, sessionId: 0 };
  return `Bearer ${await new AccessTokens(secret).sign({ id, role, sessionId })}`;
}

/** What `npm run verify:data` finds. */
async function verify(): Promise<string[]> {
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'production' };
  const { output, error } = await runCommand('verify-data', [], settings);
  return (output + error)
    .split('\n')
    .filter((line) => /return|refund|came back|earned|entry|bears|borne|credit|stock/.test(line));
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  // The server may be killed while the connection is open.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

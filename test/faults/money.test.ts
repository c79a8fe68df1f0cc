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

const SELLERS = 6;
const FILES = 40;
const ROWS_OF_FILE = 25;
const PRICE = 1000;
const CASH = 700;
/** Answers before the server may be killed. */
const ENOUGH = 12;

interface Call {
  by: string;
  path: string;
  body: object | FormData;
  key: string;
}

const secret = randomBytes(48).toString('base64url');
const start = () => startServer(dataDir, port, { JWT_SECRET: secret });
const lost: Call[] = [];
const wrong: string[] = [];
let dataDir: string;
let port: number;
let server: RealServer;
let maker: string;
let second: string;
let courier: number;
let answers = 0;
/** Runs and files that were taken back. */
let reversed = 0;
let undone = 0;
let files = 0;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-money-'));
  port = await freePort();
  server = await start();
  [maker, second] = [await makeAdmin('maker'), await makeAdmin('second')];
  await makeSellers();
  courier = await makeParcels();
});

afterAll(async () => {
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL for the whole process tree', 'killTree'],
  ['SIGKILL for the Node process alone', 'killNode'],
] as const)(
  '%s amid payouts, remittance files and what undoes them: nothing is paid out or booked twice, or taken back twice',
  async (_what, end) => {
    const before = answers;
    const working = [payUntilLost(), bookUntilLost(), bookUntilLost(), earnUntilLost()];
    while (answers < before + ENOUGH || reversed === 0 || undone === 0) {
      expect(wrong).toEqual([]);
      await sleep(5);
    }
    await sleep(Math.random() * 300);
    await server[end]();
    await Promise.all(working);
    expect(server.complaints, 'before the end').toEqual([]);

    server = await start();
    expect(await verify()).toEqual([]);
    expect(lost.length, 'calls whose answers were lost').toBeGreaterThan(0);
    // The same key again: each is done once, whether or not the first attempt was.
    for (const one of lost.splice(0)) {
      const answer = await send(one);
      if (!answer || (answer.status >= 300 && answer.status !== 409))
        wrong.push(`${one.path}: ${answer?.status}`);
    }
    await payRound();
    expect(wrong).toEqual([]);
    expect(await verify()).toEqual([]);
    expect(await twice()).toEqual({
      ...{ entries: 0, parcels: 0, files: 0, mails: 0, unpaid: 0 },
      ...{ returns: 0, reversals: 0 },
    });
    const [made] = await query<{
      booked: number;
      paid: number;
    }>(`select (select count(*)::int from courier_remittances) as booked,
    (select count(*)::int from payouts where paid_at is not null) as paid`);
    expect(Math.min(made?.booked ?? 0, made?.paid ?? 0)).toBeGreaterThan(1);
  },
);

/** What was paid or booked twice, and payouts that were paid without a mail. */
async function twice() {
  const [row] = await query<Record<string, number>>(`select
    (select count(*)::int from (select earning_id from payout_items where earning_id is not null group by 1 having count(*) > 1) d) as entries,
    (select count(*)::int from (select parcel_id from courier_entries where kind = 'REMITTED' and reversed_at is null group by 1 having count(*) > 1) d) as parcels,
    (select count(*)::int from (select file_hash from courier_remittances where undone_at is null group by 1 having count(*) > 1) d) as files,
    (select count(*)::int from payouts where paid_at is not null and reverses is null) - (select count(*)::int from mails where kind = 'earnings.paid-out') as mails,
    (select count(*)::int from payouts where paid_at is not null and reverses is not null) - (select count(*)::int from mails where kind = 'earnings.payout-came-back') as returns,
    (select count(*)::int from (select reverses from payouts where reverses is not null group by 1 having count(*) > 1) d) as reversals,
    (select count(*)::int from brands b where (select coalesce(sum(goods), 0) from earnings e where e.brand_id = b.id)
      <> (select coalesce(sum(amount), 0) from payouts p where p.brand_id = b.id)) as unpaid`);
  return row;
}

/** Makes, approves and pays a run of all that is due, and takes a paid one back, until an answer is lost. */
async function payUntilLost(): Promise<void> {
  while ((await payRound()) && (await takeBack()));
}

/** The payouts of the newest run that is paid, which are due again. */
async function takeBack(): Promise<boolean> {
  const runs = await read('/api/staff/payouts/');
  const paid = runs?.results.find(({ state, total }: { state: string; total: number }) => {
    return state === 'PAID' && total > 0;
  });
  if (!paid) return runs !== undefined;
  const path = `/api/staff/payouts/${paid.id}/reversals/`;
  const back = await tell({ by: maker, path, body: { reason: 'It came back' }, key: randomUUID() });
  if (back) reversed += 1;
  return back !== undefined;
}

async function payRound(): Promise<boolean> {
  const due = await read('/api/staff/payouts/balances/');
  if (!due) return false;
  const sellers = due.results
    .filter(({ amount }: { amount: number }) => amount > 0)
    .map(({ kind, id, amount }: { kind: string; id: number; amount: number }) => ({ kind, id, amount }));
  if (sellers.length > 0) {
    const made = await tell({ by: maker, path: '/api/staff/payouts/', body: { sellers }, key: randomUUID() });
    if (!made) return false;
  }
  const runs = await read('/api/staff/payouts/');
  if (!runs) return false;
  for (const { id, state } of runs.results) {
    const steps = state === 'OPEN' ? ['approval/', 'payment/'] : state === 'APPROVED' ? ['payment/'] : [];
    for (const step of steps) {
      const call = { by: second, path: `/api/staff/payouts/${id}/${step}`, body: { reference: 'HBL' } };
      if (!(await tell({ ...call, key: randomUUID() }))) return false;
    }
  }
  return true;
}

/** Checks and books a new file of parcels that are held; every second one is undone, and booked again. */
async function bookUntilLost(): Promise<void> {
  while (files < FILES) {
    files += 1;
    const file = files;
    const booked = await book(file);
    if (!booked) return;
    if (file % 2 > 0 || !booked.id) continue;
    const path = `/api/staff/remittances/${booked.id}/undoing/`;
    const open = await tell({ by: maker, path, body: { reason: 'Wrong file' }, key: randomUUID() });
    if (!open) return;
    undone += 1;
    if (!(await book(file))) return;
  }
}

/** The remittance; undefined if an answer is lost. */
async function book(file: number) {
  const from = file * ROWS_OF_FILE;
  const rows = Array.from({ length: ROWS_OF_FILE }, (_, row) => `K-${from + row},${CASH},${row % 3}`);
  const csv = ['number,amount,fee', ...rows].join('\n');
  const path = `/api/staff/couriers/${courier}/remittances/`;
  const columns = { number: 'number', amount: 'amount', fee: 'fee' };
  const checked = await send({
    by: maker,
    path: `${path}check/`,
    body: formOf(csv, columns),
    key: randomUUID(),
  });
  if (!checked) return undefined;
  const fields = { ...columns, seen: checked.body.seen };
  return tell({ by: maker, path, body: formOf(csv, fields), key: randomUUID() });
}

/** Sellers go on earning while they are paid. */
async function earnUntilLost(): Promise<void> {
  for (let count = 0; count < 40; count++) {
    const earned = await query(EARN, [PRICE]).catch(() => undefined);
    if (!earned) return;
    await sleep(20);
  }
}

function formOf(csv: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'k.csv');
  return form;
}

/** Undefined if the answer was lost; a conflict is an answer. */
async function tell(call: Call) {
  const answer = await send(call);
  if (!answer) {
    lost.push(call);
    return undefined;
  }
  if (answer.status >= 300 && answer.status !== 409) wrong.push(`${call.path}: ${JSON.stringify(answer)}`);
  return answer.body;
}

async function send({ by, path, body, key }: Call) {
  try {
    const isForm = body instanceof FormData;
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        authorization: by,
        'idempotency-key': key,
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

async function read(path: string) {
  try {
    return await (await fetch(server.url + path, { headers: { authorization: maker } })).json();
  } catch {
    return undefined;
  }
}

/** What `npm run verify:data` finds about money; the orders here have neither documents nor all of their steps. */
async function verify(): Promise<string[]> {
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'production' };
  const { output, error } = await runCommand('verify-data', [], settings);
  return (output + error)
    .split('\n')
    .filter((line) => /payout|parcel|courier|remittance|earned|entry/.test(line));
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

/** An admin who is signed in and has confirmed the password. */
async function makeAdmin(name: string): Promise<string> {
  const [row] = await query<{ id: number; sessionId: number }>(
    `with made as (
      insert into users (username, email, user_type) values ($1::text, $1 || '@mail.example', 'admin') returning id
    ) insert into refresh_tokens (user_id, token_hash, device, expires_at, confirmed_at)
    select id, $2, 'Test', now() + interval '1 day', now() from made returning user_id as id, id as "sessionId"`,
    [name, randomBytes(32)],
  );
  const { id, sessionId } = row ?? { id: 0, sessionId: 0 };
  return `Bearer ${await new AccessTokens(secret).sign({ id, role: 'admin', sessionId })}`;
}

/** Brands with a checked account. */
async function makeSellers(): Promise<void> {
  await query(
    `with owners as (
      insert into users (username, email, user_type)
      select 'seller_' || n, 'seller_' || n || '@mail.example', 'brand' from generate_series(1, $1::int) n returning id, username
    ), shops as (
      insert into brands (user_id, name, city, location, category) select id, username, 'Lahore', 'local', 'mens' from owners
    )
    insert into seller_identities (user_id, state, iban_end, sealed_numbers, given_at, checked_at)
    select id, 'checked', '6702', '\\x00', now(), now() from owners`,
    [SELLERS],
  );
}

/** A delivered sale of each brand, as its entry. */
const EARN = `with bought as (
    insert into orders (kind, tracking_id, email, status, payment_method, total, expected_delivery_date)
    select 'goods', 'NP-' || upper(substr(md5(random()::text || b.id), 1, 10)), 'a@mail.example', 'DELIVERED', 'COD', $1::int, current_date
    from brands b returning id, total
  ), numbered as (
    select id, total, row_number() over (order by id) as place from bought
  ), shops as (
    select id, row_number() over (order by id) as place from brands
  ), parts as (
    insert into seller_orders (order_id, brand_id, status, sub_total)
    select n.id, s.id, 'DELIVERED', n.total from numbered n join shops s on s.place = n.place returning id, brand_id, sub_total
  )
  insert into earnings (brand_id, seller_order_id, kind, goods) select brand_id, id, 'GOODS', sub_total from parts returning id`;

/** Delivered parcels whose cash one courier holds, each with its step. */
async function makeParcels(): Promise<number> {
  await query(
    `with bought as (
      insert into orders (kind, tracking_id, email, status, payment_method, total, expected_delivery_date)
      select 'goods', 'NP-' || lpad(n::text, 10, '0'), 'a@mail.example', 'DELIVERED', 'COD', $1::int, current_date
      from generate_series(1, $2::int) n returning id, tracking_id
    ), parts as (
      insert into seller_orders (order_id, status, sub_total, cash) select id, 'DELIVERED', $1::int, $1::int from bought returning id, order_id
    ), sent as (
      insert into order_events (order_id, seller_order_id, action, from_status, to_status, courier, courier_number)
      select p.order_id, p.id, 'ship', 'PACKED', 'SHIPPED', 'Kill', 'K-' || ltrim(substr(b.tracking_id, 4), '0')
      from parts p join bought b on b.id = p.order_id
    )
    select 1`,
    [CASH, (FILES + 1) * ROWS_OF_FILE],
  );
  await query(`insert into order_events (order_id, seller_order_id, action, from_status, to_status)
    select order_id, id, 'deliver', 'SHIPPED', 'DELIVERED' from seller_orders where cash = ${CASH}`);
  // They are entered at the start (couriers-3).
  await server.stop();
  server = await start();
  const [row] = await query<{ id: number }>(`select id from couriers where name = 'Kill'`);
  return row?.id ?? 0;
}

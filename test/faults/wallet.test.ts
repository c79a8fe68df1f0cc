import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeJazzCash } from '../fake-jazzcash.ts';
import { type Intent, type OrderBook, orderThroughFaults, proveAddresses } from './customers.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const PRICE = 1599;
const STOCK = 500;
const CUSTOMERS = 6;
/** Payments that were begun before the server is killed. */
const ENOUGH = 12;
/** Confirmed stitched orders, of which a third is paid amid each end. */
const BILLS = 15;

/** Invariants: each query returns the violating rows. */
const NEVER: Record<string, string> = {
  'a shelf that does not hold what was not sold': `
    select v.id from variants v where v.stock <> ${STOCK} - (
      select coalesce(sum(i.quantity), 0) from seller_order_items i join seller_orders s on s.id = i.seller_order_id
      where i.variant_id = v.id and s.status <> 'CANCELLED')`,
  'an order without an attempt to pay it': `
    select o.id from orders o where o.kind = 'goods' and not exists (select from gateway_payments g where g.order_id = o.id)`,
  'a paid attempt without its booking, or a booking without one': `
    select o.id from orders o where o.kind = 'goods' and (select count(*) from gateway_payments g where g.order_id = o.id and g.state = 'PAID')
      <> (select count(*) from payments p where p.order_id = o.id and p.status = 'CAPTURED' and p.amount = o.total)`,
  'an order that was placed without its money, or whose bill says otherwise': `
    select o.id from orders o where o.kind = 'goods' and (o.status = 'PLACED') <> (o.bill_status = 'PAID')`,
  'a paid order without exactly one invoice': `
    select o.id from orders o where o.kind = 'goods' and (o.bill_status = 'PAID')::int <> (
      select count(*) from documents d where d.order_id = o.id and d.kind = 'INVOICE')`,
  'a paid attempt that is not a payment of its bill, or a payment without one': `
    select o.id from orders o where o.kind = 'single' and (
        select count(*) from gateway_payments g where g.order_id = o.id and g.state = 'PAID')
      <> (select count(*) from bill_payments b where b.order_id = o.id and b.method = 'WALLET' and exists (
        select from gateway_payments g where g.reference = b.reference and g.amount = b.amount and g.state = 'PAID'))`,
  'a bill that does not count its payments': `
    select o.id from orders o where o.kind = 'single' and o.paid_amount <> coalesce((
      select sum(b.amount) from bill_payments b where b.order_id = o.id), 0)`,
  'a payment of a bill without exactly one receipt and one step': `
    select o.id from orders o where o.kind = 'single' and (
        select count(*) from bill_payments b where b.order_id = o.id) <> all (array[
        (select count(*) from documents d where d.order_id = o.id and d.kind = 'RECEIPT'),
        (select count(*) from order_events e where e.order_id = o.id and e.action = 'record_payment')])`,
};

interface Wanted {
  key: string;
  reference?: string;
  /** Whether JazzCash has taken the money. */
  isPaid: boolean;
}

const bank = new FakeJazzCash();
const wanted: Wanted[] = [];
const book: OrderBook = { intents: [], wrongAnswers: [] };
/** References of bills whose money JazzCash has taken. */
const paidBills: string[] = [];
let bills: Intent[] = [];
let dataDir: string;
let port: number;
let settings: NodeJS.ProcessEnv;
let server: RealServer;
let goods: { id: number; variant: number };

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-wallet-'));
  port = await freePort();
  settings = {
    JAZZCASH_MERCHANT_ID: bank.merchantId,
    JAZZCASH_PASSWORD: bank.password,
    JAZZCASH_INTEGRITY_SALT: bank.integritySalt,
    JAZZCASH_ORIGIN: await bank.start(),
  };
  server = await startServer(dataDir, port, settings);
  const [row] = await query<{ id: number; variant: number }>(`
    with people as (
      insert into users (username, email, user_type) values ('brand_1', 'brand_1@mail.example', 'brand') returning id
    ), sellers as (
      insert into brands (user_id, name, city, location, category)
      select id, 'Brand', 'Lahore', 'local', 'mens' from people returning id
    ), things as (
      insert into products (type, brand_id, section, category, name, price, image, image_description)
      select 'brand', id, 'stitched', 'mens', 'Kurta', ${PRICE}, '/art/goods/a-640.webp', 'A kurta' from sellers
      returning id
    )
    insert into variants (product_id, colour, colour_name, colour_hex, size, stock)
    select id, 'indigo', 'Indigo', '#4338CA', 'M', ${STOCK} from things returning product_id as id, id as variant`);
  if (!row) throw new Error('No goods');
  goods = row;
  await proveAddresses(dataDir);
  const confirmed = () => book.intents.filter(({ invoiceId }) => invoiceId !== undefined);
  await orderThroughFaults(server.url, book, () => confirmed().length >= BILLS);
  expect(book.wrongAnswers).toEqual([]);
  bills = confirmed();
});

afterAll(async () => {
  bank.stop();
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL for the whole process tree', 'killTree'],
  ['SIGKILL for the Node process alone', 'killNode'],
  ['SIGKILL for the whole process tree, once more,', 'killTree'],
] as const)(
  '%s books each payment of goods and bills once and loses none (payments-22, payments-32)',
  async (_what, end) => {
    const before = bank.transactions.size;
    const paying = [
      ...Array.from({ length: CUSTOMERS }, () => payUntilSilence()),
      ...bills.splice(0, BILLS / 3).map(payBill),
    ];
    while (bank.transactions.size < before + ENOUGH) await sleep(5);
    await sleep(Math.random() * 500);
    await server[end]();
    await Promise.all(paying);
    server = await startServer(dataDir, port, settings);
    expect(await broken()).toEqual([]);

    // The customers of lost answers ask again; the job finds what was paid without a message.
    await Promise.all(wanted.filter(({ reference }) => !reference).map(place));
    const paid = () => wanted.filter(({ isPaid }) => isPaid).map(({ reference }) => reference);
    await query(`update gateway_payments set ask_at = now() where state = 'STARTED'`);
    await expect
      .poll(
        () => query<{ reference: string }>(`select reference from gateway_payments where state = 'PAID'`),
        {
          timeout: 150_000,
          interval: 1000,
        },
      )
      .toHaveLength(paid().length + paidBills.length);
    expect(await broken()).toEqual([]);
    const [counted] = await query<{ orders: number }>(
      "select count(*)::int as orders from orders where kind = 'goods'",
    );
    expect(counted?.orders).toBe(wanted.length);
  },
);

async function payUntilSilence(): Promise<void> {
  for (;;) {
    const intent: Wanted = { key: randomUUID(), isPaid: false };
    wanted.push(intent);
    try {
      await place(intent);
      const left = await send(`/api/payments/wallet/${intent.reference}/leave/`);
      const { fields } = await left.json();
      bank.arrive(fields);
      // A third closes the browser on JazzCash's page, a third after paying, and a third comes back.
      const fate = wanted.indexOf(intent) % 3;
      if (fate === 0) continue;
      bank.decide(fields.pp_TxnRefNo, '000');
      intent.isPaid = true;
      if (fate === 2) await comeBack(fields.pp_TxnRefNo);
    } catch {
      return;
    }
  }
}

/** A third closes the browser on JazzCash's page, a third after paying, and a third comes back. */
async function payBill({ customer, placed }: Intent, index: number): Promise<void> {
  await sleep(index * 30);
  try {
    const path = `/api/orders/${placed?.id}/wallet-payment/`;
    const started = await send(path, { gateway: 'jazzcash' }, randomUUID(), customer.headers);
    const { reference } = await started.json();
    const { fields } = await (await send(`/api/payments/wallet/${reference}/leave/`)).json();
    bank.arrive(fields);
    if (index % 3 === 0) return;
    bank.decide(reference, '000');
    paidBills.push(reference);
    if (index % 3 === 2) await comeBack(reference);
  } catch {
    // The server is gone.
  }
}

/** Notice and return at once. */
function comeBack(reference: string) {
  const body = new URLSearchParams(bank.messageOf(reference));
  return Promise.all(
    ['return', 'notice'].map((path) =>
      fetch(`${server.url}/api/payments/jazzcash/${path}/`, { method: 'POST', body, redirect: 'manual' }),
    ),
  );
}

async function place(intent: Wanted): Promise<void> {
  const n = wanted.indexOf(intent);
  const response = await send(
    '/api/shop/orders/',
    {
      items: [{ id: goods.id, variant: goods.variant, quantity: 1, price: PRICE }],
      full_name: 'Ayesha Siddiqui',
      address: '27-B, Block H, Gulberg III',
      city: 'Lahore',
      postal_code: '54660',
      email: `guest_${n}@mail.example`,
      payment_method: 'wallet',
      gateway: 'jazzcash',
      total: PRICE,
    },
    intent.key,
  );
  if (response.status !== 201) throw new Error(await response.text());
  intent.reference = (await response.json()).wallet_payment;
}

function send(path: string, body: object = {}, key: string = randomUUID(), more: object = {}) {
  return fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
      ...more,
    },
    body: JSON.stringify(body),
  });
}

async function broken(): Promise<string[]> {
  const found: string[] = [];
  for (const [what, text] of Object.entries(NEVER)) {
    const rows = await query(text);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(await databaseUrl(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

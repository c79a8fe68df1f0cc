import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiCall } from '../../contract/paths.ts';
import { addressOf, methodOf } from '../../contract/paths.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const CUSTOMERS = 16;
/** Orders acknowledged before the server may be killed. */
const ENOUGH = 60;
const STOCK = 5000;

/** Invariants: each query returns the violating rows. */
const NEVER: Record<string, string> = {
  'a shelf that does not hold what was not sold': `
    select v.id from variants v where v.stock <> ${STOCK} - (
      select coalesce(sum(i.quantity), 0) from seller_order_items i join seller_orders s on s.id = i.seller_order_id
      where i.variant_id = v.id and s.status <> 'CANCELLED')`,
  'an order that does not cost what is in it': `
    select o.id from orders o where o.total <> (
      select sum(i.price * i.quantity) from seller_order_items i join seller_orders s on s.id = i.seller_order_id
      where s.order_id = o.id)`,
  'an order without its details, its address, or the sum of its parts': `
    select o.id from orders o left join goods_order_details g on g.order_id = o.id
    left join order_addresses a on a.order_id = o.id and a.purpose = 'delivery'
    where a.order_id is null or o.total is distinct from g.sub_total - g.discount + g.delivery_fee`,
  'an order whose status is not that of its sellers': `
    select o.id from orders o join seller_orders s on s.order_id = o.id and s.status <> o.status`,
  'an order without both its sellers, or a seller without items': `
    select o.id from orders o where 2 <> (select count(*) from seller_orders s where s.order_id = o.id
      and exists (select from seller_order_items where seller_order_id = s.id))`,
  'a part without exactly one first event': `
    select s.id from seller_orders s where 1 <> (select count(*) from order_events
      where seller_order_id = s.id and order_id = s.order_id and from_status is null
        and to_status = (select case payment_method when 'CARD' then 'PLACED' else 'UNCONFIRMED' end
          from orders where id = s.order_id))`,
  'a card order without its payment, or cash with one': `
    select o.id from orders o left join payments p on p.order_id = o.id
    where (o.payment_method = 'CARD') <> (p.id is not null) or p.amount <> o.total`,
  'money that waits without a job to take it': `
    select p.order_id as id from payments p where status = 'AUTHORISED' and not exists (
      select from pgboss.job where name = 'shop.capture' and (data->>'orderId')::int = p.order_id)`,
  'a bill that says otherwise than the payment': `
    select o.id from orders o join payments p on p.order_id = o.id
    where (o.bill_status = 'PAID') <> (p.status = 'CAPTURED')`,
  'an order without exactly one mail': `
    select o.id from orders o where 1 <> (
      select count(*) from mails where subject in ('Your order ' || o.tracking_id || ' is placed',
        'Please confirm your order ' || o.tracking_id))`,
  'as many idempotency records as orders, no longer': `
    select orders || ' orders, ' || records || ' records' as id
    from (select count(*) as orders from orders) o, (select count(*) as records from idempotency_records) r
    where orders <> records`,
};

/** An order that is placed once, however often it is sent. */
interface Intent {
  key: string;
  body: string;
  tracking?: string;
}

const intents: Intent[] = [];
const wrong: string[] = [];
let dataDir: string;
let port: number;
let server: RealServer;
let goods: { id: number; variant: number; price: number }[];

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-checkout-'));
  port = await freePort();
  server = await startServer(dataDir, port);
  goods = await insertProducts();
});

afterAll(async () => {
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL for the whole process tree', 'killTree'],
  ['SIGKILL for the Node process alone', 'killNode'],
  ['SIGTERM', 'stop'],
] as const)('%s during checkouts never oversells or ships unpaid goods', async (_what, end) => {
  const before = answered();
  const buying = Array.from({ length: CUSTOMERS }, () => orderUntilLost());
  while (answered() < before + ENOUGH) {
    expect(wrong).toEqual([]);
    await sleep(5);
  }
  await sleep(Math.random() * 500);
  await server[end]();
  await Promise.all(buying);
  expect(server.complaints, 'before the end').toEqual([]);

  server = await startServer(dataDir, port);
  expect(await broken()).toEqual([]);
  const lost = intents.filter(({ tracking }) => tracking === undefined);
  expect(lost.length, 'answers that were lost').toBeGreaterThan(0);
  await Promise.all([...lost, ...intents.slice(0, 20)].map(send));
  expect(wrong).toEqual([]);
  expect(await broken()).toEqual([]);
  const kept = await query<{ tracking_id: string }>('select tracking_id from orders');
  expect(kept.map(({ tracking_id }) => tracking_id).sort()).toEqual(
    intents.map(({ tracking }) => tracking).sort(),
  );
});

function answered(): number {
  return intents.filter(({ tracking }) => tracking).length;
}

/** Orders until a response is lost; half of the orders are paid by card. */
async function orderUntilLost(): Promise<void> {
  for (;;) {
    const token = Math.random() < 0.5 ? await post('POST /api/payments/tokens/', CARD) : undefined;
    if (token && !token.body) return;
    const chosen = Math.random() < 0.5 ? goods : goods.toReversed();
    const items = chosen.map((item) => ({ ...item, quantity: 1 + Math.floor(Math.random() * 3) }));
    const intent: Intent = {
      key: randomUUID(),
      body: JSON.stringify({
        items,
        full_name: 'Ayesha',
        address: 'House 12',
        city: 'Lahore',
        postal_code: '54000',
        // Unique, because waiting mail is limited by recipient.
        email: `guest.${randomUUID()}@mail.example`,
        total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        ...(token
          ? { payment_method: 'creditCard', payment_token: token.body.token }
          : { payment_method: 'cashOnDelivery' }),
      }),
    };
    intents.push(intent);
    if (!(await send(intent))) return;
  }
}

const CARD = JSON.stringify({ card_number: '4242 4242 4242 4242', expiry: '09/39', cvv: '123' });

/** False when the response is lost. */
async function send(intent: Intent): Promise<boolean> {
  const { status, body } = await post('POST /api/shop/orders/', intent.body, intent.key);
  if (!body) return false;
  if (status !== 201 || (intent.tracking && intent.tracking !== body.tracking_id)) {
    wrong.push(`${status} ${JSON.stringify(body)}`);
  }
  intent.tracking = body.tracking_id;
  return true;
}

async function post(call: ApiCall, body: string, key: string = randomUUID()) {
  try {
    const response = await fetch(server.url + addressOf(call), {
      method: methodOf(call),
      // Unique, because unconfirmed orders are limited by network.
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': Array.from(randomBytes(4)).join('.'),
      },
      body,
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function broken(): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(NEVER).map(async ([what, text]) => {
      const rows = await query<{ id: unknown }>(text);
      return rows.length > 0 ? [`${what}: ${rows.map(({ id }) => id).join(', ')}`] : [];
    }),
  );
  return found.flat();
}

function insertProducts() {
  return query<{ id: number; variant: number; price: number }>(`
    with people as (
      insert into users (username, email, user_type)
      select 'brand_' || n, 'brand_' || n || '@mail.example', 'brand' from generate_series(1, 2) n returning id
    ), sellers as (
      insert into brands (user_id, name, city, location, category)
      select id, 'Brand ' || id, 'Lahore', 'local', 'mens' from people returning id
    ), things as (
      insert into products (type, brand_id, section, category, name, price, image, image_description)
      select 'brand', id, 'stitched', 'mens', 'Kurta ' || id, 1000 + id % 100, '/art/goods/a-640.webp', 'A kurta'
      from sellers returning id, price
    ), shelf as (
      insert into variants (product_id, colour, colour_name, colour_hex, size, stock)
      select id, 'indigo', 'Indigo', '#4338CA', 'M', ${STOCK} from things returning id, product_id
    )
    select things.id, shelf.id as variant, things.price from things join shelf on shelf.product_id = things.id`);
}

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { dropDatabase } from '../../test/databases.ts';
import { connect, type Db } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { MIGRATIONS } from './migration-files.ts';

const shop = testApp();

const name = `order_model_${process.pid}`;
let db: Db;
beforeEach(async () => {
  await shop.deps.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(shop.config.databaseUrl ?? '');
  url.pathname = `/${name}`;
  db = connect(url.href, 2, () => {});
  await migrateUpTo('0023_culture_indexes');
});
afterEach(async () => {
  await db.$client.end();
  await dropDatabase(name);
});

async function migrateUpTo(last: string): Promise<void> {
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)`,
  );
  for (const { tag, when, hash, statements } of MIGRATIONS) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
    );
    if (tag === last) return;
  }
}

/** A cart order of two sellers, as it was stored before. */
function cartOrder(id: number, [one, other]: [string, string], more: { card?: boolean } = {}) {
  const tracking = `NP-${String(id).padStart(10, '0')}`;
  return sql`
    with o as (
      insert into shop_orders (id, tracking_id, type, email, full_name, address, city, postal_code, country, delivery,
        payment_method, bill_status, sub_total, discount, delivery_fee, total, expected_delivery_date)
      values (${id}, ${tracking}, 'brand', 'guest@mail.example', 'Bilal', '14 Mall Road', 'Lahore', '54000', 'PK',
        'standard', ${more.card ? 'creditCard' : 'cashOnDelivery'}, 'UNPAID', 3000, 300, 100, 2800, '2026-01-15')
    ), parts as (
      insert into seller_orders (id, order_id, brand_id, status, sub_total)
      values (${id * 10}, ${id}, null, ${one}, 1000), (${id * 10 + 1}, ${id}, 1, ${other}, 2000)
    )
    insert into seller_order_events (seller_order_id, to_status, note)
    values (${id * 10}, ${one}, 'one'), (${id * 10 + 1}, ${other}, 'other')`;
}

async function makeBrandAndStitchedOrders(ids: number[]): Promise<void> {
  await db.execute(sql`
    insert into users (id, username, email, user_type) values (1, 'brand', 'b@mail.example', 'brand'),
      (2, 'customer', 'c@mail.example', 'customer')`);
  await db.execute(sql`
    insert into brands (id, user_id, name, city, location, category) values (1, 1, 'Gul', 'Lahore', 'local', 'mens')`);
  for (const id of ids) {
    const tracking = `NP-S${String(id).padStart(9, '0')}`;
    await db.execute(sql`
      insert into single_orders (id, customer_id, tailor_id, tracking_id, dress_type, fabric_type, measurement_source,
        measurement_snapshot, is_contact_same_as_register, contact_number, payment_type, delivery_type, pickup, delivery,
        stitching_price, urgent_surcharge, collection_fee, delivery_fee, total_bill)
      values (${id}, 2, 458, ${tracking}, 'Kurta', 'Cotton', 'STORE', '{}', true, '+923001234567', 'COD', 'NORMAL',
        'BY_OWN', 'BY_OWN', 1900, 0, 0, 0, 1900)`);
    await db.execute(sql`
      insert into order_events (order_id, actor_id, to_status, note) values (${id}, 2, 'PLACED', 'stitched')`);
  }
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}

test('cart orders whose ids are taken move up, with all that names them', async () => {
  await makeBrandAndStitchedOrders([1001, 1002]);
  await db.execute(cartOrder(1001, ['PLACED', 'PLACED'], { card: true }));
  await db.execute(cartOrder(1003, ['PACKED', 'SHIPPED']));
  // 1001 + 1002 is an id that has not moved yet.
  await db.execute(cartOrder(2003, ['CANCELLED', 'RETURNED'], { card: true }));
  for (const id of [1001, 2003]) {
    await db.execute(sql`
      insert into payments (order_id, gateway, reference, amount, status, card_brand, card_last4, card_expiry)
      values (${id}, 'sandbox', ${`pay_${id}`}, 2800, 'AUTHORISED', 'Visa', '4242', '09/39')`);
  }
  await db.execute(sql`create schema pgboss`);
  await db.execute(sql`create table pgboss.job (name text, data jsonb)`);
  await db.execute(sql`
    insert into pgboss.job values ('shop.capture', '{"orderId": 1001}'), ('mail.send', '{"mailId": 7}'),
      ('shop.refund', '{"orderId": 2003, "kept": true}')`);
  await migrateDatabase(db);
  expect(
    await rowsOf(sql`select id, kind, status, payment_method as pays, total from orders order by id`),
  ).toEqual([
    { id: 1001, kind: 'single', status: 'PLACED', pays: 'COD', total: 1900 },
    { id: 1002, kind: 'single', status: 'PLACED', pays: 'COD', total: 1900 },
    { id: 2003, kind: 'goods', status: 'PLACED', pays: 'CARD', total: 2800 },
    { id: 2005, kind: 'goods', status: 'PACKED', pays: 'COD', total: 2800 },
    { id: 3005, kind: 'goods', status: 'RETURNED', pays: 'CARD', total: 2800 },
  ]);
  expect(await rowsOf(sql`select id, order_id from seller_orders order by id`)).toEqual([
    { id: 10010, order_id: 2003 },
    { id: 10011, order_id: 2003 },
    { id: 10030, order_id: 2005 },
    { id: 10031, order_id: 2005 },
    { id: 20030, order_id: 3005 },
    { id: 20031, order_id: 3005 },
  ]);
  expect(await rowsOf(sql`select order_id, reference from payments order by id`)).toEqual([
    { order_id: 2003, reference: 'pay_1001' },
    { order_id: 3005, reference: 'pay_2003' },
  ]);
  expect(await rowsOf(sql`select data from pgboss.job order by name`)).toEqual([
    { data: { mailId: 7 } },
    { data: { orderId: 2003 } },
    { data: { orderId: 3005, kept: true } },
  ]);
  expect(
    await rowsOf(sql`select order_id, seller_order_id, note from order_events order by id limit 4`),
  ).toEqual([
    { order_id: 1001, seller_order_id: null, note: 'stitched' },
    { order_id: 1002, seller_order_id: null, note: 'stitched' },
    { order_id: 2003, seller_order_id: 10010, note: 'one' },
    { order_id: 2003, seller_order_id: 10011, note: 'other' },
  ]);
  expect(
    await rowsOf(sql`select purpose, full_name, city from order_addresses where order_id = 2003`),
  ).toEqual([{ purpose: 'delivery', full_name: 'Bilal', city: 'Lahore' }]);
  const [next] = await rowsOf(sql`
    insert into orders (kind, tracking_id, email, status, payment_method, total, expected_delivery_date)
    values ('goods', 'NP-0000000001', 'g@mail.example', 'PLACED', 'COD', 1, '2026-01-15') returning id`);
  expect(next?.id).toBe(3006);
});

test('cart orders keep ids that are free', async () => {
  await makeBrandAndStitchedOrders([1001]);
  await db.execute(cartOrder(1002, ['DELIVERED', 'CANCELLED']));
  await migrateDatabase(db);
  expect(await rowsOf(sql`select id, status from orders order by id`)).toEqual([
    { id: 1001, status: 'PLACED' },
    { id: 1002, status: 'DELIVERED' },
  ]);
});

test('issued documents stay as they are, but for the first printing', async () => {
  await makeBrandAndStitchedOrders([1001, 1002]);
  await db.execute(sql`
    insert into invoices (number, order_id, content, document) values (1, 1001, '{"total": 1900}', '\\x255044'),
      (2, 1002, '{"total": 1900}', null)`);
  await db.execute(sql`update counters set value = 2 where name = 'invoice'`);
  await migrateDatabase(db);
  expect(
    await rowsOf(
      sql`select kind, number, order_id, content, encode(pdf, 'hex') as pdf from documents order by number`,
    ),
  ).toEqual([
    { kind: 'INVOICE', number: 1, order_id: 1001, content: { total: 1900 }, pdf: '255044' },
    { kind: 'INVOICE', number: 2, order_id: 1002, content: { total: 1900 }, pdf: null },
  ]);
  await db.execute(sql`update documents set pdf = '\\x2550' where number = 2`);
  for (const change of [
    sql`update documents set pdf = '\\x00' where number = 1`,
    sql`update documents set pdf = null where number = 1`,
    sql`update documents set content = '{}' where number = 2`,
    sql`delete from documents where number = 2`,
  ]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^An issued document never changes: INVOICE [12]$/) },
    });
  }
});

test('each kind of order keeps to its statuses, and to a price where it needs one', async () => {
  await migrateDatabase(db);
  await db.execute(
    sql`insert into users (id, username, email, user_type) values (2, 'customer', 'c@mail.example', 'customer')`,
  );
  let made = 0;
  const insert = (kind: string, status: string, total: number | null) =>
    db.execute(sql`
      insert into orders (kind, tracking_id, customer_id, tailor_id, status, payment_method, total, phone,
        expected_delivery_date)
      values (${kind}, ${`NP-${String(++made).padStart(10, '0')}`}, 2, ${kind === 'single' ? 458 : null}, ${status}, 'COD',
        ${total}::int, '+923001234567', '2026-01-15')`);
  for (const [kind, status, total] of [
    ['single', 'PLACED', null],
    ['single', 'CANCELLED', null],
    ['single', 'CONFIRMED', 100],
    ['bulk', 'REQUESTED', null],
    ['bulk', 'QUOTED', 100],
    ['goods', 'PACKED', 100],
  ] as const) {
    await insert(kind, status, total);
  }
  for (const [kind, status, total] of [
    ['single', 'CONFIRMED', null],
    ['single', 'PACKED', 100],
    ['single', 'QUOTED', 100],
    ['bulk', 'QUOTED', null],
    ['bulk', 'PLACED', 100],
    ['goods', 'PLACED', null],
    ['goods', 'CONFIRMED', 100],
    ['goods', 'PLACED', -1],
    ['other', 'PLACED', 100],
  ] as const) {
    await expect(insert(kind, status, total), `${kind} ${status} ${total}`).rejects.toThrow();
  }
});

test('refunds get their causes, and what went back without a row gets one', async () => {
  await makeBrandAndStitchedOrders([]);
  for (const [id, one, refunded] of [
    [1001, 'CANCELLED', 900],
    [1002, 'RETURNED', 900],
    [1003, 'DELIVERED', 500],
    [1004, 'CANCELLED', 0],
    [1005, 'CANCELLED', 900],
  ] as const) {
    await db.execute(cartOrder(id, [one, 'DELIVERED'], { card: true }));
    await db.execute(sql`
      insert into payments (id, order_id, gateway, reference, amount, refunded, status, card_brand, card_last4, card_expiry)
      overriding system value
      values (${id}, ${id}, 'sandbox', ${`pay_${id}`}, 2800, ${refunded}, 'CAPTURED', 'Visa', '4242', '09/39')`);
  }
  await db.execute(sql`
    insert into refunds (payment_id, amount, target, name, completed_at) values
      (1001, 900, 900, 'done', now()), (1004, 900, 900, 'open', null), (1005, 900, 900, 'reported', null)`);
  await migrateDatabase(db);
  expect(
    await rowsOf(sql`
      select order_id, cause, amount, name, completed_at is not null as done, seller_order_id as seller
      from refunds order by order_id`),
  ).toEqual([
    { order_id: 1001, cause: 'PART_CANCELLED', amount: 900, name: 'done', done: true, seller: null },
    { order_id: 1002, cause: 'RETURN', amount: 900, name: 'gateway-pay_1002-900', done: true, seller: null },
    {
      order_id: 1003,
      cause: 'GOODWILL',
      amount: 500,
      name: 'gateway-pay_1003-500',
      done: true,
      seller: null,
    },
    { order_id: 1004, cause: 'PART_CANCELLED', amount: 900, name: 'open', done: false, seller: null },
    { order_id: 1005, cause: 'PART_CANCELLED', amount: 900, name: 'reported', done: true, seller: null },
  ]);
});

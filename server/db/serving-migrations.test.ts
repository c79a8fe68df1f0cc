import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { makeProduct } from '../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../test/factories-shop-orders.ts';
import { nextRelease } from '../../test/next-release.ts';
import { migrateDatabase } from './migrate.ts';

const shop = testApp();

const EXPAND = `-- serves: 1.0.0
ALTER TABLE orders ADD COLUMN gift_note text;
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_gift_note_check CHECK (length(gift_note) <= 200) NOT VALID;
--> statement-breakpoint
CREATE TABLE gifts (order_id integer PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE);`;

const EXPAND_LARGE_TABLE = `-- serves: 1.0.0
-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS orders_gift_note_index;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY orders_gift_note_index ON orders (id) WHERE gift_note IS NOT NULL;
--> statement-breakpoint
ALTER TABLE orders VALIDATE CONSTRAINT orders_gift_note_check;`;

let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  product = await makeProduct(shop, { stock: 1000 });
});

async function place() {
  const [variant] = product.variants;
  return (await sendOrder(shop, orderForm([{ product, ...(variant && { variant }) }]))).statusCode;
}

const isReady = async () => (await shop.app.inject('/readyz')).statusCode === 200;

test('this release places orders while the next one migrates, and after', async () => {
  const migrations = await nextRelease({ expand: EXPAND, large: EXPAND_LARGE_TABLE });
  const statuses: number[] = [];
  let isMigrating = true;
  const customers = Array.from({ length: 3 }, async () => {
    while (isMigrating) statuses.push(await place());
  });
  await sleep(300);
  const before = statuses.length;
  const migrated = await migrateDatabase(shop.deps.db, { alone: true, migrations });
  isMigrating = false;
  await Promise.all(customers);
  expect(migrated).toBe(true);
  expect(statuses.length).toBeGreaterThan(before);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const { rows } = await shop.deps.db.execute(sql`
    select (select indisvalid from pg_index where indexrelid = 'orders_gift_note_index'::regclass) as index,
      (select convalidated from pg_constraint where conname = 'orders_gift_note_check') as "check"`);
  expect(rows).toEqual([{ index: true, check: true }]);
  expect(await place()).toBe(201);
  expect(await isReady()).toBe(true);
  // A server may also start on the newer schema.
  expect(await migrateDatabase(shop.deps.db, { alone: true })).toBe(false);
});

test('a migration that waits for a lock lets orders through', async () => {
  const migrations = await nextRelease({
    expand: EXPAND,
    large: EXPAND_LARGE_TABLE,
    more: '-- serves: 1.0.0\nALTER TABLE orders ADD COLUMN gift_wrap text;',
  });
  const backup = await shop.deps.db.$client.connect();
  await backup.query('begin');
  await backup.query('select from orders limit 1');
  const migrating = migrateDatabase(shop.deps.db, { alone: true, migrations });
  await expect.poll(() => isWaiting()).toBe(true);
  const statuses = await Promise.all([place(), place()]);
  expect(await Promise.race([migrating, sleep(100, 'waits')])).toBe('waits');
  await backup.query('commit');
  backup.release();
  expect(statuses).toEqual([201, 201]);
  expect(await migrating).toBe(true);
  expect(await isReady()).toBe(true);
}, 30_000);

async function isWaiting(): Promise<boolean> {
  const { rows } = await shop.deps.db.execute(sql`
    select from pg_locks join pg_stat_activity using (pid)
    where application_name = 'naap-migrate' and relation = 'orders'::regclass and not granted`);
  return rows.length > 0;
}

test('a migration that lets no other version serve waits until this one has stopped', async () => {
  const migrations = await nextRelease({
    expand: EXPAND,
    large: EXPAND_LARGE_TABLE,
    more: '-- serves: 1.0.0\nALTER TABLE orders ADD COLUMN gift_wrap text;',
    contract: 'ALTER TABLE orders DROP COLUMN gift_note;',
  });
  await expect(migrateDatabase(shop.deps.db, { alone: true, migrations })).rejects.toThrow(
    /^this version has new migrations, and another process of the shop is connected to the database/,
  );
  expect(await isReady()).toBe(true);
  await migrateDatabase(shop.deps.db, { migrations });
  expect(await isReady()).toBe(false);
});

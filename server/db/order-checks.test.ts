import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const shop = testApp();

test('each kind of order keeps to its statuses, and to a price where it needs one', async () => {
  await shop.deps.db.execute(
    sql`insert into users (id, username, email, user_type) values (2, 'customer', 'c@mail.example', 'customer')`,
  );
  let made = 0;
  const insert = (kind: string, status: string, total: number | null) =>
    shop.deps.db.execute(sql`
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

test('issued documents stay as they are, but for the first printing', async () => {
  const { db } = shop.deps;
  await db.execute(sql`
    insert into documents (kind, number, order_id, content, pdf)
    select 'INVOICE', id - 1000, id, '{"total": 1900}', case id when 1001 then '\\x255044'::bytea end
    from orders where id in (1001, 1002)`);
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

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';

const shop = testApp({ JOBS: 'false' });

test('no list of the workshop reads more than it shows of a tailor with many orders (workshop-4)', async () => {
  const order = await placeGarment(shop);
  expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
  await shop.deps.db.execute(sql`
    insert into orders (kind, tracking_id, customer_id, tailor_id, status, payment_method, total, phone, expected_delivery_date)
    select 'single', 'NP-' || translate(lpad(i::text, 10, '0'), 'ILOU', '0000'), ${order.customer.id}, ${order.tailorId},
      case when i % 20 = 0 then 'IN_PRODUCTION' else 'DELIVERED' end, 'COD', 2500, '+923001234567', date '2026-01-01' + i % 300
    from generate_series(1, 3000) i`);
  await shop.deps.db.execute(sql`analyze orders`);
  const plan = await shop.deps.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select o.id from orders o where o.tailor_id = ${order.tailorId} and o.kind = 'single'
      and o.status = 'IN_PRODUCTION' and o.expected_delivery_date >= '0001-01-01' and o.expected_delivery_date <= '9999-12-31'
      order by o.expected_delivery_date, o.id limit 20`);
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('orders_promise_index');
  expect(lines).not.toContain('Sort');
});

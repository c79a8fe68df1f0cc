import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { confirmByPhone, releaseReservations } from '../shop/checkout/reservation-service.ts';
import { foldFigures, readDashboard } from './dashboard-service.ts';

const shop = testApp();
const TODAY = dayInKarachi();

const read = (by: SignedUp | null, query = '') =>
  shop.app.inject({ url: `/api/staff/dashboard/${query}`, headers: by?.headers ?? {} });

const support = () => signUp(shop, { userType: 'support' });

async function figures(query = '?days=7') {
  return (await read(await support(), query)).json();
}

/** The figures counted from the orders themselves. */
async function counted() {
  const { rows } = await shop.deps.db.execute(sql`
    select count(*)::int as single, coalesce(sum(revenue_of(o)), 0)::int as revenue from orders o
    where kind = 'single' and is_placed
      and (order_date at time zone 'Asia/Karachi')::date = ${TODAY}::date`);
  return rows[0];
}

const count = (todo: { what: string; count: number | null }[], what: string) =>
  todo.find((entry) => entry.what === what)?.count;

describe('the dashboard', () => {
  test('is for staff', async () => {
    expect((await read(null)).statusCode).toBe(401);
    for (const userType of ['customer', 'tailor', 'brand'] as const) {
      expect((await read(await signUp(shop, { userType }))).statusCode).toBe(403);
    }
    expect((await read(await support())).statusCode).toBe(200);
  });

  test('has a point for each day of the period, today last', async () => {
    const { from, to, points, step } = await figures();
    expect([from, to, step]).toEqual([addDays(TODAY, -6), TODAY, 'day']);
    expect(points.map(({ day }: { day: string }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(TODAY, index - 6)),
    );
  });

  test('joins days to weeks from Monday, and to months', async () => {
    const { points } = await readDashboard(shop.deps.db, 90, '2026-11-22');
    expect(points.slice(0, 2).map(({ day }) => day)).toEqual(['2026-08-25', '2026-08-31']);
    expect(points.at(-1)?.day).toBe('2026-11-16');
    const year = await readDashboard(shop.deps.db, 365, '2026-11-22');
    expect(year.points.map(({ day }) => day).slice(0, 2)).toEqual(['2025-11-23', '2025-12-01']);
    expect(year.points).toHaveLength(13);
  });

  test.each(['?days=8', '?days=0', '?days=x', '?days=366'])('refuses the period %s', async (query) => {
    const response = await read(await support(), query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('days');
  });
});

describe('the figures of a day (backoffice-11)', () => {
  test('count an order when it is placed, and its total while it is agreed on', async () => {
    const before = await figures();
    const placed = await placeGarment(shop);
    const afterPlacing = await figures();
    expect(afterPlacing.today.single).toBe(before.today.single + 1);
    expect(afterPlacing.today.revenue).toBe(before.today.revenue);
    const { rows } = await shop.deps.db.execute<{ total: number }>(
      sql`select total from orders where id = ${placed.id}`,
    );
    await shop.deps.db.execute(sql`update orders set status = 'CONFIRMED' where id = ${placed.id}`);
    expect((await figures()).today.revenue).toBe(before.today.revenue + (rows[0]?.total ?? 0));
    const cancelled = await sendStep(shop, placed.id, placed.customer, {
      action: 'cancel',
      reason: 'No time',
    });
    expect(cancelled.statusCode).toBe(200);
    const afterCancelling = await figures();
    expect(afterCancelling.today).toMatchObject({
      single: before.today.single + 1,
      revenue: before.today.revenue,
    });
  });

  test('stay the same while the job adds them up, also in two processes at once', async () => {
    await Promise.all([placeGarment(shop), placeGarment(shop), placeGarment(shop)]);
    const before = await figures();
    expect(before.today).toMatchObject((await counted()) ?? {});
    await Promise.all([foldFigures(shop.deps.db), foldFigures(shop.deps.db)]);
    const { rows } = await shop.deps.db.execute(sql`select id from daily_figure_changes`);
    expect(rows).toEqual([]);
    expect((await figures()).today).toEqual(before.today);
    await placeGarment(shop);
    expect((await figures()).today.single).toBe(before.today.single + 1);
  });

  test('move with the day of an order, and go with a deleted one', async () => {
    const { id } = await placeGarment(shop);
    const before = await figures();
    await shop.deps.db.execute(
      sql`update orders set order_date = order_date - interval '2 days' where id = ${id}`,
    );
    const moved = await figures();
    expect(moved.today.single).toBe(before.today.single - 1);
    expect(moved.points.at(-3).single).toBe(before.points.at(-3).single + 1);
    await shop.deps.db.execute(
      sql`update orders set order_date = now() - interval '8 days' where id = ${id}`,
    );
    const earlier = await figures();
    expect(earlier.before.single).toBe(before.before.single + 1);
    expect(earlier.period.single).toBe(before.period.single - 1);
    await shop.deps.db.execute(sql`delete from orders where id = ${id}`);
    expect((await figures()).before.single).toBe(before.before.single);
    await foldFigures(shop.deps.db);
    expect((await figures()).today).toMatchObject((await counted()) ?? {});
  });
});

describe('the figures of cart orders (backoffice-11)', () => {
  async function buy() {
    const goods = [await makeProduct(shop, { price: 2000 }), await makeProduct(shop, { price: 4000 })];
    const lines = goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 } }));
    const order = (await sendOrder(shop, orderForm(lines), { by: await signUp(shop) })).json();
    const by = await support();
    const step = async (subTotal: number, ...actions: string[]) => {
      const part = order.parts.find(({ sub_total }: { sub_total: number }) => sub_total === subTotal);
      for (const action of actions) {
        const response = await shop.app.inject({
          method: 'POST',
          url: `/api/seller-orders/${part.id}/steps/`,
          headers: by.headers,
          payload: { action },
        });
        expect(response.statusCode, response.body).toBe(200);
      }
    };
    return { step, total: order.bill.total };
  }

  test('leave out what one seller cancels or takes back', async () => {
    const { revenue } = (await figures()).today;
    const { step, total } = await buy();
    expect((await figures()).today.revenue).toBe(revenue + total);
    await step(2000, 'cancel');
    expect((await figures()).today.revenue).toBe(revenue + total - 2000);
    const other = await buy();
    await other.step(4000, 'pack', 'ship', 'deliver', 'return');
    expect((await figures()).today.revenue).toBe(revenue + total - 2000 + other.total - 4000);
    await step(4000, 'cancel');
    expect((await figures()).today.revenue).toBe(revenue + other.total - 4000);
  });

  test('count what a guest has ordered once it is confirmed, and never when nobody confirms it', async () => {
    const before = (await figures()).today;
    const product = await makeProduct(shop);
    const guest = () =>
      sendOrder(shop, orderForm([{ product, variant: product.variants[0] ?? { id: 0 } }], { email: '' }));
    const [kept, forgotten] = [(await guest()).json(), (await guest()).json()];
    expect((await figures()).today).toEqual(before);
    await shop.deps.db.transaction((tx) => confirmByPhone(tx, shop.deps, kept.tracking_id));
    const confirmed = (await figures()).today;
    expect(confirmed).toEqual({
      ...before,
      goods: before.goods + 1,
      revenue: before.revenue + kept.bill.total,
    });
    await shop.deps.db.execute(sql`
      update goods_order_details set reserved_until = now() - interval '2 days' where order_id = ${forgotten.id}`);
    await shop.deps.db.execute(
      sql`update orders set order_date = now() - interval '25 hours' where id = ${forgotten.id}`,
    );
    const month = async () => (await figures('?days=30')).points;
    const history = await month();
    await releaseReservations(shop.deps);
    const { rows } = await shop.deps.db.execute(sql`select status from orders where id = ${forgotten.id}`);
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
    expect(await month(), 'expired').toEqual(history);
    await shop.deps.db.execute(sql`delete from orders where id = ${forgotten.id}`);
    expect(await month(), 'purged').toEqual(history);
  });
});

describe('what is to do (backoffice-10)', () => {
  test('counts late orders and those that wait, by what they wait for', async () => {
    const before = (await figures()).to_do;
    const [late, declined, unpriced] = [
      await placeGarment(shop),
      await placeGarment(shop),
      await placeGarment(shop),
    ];
    await shop.deps.db.execute(
      sql`update orders set status = 'ACCEPTED', expected_delivery_date = current_date - 3 where id = ${late.id}`,
    );
    await shop.deps.db.execute(sql`update orders set status = 'DECLINED' where id = ${declined.id}`);
    await shop.deps.db.execute(sql`update orders set total = null where id = ${unpriced.id}`);
    const after = (await figures()).to_do;
    for (const what of ['late', 'tailor', 'price']) {
      expect(count(after, what), what).toBe((count(before, what) ?? 0) + 1);
    }
    expect(count(after, 'quote')).toBe(count(before, 'quote'));
  });

  test('counts what our own workshop has to accept, and nothing of partners (orders-45)', async () => {
    const before = (await figures()).to_do;
    for (const order of [await placeGarment(shop, { tailor: '458' }), await placeGarment(shop)]) {
      await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    }
    expect(count((await figures()).to_do, 'workshop')).toBe((count(before, 'workshop') ?? 0) + 1);
  });

  test('counts agreed bulk orders until they are begun', async () => {
    const before = count((await figures()).to_do, 'bulk') ?? 0;
    const { id } = await signUp(shop);
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
      insert into orders (kind, tracking_id, customer_id, tailor_id, status, payment_method, total, phone)
      values ('bulk', 'NP-0000000BKB', ${id}, 458, 'ACCEPTED', 'COD', 34000, '+923001234567') returning id`);
    expect(count((await figures()).to_do, 'bulk')).toBe(before + 1);
    await shop.deps.db.execute(sql`update orders set status = 'IN_PRODUCTION' where id = ${rows[0]?.id}`);
    expect(count((await figures()).to_do, 'bulk')).toBe(before);
  });

  test('counts unread chats and open messages', async () => {
    const before = (await figures()).to_do;
    const customer = await signUp(shop);
    await shop.deps.db.execute(sql`
      insert into chat_conversations (customer_id, last_message_id, last_of_customer) values (${customer.id}, 5, 5)`);
    await shop.deps.db.execute(sql`
      insert into contact_messages (name, email, phone, subject, message)
      values ('Ayesha', 'a@b.example', '+923001234567', 'Sizes', 'Which size?')`);
    const after = (await figures()).to_do;
    expect(count(after, 'chat')).toBe((count(before, 'chat') ?? 0) + 1);
    expect(count(after, 'messages')).toBe((count(before, 'messages') ?? 0) + 1);
    await shop.deps.db.execute(sql`update contact_messages set state = 'closed' where email = 'a@b.example'`);
    expect(count((await figures()).to_do, 'messages')).toBe(count(before, 'messages'));
  });

  test('counts the mails that were given up in the last 7 days, until they are tried again', async () => {
    const before = count((await figures()).to_do, 'mails') ?? 0;
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
      insert into mails (kind, recipient, subject, body, given_up_at)
      select 'orders.update', 'a@b.example', 'On its way', 'sealed', now() - days * interval '1 day'
      from unnest(array[0, 6, 8]) days returning id`);
    expect(count((await figures()).to_do, 'mails')).toBe(before + 2);
    const by = await support();
    const again = await shop.app.inject({
      method: 'POST',
      url: `/api/staff/mails/${rows[0]?.id}/resend/`,
      headers: by.headers,
    });
    expect(again.statusCode, again.body).toBe(200);
    expect(count((await figures()).to_do, 'mails')).toBe(before + 1);
  });

  test('is told up to 999', async () => {
    await shop.deps.db.execute(sql`
      insert into contact_messages (name, email, phone, subject, message)
      select 'Ayesha', 'a@b.example', '+923001234567', 'Sizes', 'Which size?' from generate_series(1, 1000)`);
    expect(count((await figures()).to_do, 'messages')).toBeNull();
  });
});

test('counts the garments at work, late and waiting for their cloth (orders-229)', async () => {
  const before = (await figures()).garments;
  const order = await placeGarment(shop, {});
  const garments = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  const more = async () => {
    const { garments: now } = await figures();
    return [
      now.in_work - before.in_work,
      now.late - before.late,
      now.waiting_for_cloth - before.waiting_for_cloth,
    ];
  };
  expect(await more()).toEqual([0, 0, 2]);
  await sendStep(shop, order.id, order.tailor, { action: 'accept' });
  await sendStep(shop, order.id, order.tailor, { action: 'receive_cloth', garments: [garments[0]] });
  expect(await more(), 'the cloth of one is there').toEqual([0, 0, 1]);
  await sendStep(shop, order.id, order.tailor, { action: 'receive_cloth' });
  await sendGarmentStep(shop, order.id, garments[0] ?? 0, order.tailor, { action: 'start' });
  expect(await more()).toEqual([1, 0, 0]);
  await shop.deps.db
    .update(orders)
    .set({ expectedDeliveryDate: addDays(TODAY, -1) })
    .where(eq(orders.id, order.id));
  await sendGarmentStep(shop, order.id, garments[1] ?? 0, order.tailor, { action: 'start' });
  await sendGarmentStep(shop, order.id, garments[1] ?? 0, order.tailor, { action: 'check' });
  expect(await more()).toEqual([2, 2, 0]);
  await sendGarmentStep(shop, order.id, garments[1] ?? 0, order.tailor, { action: 'make_ready' });
  expect(await more(), 'what is ready is not late').toEqual([1, 1, 0]);
});

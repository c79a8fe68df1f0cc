import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { usualDaysOff } from '../../../../contract/holidays.ts';
import { promisedDay } from '../../../../contract/promised-day.ts';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { documents, orders } from '../../../db/schema/orders.ts';
import { tailorRates, tailors } from '../../../db/schema/tailors.ts';
import { expireOrders } from '../expiry-service.ts';

const shop = testApp();
const DAY_MS = 86_400_000;

const confirm = (order: PlacedGarment, body?: object) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${order.id}/checkout/`,
    headers: order.customer.headers,
    ...(body ? { payload: body } : {}),
  });
const stored = async ({ id }: { id: number }) => {
  const [row] = await shop.deps.db
    .select()
    .from(orders)
    .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .where(eq(orders.id, id));
  if (!row) throw new Error('No order');
  return { ...row.orders, ...row.single_order_details };
};
const setRate = (tailorId: number, rupees: number) =>
  shop.deps.db.update(tailorRates).set({ rupees }).where(eq(tailorRates.tailorId, tailorId));

describe('confirming again (orders-25)', () => {
  test('a changed rate is told with both figures, and the customer agrees to the new total', async () => {
    const order = await placeGarment(shop, { delivery: 'BY_SHOP', delivery_type: 'URGENT' });
    await setRate(order.tailorId, 3000);
    const day = (await stored(order)).expectedDeliveryDate;
    const told = await confirm(order);
    expect(told.statusCode).toBe(409);
    expect(told.json()).toEqual({
      detail: 'The price or the day has changed since you placed this order. Please look at it again.',
      code: 'orders.terms_changed',
      advance: { before: 0, now: 0 },
      total: { before: 3500, now: 4150 },
      expected_delivery_date: { before: day, now: day },
      price: {
        stitching: 3000,
        urgent_surcharge: 900,
        collection_fee: 0,
        delivery_fee: 250,
        sample_fee: 0,
        cloth: 0,
        total: 4150,
      },
    });
    expect(await stored(order)).toMatchObject({ status: 'PLACED', total: 3500 });
    expect((await confirm(order, { total: 3500 })).statusCode, 'the old total').toBe(409);
    await setRate(order.tailorId, 3100);
    expect((await confirm(order, { total: 4150 })).json().total, 'changed once more').toEqual({
      before: 4150,
      now: 4280,
    });
    const agreed = await confirm(order, { total: 4280 });
    expect(agreed.json()).toMatchObject({
      status: 'CONFIRMED',
      total_bill: 4280,
      price: { stitching: 3100 },
    });
    const [invoice] = await shop.deps.db.select().from(documents).where(eq(documents.orderId, order.id));
    expect(invoice?.content).toMatchObject({ total: 4280 });
  });

  test('a later day is told, and written once the customer agrees', async () => {
    const order = await placeGarment(shop);
    const placed = (await stored(order)).expectedDeliveryDate;
    await shop.deps.db.update(tailors).set({ leadTimeDays: 14 }).where(eq(tailors.id, order.tailorId));
    const today = dayInKarachi();
    const now = promisedDay(today, { inHouse: false, leadTimeDays: 14 }, 'NORMAL', usualDaysOff(today));
    const told = await confirm(order);
    expect(told.json()).toMatchObject({
      code: 'orders.terms_changed',
      total: { before: 2500, now: 2500 },
      expected_delivery_date: { before: placed, now },
    });
    const agreed = await sendStep(shop, order.id, order.customer, {
      action: 'confirm',
      expected_delivery_date: now,
    });
    expect(agreed.json()).toMatchObject({ status: 'CONFIRMED', expected_delivery_date: now });
  });

  test('without a change an empty body confirms', async () => {
    expect((await confirm(await placeGarment(shop))).statusCode).toBe(200);
    expect((await confirm(await placeGarment(shop), {})).statusCode).toBe(200);
  });

  test('what staff has priced stays, whatever the rate', async () => {
    const order = await placeGarment(shop);
    const support = await signUp(shop, { userType: 'support' });
    await sendStep(shop, order.id, support, { action: 'price', stitching: 2000 });
    await setRate(order.tailorId, 9000);
    expect((await confirm(order)).json()).toMatchObject({ status: 'CONFIRMED', total_bill: 2000 });
  });

  test('a price that staff sets while the customer looks at another one is not confirmed unseen', async () => {
    const order = await placeGarment(shop);
    const { total, expectedDeliveryDate: day } = await stored(order);
    const support = await signUp(shop, { userType: 'support' });
    await sendStep(shop, order.id, support, { action: 'price', stitching: 9000 });
    const told = await confirm(order, { total, expected_delivery_date: day });
    expect([told.statusCode, told.json().code, told.json().total]).toEqual([
      409,
      'orders.terms_changed',
      { before: total, now: 9000 },
    ]);
    expect((await stored(order)).status).toBe('PLACED');
    const agreed = await confirm(order, { total: 9000, expected_delivery_date: day });
    expect(agreed.json()).toMatchObject({ status: 'CONFIRMED', total_bill: 9000 });
  });

  test('a tailor who has left, a dropped dress type, and lacking measures are told', async () => {
    const left = await placeGarment(shop);
    await shop.deps.db.update(tailors).set({ active: false }).where(eq(tailors.id, left.tailorId));
    expect((await confirm(left)).json().code).toBe('orders.tailor_unavailable');
    const dropped = await placeGarment(shop);
    await shop.deps.db
      .delete(tailorRates)
      .where(sql`tailor_id = ${dropped.tailorId} and dress_type = 'Shalwar_Kameez'`);
    expect((await confirm(dropped)).json()).toMatchObject({
      code: 'orders.dress_type_dropped',
      detail: expect.stringContaining('does not stitch shalwar kameez any more'),
    });
    const lacking = await placeGarment(shop);
    await shop.deps.db
      .update(singleOrderDetails)
      .set({ measurementSnapshot: sql`jsonb_set(measurement_snapshot, '{values}', '{"chest": 980}')` })
      .where(eq(singleOrderDetails.orderId, lacking.id));
    const told = await confirm(lacking);
    expect([told.statusCode, told.json().code]).toEqual([409, 'orders.measures_incomplete']);
    for (const order of [left, dropped, lacking]) expect((await stored(order)).status).toBe('PLACED');
  });

  test.each([
    [{ total: -1 }, 'total'],
    [{ total: '2500' }, 'total'],
    [{ expected_delivery_date: '2026-02-30' }, 'expected_delivery_date'],
  ])('%j is 400', async (body, field) => {
    const response = await confirm(await placeGarment(shop), body);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });
});

describe('expiry (orders-18)', () => {
  const age = (order: { id: number }, days: number) =>
    shop.deps.db
      .update(orders)
      .set({ orderDate: new Date(Date.now() - days * DAY_MS) })
      .where(eq(orders.id, order.id));
  const told = async ({ customer }: PlacedGarment) =>
    (await mailsTo(shop, customer.email)).map(({ subject }) => subject.replace(/NP-\w+/, 'NP')).toReversed();

  test('reminds on day 10, once, and cancels on day 14 by the system, with a mail', async () => {
    const order = await placeGarment(shop);
    await age(order, 9.9);
    await expireOrders(shop.deps);
    expect(await told(order)).toHaveLength(1);
    await age(order, 10.1);
    await Promise.all([expireOrders(shop.deps), expireOrders(shop.deps)]);
    await expireOrders(shop.deps);
    expect((await told(order)).slice(1)).toEqual(['Your order NP is waiting for you']);
    const later = Date.now() + 3.8 * DAY_MS;
    await expireOrders(shop.deps, later);
    expect((await stored(order)).status).toBe('PLACED');
    await Promise.all([1, 2].map(() => expireOrders(shop.deps, Date.now() + 4.1 * DAY_MS)));
    expect((await stored(order)).status).toBe('CANCELLED');
    expect((await told(order)).slice(2)).toEqual(['Your order NP has expired']);
    const events = await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events.at(-1)).toMatchObject({ action: 'expire', actorId: null, toStatus: 'CANCELLED' });
    expect(events).toHaveLength(2);
    expect(await shop.deps.db.select().from(documents).where(eq(documents.orderId, order.id))).toEqual([]);
  });

  test('leaves confirmed orders and those without a price alone, and never ends one unwarned', async () => {
    const [confirmed, unpriced, unwarned] = [
      await placeGarment(shop),
      await placeGarment(shop),
      await placeGarment(shop),
    ];
    await confirm(confirmed);
    await shop.deps.db.update(orders).set({ total: null }).where(eq(orders.id, unpriced.id));
    for (const order of [confirmed, unpriced, unwarned]) await age(order, 40);
    await expireOrders(shop.deps);
    expect(
      [await stored(confirmed), await stored(unpriced), await stored(unwarned)].map(({ status }) => status),
    ).toEqual(['CONFIRMED', 'PLACED', 'PLACED']);
    await expireOrders(shop.deps, Date.now() + 4.1 * DAY_MS);
    expect((await stored(unwarned)).status).toBe('CANCELLED');
    expect((await stored(unpriced)).status).toBe('PLACED');
  });

  test('works in bounded batches', async () => {
    const order = await placeGarment(shop);
    await shop.deps.db.execute(sql`
      with made as (
        insert into orders (kind, tracking_id, customer_id, tailor_id, status, payment_method, total, phone, order_date)
        select 'single', 'NP-' || lpad(n::text, 10, '0'), customer_id, tailor_id, 'PLACED', 'COD', total, phone, now() - interval '30 days'
        from orders, generate_series(1, 120) n where id = ${order.id} returning id, customer_id
      ), details as (
        insert into single_order_details (order_id, dress_type, fabric_type, measurement_source, measurement_snapshot, is_contact_same_as_register, delivery_type, pickup, delivery)
        select made.id, d.dress_type, d.fabric_type, d.measurement_source, d.measurement_snapshot, true, 'NORMAL', 'BY_OWN', 'BY_OWN'
        from made, single_order_details d where d.order_id = ${order.id}
      )
      insert into order_events (order_id, actor_id, action, to_status) select id, customer_id, 'place', 'PLACED' from made`);
    await expireOrders(shop.deps);
    await expireOrders(shop.deps, Date.now() + 4.1 * DAY_MS);
    const [row] = await shop.deps.db
      .select({ cancelled: sql<number>`count(*) filter (where status = 'CANCELLED')::int` })
      .from(orders)
      .where(eq(orders.customerId, order.customer.id));
    expect(row?.cancelled).toBe(120);
    expect((await stored(order)).status).toBe('PLACED');
  });
});

const HOME = { full_name: 'Amna Malik', phone: '0300 7654321', address: '5 Mall Road', city: 'Lahore' };

describe('editing a placed order (orders-32)', () => {
  const edit = (order: PlacedGarment, changes: object) =>
    sendStep(shop, order.id, order.customer, { action: 'edit', ...changes });

  test('changes what is said, counts price and day again, and keeps the rest', async () => {
    const order = await placeGarment(shop);
    const before = await stored(order);
    const response = await edit(order, {
      fabric_type: 'Linen',
      description: 'Two pockets',
      delivery_type: 'URGENT',
      is_requested_sample: true,
      handover: {
        payment_type: 'COD',
        pickup: 'BY_OWN',
        delivery: 'BY_SHOP',
        delivery_address: JSON.stringify(HOME),
      },
      is_contact_same_as_register: false,
      other_number: '0300 7654321',
    });
    expect(response.json()).toMatchObject({
      status: 'PLACED',
      fabric_type: 'Linen',
      description: 'Two pockets',
      contact_number: '+923007654321',
      price: { stitching: 2500, urgent_surcharge: 750, sample_fee: 150, total: 3650 },
      total_bill: 3650,
      actions: ['confirm', 'edit', 'cancel'],
    });
    expect(response.json().expected_delivery_date < (before.expectedDeliveryDate ?? '')).toBe(true);
    const back = await edit(order, { is_contact_same_as_register: true, delivery_type: 'NORMAL' });
    expect(back.json()).toMatchObject({
      contact_number: '+923001234567',
      fabric_type: 'Linen',
      total_bill: 2900,
    });
    expect((await confirm(order)).json()).toMatchObject({ status: 'CONFIRMED', total_bill: 2900 });
    const late = await edit(order, { description: 'Too late' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.step_not_allowed']);
    const subjects = await mailsTo(shop, order.customer.email);
    expect(subjects, 'nobody is mailed of their own edits').toHaveLength(2);
  });

  test.each([
    [{ fabric_type: 'Chainmail' }, 'fabric_type'],
    [{ delivery_type: 'NEVER' }, 'delivery_type'],
    [{ is_contact_same_as_register: false }, 'other_number'],
    [{ other_number: '0300' }, 'other_number'],
    [{ description: 'x'.repeat(2001) }, 'description'],
  ])('%j is 400', async (changes, field) => {
    const order = await placeGarment(shop);
    const response = await edit(order, changes);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('is for its customer only', async () => {
    const order = await placeGarment(shop);
    const stranger = await signUp(shop);
    expect((await sendStep(shop, order.id, stranger, { action: 'edit', description: '' })).statusCode).toBe(
      404,
    );
    const support = await signUp(shop, { userType: 'support' });
    expect((await sendStep(shop, order.id, support, { action: 'edit', description: '' })).statusCode).toBe(
      403,
    );
  });
});

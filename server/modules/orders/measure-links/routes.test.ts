import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_MEASUREMENTS } from '../../../../contract/constants/measurements.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { measureLinks } from '../../../db/schema/measure-links.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { expireOrders } from '../expiry-service.ts';
import { purgeOldLinks } from './service.ts';

const shop = testApp({ JOBS: 'false' });

const BILAL = { name: 'Bilal', age_group: 'adult', gender: 'male' };
const ASKED = { measurement_source: 'UPLOAD', measurement_from: JSON.stringify(BILAL) };
const DAY_MS = 86_400_000;

/** All that a shalwar kameez requires, and some that it does not. */
const GIVEN = {
  unit: 'cm',
  chest: 100,
  waist: 88,
  shoulder: 46,
  sleeve: 62,
  neck: 40,
  inseam: 78,
  height: 176,
  weight: 80,
  hip: 102,
  note: 'Right shoulder lower',
  estimated: ['hip', 'weight'],
  confirmed: ['chest'],
  origin: 'guide',
};

const ask = (change: Record<string, string> = {}) => placeGarment(shop, { ...ASKED, ...change });

function send(method: 'POST' | 'DELETE', url: string, payload?: object, headers: object = {}) {
  return shop.app.inject({ method, url, ...(payload && { payload }), headers: { ...headers } });
}

const make = ({ id }: Pick<PlacedGarment, 'id'>, by: Pick<SignedUp, 'headers'>, headers: object = {}) =>
  send('POST', `/api/orders/${id}/measure-link/`, {}, { ...by.headers, ...headers });
const withdraw = ({ id }: Pick<PlacedGarment, 'id'>, by: Pick<SignedUp, 'headers'>) =>
  send('DELETE', `/api/orders/${id}/measure-link/`, undefined, by.headers);
const open = (token: string, headers: object = {}) =>
  send('POST', '/api/measure-links/open/', { token }, headers);
const answer = (token: string, change: object = {}, headers: object = {}) =>
  send('POST', '/api/measure-links/answer/', { ...GIVEN, ...change, token }, headers);
const keep = (token: string, by: Pick<SignedUp, 'headers'>, headers: object = {}) =>
  send('POST', '/api/measure-links/keep/', { token }, { ...by.headers, ...headers });

async function tokenFor(order: PlacedGarment): Promise<string> {
  const response = await make(order, order.customer);
  expect(response.statusCode).toBe(201);
  return new URL(response.json().url).searchParams.get('token') ?? '';
}

const read = async ({ id, customer }: PlacedGarment) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json();
const confirm = ({ id, customer }: PlacedGarment) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    headers: customer.headers,
  });
const details = async ({ id }: PlacedGarment) =>
  (await shop.deps.db.select().from(singleOrderDetails).where(eq(singleOrderDetails.orderId, id)))[0];
const linksOf = ({ id }: PlacedGarment) =>
  shop.deps.db.select().from(measureLinks).where(eq(measureLinks.orderId, id));
const expectDead = async (token: string, status: number, code: string) => {
  for (const response of [await open(token), await answer(token)]) {
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  }
};

describe('an order that asks somebody for their measures (orders-70)', () => {
  test('is placed without measures, and cannot be confirmed before they come', async () => {
    const order = await ask();
    expect(await read(order)).toMatchObject({
      measurement_source: 'UPLOAD',
      measurement_picture: null,
      measurement_label: null,
      measurement_from: { ...BILAL, given: false, link_expires_at: null },
      question: { text: expect.stringContaining('link') },
    });
    const refused = await confirm(order);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.question_open']);
    const words = await sendStep(shop, order.id, order.customer, { action: 'answer', reason: 'Chest 40' });
    expect([words.statusCode, words.json().code]).toEqual([409, 'orders.measures_awaited']);
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.text).toContain('send the link');
  });

  test.each([
    ['no name', { ...BILAL, name: '' }],
    ['an address as a name', { ...BILAL, name: 'https://example.com' }],
    ['a long name', { ...BILAL, name: 'B'.repeat(61) }],
    ['no age group', { name: 'Bilal', gender: 'male' }],
    ['another gender', { ...BILAL, gender: 'robot' }],
  ])('is refused with %s', async (_, person) => {
    await expect(ask({ measurement_from: JSON.stringify(person) })).rejects.toThrow('measurement_from');
  });

  test('leaves the specified form as it was: a picture is required without a person', async () => {
    await expect(placeGarment(shop, { measurement_source: 'UPLOAD' })).rejects.toThrow('measurement_picture');
    const stored = await placeGarment(shop, { measurement_from: JSON.stringify(BILAL) });
    expect(await read(stored)).toMatchObject({ measurement_source: 'STORE', measurement_from: null });
  });

  test('keeps no picture that is sent with it', async () => {
    const pictures = { measurement_picture: await jpeg() };
    const order = await placeGarment(shop, ASKED, { pictures });
    expect(await read(order)).toMatchObject({ measurement_picture: null, question: {} });
  });

  test('takes a picture instead, which ends the link', async () => {
    const order = await ask();
    const token = await tokenFor(order);
    const form = multipart({}, { measurement_picture: await jpeg() });
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/measurement-picture/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.customer.headers },
    });
    expect(response.json()).toMatchObject({ measurement_from: null, question: null });
    await expectDead(token, 410, 'measure_links.withdrawn');
    expect((await confirm(order)).statusCode).toBe(200);
  });

  test('takes measures that staff write down by phone', async () => {
    const order = await ask();
    const support = await signUp(shop, { userType: 'support' });
    const step = { action: 'answer', reason: 'Chest 40, waist 36' };
    expect((await sendStep(shop, order.id, support, step)).statusCode).toBe(200);
    expect(await read(order)).toMatchObject({ measurement_from: null, question: null });
  });

  test('is changed by its form: another person, a saved record, and back', async () => {
    const order = await ask();
    const edit = async (change: Record<string, string>) => {
      const form = multipart({
        dress_type: 'Shalwar_Kameez',
        fabric_type: 'Cotton',
        is_contact_same_as_register: 'true',
        payment_type: 'COD',
        delivery_type: 'NORMAL',
        pickup: 'BY_OWN',
        delivery: 'BY_OWN',
        tailor: order.tailorId,
        ...change,
      });
      const headers = { ...form.headers, ...order.customer.headers };
      const url = `/api/orders/${order.id}/`;
      return (await shop.app.inject({ method: 'PUT', url, payload: form.payload, headers })).json();
    };
    const first = await tokenFor(order);
    expect(await edit({ ...ASKED, description: 'Two pockets' })).toMatchObject({ measurement_from: BILAL });
    expect((await open(first)).statusCode).toBe(200);

    const hamza = { ...BILAL, name: 'Hamza' };
    const other = await edit({ ...ASKED, measurement_from: JSON.stringify(hamza) });
    expect(other).toMatchObject({ measurement_from: { ...hamza, link_expires_at: null }, question: {} });
    await expectDead(first, 410, 'measure_links.withdrawn');

    const second = await tokenFor(order);
    const stored = await edit({ measurement_source: 'STORE' });
    expect(stored).toMatchObject({ measurement_from: null, question: null, measurement_source: 'STORE' });
    await expectDead(second, 410, 'measure_links.withdrawn');

    expect(await edit(ASKED)).toMatchObject({ measurement_from: BILAL, question: {} });
    expect((await answer(await tokenFor(order))).statusCode).toBe(200);
    const kept = await edit({ measurement_source: 'STORE', description: 'Three pockets' });
    expect(kept).toMatchObject({ measurement_label: 'Bilal', measurement_from: { given: true } });
  });
});

describe('the link (orders-71)', () => {
  test('says who asks for which garment, and nothing else of the order', async () => {
    const order = await ask();
    const response = await open(await tokenFor(order));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      asked_by: expect.any(String),
      ...BILAL,
      dress_type: 'Shalwar_Kameez',
      expires_at: expect.any(String),
    });
    const days = (Date.parse(response.json().expires_at) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
  });

  test('is stored as a hash, and made once for each key', async () => {
    const order = await ask();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, again] = [
      await make(order, order.customer, headers),
      await make(order, order.customer, headers),
    ];
    expect(again.json()).toEqual(one.json());
    expect(await linksOf(order)).toHaveLength(1);
    const dump = JSON.stringify(await linksOf(order));
    expect(dump).not.toContain(new URL(one.json().url).searchParams.get('token'));
  });

  test('of two presses at once leaves one that works', async () => {
    const order = await ask();
    const made = await Promise.all([tokenFor(order), tokenFor(order)]);
    const statuses = await Promise.all(made.map(async (token) => (await open(token)).statusCode));
    expect(statuses.toSorted()).toEqual([200, 410]);
  });

  test('is made and withdrawn by the customer of the order only', async () => {
    const order = await ask();
    const stranger = await signUp(shop);
    for (const response of [await make(order, stranger), await withdraw(order, stranger)])
      expect(response.statusCode).toBe(404);
    for (const response of [await make(order, order.tailor), await withdraw(order, order.tailor)])
      expect(response.statusCode).toBe(403);
    expect((await make(order, { headers: { authorization: '' } })).statusCode).toBe(401);
    const token = await tokenFor(order);
    expect((await withdraw(order, order.customer)).statusCode).toBe(204);
    expect((await withdraw(order, order.customer)).statusCode).toBe(204);
    await expectDead(token, 410, 'measure_links.withdrawn');
    expect(await read(order)).toMatchObject({ measurement_from: { given: false }, question: {} });
  });

  test('is made for no order that does not wait for measures', async () => {
    const order = await placeGarment(shop);
    for (const response of [await make(order, order.customer), await withdraw(order, order.customer)])
      expect([response.statusCode, response.json().code]).toEqual([409, 'orders.measures_not_awaited']);
  });

  test('is void once there is a newer one, it has ended, or its order is cancelled', async () => {
    const order = await ask();
    const first = await tokenFor(order);
    const second = await tokenFor(order);
    await expectDead(first, 410, 'measure_links.withdrawn');
    await shop.deps.db
      .update(measureLinks)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(measureLinks.orderId, order.id));
    await expectDead(second, 410, 'measure_links.expired');
    const third = await tokenFor(order);
    await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'Never mind' });
    await expectDead(third, 410, 'measure_links.order_ended');
    await expectDead('x'.repeat(43), 404, 'measure_links.unknown');
    expect((await details(order))?.measurementSnapshot).toBeNull();
  });
});

describe('the answer (orders-71)', () => {
  test('is frozen into the order as far as the garment needs it, and is no record of the owner', async () => {
    const order = await ask();
    const before = await shop.app.inject({
      url: '/user_module/measurements/',
      headers: order.customer.headers,
    });
    const response = await answer(await tokenFor(order), { head_round: 57 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ keep_token: expect.any(String), keep_until: expect.any(String) });

    const row = await details(order);
    expect(row).toMatchObject({ measurementSource: 'STORE', measurementId: null });
    expect(row?.measurementSnapshot).toMatchObject({
      label: 'Bilal',
      gender: 'male',
      age_group: 'adult',
      values: { chest: 1000, height: 1760, hip: 1020 },
      estimated: ['hip'],
      confirmed: ['chest'],
      note: 'Right shoulder lower',
    });
    expect(row?.measurementSnapshot?.values).not.toHaveProperty('weight');
    expect(row?.measurementSnapshot?.values).not.toHaveProperty('head_round');

    const owner = await read(order);
    expect(owner).toMatchObject({
      measurement_label: 'Bilal',
      measurement: null,
      measurement_from: { ...BILAL, given: true, link_expires_at: null },
      question: null,
    });
    expect(owner.events.at(-1)).toMatchObject({ action: 'answer', note: expect.stringContaining('link') });
    expect(JSON.stringify(owner)).not.toMatch(/1000|1760|shoulder lower/);
    const after = await shop.app.inject({
      url: '/user_module/measurements/',
      headers: order.customer.headers,
    });
    expect(after.json()).toEqual(before.json());

    const news = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(news.json().results[0]).toMatchObject({
      title: expect.stringContaining('measures'),
      path: `/checkout?order=${order.id}`,
    });
    expect((await mailsTo(shop, order.customer.email))[0]?.text).toContain('measures of Bilal are here');
    expect(await mailsTo(shop, order.tailor.email)).toEqual([]);

    expect((await confirm(order)).statusCode).toBe(200);
    const sheet = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers });
    expect(sheet.json()).toMatchObject({ made_for: 'Bilal, male', measures: { values: { chest: 1000 } } });
    expect(sheet.json()).not.toHaveProperty('measurement_from');
  });

  test('has the length of a kameez, which is left to the tailor otherwise (measurements-22)', async () => {
    const [long, open] = [await ask(), await ask()];
    expect((await answer(await tokenFor(long), { top_length: 104.5 })).statusCode).toBe(200);
    expect((await details(long))?.measurementSnapshot?.values.top_length).toBe(1045);
    expect((await details(long))?.lengthChoice).toBeNull();
    await answer(await tokenFor(open));
    expect(await read(open)).toMatchObject({ length_choice: 'TAILOR' });
  });

  test('counts once; a retry of the same device gets the same response', async () => {
    const order = await ask();
    const token = await tokenFor(order);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await answer(token, {}, headers);
    expect((await answer(token, {}, headers)).json()).toEqual(first.json());
    await expectDead(token, 409, 'measure_links.used');
  });

  test('of two people at once counts for one of them, who alone may keep it', async () => {
    const order = await ask();
    const token = await tokenFor(order);
    const responses = await Promise.all([answer(token, { chest: 100 }), answer(token, { chest: 104 })]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const won = responses[0]?.statusCode === 200 ? 1000 : 1040;
    expect((await details(order))?.measurementSnapshot?.values.chest).toBe(won);
    expect(
      (await read(order)).events.filter(({ action }: { action: string }) => action === 'answer'),
    ).toHaveLength(1);
  });

  test('and a cancellation at once leave one of them', async () => {
    const order = await ask();
    const token = await tokenFor(order);
    const [given, cancelled] = await Promise.all([
      answer(token),
      sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'Never mind' }),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect([200, 410]).toContain(given.statusCode);
    const isGiven = (await details(order))?.measurementSnapshot !== null;
    expect(isGiven).toBe(given.statusCode === 200);
  });

  test.each([
    ['without a measure that the garment needs', { chest: null }, 'detail'],
    ['with a measure that cannot be right', { chest: 10 }, 'chest'],
    ['with a long note', { note: 'x'.repeat(1001) }, 'note'],
    ['with a card number as a note', { note: '4242 4242 4242 4242' }, 'note'],
    ['in no unit', { unit: 'yd' }, 'unit'],
  ])('is refused %s, and the link stays open', async (_, change, field) => {
    const order = await ask();
    const token = await tokenFor(order);
    const response = await answer(token, change);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
    expect((await details(order))?.measurementSnapshot).toBeNull();
    expect((await open(token)).statusCode).toBe(200);
  });

  test('for a child is given by the parent or guardian, within the bands of children', async () => {
    const order = await ask({ measurement_from: JSON.stringify({ ...BILAL, age_group: 'child' }) });
    const token = await tokenFor(order);
    const child = { chest: 62, waist: 56, shoulder: 28, sleeve: 40, neck: 28, inseam: 50, height: 118 };
    const values = { ...child, weight: null, hip: null, estimated: [], confirmed: [] };
    const refused = await answer(token, values);
    expect(refused.json()).toMatchObject({ is_guardian: [expect.stringContaining('guardian')] });
    expect((await answer(token, { ...values, is_guardian: true })).statusCode).toBe(200);
  });
});

describe('keeping the measures (orders-72)', () => {
  async function given() {
    const order = await ask();
    const { keep_token: token } = (await answer(await tokenFor(order))).json();
    return { order, token: token as string };
  }

  test('copies them into an account, once', async () => {
    const { order, token } = await given();
    const bilal = await signUp(shop);
    const headers = { 'idempotency-key': randomUUID() };
    const kept = await keep(token, bilal, headers);
    expect(kept.statusCode).toBe(201);
    expect(kept.json()).toMatchObject({ label: 'Bilal', chest: 100, hip: 102, estimated: ['hip'] });
    expect((await keep(token, bilal, headers)).json()).toEqual(kept.json());
    const again = await keep(token, bilal);
    expect([again.statusCode, again.json().code]).toEqual([410, 'measure_links.keep_invalid']);
    await send('DELETE', `/user_module/measurements/${kept.json().id}/`, undefined, bilal.headers);
    expect((await details(order))?.measurementSnapshot?.values.chest).toBe(1000);
  });

  test('needs an account, the token of the answer, and the same day', async () => {
    const { order, token } = await given();
    expect((await keep(token, { headers: { authorization: '' } })).statusCode).toBe(401);
    expect((await keep('y'.repeat(43), order.customer)).statusCode).toBe(410);
    await shop.deps.db
      .update(measureLinks)
      .set({ keepExpiresAt: sql`now() - interval '1 minute'` })
      .where(eq(measureLinks.orderId, order.id));
    expect((await keep(token, await signUp(shop))).statusCode).toBe(410);
  });

  test('is refused once the order has other measures, and stays possible where records are too many', async () => {
    const { order, token } = await given();
    const full = await signUp(shop);
    for (let n = 0; n < MAX_MEASUREMENTS; n += 1) await makeMeasurement(shop, full);
    expect((await keep(token, full)).json()).toHaveProperty('non_field_errors');
    await shop.deps.db
      .update(singleOrderDetails)
      .set({ measurementSnapshot: sql`jsonb_set(measurement_snapshot, '{id}', '0')` })
      .where(eq(singleOrderDetails.orderId, order.id));
    expect((await keep(token, await signUp(shop))).statusCode).toBe(410);
  });
});

describe('the end of the wait', () => {
  const age = async ({ id }: PlacedGarment, days: number) => {
    const past = sql.raw(`interval '${days} days'`);
    await shop.deps.db.execute(sql`update orders set order_date = order_date - ${past} where id = ${id}`);
    await shop.deps.db.execute(sql`update measure_links set created_at = created_at - ${past},
      expires_at = expires_at - ${past} where order_id = ${id}`);
  };

  test('is told on day 10 with the name, and the order ends on day 14 (orders-18)', async () => {
    const order = await ask();
    await tokenFor(order);
    await age(order, 10.1);
    await expireOrders(shop.deps);
    expect((await mailsTo(shop, order.customer.email))[0]?.text).toMatch(
      /measures of Bilal are not here yet.*in 4 days/s,
    );
    const news = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(news.json().results[0]).toMatchObject({ title: expect.stringContaining('waits for measures') });
    await expireOrders(shop.deps, Date.now() + 4.1 * DAY_MS);
    expect((await read(order)).status).toBe('CANCELLED');
  });

  test('moves with a new link, and with the answer', async () => {
    const order = await ask();
    await age(order, 10.1);
    await expireOrders(shop.deps);
    const token = await tokenFor(order);
    await expireOrders(shop.deps, Date.now() + 4.1 * DAY_MS);
    expect((await read(order)).status).toBe('PLACED');
    await age(order, 13);
    expect((await answer(token)).statusCode).toBe(200);
    await expireOrders(shop.deps, Date.now() + 4.1 * DAY_MS);
    expect((await read(order)).status).toBe('PLACED');
  });

  test('removes links a month after their end', async () => {
    const [old, recent] = [await ask(), await ask()];
    await tokenFor(old);
    await tokenFor(recent);
    await shop.deps.db
      .update(measureLinks)
      .set({ expiresAt: sql`now() - interval '31 days'` })
      .where(eq(measureLinks.orderId, old.id));
    await purgeOldLinks(shop.deps.db);
    expect([await linksOf(old), await linksOf(recent)].map(({ length }) => length)).toEqual([0, 1]);
  });
});

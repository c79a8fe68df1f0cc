import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendGarment,
  sendStep,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { garments } from '../../../db/schema/garments.ts';
import { measureLinks } from '../../../db/schema/measure-links.ts';
import { orderQuestions } from '../../../db/schema/workshop.ts';
import { purgeOldLinks } from './service.ts';

const shop = testApp({ JOBS: 'false' });

const personOf = (name: string, change: object = {}) => ({
  name,
  age_group: 'adult',
  gender: 'male',
  ...change,
});
const asked = (name: string, change: object = {}) => ({
  measurement_source: 'UPLOAD',
  measurement_from: JSON.stringify(personOf(name, change)),
});
const GIVEN = {
  unit: 'cm',
  chest: 100,
  waist: 88,
  shoulder: 46,
  sleeve: 62,
  neck: 40,
  inseam: 78,
  height: 176,
};

interface Shown {
  status: string;
  question: object | null;
  garments: { id: number; measurement_label: string | null; measurement_from: { given: boolean } | null }[];
  events: { action: string; note: string | null }[];
}

const post = (url: string, payload: object, headers: object = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { ...headers } });
const addressOf = (order: { id: number }, garment: number | string) =>
  `/api/orders/${order.id}/garments/${garment}/measure-link/`;
const make = (order: PlacedGarment, garment: number | string, headers: object = order.customer.headers) =>
  post(addressOf(order, garment), {}, headers);
const withdraw = (order: PlacedGarment, garment: number, { headers }: Pick<SignedUp, 'headers'>) =>
  shop.app.inject({ method: 'DELETE', url: addressOf(order, garment), headers });
const open = (token: string) => post('/api/measure-links/open/', { token });
const answer = (token: string, change: object = {}) =>
  post('/api/measure-links/answer/', { ...GIVEN, ...change, token });
const read = async ({ id, customer }: PlacedGarment): Promise<Shown> =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json();
const confirm = ({ id, customer }: PlacedGarment) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    headers: customer.headers,
  });
const remove = (order: PlacedGarment, garment: number) =>
  shop.app.inject({
    method: 'DELETE',
    url: `/api/orders/${order.id}/garments/${garment}/`,
    headers: order.customer.headers,
  });
const tokenIn = (response: { json: () => { url: string } }) =>
  new URL(response.json().url).searchParams.get('token') ?? '';
const tokenFor = async (order: PlacedGarment, garment: number) => {
  const response = await make(order, garment);
  expect(response.statusCode, response.body).toBe(201);
  return tokenIn(response);
};
const expectDead = async (token: string, status: number, code: string) => {
  for (const response of [await open(token), await answer(token)]) {
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  }
};
const garmentIds = async (order: PlacedGarment) => (await read(order)).garments.map(({ id }) => id);
const add = async (order: PlacedGarment, change: Record<string, string>) => {
  const response = await sendGarment(shop, order, { change });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};

/** An order whose first garment waits for the first person, and so on. */
async function orderFor(...names: string[]): Promise<{ order: PlacedGarment; ids: number[] }> {
  const [first = 'Bilal', ...others] = names;
  const order = await placeGarment(shop, asked(first));
  for (const name of others) await add(order, asked(name));
  return { order, ids: await garmentIds(order) };
}

/** The first garment has the customer's own measures, the second waits. */
async function orderWithSecond(name = 'Sara', change: object = {}) {
  const order = await placeGarment(shop);
  await add(order, asked(name, change));
  const [first = 0, second = 0] = await garmentIds(order);
  return { order, first, second };
}

describe('a further garment that asks somebody for their measures (orders-130)', () => {
  test('makes an order wait that had all measures, until they come', async () => {
    const { order, second } = await orderWithSecond();
    expect(await read(order)).toMatchObject({
      question: { text: expect.stringContaining('link') },
      measurement_from: null,
      garments: [
        { measurement_from: null },
        {
          measurement_source: 'UPLOAD',
          measurement_picture: null,
          measurement_from: {
            ...personOf('Sara'),
            given: false,
            asked_at: expect.any(String),
            given_at: null,
            link_made_at: null,
            link_expires_at: null,
          },
        },
      ],
    });
    const refused = await confirm(order);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.question_open']);
    const token = await tokenFor(order, second);
    expect((await open(token)).json()).toMatchObject({ ...personOf('Sara'), dress_type: 'Shalwar_Kameez' });
    expect((await answer(token)).statusCode).toBe(200);
    expect(await read(order)).toMatchObject({
      question: null,
      garments: [
        {},
        {
          measurement_source: 'STORE',
          measurement: null,
          measurement_label: 'Sara',
          measurement_from: { given: true, given_at: expect.any(String), link_expires_at: null },
        },
      ],
    });
    expect((await confirm(order)).statusCode).toBe(200);
    const sheet = (
      await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers })
    ).json();
    expect(sheet.garments[1]).toMatchObject({
      made_for: 'Sara, male',
      measures: { values: { chest: 1000 } },
    });
    expect(sheet.garments[1]).not.toHaveProperty('measurement_from');
  });

  test.each([
    ['no name', personOf('')],
    ['an address as a name', personOf('https://example.com')],
    ['a long name', personOf('B'.repeat(61))],
    ['no age group', { name: 'Bilal', gender: 'male' }],
    ['another gender', personOf('Bilal', { gender: 'robot' })],
    ['a list', []],
  ])('is refused with %s, and the order stays as it is', async (_, person) => {
    const order = await placeGarment(shop);
    const before = await read(order);
    const change = { measurement_source: 'UPLOAD', measurement_from: JSON.stringify(person) };
    const response = await sendGarment(shop, order, { change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('measurement_from');
    const [id] = await garmentIds(order);
    expect((await sendGarment(shop, order, { garment: id ?? 0, change })).statusCode).toBe(400);
    expect(await read(order)).toEqual(before);
  });

  test('keeps no picture that is sent with it, and needs one without a person', async () => {
    const order = await placeGarment(shop);
    const pictures = { measurement_picture: await jpeg() };
    const added = await sendGarment(shop, order, { change: asked('Sara'), pictures });
    expect(added.json().garments[1]).toMatchObject({ measurement_picture: null });
    const without = await sendGarment(shop, order, { change: { measurement_source: 'UPLOAD' } });
    expect(without.json()).toHaveProperty('measurement_picture');
    const stored = await sendGarment(shop, order, {
      change: { measurement_from: asked('Sara').measurement_from },
    });
    expect(stored.json().garments[2]).toMatchObject({ measurement_source: 'STORE', measurement_from: null });
  });

  test('is changed: another person, a record, a picture, and back', async () => {
    const { order, second } = await orderWithSecond();
    const change = (fields: Record<string, string>, pictures = {}) =>
      sendGarment(shop, order, { garment: second, change: fields, pictures });
    const first = await tokenFor(order, second);
    await change({ ...asked('Sara'), description: 'Two pockets' });
    expect((await open(first)).statusCode).toBe(200);
    await change(asked('Hina'));
    await expectDead(first, 410, 'measure_links.withdrawn');
    const other = await tokenFor(order, second);
    expect((await change({ measurement_source: 'STORE' })).json()).toMatchObject({ question: null });
    await expectDead(other, 410, 'measure_links.withdrawn');
    expect((await change(asked('Sara'))).json()).toMatchObject({ question: {} });
    const third = await tokenFor(order, second);
    const picture = { measurement_picture: await jpeg() };
    expect((await change({ measurement_source: 'UPLOAD' }, picture)).json()).toMatchObject({
      question: null,
    });
    await expectDead(third, 410, 'measure_links.withdrawn');
    const again = (await change(asked('Sara'))).json();
    expect(again.garments[1]).toMatchObject({
      measurement_picture: null,
      measurement_from: { given: false },
    });
    expect((await answer(await tokenFor(order, second))).statusCode).toBe(200);
    const kept = (await change({ measurement_source: 'STORE', fabric_type: 'Linen' })).json();
    expect(kept.garments[1]).toMatchObject({ measurement_label: 'Sara', measurement_from: { given: true } });
  });
});

describe('the link of a garment (orders-130)', () => {
  test('is made and withdrawn by the customer of the order only', async () => {
    const { order, second } = await orderWithSecond();
    const stranger = await signUp(shop);
    const others: [Pick<SignedUp, 'headers'>, number][] = [
      [stranger, 404],
      [order.tailor, 403],
      [await signUp(shop, { userType: 'support' }), 403],
      [await signUp(shop, { userType: 'brand' }), 403],
      [{ headers: { authorization: '' } }, 401],
    ];
    for (const [by, status] of others) {
      expect((await make(order, second, by.headers)).statusCode).toBe(status);
      expect((await withdraw(order, second, by)).statusCode).toBe(status);
    }
    const token = await tokenFor(order, second);
    expect((await withdraw(order, second, order.customer)).statusCode).toBe(204);
    expect((await withdraw(order, second, order.customer)).statusCode).toBe(204);
    await expectDead(token, 410, 'measure_links.withdrawn');
    expect(await read(order)).toMatchObject({ question: {} });
  });

  test('is refused for a garment that does not wait, of another order, or no number', async () => {
    const { order, first } = await orderWithSecond();
    const other = await orderWithSecond();
    const none = await make(order, first);
    expect([none.statusCode, none.json().code]).toEqual([409, 'orders.measures_not_awaited']);
    expect((await make(order, other.second)).statusCode).toBe(404);
    expect((await make(order, 999_999_999)).statusCode).toBe(404);
    for (const bad of ['0', '-1', 'abc', '1.5', '99999999999'])
      expect((await make(order, bad)).statusCode).toBeGreaterThanOrEqual(400);
    const { order: ended, ids } = await orderFor('Bilal', 'Sara');
    await sendStep(shop, ended.id, ended.customer, { action: 'cancel', reason: 'Never mind' });
    expect((await make(ended, ids[1] ?? 0)).json().code).toBe('orders.measures_not_awaited');
  });

  test('by the call without a garment is that of the first', async () => {
    const { order, ids } = await orderFor('Bilal', 'Sara');
    const made = await post(`/api/orders/${order.id}/measure-link/`, {}, order.customer.headers);
    expect((await open(tokenIn(made))).json()).toMatchObject({ name: 'Bilal' });
    await tokenFor(order, ids[0] ?? 0);
    await expectDead(tokenIn(made), 410, 'measure_links.withdrawn');
  });

  test('is made once for each key, and leaves the links of the others', async () => {
    const { order, ids } = await orderFor('Bilal', 'Sara');
    const [first = 0, second = 0] = ids;
    const token = await tokenFor(order, first);
    const headers = { ...order.customer.headers, 'idempotency-key': randomUUID() };
    const twice = [await make(order, second, headers), await make(order, second, headers)];
    expect(twice[1]?.json()).toEqual(twice[0]?.json());
    expect((await open(token)).statusCode).toBe(200);
    await tokenFor(order, second);
    if (twice[0]) await expectDead(tokenIn(twice[0]), 410, 'measure_links.withdrawn');
    expect((await open(token)).statusCode).toBe(200);
  });

  test('ends with its garment, its time, its order, and its use', async () => {
    const { order, ids } = await orderFor('Bilal', 'Sara', 'Hina', 'Omar');
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    const tokens = [];
    for (const id of ids) tokens.push(await tokenFor(order, id));
    const [a = '', b = '', c = '', d = ''] = tokens;
    expect((await remove(order, two)).statusCode).toBe(200);
    await expectDead(b, 410, 'measure_links.withdrawn');
    // The next one takes the place of the first, with its own link.
    expect((await remove(order, one)).statusCode).toBe(200);
    await expectDead(a, 410, 'measure_links.withdrawn');
    expect((await open(c)).json()).toMatchObject({ name: 'Hina' });
    expect(await read(order)).toMatchObject({ measurement_from: { name: 'Hina', given: false } });
    expect((await answer(c)).statusCode).toBe(200);
    await expectDead(c, 409, 'measure_links.used');
    expect(await read(order)).toMatchObject({ measurement_label: 'Hina', measurement_source: 'STORE' });
    await shop.deps.db
      .update(measureLinks)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(measureLinks.garmentId, four));
    await expectDead(d, 410, 'measure_links.expired');
    const last = await tokenFor(order, four);
    await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'Never mind' });
    await expectDead(last, 410, 'measure_links.order_ended');
    expect(three).toBeGreaterThan(0);
  });

  test('of a removed garment is deleted a month after its end like the others', async () => {
    const { order, second } = await orderWithSecond();
    await tokenFor(order, second);
    await remove(order, second);
    const left = () => shop.deps.db.$count(measureLinks, eq(measureLinks.orderId, order.id));
    expect(await left()).toBe(1);
    await shop.deps.db
      .update(measureLinks)
      .set({ expiresAt: sql`now() - interval '31 days'` })
      .where(eq(measureLinks.orderId, order.id));
    await purgeOldLinks(shop.deps.db);
    expect(await left()).toBe(0);
  });

  test('of a child needs the guardian, and keeps the measures of its own garment', async () => {
    const { order, second } = await orderWithSecond('Zain', { age_group: 'child' });
    const token = await tokenFor(order, second);
    const child = { chest: 62, waist: 56, shoulder: 28, sleeve: 40, neck: 28, inseam: 50, height: 118 };
    expect((await answer(token, child)).json()).toHaveProperty('is_guardian');
    const given = await answer(token, { ...child, is_guardian: true });
    const parent = await signUp(shop);
    const keep = () => post('/api/measure-links/keep/', { token: given.json().keep_token }, parent.headers);
    expect((await keep()).json()).toMatchObject({ label: 'Zain', chest: 62, age_group: 'child' });
    expect((await keep()).statusCode).toBe(410);
  });
});

describe('several people of one order (orders-131)', () => {
  test('answer one after the other; the order goes on with the last one', async () => {
    const { order, ids } = await orderFor('Bilal', 'Sara');
    const [bilal = '', sara = ''] = [await tokenFor(order, ids[0] ?? 0), await tokenFor(order, ids[1] ?? 0)];
    const mails = (await mailsTo(shop, order.customer.email)).length;
    expect((await answer(sara)).statusCode).toBe(200);
    expect(await read(order)).toMatchObject({
      question: {},
      garments: [{ measurement_from: { given: false } }, { measurement_from: { given: true } }],
    });
    expect((await confirm(order)).json().code).toBe('orders.question_open');
    const news = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(news.json().results[0].text).toContain('waits for others');
    expect((await mailsTo(shop, order.customer.email)).length).toBe(mails);
    expect((await answer(bilal)).statusCode).toBe(200);
    expect((await mailsTo(shop, order.customer.email))[0]?.text).toContain('Bilal, Sara are here');
    const { events } = await read(order);
    expect(events.filter(({ action }) => action === 'answer').map(({ note }) => note)).toEqual([
      expect.stringContaining('others are still missing'),
      'The measures have come by the link.',
    ]);
    expect((await confirm(order)).statusCode).toBe(200);
  });

  test('answer at once, twelve of them, and none is lost', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `Guest ${String.fromCharCode(65 + place)}`);
    const { order, ids } = await orderFor(...names);
    const tokens = [];
    for (const id of ids) tokens.push(await tokenFor(order, id));
    const statuses = await Promise.all(
      tokens.map(async (token, place) => (await answer(token, { chest: 90 + place })).statusCode),
    );
    expect(statuses).toEqual(names.map(() => 200));
    const shown = await read(order);
    expect(shown.garments.map(({ measurement_label }) => measurement_label)).toEqual(names);
    expect(shown.question).toBeNull();
    const rows = await shop.deps.db.select().from(garments).where(eq(garments.orderId, order.id));
    const chests = rows
      .sort((a, b) => a.position - b.position)
      .map((row) => row.measurementSnapshot?.values.chest);
    expect(chests).toEqual(names.map((_, place) => 900 + place * 10));
    expect((await confirm(order)).statusCode).toBe(200);
  });

  test('by one link at once count for one of them, and for no other garment', async () => {
    const { order, ids } = await orderFor('Bilal', 'Sara');
    const token = await tokenFor(order, ids[1] ?? 0);
    const responses = await Promise.all([answer(token, { chest: 100 }), answer(token, { chest: 104 })]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await read(order)).toMatchObject({
      question: {},
      garments: [{ measurement_label: null }, { measurement_label: 'Sara' }],
    });
  });

  test('a picture of the first garment leaves the others waiting', async () => {
    const { order } = await orderFor('Bilal', 'Sara');
    const form = multipart({}, { measurement_picture: await jpeg() });
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/measurement-picture/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.customer.headers },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await read(order)).toMatchObject({
      question: {},
      garments: [{ measurement_from: null }, { measurement_from: { name: 'Sara', given: false } }],
    });
  });

  test('measures that staff write down by phone end all requests', async () => {
    const { order, ids } = await orderFor('Bilal', 'Sara');
    const token = await tokenFor(order, ids[1] ?? 0);
    const words = await sendStep(shop, order.id, order.customer, { action: 'answer', reason: 'Chest 40' });
    expect(words.json().code).toBe('orders.measures_awaited');
    const support = await signUp(shop, { userType: 'support' });
    const staff = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: support.headers });
    expect(staff.json().garments[1]).toMatchObject({ measurement_from: { name: 'Sara', given: false } });
    await sendStep(shop, order.id, support, { action: 'answer', reason: 'Both by phone' });
    expect(await read(order)).toMatchObject({ question: null, garments: [{}, { measurement_from: null }] });
    await expectDead(token, 410, 'measure_links.withdrawn');
  });
});

describe('an order waits exactly while one of its garments does (orders-130)', () => {
  test.each([1, 2, 3])('through edits, answers and removals in random order, run %i', async (seed) => {
    let state = seed * 7919;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const order = await placeGarment(shop, random(2) ? asked('Bilal') : {});
    const acts = {
      add: () => sendGarment(shop, order, { change: random(2) ? asked(`Guest ${'ABCDEF'[random(6)]}`) : {} }),
      change: (id: number) =>
        sendGarment(shop, order, {
          garment: id,
          change: random(2) ? asked(`Guest ${'ABCDEF'[random(6)]}`) : { measurement_source: 'STORE' },
        }),
      remove: (id: number) => remove(order, id),
      answer: async (id: number) => {
        const made = await make(order, id);
        return made.statusCode === 201 ? answer(tokenIn(made)) : made;
      },
    };
    for (let turn = 0; turn < 14; turn += 1) {
      const ids = await garmentIds(order);
      const id = ids[random(ids.length)] ?? 0;
      const name =
        (['add', 'add', 'change', 'change', 'answer', 'answer', 'remove'] as const)[random(7)] ?? 'add';
      const { statusCode } = await acts[name](id);
      expect(statusCode).toBeLessThan(500);
      const shown = await read(order);
      const waiting = shown.garments.filter(({ measurement_from: from }) => from && !from.given).length;
      expect(shown.question !== null, `${name}, ${waiting} waiting`).toBe(waiting > 0);
      const questions = await shop.deps.db.$count(
        orderQuestions,
        and(eq(orderQuestions.orderId, order.id), isNull(orderQuestions.closedAt)),
      );
      expect(questions).toBe(waiting > 0 ? 1 : 0);
    }
    const isWaiting = (await read(order)).question !== null;
    expect((await confirm(order)).statusCode).toBe(isWaiting ? 409 : 200);
  });
});

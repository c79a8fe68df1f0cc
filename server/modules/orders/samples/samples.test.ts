import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { garmentSamples } from '../../../db/schema/samples.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const KURTA = { kind: 'White kurta', name: 'Bilal', age_group: 'adult', gender: 'male' };
const sampled = (change: object = {}) => ({
  measurement_source: 'SAMPLE',
  measurement_sample: JSON.stringify({ ...KURTA, ...change }),
});
/** Of the kurta laid flat. */
const FLAT = { chest: 56, shoulder: 46.5, sleeve: 62.5, neck: 41, top_length: 102 };

interface Order extends PlacedGarment {
  garment: number;
}

async function placed(change: Record<string, string> = {}, given = {}): Promise<Order> {
  const order = await placeGarment(shop, { dress_type: 'Kurta', ...sampled(), ...change }, given);
  return { ...order, garment: (await view(order)).garments[0].id };
}

async function accepted(change: Record<string, string> = {}, given = {}): Promise<Order> {
  const order = await placed(change, given);
  expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
  await sendStep(shop, order.id, order.tailor, { action: 'accept' });
  return order;
}

const view = async ({ id, customer }: PlacedGarment, by: Pick<SignedUp, 'headers'> = customer) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();
const say = (
  { id, garment }: Pick<Order, 'id' | 'garment'>,
  by: Pick<SignedUp, 'headers'> | null,
  step: object,
) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/garments/${garment}/sample/`,
    payload: step,
    headers: { ...by?.headers },
  });
const measured = (change: object = {}) => ({ action: 'measure', unit: 'cm', values: FLAT, ...change });
const sampleOf = async (order: Order, by?: Pick<SignedUp, 'headers'>) =>
  (await view(order, by)).garments.find(({ id }: { id: number }) => id === order.garment).measurement_sample;
const records = async ({ headers }: SignedUp) =>
  (await shop.app.inject({ url: '/user_module/measurements/', headers })).json();
const versions = async (id: number, { headers }: SignedUp) =>
  (await shop.app.inject({ url: `/user_module/measurements/${id}/versions/`, headers })).json().results;
const work = (order: Order, fields: Record<string, string>) => {
  const form = multipart(fields);
  return shop.app.inject({
    method: 'POST',
    url: `/api/workshop/orders/${order.id}/steps/`,
    payload: form.payload,
    headers: { ...form.headers, ...order.tailor.headers },
  });
};
const take = (order: Order, action: string, more: object = {}) =>
  sendStep(shop, order.id, order.tailor, { action, ...more });
const ids = ({ garment }: Order) => String(garment);

describe('ordering with a sample (orders-160)', () => {
  test('is a third source: placed and confirmed without measures and without a question', async () => {
    const order = await placed();
    expect(await view(order)).toMatchObject({
      measurement_source: 'SAMPLE',
      measurement_picture: null,
      question: null,
      status: 'PLACED',
      measurement_sample: { ...KURTA, measurement: null, place: 'WITH_CUSTOMER', actions: [], held_by: null },
    });
    const confirmed = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect(confirmed.json()).toMatchObject({ status: 'CONFIRMED' });
    const listed = await shop.app.inject({
      url: '/tailor_module/single-orders/all/',
      headers: order.customer.headers,
    });
    expect(listed.json().results[0]).toMatchObject({ id: order.id, measurement_source: 'SAMPLE' });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('release 1.0.0 reads it as a picture that is not there', async () => {
    const order = await placed();
    const { rows } = await shop.deps.db.execute(
      sql`select measurement_source, measurement_picture from single_order_details where order_id = ${order.id}`,
    );
    expect(rows).toEqual([{ measurement_source: 'UPLOAD', measurement_picture: null }]);
    await shop.deps.db.execute(
      sql`update single_order_details set measurement_source = 'STORE', measurement_snapshot = '{"values":{}}' where order_id = ${order.id}`,
    );
    expect(await view(order)).toMatchObject({ measurement_source: 'STORE', measurement_sample: null });
  });

  test('says what is missing or wrong on its field', async () => {
    const customer = await signUp(shop);
    const tailor = await signUpTailor(shop);
    const refused = async (change: Record<string, string>) => {
      const form = multipart({
        ...{ dress_type: 'Kurta', fabric_type: 'Cotton', is_contact_same_as_register: 'true' },
        ...{ payment_type: 'COD', delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
        ...{ tailor: tailor.tailorId, ...change },
      });
      const response = await shop.app.inject({
        method: 'POST',
        url: '/tailor_module/single-order/create/',
        payload: form.payload,
        headers: { ...form.headers, ...customer.headers },
      });
      return [response.statusCode, Object.keys(response.json())];
    };
    const wrong = [400, ['measurement_sample']];
    expect(await refused({ measurement_source: 'SAMPLE' })).toEqual(wrong);
    expect(await refused(sampled({ kind: '' }))).toEqual(wrong);
    expect(await refused(sampled({ kind: 'x'.repeat(61) }))).toEqual(wrong);
    expect(await refused(sampled({ name: '' }))).toEqual(wrong);
    expect(await refused(sampled({ gender: 'other' }))).toEqual(wrong);
    expect(await refused({ ...sampled(), measurement_sample: 'no JSON' })).toEqual(wrong);
    const other = await placeGarment(shop);
    const [record] = await records(other.customer);
    expect(await refused(sampled({ measurement: record.id }))).toEqual(wrong);
  });

  test('the source of a placed order changes there and back, by the form and by garment', async () => {
    const order = await placed();
    const [record] = await records(order.customer);
    const to = (change: Record<string, string>) =>
      sendGarment(shop, order, { garment: order.garment, change: { dress_type: 'Kurta', ...change } });
    const stored = await to({ measurement: String(record.id), length_choice: 'TAILOR' });
    expect(stored.json()).toMatchObject({ measurement_source: 'STORE', measurement_sample: null });
    const again = await to(sampled({ kind: 'Blue kurta', measurement: record.id }));
    expect(again.json().garments[0]).toMatchObject({
      measurement_source: 'SAMPLE',
      measurement_label: null,
      measurement_sample: { kind: 'Blue kurta', measurement: record.id },
    });
    const another = await sendGarment(shop, order, {
      change: { dress_type: 'Kurta', ...sampled({ name: 'Ali' }) },
    });
    expect(another.json().garments[1]).toMatchObject({ measurement_sample: { name: 'Ali' } });
    const form = multipart({
      ...{ dress_type: 'Kurta', fabric_type: 'Cotton', is_contact_same_as_register: 'true' },
      ...{ payment_type: 'COD', delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
      ...{ tailor: order.tailorId, length_choice: 'TAILOR' },
      ...{ measurement_source: 'STORE', measurement: record.id },
    });
    const edited = await shop.app.inject({
      method: 'PUT',
      url: `/api/orders/${order.id}/`,
      payload: form.payload,
      headers: { ...form.headers, ...order.customer.headers },
    });
    expect(edited.json()).toMatchObject({ measurement_source: 'STORE', measurement_sample: null });
    expect(edited.json().garments[1]).toMatchObject({ measurement_source: 'SAMPLE' });
    const left = await shop.deps.db
      .select({ name: garmentSamples.name })
      .from(garmentSamples)
      .where(eq(garmentSamples.orderId, order.id));
    expect(left).toEqual([{ name: 'Ali' }]);
  });
});

describe('receipt (orders-162)', () => {
  test('the tailor ticks whether it came with the cloth; without it, it is awaited', async () => {
    const order = await accepted();
    const without = await work(order, { action: 'receive_cloth', pieces: '1' });
    expect(without.json().measurement_sample).toMatchObject({ place: 'WITH_CUSTOMER', came_at: null });
    expect(await sampleOf(order)).toMatchObject({ place: 'WITH_CUSTOMER' });
    const later = await say(order, order.tailor, { action: 'receive', note: 'By the brother' });
    expect(later.json().measurement_sample).toMatchObject({
      place: 'WITH_TAILOR',
      held_by: order.tailor.username,
    });
    const other = await accepted();
    const along = await work(other, { action: 'receive_cloth', pieces: '1', samples: ids(other) });
    expect(along.json().measurement_sample).toMatchObject({ place: 'WITH_TAILOR' });
    const unknown = await accepted();
    const wrong = await work(unknown, { action: 'receive_cloth', samples: ids(other) });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['garment']]);
    expect((await view(unknown)).cloth_receipts).toEqual([]);
  });
});

describe('measuring (orders-163, measurements-20, measurements-21)', () => {
  test('becomes the measures of the garment and a record of the customer', async () => {
    const order = await accepted();
    const before = await records(order.customer);
    const response = await say(order, order.tailor, measured({ note: 'Cuff 24' }));
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      measurement_source: 'STORE',
      measurement_label: 'Bilal',
      measures: {
        label: 'Bilal',
        values: { chest: 1020, top_chest: 1120, shoulder: 460, sleeve: 610, neck: 405, top_length: 1020 },
        estimated: ['chest', 'shoulder', 'sleeve', 'neck'],
        note: 'Cuff 24',
      },
      measurement_sample: { place: 'WITH_TAILOR', kind: 'White kurta' },
    });
    const after = await records(order.customer);
    expect(after).toHaveLength(before.length + 1);
    const record = after.at(-1);
    expect(record).toMatchObject({
      label: 'Bilal',
      chest: 102,
      top_chest: 112,
      version: 1,
      measured_on: { garment: 'White kurta', by: order.tailor.username },
    });
    const [version] = await versions(record.id, order.customer);
    expect(version).toMatchObject({
      origin: 'garment',
      saved_by: order.tailor.username,
      measured_on: { garment: 'White kurta' },
    });
    const { measurement, measurement_sample } = await view(order);
    expect([measurement, measurement_sample.measurement]).toEqual([record.id, record.id]);
    const news = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(news.json().results[0]).toMatchObject({ path: '/profile?tab=measurements' });
    const mails = await mailsTo(shop, order.customer.email);
    expect(mails[0]?.text).toContain('The tailor has measured the garment that you sent along');
    expect(await verifyData(shop.deps.db)).toEqual([]);
    // Corrected once more: the same record.
    await say(order, order.tailor, measured({ values: { ...FLAT, chest: 57 } }));
    expect((await records(order.customer)).at(-1)).toMatchObject({ id: record.id, chest: 104, version: 2 });
  });

  test('updates the chosen record, with what the customer has changed meanwhile', async () => {
    const customer = await signUp(shop);
    const { id } = (
      await shop.app.inject({
        method: 'POST',
        url: '/user_module/measurements/',
        payload: { label: 'Ali', gender: 'male', age_group: 'adult', unit: 'in', height: 70, chest: 40 },
        headers: customer.headers,
      })
    ).json();
    const order = await accepted(sampled({ measurement: id }), { customer });
    const [newer] = await records(customer);
    await shop.app.inject({
      method: 'PUT',
      url: `/user_module/measurements/${id}/`,
      payload: { ...newer, height: 71, waist: 36 },
      headers: customer.headers,
    });
    await say(order, order.tailor, measured());
    const [record, ...others] = await records(customer);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ label: 'Ali', unit: 'in', height: 71, waist: 36, version: 3 });
    expect(record.chest).toBeCloseTo(40.19, 1);
    expect((await view(order)).measurement_label).toBe('Ali');
    await shop.app.inject({
      method: 'PUT',
      url: `/user_module/measurements/${id}/`,
      payload: { ...record, chest: 41 },
      headers: customer.headers,
    });
    expect((await records(customer))[0]).toMatchObject({ chest: 41, measured_on: null });
  });

  test('a record that is gone, or for which there is no room, does not stop the tailor', async () => {
    const order = await accepted();
    await shop.deps.db.execute(sql`insert into measurements (user_id, label, gender, age_group, unit, values)
      select ${order.customer.id}, 'One', 'male', 'adult', 'cm', '{}' from generate_series(1, 50)`);
    const response = await say(order, order.tailor, measured());
    expect(response.json()).toMatchObject({ measurement: null, measures: { label: 'Bilal' } });
    expect((await take(order, 'start')).statusCode).toBe(200);
  });

  test('refuses what cannot be right on its field, and nothing at all', async () => {
    const order = await accepted();
    const refused = async (change: object) => {
      const response = await say(order, order.tailor, measured(change));
      return [response.statusCode, Object.keys(response.json())];
    };
    expect(await refused({ values: { ...FLAT, chest: 160 } })).toEqual([400, ['chest']]);
    expect(await refused({ values: {} })).toEqual([400, ['values']]);
    expect((await refused({ values: { chest: -3 } }))[0]).toBe(400);
    expect((await refused({ values: { weight: 80 } }))[0]).toBe(400);
    expect((await refused({ unit: 'ft' }))[0]).toBe(400);
    expect(await sampleOf(order)).toMatchObject({ measured_at: null, place: 'WITH_CUSTOMER' });
  });

  test('the work begins after it, of the order and of its garment (orders-163)', async () => {
    const order = await accepted();
    const sheet = await view(order, order.tailor);
    expect(sheet.actions).not.toContain('start');
    const refused = await take(order, 'start');
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Kurta');
    await say(order, order.tailor, measured());
    expect((await take(order, 'start')).json().status).toBe('IN_PRODUCTION');
  });

  test('of two garments the other one may begin', async () => {
    const order = await placed();
    const garments = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await take(order, 'accept');
    const step = (garment: number) =>
      sendGarmentStep(shop, order.id, garment, order.tailor, { action: 'start' });
    const refused = await step(order.garment);
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('Kurta (1 of 2)')]);
    expect((await step(garments[1] ?? 0)).statusCode).toBe(200);
    await say(order, order.tailor, measured());
    expect((await step(order.garment)).statusCode).toBe(200);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});

describe('who may (orders-162 to orders-165)', () => {
  test('others do not find it, and each role has its own steps', async () => {
    const order = await accepted();
    const [stranger, customer] = [await signUpTailor(shop), await signUp(shop)];
    const status = async (by: Pick<SignedUp, 'headers'> | null, step: object) =>
      (await say(order, by, step)).statusCode;
    for (const step of [measured(), { action: 'receive' }, { action: 'return' }]) {
      expect(await status(null, step)).toBe(401);
      expect(await status(stranger, step)).toBe(404);
      expect(await status(customer, step)).toBe(404);
      expect(await status(order.customer, step)).toBe(403);
    }
    // Staff measures in its own workshop only.
    expect(await status(support, measured())).toBe(403);
    expect(await status(order.tailor, { action: 'lose', note: 'Gone' })).toBe(403);
    expect(await status(support, { action: 'lose' })).toBe(400);
    expect(await status(order.tailor, { action: 'pack' })).toBe(409);
    const none = await placeGarment(shop);
    const [garment] = (await view(none)).garments;
    expect((await say({ id: none.id, garment: garment.id }, none.tailor, measured())).statusCode).toBe(404);
  });

  test('support measures for the in-house workshop', async () => {
    const order = await placed({ tailor: '' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await sendStep(shop, order.id, support, { action: 'accept' });
    const response = await say(order, support, measured());
    expect(response.statusCode, response.body).toBe(200);
    const record = (await records(order.customer)).at(-1);
    expect(record.measured_on).toEqual({ garment: 'White kurta', by: 'Naap' });
  });
});

describe('the way back (orders-164, orders-165)', () => {
  async function checked(change: Record<string, string> = {}) {
    const order = await accepted(change);
    await say(order, order.tailor, measured());
    await take(order, 'start');
    await take(order, 'check');
    return order;
  }
  const today = async ({ tailor }: Order) =>
    (await shop.app.inject({ url: '/api/workshop/today/', headers: tailor.headers })).json();

  test('is packed by a tick, and back with the delivery', async () => {
    const order = await checked();
    await work(order, { action: 'make_ready', samples: ids(order) });
    expect(await sampleOf(order)).toMatchObject({ place: 'PACKED', is_due_back: false });
    await take(order, 'deliver');
    expect(await sampleOf(order)).toMatchObject({ place: 'BACK', returned_at: expect.any(String) });
    expect((await today(order)).samples.count).toBe(0);
    await sendStep(shop, order.id, order.customer, { action: 'alter', reason: 'Too wide' });
    await take(order, 'mend');
    expect(await sampleOf(order)).toMatchObject({ place: 'BACK', is_due_back: false });
    expect((await sampleOf(order, order.tailor)).actions).toEqual([]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('without the tick it is listed until a press says that it went back', async () => {
    const order = await checked();
    await work(order, { action: 'make_ready' });
    await take(order, 'deliver');
    expect(await sampleOf(order)).toMatchObject({ place: 'WITH_TAILOR', is_due_back: true });
    expect((await today(order)).samples).toMatchObject({ count: 1, results: [{ id: order.id }] });
    const listed = await shop.app.inject({
      url: '/api/staff/orders/?samples=true',
      headers: support.headers,
    });
    expect(listed.json().results.map(({ id }: { id: number }) => id)).toContain(order.id);
    expect((await sampleOf(order, order.tailor)).actions).toContain('return');
    await say(order, order.tailor, { action: 'return' });
    expect(await sampleOf(order)).toMatchObject({ place: 'BACK', is_due_back: false });
    expect((await today(order)).samples.count).toBe(0);
    const after = await shop.app.inject({ url: '/api/staff/orders/?samples=true', headers: support.headers });
    expect(after.json().results.map(({ id }: { id: number }) => id)).not.toContain(order.id);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('of a cancelled order and of a cancelled garment it has to go back', async () => {
    const order = await accepted();
    await work(order, { action: 'receive_cloth', samples: ids(order) });
    await sendStep(shop, order.id, order.customer, { action: 'cancel', reason: 'No time' });
    expect(await sampleOf(order)).toMatchObject({ place: 'WITH_TAILOR', is_due_back: true });
    expect((await today(order)).samples.count).toBe(1);
    expect((await say(order, support, { action: 'return', note: 'Given at the counter' })).statusCode).toBe(
      200,
    );
    const two = await placed();
    await addGarment(shop, two, { dress_type: 'Kurta', length_choice: 'TAILOR' });
    await sendStep(shop, two.id, two.customer, { action: 'confirm' });
    await take(two, 'accept');
    await work(two, { action: 'receive_cloth', samples: ids(two) });
    await sendGarmentStep(shop, two.id, two.garment, two.customer, {
      action: 'cancel',
      reason: 'One is enough',
    });
    expect(await sampleOf(two)).toMatchObject({ place: 'WITH_TAILOR', is_due_back: true });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('another tailor is told that the one before has it, and may write down that it came', async () => {
    const order = await accepted();
    await work(order, { action: 'receive_cloth', samples: ids(order) });
    const next = await signUpTailor(shop);
    await sendStep(shop, order.id, support, { action: 'reassign', tailor: next.tailorId, reason: 'Ill' });
    expect(await sampleOf(order, next)).toMatchObject({
      place: 'WITH_FORMER_TAILOR',
      held_by: order.tailor.username,
    });
    expect(await sampleOf(order, support)).toMatchObject({ is_due_back: true });
    await sendStep(shop, order.id, next, { action: 'accept' });
    await say(order, next, { action: 'receive' });
    expect(await sampleOf(order, next)).toMatchObject({ place: 'WITH_TAILOR', held_by: next.username });
  });

  test('what a former tailor has packed is not packed by the next one', async () => {
    const order = await checked();
    await say(order, order.tailor, { action: 'pack' });
    const next = await signUpTailor(shop);
    await sendStep(shop, order.id, support, { action: 'reassign', tailor: next.tailorId, reason: 'Ill' });
    expect(await sampleOf(order, next)).toMatchObject({
      place: 'WITH_FORMER_TAILOR',
      is_due_back: true,
      packed_at: null,
      actions: ['return'],
    });
  });

  test('staff writes down a loss with a note, and the work may go on', async () => {
    const order = await accepted();
    await work(order, { action: 'receive_cloth', samples: ids(order) });
    await say(order, support, { action: 'lose', note: 'Lost at the laundry' });
    expect(await sampleOf(order)).toMatchObject({ place: 'LOST', lost_note: 'Lost at the laundry' });
    expect((await take(order, 'start')).statusCode).toBe(200);
    await say(order, order.tailor, { action: 'receive', note: 'Found' });
    expect(await sampleOf(order)).toMatchObject({ place: 'WITH_TAILOR', lost_note: null });
  });
});

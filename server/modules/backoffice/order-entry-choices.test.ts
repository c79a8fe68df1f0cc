import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureNames } from '../../../contract/order-entry.ts';
import { addressOf } from '../../../contract/paths.ts';
import { testApp } from '../../../test/app.ts';
import {
  makeMeasurement,
  makeTailor,
  multipart,
  png,
  type SignedUp,
  signUp,
} from '../../../test/factories.ts';
import { clothSeller } from '../../../test/factories-cloth.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { keptWithinDay } from '../files/queries.ts';
import { verifyData } from '../system/verification-service.ts';

const shop = testApp();
const { makeCloth } = clothSeller(shop);

let agent: SignedUp;
let tailor: { id: number };
beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  tailor = await makeTailor(shop, { address: 'Shop 4, Anarkali' });
});

type By = { headers: Partial<SignedUp['headers']> };
const post = (url: string, payload: object, by: By = agent) =>
  shop.app.inject({ method: 'POST', url, payload, headers: by.headers });
const read = async (url: string, by: By = agent) => {
  const response = await shop.app.inject({ url, headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const enter = (id: number, form: object) =>
  post(addressOf('POST /api/staff/customers/{id}/orders/', { id }), form);
const confirm = (id: number, terms: object, by?: By) =>
  post(`/api/staff/orders/${id}/confirm-for-customer/`, terms, by);
const makeLink = (id: number, garment: number, by?: By) =>
  post(`/api/staff/orders/${id}/garments/${garment}/measure-link/`, {}, by);

const BILAL = { name: 'Bilal', age_group: 'adult', gender: 'male' };
const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: '',
  delivery_type: 'NORMAL',
  payment_type: 'COD',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};
const ASKED = { measurement_source: 'UPLOAD', measurement_from: BILAL };
const SAMPLE = { measurement_source: 'SAMPLE', measurement_sample: { kind: 'Blue kurta', ...BILAL } };
/** All that a shalwar kameez requires. */
const GIVEN = {
  unit: 'cm',
  ...{ chest: 100, waist: 88, shoulder: 46, sleeve: 62, neck: 40, inseam: 78, height: 176, weight: 80 },
  hip: 102,
};

/** The form with the terms of the server, as the customer was told. */
async function agreed(customer: { id: number }, change: object) {
  const form = { ...FORM, tailor: tailor.id, ...change };
  const refused = await enter(customer.id, { ...form, total: 0, expected_delivery_date: '2026-01-01' });
  expect(refused.json(), refused.body).toMatchObject({ code: 'orders.terms_changed' });
  const { total, expected_delivery_date: day } = refused.json();
  return { ...form, total: total.now, expected_delivery_date: day.now };
}

async function entered(change: object) {
  const customer = await signUp(shop);
  const response = await enter(customer.id, await agreed(customer, change));
  expect(response.statusCode, response.body).toBe(201);
  return { customer, ...response.json() };
}

const actionsOf = async (userId: number) =>
  (await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.userId, userId))).map(
    ({ action }) => action,
  );

describe('an entered order whose measures somebody is asked for (backoffice-29)', () => {
  test('waits for them, and is then confirmed by staff with the terms of now', async () => {
    const { id, customer, ...told } = await entered(ASKED);
    expect(told.is_confirmed).toBe(false);
    const page = await read(`/api/staff/orders/${id}/`);
    expect(page).toMatchObject({ is_entered: true, order: { status: 'PLACED' } });
    expect((await confirm(id, {})).statusCode).toBe(409);

    const [garment] = page.order.garments;
    const made = await makeLink(id, garment.id);
    expect(made.statusCode, made.body).toBe(201);
    const token = new URL(made.json().url).searchParams.get('token');
    expect((await post('/api/measure-links/answer/', { token, ...GIVEN }, { headers: {} })).statusCode).toBe(
      200,
    );
    expect(await mailsTo(shop, shop.deps.config.support.email)).toContainEqual(
      expect.objectContaining({ subject: `Order ${told.tracking_id} has its measures` }),
    );

    const changed = await confirm(id, { total: told.total + 1 });
    expect(changed.json()).toMatchObject({ code: 'orders.terms_changed' });
    const { now } = changed.json().expected_delivery_date;
    const terms = { total: told.total, expected_delivery_date: now };
    expect((await confirm(id, terms)).json()).toMatchObject({ id, is_confirmed: true });
    expect((await confirm(id, terms)).statusCode).toBe(200);
    expect(await read(`/tailor_module/single-order/${id}/`, customer)).toMatchObject({
      status: 'CONFIRMED',
      measurement_label: 'Bilal',
    });
    expect(await actionsOf(customer.id)).toEqual(
      expect.arrayContaining(['orders.entered', 'orders.measure-link-made', 'orders.entry-confirmed']),
    );
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is told other terms before it is placed, and needs the name of who is asked', async () => {
    const customer = await signUp(shop);
    const form = { ...FORM, tailor: tailor.id, total: 0, expected_delivery_date: '2026-01-01' };
    const unnamed = await enter(customer.id, { ...form, ...ASKED, measurement_from: { ...BILAL, name: '' } });
    expect(unnamed.statusCode).toBe(400);
    expect(Object.keys(unnamed.json())).toContain('measurement_from');
    expect((await enter(customer.id, { ...form, ...ASKED })).statusCode).toBe(409);
    expect(
      (await read(addressOf('GET /api/staff/customers/{id}/', { id: customer.id }))).newest_orders,
    ).toEqual([]);
  });

  test('of several garments waits for those that ask', async () => {
    const customer = await signUp(shop);
    const measurement = (await makeMeasurement(shop, customer)).id;
    const { description, dress_type, fabric_type } = FORM;
    const second = { description, dress_type, fabric_type, ...ASKED };
    const response = await enter(customer.id, await agreed(customer, { measurement, garments: [second] }));
    const { id, is_confirmed } = response.json();
    expect(is_confirmed).toBe(false);
    const { garments } = (await read(`/api/staff/orders/${id}/`)).order;
    expect((await makeLink(id, garments[0].id)).statusCode).toBe(409);
    expect((await makeLink(id, garments[1].id)).statusCode).toBe(201);
  });

  test('is confirmed by staff only, and no order that its customer placed', async () => {
    const { id, customer } = await entered(ASKED);
    const [garment] = (await read(`/api/staff/orders/${id}/`)).order.garments;
    for (const by of [customer, await signUp(shop), await signUp(shop, { userType: 'tailor' })]) {
      expect((await confirm(id, {}, by)).statusCode).toBe(403);
      expect((await makeLink(id, garment.id, by)).statusCode).toBe(403);
    }
    const own = await placeGarment(shop);
    expect((await read(`/api/staff/orders/${own.id}/`)).is_entered).toBe(false);
    expect((await confirm(own.id, {})).statusCode).toBe(404);
    expect((await makeLink(id, 99_999_999)).statusCode).toBe(404);
  });
});

describe('other choices of an entered order (backoffice-30)', () => {
  test('a sample goes along, and its record is one of the customer', async () => {
    const { id, is_confirmed } = await entered(SAMPLE);
    expect(is_confirmed).toBe(true);
    const { order } = await read(`/api/staff/orders/${id}/`);
    expect(order.garments[0].measurement_sample).toMatchObject({ kind: 'Blue kurta', name: 'Bilal' });

    const customer = await signUp(shop);
    const { id: measurement } = await makeMeasurement(shop, await signUp(shop));
    const form = { ...FORM, tailor: tailor.id, total: 0, expected_delivery_date: '2026-01-01' };
    const foreign = { ...SAMPLE, measurement_sample: { ...SAMPLE.measurement_sample, measurement } };
    const refused = await enter(customer.id, { ...form, ...foreign });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toContain('measurement_sample');
  });

  test('cloth is posted where nobody collects it', async () => {
    const { id } = await entered({ ...SAMPLE, cloth_source: 'POSTED' });
    const { order } = await read(`/api/staff/orders/${id}/`);
    expect(order.garments[0].cloth_source).toBe('POSTED');
    const customer = await signUp(shop);
    const collected = {
      ...{ ...FORM, ...SAMPLE, tailor: tailor.id, total: 0, expected_delivery_date: '2026-01-01' },
      pickup: 'BY_SHOP',
      collection_address: JSON.stringify({
        ...{ full_name: 'Amna', phone: '03001234567', address: '12 Mall Road' },
        ...{ city: 'Lahore', postal_code: '54000', country: 'PK' },
      }),
      cloth_source: 'POSTED',
    };
    const refused = await enter(customer.id, collected);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toContain('cloth_source');
    const { description, dress_type, fabric_type } = FORM;
    const second = { description, dress_type, fabric_type, ...SAMPLE };
    const garments = [second, { ...second, cloth_source: 'POSTED' }];
    const further = await enter(customer.id, { ...collected, cloth_source: undefined, garments });
    expect(further.statusCode).toBe(400);
    expect(Object.keys(further.json())).toEqual(['garments.1.cloth_source']);
  });

  test('another advance than the customer was told is refused with both', async () => {
    const customer = await signUp(shop);
    const form = await agreed(customer, SAMPLE);
    const refused = await enter(customer.id, { ...form, advance: 1 });
    expect(refused.json()).toMatchObject({ code: 'orders.terms_changed', advance: { before: 1, now: 0 } });
    expect(await read(addressOf('GET /api/staff/customers/{id}/', { id: customer.id }))).toMatchObject({
      standing: { is_new: true, has_refused: false },
    });
  });
});

describe("cloth of a brand's shelf in an entered order (orders-216)", () => {
  test('is bought with the confirmation, and is a part of the bill', async () => {
    const { variant } = await makeCloth();
    const customer = await signUp(shop);
    const measurement = (await makeMeasurement(shop, customer)).id;
    const cloth = { cloth_source: 'SHELF', cloth_variant: variant, cloth_quantity: 2 };
    const { description, dress_type, fabric_type } = FORM;
    const own = { description, dress_type, fabric_type, measurement };
    const form = await agreed(customer, { measurement, ...cloth, garments: [own] });
    expect(form.total).toBe(2 * 2500 + 2 * 3000);
    const { id } = (await enter(customer.id, form)).json();
    const { order } = await read(`/api/staff/orders/${id}/`);
    expect(order.garments.map(({ cloth_source }: { cloth_source: string }) => cloth_source)).toEqual([
      'SHELF',
      'BROUGHT',
    ]);
    expect(order.garments[0].cloth).toMatchObject({ variant, quantity: 2, status: 'PLACED' });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is refused at its field where it is not enough, and beside a sample', async () => {
    const { variant } = await makeCloth(1);
    const customer = await signUp(shop);
    const measurement = (await makeMeasurement(shop, customer)).id;
    const cloth = { cloth_source: 'SHELF', cloth_variant: variant, cloth_quantity: 2 };
    const form = { ...FORM, tailor: tailor.id, total: 0, expected_delivery_date: '2026-01-01', ...cloth };
    const short = await enter(customer.id, { ...form, measurement });
    expect(short.statusCode).toBe(400);
    expect(Object.keys(short.json())).toContain('cloth_quantity');
    const sample = await enter(customer.id, { ...form, ...SAMPLE });
    expect(sample.statusCode).toBe(400);
    const { description, dress_type, fabric_type } = FORM;
    const own = { description, dress_type, fabric_type, measurement };
    const garments = [own, { ...own, ...cloth }];
    const further = await enter(customer.id, { ...form, cloth_source: undefined, measurement, garments });
    expect(further.statusCode).toBe(400);
    expect(further.json()).toMatchObject({ 'garments.1.cloth_quantity': [expect.stringContaining('1')] });
  });
});

describe('what did not fit a customer (backoffice-31)', () => {
  test('is read by staff only, with a record of it, and of customers only', async () => {
    const customer = await signUp(shop);
    const url = addressOf('GET /api/staff/customers/{id}/fit-memory/', { id: customer.id });
    expect(await read(url)).toEqual({ results: [] });
    expect(await actionsOf(customer.id)).toEqual(['customers.measurements-read']);
    const denied = await shop.app.inject({ url, headers: customer.headers });
    expect(denied.statusCode).toBe(403);
    const staff = addressOf('GET /api/staff/customers/{id}/fit-memory/', { id: agent.id });
    expect((await shop.app.inject({ url: staff, headers: agent.headers })).statusCode).toBe(404);
  });
});

describe('pictures of an entered order (orders-215)', () => {
  const send = async (id: number, entry: object, files: Record<string, Buffer>) => {
    const { payload, headers } = multipart({ entry: JSON.stringify(entry) }, files);
    const url = addressOf('POST /api/staff/customers/{id}/orders/', { id });
    return shop.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...agent.headers } });
  };
  const pictured = { ...FORM, measurement_source: 'UPLOAD' };

  test('are those of their garments, and one of the measures is a source', async () => {
    const customer = await signUp(shop);
    const { description, dress_type, fabric_type } = FORM;
    const second = { description, dress_type, fabric_type, measurement_source: 'UPLOAD' };
    const files = {
      dress_design_1: await png(),
      measurement_picture_1: await png(),
      measurement_picture_2: await png(),
    };
    const form = { ...pictured, tailor: tailor.id, garments: [second] };
    const told = await send(customer.id, { ...form, total: 0, expected_delivery_date: '2026-01-01' }, files);
    expect(told.json(), told.body).toMatchObject({ code: 'orders.terms_changed' });
    const { total, expected_delivery_date: day } = told.json();
    const entry = { ...form, total: total.now, expected_delivery_date: day.now };
    const response = await send(customer.id, entry, files);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json().is_confirmed).toBe(true);
    const { garments } = (await read(`/api/staff/orders/${response.json().id}/`)).order;
    expect(garments).toMatchObject([
      { dress_design: expect.any(String), measurement_picture: expect.any(String) },
      { dress_design: null, measurement_picture: expect.any(String) },
    ]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('are two of each of twelve garments, and none of the pictures that the customer may send a day', async () => {
    const customer = await signUp(shop, { proven: false });
    const { description, dress_type, fabric_type } = FORM;
    const other = { description, dress_type, fabric_type, measurement_source: 'UPLOAD' };
    const form = { ...pictured, tailor: tailor.id, garments: Array(11).fill(other) };
    const picture = await png();
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => Object.values(pictureNames(index + 1)))
        .flat()
        .map((name) => [name, picture]),
    );
    const told = await send(customer.id, { ...form, total: 0, expected_delivery_date: '2026-01-01' }, files);
    expect(told.json(), told.body).toMatchObject({ code: 'orders.terms_changed' });
    const { total, expected_delivery_date: day } = told.json();
    const entry = { ...form, total: total.now, expected_delivery_date: day.now };
    const response = await send(customer.id, entry, files);
    expect(response.statusCode, response.body).toBe(201);
    const kept = await shop.deps.db.transaction((tx) => keptWithinDay(tx, customer.id));
    expect(kept).toEqual({ pictures: 0, isProven: false });
  });

  test('are refused at their field where they are no pictures, or missing', async () => {
    const customer = await signUp(shop);
    const entry = { ...pictured, tailor: tailor.id, total: 0, expected_delivery_date: '2026-01-01' };
    const none = await enter(customer.id, entry);
    expect(none.statusCode).toBe(400);
    expect(Object.keys(none.json())).toContain('measurement_picture');
    const broken = await send(customer.id, entry, { measurement_picture_1: Buffer.from('no picture') });
    expect(broken.statusCode).toBe(400);
    expect(Object.keys(broken.json())).toContain('measurement_picture_1');
    const unknown = await send(customer.id, entry, { measurement_picture_13: await png() });
    expect(unknown.statusCode).toBe(400);
    expect((await send(99_999_999, entry, { measurement_picture_1: await png() })).statusCode).toBe(404);
  });
});

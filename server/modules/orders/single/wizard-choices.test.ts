import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi, nearestBusinessDay } from '../../../../contract/dates.ts';
import { usualDaysOff } from '../../../../contract/holidays.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, png, type SignedUp, signUp } from '../../../../test/factories.ts';
import { clothSeller, from } from '../../../../test/factories-cloth.ts';
import { sendStep } from '../../../../test/factories-orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp();
const day = nearestBusinessDay(addDays(dayInKarachi(), 20), usualDaysOff(dayInKarachi()));

const BILAL = { name: 'Bilal', age_group: 'adult', gender: 'male' };
const DRESS = {
  item_type: 'dress',
  gender: 'male',
  additional_notes: '',
  contact_number: '0300 7654321',
  email: 'amna@mail.example',
  expected_delivery_date: day,
  is_contact_same_as_register: 'false',
  measurement_option: 'Upload',
};
const ASKED = { ...DRESS, measurement_from: JSON.stringify(BILAL) };
const BROUGHT = { pickup: 'BY_OWN', delivery: 'BY_OWN' };
const ADDRESS = JSON.stringify({
  full_name: 'Amna Khan',
  phone: '03001234567',
  address: '12 Mall Road',
  city: 'Lahore',
  postal_code: '54000',
  country: 'PK',
});

const place = (fields: Record<string, string>, who: SignedUp, files: Record<string, Buffer> = {}) => {
  const body = multipart(fields, files);
  return shop.app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: body.payload,
    headers: { ...body.headers, ...who.headers },
  });
};
const makeLink = (id: number, { headers }: Pick<SignedUp, 'headers'>) =>
  shop.app.inject({ method: 'POST', url: `/api/orders/${id}/measure-link/`, payload: {}, headers });

describe('measures of somebody else at /order_placement (orders-210)', () => {
  test('are asked for by a link, without a picture, and complete the order', async () => {
    const customer = await signUp(shop);
    const response = await place({ ...ASKED, ...BROUGHT }, customer, { measurement_picture: await png() });
    expect(response.statusCode).toBe(201);
    const order = response.json();
    expect(order).toMatchObject({
      measurement_source: 'UPLOAD',
      measurement_picture: null,
      measurement_from: { ...BILAL, given: false, link_made_at: null },
      status: 'PLACED',
    });
    const made = await makeLink(order.id, customer);
    expect(made.statusCode).toBe(201);
    const token = new URL(made.json().url).searchParams.get('token');
    const open = { token, unit: 'cm', chest: 100, waist: 88, shoulder: 46, sleeve: 62, neck: 40 };
    const given = { ...open, inseam: 78, height: 176, weight: 80, hip: 102 };
    const url = '/api/measure-links/answer/';
    expect((await shop.app.inject({ method: 'POST', url, payload: given })).statusCode).toBe(200);
    const read = await shop.app.inject({
      url: `/tailor_module/single-order/${order.id}/`,
      headers: customer.headers,
    });
    expect(read.json()).toMatchObject({
      measurement_label: 'Bilal',
      measurement_from: { given: true },
      question: null,
      length_choice: 'TAILOR',
    });
  });

  test('are no business of another customer', async () => {
    const { id } = (await place(ASKED, await signUp(shop))).json();
    expect((await makeLink(id, await signUp(shop))).statusCode).toBe(404);
  });

  test('leave out nobody without a name, with the error at the field', async () => {
    const response = await place(
      { ...DRESS, measurement_from: JSON.stringify({ ...BILAL, name: '' }) },
      await signUp(shop),
    );
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toContain('measurement_from');
  });

  test('of shoes, and of a saved record, are asked of nobody', async () => {
    const shoes = { ...ASKED, item_type: 'shoes', measurement_option: '', shoe_size: '42' };
    expect((await place(shoes, await signUp(shop))).json().measurement_from).toBeNull();
  });
});

describe('posted cloth at /order_placement (orders-211)', () => {
  test('is said with the order and kept, and awaited until it comes', async () => {
    const response = await place({ ...ASKED, ...BROUGHT, cloth_source: 'POSTED' }, await signUp(shop));
    expect(response.statusCode).toBe(201);
    expect(response.json().garments[0].cloth_source).toBe('POSTED');
  });

  test('may be said before the handover is, and without it the pickup says', async () => {
    const customer = await signUp(shop);
    const posted = (await place({ ...ASKED, cloth_source: 'POSTED' }, customer)).json();
    expect(posted).toMatchObject({ is_handover_known: false });
    expect(posted.garments[0].cloth_source).toBe('POSTED');
    const brought = (await place({ ...ASKED, ...BROUGHT }, customer)).json();
    expect(brought.garments[0].cloth_source).toBe('BROUGHT');
  });

  test('is refused at its field where the shop collects, and for shoes', async () => {
    const customer = await signUp(shop);
    const collected = { pickup: 'BY_SHOP', delivery: 'BY_OWN', collection_address: ADDRESS };
    const refused = await place({ ...ASKED, ...collected, cloth_source: 'POSTED' }, customer);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toContain('cloth_source');
    const shoes = { ...DRESS, item_type: 'shoes', measurement_option: '', shoe_size: '42' };
    const noCloth = await place({ ...shoes, cloth_source: 'POSTED' }, customer);
    expect(noCloth.statusCode).toBe(400);
    expect(Object.keys(noCloth.json())).toContain('cloth_source');
  });
});

describe('cloth from a shelf at /order_placement (orders-222)', () => {
  const { makeCloth, take, read } = clothSeller(shop);

  test('needs no collection, and is a part of the price that staff set and of the confirmed order', async () => {
    const [customer, support] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
    const cloth = await makeCloth();
    const sent = { ...ASKED, pickup: 'BY_SHOP', delivery: 'BY_OWN', ...from(cloth, 2) };
    const response = await place({ ...sent, measurement_from: '' }, customer, {
      measurement_picture: await png(),
    });
    expect(response.statusCode, response.body).toBe(201);
    const order = response.json();
    const { garments, price, pickup } = await read(order, customer);
    expect([price, pickup]).toEqual([null, 'BY_OWN']);
    expect(garments[0]).toMatchObject({
      cloth_source: 'SHELF',
      cloth: { variant: cloth.variant, quantity: 2, seller_order: null },
    });
    await take(order, support, {
      action: 'price',
      ...{ stitching: 4000, dress_type: 'Kurta', fabric_type: 'Cotton', expected_delivery_date: day },
    });
    const priced = await read(order, customer);
    expect(priced.price).toMatchObject({ stitching: 4000, cloth: 6000, collection_fee: 0, total: 10_000 });
    await take(order, customer, { action: 'confirm' });
    const confirmed = await read(order, customer);
    expect(confirmed.garments[0].cloth).toMatchObject({ status: 'PLACED', quantity: 2 });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('may be chosen before the handover is said, with the delivery asked for alone', async () => {
    const customer = await signUp(shop);
    const cloth = await makeCloth();
    const open = await place({ ...ASKED, ...from(cloth) }, customer);
    expect(open.json()).toMatchObject({ is_handover_known: false });
    const delivered = { pickup: 'BY_SHOP', delivery: 'BY_SHOP' };
    const response = await place({ ...ASKED, ...delivered, ...from(cloth) }, customer);
    expect(Object.keys(response.json())).toEqual(['delivery_address']);
  });

  test.each([
    ['without a choice', { cloth_source: 'SHELF' }, 'cloth_variant'],
    ['that nobody sells', { cloth_source: 'SHELF', cloth_variant: '999999' }, 'cloth_variant'],
    ['of more pieces than an order has', { cloth_source: 'SHELF', cloth_quantity: '21' }, 'cloth_quantity'],
    ['of no piece', { cloth_source: 'SHELF', cloth_quantity: '0' }, 'cloth_quantity'],
  ])('is refused at its field %s', async (_why, change, field) => {
    const response = await place({ ...ASKED, ...BROUGHT, ...change }, await signUp(shop));
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('is refused where there are fewer pieces, beside a sample, and for shoes', async () => {
    const customer = await signUp(shop);
    const cloth = from(await makeCloth(1));
    const refusedAt = async (fields: Record<string, string>) =>
      Object.keys((await place({ ...fields, ...BROUGHT }, customer)).json());
    expect(await refusedAt({ ...ASKED, ...cloth, cloth_quantity: '2' })).toEqual(['cloth_quantity']);
    const sample = JSON.stringify({ kind: 'Kurta', ...BILAL, measurement: null });
    const travelling = { ...DRESS, measurement_option: 'Sample', measurement_sample: sample, ...cloth };
    expect(await refusedAt(travelling)).toEqual(['measurement_source']);
    const shoes = { ...DRESS, item_type: 'shoes', measurement_option: '', shoe_size: '42', ...cloth };
    expect(await refusedAt(shoes)).toEqual(['cloth_source']);
  });
});

describe('the occasion at /order_placement (orders-212)', () => {
  test('makes the day one that it is needed by, which the price does not replace', async () => {
    const [customer, support] = [await signUp(shop), await signUp(shop, { userType: 'support' })];
    const { id } = (await place({ ...ASKED, ...BROUGHT, occasion: 'EID' }, customer)).json();
    const later = nearestBusinessDay(addDays(day, 10), usualDaysOff(day));
    const priced = await sendStep(shop, id, support, {
      action: 'price',
      stitching: 4000,
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      expected_delivery_date: later,
    });
    expect(priced.statusCode).toBe(200);
    const read = await shop.app.inject({
      url: `/tailor_module/single-order/${id}/`,
      headers: customer.headers,
    });
    expect(read.json()).toMatchObject({
      needed_by: day,
      occasion: 'EID',
      expected_delivery_date: later,
    });
  });

  test('left out leaves the day a wish', async () => {
    const order = (await place(ASKED, await signUp(shop))).json();
    expect(order).toMatchObject({ needed_by: null, occasion: null, expected_delivery_date: day });
  });
});

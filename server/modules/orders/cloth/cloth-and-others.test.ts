import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Round } from '../../../../contract/rounds.ts';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { clothSeller, from, ship } from '../../../../test/factories-cloth.ts';
import { placeGarment } from '../../../../test/factories-orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const { makeCloth, read, take, takeOfSeller, partOf, confirmed } = clothSeller(shop);

let support: SignedUp;

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const WORK = ['receive_cloth', 'start', 'check'].map((action) => ({ action }));

const stopOf = async ({ id }: { id: number }) => {
  const day = addDays(dayInKarachi(), 30);
  const round: Round = (
    await shop.app.inject({ url: `/api/rounds/?day=${day}`, headers: support.headers })
  ).json();
  return round.areas.flatMap(({ stops }) => stops).find((stop) => stop.id === id);
};

test('an order with cloth of a shelf counts for its tailor’s promises and measures once (tailors-12, tailors-13)', async () => {
  const order = await confirmed(from(await makeCloth()));
  await take(order, order.tailor, { action: 'accept' });
  await takeOfSeller(await partOf(order), { action: 'pack' }, ship);
  await take(order, order.tailor, ...WORK, { action: 'make_ready' }, { action: 'deliver' });
  const [tailor] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, order.tailorId));
  expect(tailor).toMatchObject({ promisedOrders: 1, promisesKept: 1, measurableOrders: 1 });
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

test('its cash is on the rider’s list, whatever its seller has sent and delivered (backoffice-24)', async () => {
  const address = JSON.stringify({
    ...{ full_name: 'Ayesha Khan', phone: '+923001234567', address: 'House 12', city: 'Lahore' },
    ...{ postal_code: '54660', country: 'PK' },
  });
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  const order = await placeGarment(
    shop,
    {
      ...from(await makeCloth()),
      ...{ tailor: String(IN_HOUSE_TAILOR_ID), delivery: 'BY_SHOP', delivery_address: address },
    },
    { customer },
  );
  await take(order, customer, { action: 'confirm' });
  await take(order, support, { action: 'accept' });
  await takeOfSeller(await partOf(order), { action: 'pack' }, ship);
  await take(order, support, ...WORK);
  await shop.deps.db.execute(
    sql`update single_order_details set measurement_source = 'UPLOAD', measurement_snapshot = null where order_id = ${order.id}`,
  );
  await take(order, support, { action: 'ship', courier: OWN_RIDER });
  const { total_bill } = await read(order, customer);
  expect(await stopOf(order)).toMatchObject({ kind: 'delivery', cash: total_bill, tick: null });
  await take(order, support, { action: 'deliver' });
  const done = await stopOf(order);
  expect(done ?? { cash: total_bill }).toMatchObject({ cash: total_bill });
});

test('cloth that a seller cannot send is collected from the customer after the other cloth (orders-158)', async () => {
  const collected = { pickup: 'BY_SHOP' };
  const order = await confirmed(collected, { dress_type: 'Shalwar_Kameez', ...from(await makeCloth()) });
  await take(order, order.tailor, { action: 'accept' });
  const tick = (outcome: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/rounds/${order.id}/ticks/`,
      payload: { kind: 'collection', outcome },
      headers: support.headers,
    });
  expect((await tick('DONE')).statusCode).toBe(200);
  expect(await stopOf(order)).toBeUndefined();
  await takeOfSeller(await partOf(order, 1), { action: 'cancel', reason: 'Torn' });
  expect(await stopOf(order)).toMatchObject({ kind: 'collection', is_open: true });
  expect((await tick('DONE')).statusCode).toBe(200);
});

test('a garment that goes along needs cloth of the customer’s to go along with (orders-160)', async () => {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  const sample = { kind: 'Kurta', name: 'Bilal', gender: 'male', age_group: 'adult', measurement: null };
  const order = await placeGarment(shop, {}, { customer });
  const form = multipart({
    ...{ dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton', description: '', measurement_source: 'SAMPLE' },
    ...{ measurement_sample: JSON.stringify(sample), ...from(await makeCloth()) },
  });
  const refused = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/garments/`,
    payload: form.payload,
    headers: { ...form.headers, ...customer.headers },
  });
  expect([refused.statusCode, Object.keys(refused.json())], refused.body).toEqual([
    400,
    ['measurement_source'],
  ]);
});

describe('an order of /order_placement (orders-170)', () => {
  test('has the cloth of its garments in the bill once it is priced', async () => {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer, { label: 'Own' });
    const send = (method: 'POST', url: string, fields: Record<string, string>) => {
      const form = multipart(fields);
      return shop.app.inject({
        method,
        url,
        payload: form.payload,
        headers: { ...form.headers, ...customer.headers },
      });
    };
    const placed = await send('POST', '/tailor_module/single-order/create/', {
      ...{ item_type: 'dress', gender: 'male', additional_notes: '', contact_number: '0300 7654321' },
      ...{ email: 'amna@mail.example', expected_delivery_date: addDays(dayInKarachi(), 20) },
      ...{
        is_contact_same_as_register: 'false',
        measurement_option: 'get',
        pickup: 'BY_OWN',
        delivery: 'BY_OWN',
      },
    });
    expect(placed.statusCode, placed.body).toBe(201);
    const { id } = placed.json();
    const added = await send('POST', `/api/orders/${id}/garments/`, {
      ...{ measurement_source: 'STORE', description: 'For my son', ...from(await makeCloth()) },
    });
    expect(added.statusCode, added.body).toBe(201);
    const [first, second] = added.json().garments;
    await take({ id }, support, {
      action: 'price',
      garments: [
        { garment: first.id, stitching: 2500, dress_type: 'Kurta', fabric_type: 'Cotton' },
        { garment: second.id, stitching: 1500, dress_type: 'Kurta', fabric_type: 'Cotton' },
      ],
    });
    expect(await read({ id }, customer)).toMatchObject({
      total_bill: 7000,
      price: { stitching: 4000, cloth: 3000, total: 7000 },
    });
    expect(await verifyData(shop.deps.db)).toEqual([]);
    await take({ id }, customer, { action: 'confirm' });
    expect(await read({ id }, customer)).toMatchObject({ status: 'CONFIRMED', total_bill: 7000 });
  });
});

describe('release 1.0.0 on the same database', () => {
  test('cannot give an order the status of its cloth', async () => {
    const order = await confirmed(from(await makeCloth()));
    await expect(
      shop.deps.db.execute(
        sql`update orders set status = 'SHIPPED', cancelled_amount = 0 where id = ${order.id}`,
      ),
    ).rejects.toThrow();
  });

  test('cannot confirm an order without buying its cloth', async () => {
    const order = await placeGarment(shop, from(await makeCloth()));
    await expect(
      shop.deps.db.execute(
        sql`update single_order_details set user_confirmation = 'CONFIRMED' where order_id = ${order.id}`,
      ),
    ).rejects.toThrow();
  });
});

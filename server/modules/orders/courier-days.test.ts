import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayInKarachi, weekOf } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { promisedDays } from '../../../contract/promised-day.ts';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, makeTailor, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp();
const today = dayInKarachi();
const LEAD_TIME = { inHouse: false, leadTimeDays: 10 };

/** What is promised with so many days of the courier. */
const promisedAfter = (days: number, before = 0) =>
  promisedDays(today, LEAD_TIME, 'NORMAL', usualDaysOff(today), { before, after: days });

const stored = async ({ id }: { id: number }) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0];

async function placeTo(city: string, traits: Parameters<typeof placeGarment>[2] = {}) {
  const address = {
    full_name: 'Ayesha Khan',
    phone: '03001234567',
    address: 'House 12',
    city,
    country: 'PK',
  };
  const ways = { delivery: 'BY_SHOP', delivery_address: JSON.stringify(address) };
  return placeGarment(shop, ways, traits);
}

const confirm = (order: PlacedGarment) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${order.id}/checkout/`,
    headers: order.customer.headers,
  });

beforeEach(async () => {
  await shop.deps.db.update(orderSettings).set({ cityDays: [] });
});

describe('the promised day within Pakistan (orders-63)', () => {
  test('counts a day within the city of the tailor, more to another one', async () => {
    expect((await stored(await placeTo('LAHORE')))?.expectedDeliveryDate).toBe(promisedAfter(1)?.promised);
    expect((await stored(await placeTo('لاہور')))?.expectedDeliveryDate).toBe(promisedAfter(1)?.promised);
    expect((await stored(await placeTo('Karachi')))?.expectedDeliveryDate).toBe(promisedAfter(3)?.promised);
    expect((await stored(await placeGarment(shop)))?.expectedDeliveryDate).toBe(promisedAfter(0)?.promised);
  });

  test('counts the collection before the stitching', async () => {
    const address = JSON.stringify({ full_name: 'A K', phone: '03001234567', address: '1', city: 'Quetta' });
    const order = await placeGarment(shop, { pickup: 'BY_SHOP', collection_address: address });
    expect((await stored(order))?.expectedDeliveryDate).toBe(promisedAfter(0, 3)?.promised);
  });

  test('of the in-house workshop is that of the city of the shop', async () => {
    const { address } = shop.config.support;
    expect(address).toContain('Lahore');
    const house = (days: number) =>
      promisedDays(today, { inHouse: true, leadTimeDays: 7 }, 'NORMAL', usualDaysOff(today), {
        before: 0,
        after: days,
      })?.promised;
    const inHouse = { tailor: { ...(await signUp(shop)), tailorId: 458 } };
    expect((await stored(await placeTo('Lahore', inHouse)))?.expectedDeliveryDate).toBe(house(1));
    expect((await stored(await placeTo('Multan', inHouse)))?.expectedDeliveryDate).toBe(house(3));
  });

  test('that staff has changed since is shown before the confirmation (orders-25)', async () => {
    const order = await placeTo('Karachi');
    const pair = { from: 'karachi', to: 'Lahore', days: 6 };
    await shop.deps.db.update(orderSettings).set({ cityDays: [pair] });
    const told = await confirm(order);
    expect(told.statusCode).toBe(409);
    expect(told.json().expected_delivery_date).toEqual({
      before: promisedAfter(3)?.promised,
      now: promisedAfter(6)?.promised,
    });
    expect(
      (
        await sendStep(shop, order.id, order.customer, {
          action: 'confirm',
          expected_delivery_date: promisedAfter(6)?.promised,
        })
      ).statusCode,
    ).toBe(200);
  });

  test('of another tailor counts from the city of that one', async () => {
    const order = await placeTo('Karachi');
    expect((await confirm(order)).statusCode).toBe(200);
    const support = await signUp(shop, { userType: 'support' });
    const near = await makeTailor(shop, { area: 'Clifton, Karachi' });
    const step = { action: 'reassign', tailor: near.id, reason: 'Ill' };
    expect((await sendStep(shop, order.id, support, step)).statusCode).toBe(200);
    expect((await stored(order))?.expectedDeliveryDate).toBe(promisedAfter(1)?.promised);
  });
});

test('the place in the week is that of the stitching, also where the tailor accepts an unproven customer', async () => {
  const customer = await signUp(shop, { proven: false });
  await makeMeasurement(shop, customer);
  const order = await placeTo('Karachi', { customer });
  expect((await confirm(order)).statusCode).toBe(200);
  expect((await stored(order))?.workWeek).toBeNull();
  expect((await sendStep(shop, order.id, order.tailor, { action: 'accept' })).statusCode).toBe(200);
  expect((await stored(order))?.workWeek).toBe(weekOf(promisedAfter(3)?.finished ?? ''));
});

test('a tailor is listed with the city of the area', async () => {
  const tailor = await makeTailor(shop, { area: 'انارکلی، لاہور' });
  const read = async (id: number) => (await shop.app.inject(`/tailor_module/tailors/${id}/`)).json();
  expect((await read(tailor.id)).tailor_city).toBe('لاہور');
  expect((await read(458)).tailor_city).toBe('Lahore');
  await shop.deps.db.update(tailors).set({ address: '4 Canal Road, Faisalabad' }).where(eq(tailors.id, 458));
  expect((await read(458)).tailor_city).toBe('Faisalabad');
});

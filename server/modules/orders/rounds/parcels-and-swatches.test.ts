import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Round, Stop } from '../../../../contract/rounds.ts';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, type SignedUp, signInWorkshop, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;
/** The account of the in-house workshop. */
let bench: Pick<SignedUp, 'headers'>;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  bench = await signInWorkshop(shop);
});

const HOME = { full_name: 'Amna Khan', phone: '0300 1234567', address: 'School Road 4', city: 'Multan' };

async function take(id: number, by: Pick<SignedUp, 'headers'>, ...steps: Record<string, unknown>[]) {
  for (const step of steps) {
    const response = await sendStep(shop, id, by, step);
    expect(response.statusCode, response.body).toBe(200);
  }
}

async function stopOf(id: number, by: Pick<SignedUp, 'headers'> = agent): Promise<Stop | undefined> {
  const response = await shop.app.inject({ url: '/api/rounds/', headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  const { areas }: Round = response.json();
  return areas.flatMap(({ stops }) => stops).find((stop) => stop.id === id);
}

const tick = (id: number, payload: Record<string, unknown>, by: Pick<SignedUp, 'headers'> = agent) =>
  shop.app.inject({ method: 'POST', url: `/api/rounds/${id}/ticks/`, payload, headers: by.headers });

/** Checked and ready to leave. */
async function bulkOrder(): Promise<{ id: number; customer: SignedUp }> {
  const customer = await signUp(shop);
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/bulk-order/create/',
    headers: customer.headers,
    payload: {
      ...{ number_of_pieces: 40, item_type: 'Waiter uniforms', is_contact_same_as_register: true },
      ...{ delivery_address: JSON.stringify(HOME), expected_delivery_date: addDays(dayInKarachi(), 20) },
    },
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const { id } = asked.json();
  const quote = {
    action: 'quote',
    per_piece_price: 900,
    expected_delivery_date: addDays(dayInKarachi(), 40),
  };
  const { contract } = (await sendStep(shop, id, agent, quote)).json();
  await take(id, customer, { action: 'accept', name: 'Amna Khan', contract });
  await shop.deps.db.execute(sql`update orders set advance_percent = 0 where id = ${id}`);
  await take(id, agent, { action: 'start' }, { action: 'check' });
  return { id, customer };
}

test('the parcel of a bulk order goes with the own rider, is listed with its pieces and cash, and ticked off (backoffice-24)', async () => {
  const { id } = await bulkOrder();
  await take(id, agent, { action: 'ship', courier: OWN_RIDER });
  const listed = await stopOf(id, bench);
  expect(listed).toMatchObject({
    ...{ kind: 'delivery', is_open: true, cash: 36_000, garments: [] },
    bulk: { item_type: 'Waiter uniforms', pieces: 40 },
    address: { city: 'Multan' },
  });
  const away = await tick(id, { kind: 'delivery', outcome: 'NOBODY_HOME' }, bench);
  expect(away.statusCode, away.body).toBe(200);
  expect(await stopOf(id)).toMatchObject({ is_open: false, tick: { outcome: 'NOT_DONE' } });
  await take(id, agent, { action: 'ship', courier: OWN_RIDER });
  expect((await tick(id, { kind: 'delivery', outcome: 'DONE' })).statusCode).toBe(200);
  expect(await stopOf(id)).toMatchObject({ is_open: false, cash: 36_000, tick: { outcome: 'DONE' } });
  const again = await tick(id, { kind: 'delivery', outcome: 'DONE' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'orders.step_not_allowed']);
  const print = await shop.app.inject({ url: '/api/rounds/print/', headers: agent.headers });
  expect(print.statusCode).toBe(200);
});

test('a bulk order abroad does not go with the rider', async () => {
  const { id } = await bulkOrder();
  await shop.deps.db.execute(sql`update order_addresses set country = 'AE' where order_id = ${id}`);
  const refused = await sendStep(shop, id, agent, { action: 'ship', courier: OWN_RIDER });
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['courier']]);
});

async function withSwatch(change: Record<string, string> = {}) {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  return placeGarment(
    shop,
    {
      ...{ pickup: 'BY_OWN', delivery: 'BY_SHOP', delivery_address: JSON.stringify(HOME) },
      ...{ is_requested_sample: 'true', tailor: String(IN_HOUSE_TAILOR_ID), ...change },
    },
    { customer },
  );
}

test('a swatch of the in-house workshop is listed once the order is accepted, and handing it over sends it (orders-9)', async () => {
  const { id, customer } = await withSwatch();
  await take(id, customer, { action: 'confirm' });
  expect(await stopOf(id)).toBeUndefined();
  await take(id, bench, { action: 'accept' });
  expect(await stopOf(id, bench)).toMatchObject({
    ...{ kind: 'swatch', is_open: true, cash: 0, bulk: null, due_on: dayInKarachi() },
    address: { city: 'Multan' },
  });
  for (const outcome of ['NOBODY_HOME', 'UNDONE'])
    expect((await tick(id, { kind: 'swatch', outcome })).json()).toHaveProperty('outcome');
  expect((await tick(id, { kind: 'swatch', outcome: 'DONE' }, customer)).statusCode).toBe(403);
  expect((await tick(id, { kind: 'swatch', outcome: 'DONE', note: 'With her mother' })).statusCode).toBe(200);
  expect(await stopOf(id)).toMatchObject({
    is_open: false,
    tick: { outcome: 'DONE', note: 'With her mother' },
  });
  expect((await tick(id, { kind: 'swatch', outcome: 'DONE' })).statusCode).toBe(409);
  await take(id, bench, { action: 'start' });
});

test('a swatch waits for the advance; that of another tailor is nobody’s stop', async () => {
  const { id, customer } = await withSwatch();
  await take(id, customer, { action: 'confirm' });
  await take(id, bench, { action: 'accept' });
  await shop.deps.db.execute(
    sql`update orders set advance_percent = 50, advance_cause = 'LARGE_ORDER' where id = ${id}`,
  );
  expect(await stopOf(id)).toBeUndefined();
  expect((await tick(id, { kind: 'swatch', outcome: 'DONE' })).statusCode).toBe(409);
  const other = await placeGarment(shop, { delivery: 'BY_SHOP', is_requested_sample: 'true' });
  await take(other.id, other.customer, { action: 'confirm' });
  await take(other.id, other.tailor, { action: 'accept' });
  expect(await stopOf(other.id)).toBeUndefined();
  expect((await tick(other.id, { kind: 'swatch', outcome: 'DONE' })).statusCode).toBe(404);
});

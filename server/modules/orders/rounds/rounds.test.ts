import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';
import { MAX_STOPS } from '../../../../contract/constants/rounds.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID, IN_HOUSE_USER_ID } from '../../../../contract/roles.ts';
import type { Round, Stop } from '../../../../contract/rounds.ts';
import { testApp } from '../../../../test/app.ts';
import { bearer, makeMeasurement, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { orders } from '../../../db/schema/orders.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();
const tomorrow = addDays(today, 1);

let agent: SignedUp;
/** The account of the in-house workshop. */
let bench: Pick<SignedUp, 'headers'>;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  const access = await shop.deps.accessTokens.sign({
    id: IN_HOUSE_USER_ID,
    role: 'tailor',
    sessionId: await sessionOf(agent),
  });
  bench = { headers: bearer(access) };
});

afterEach(async () => {
  await shop.deps.db.execute(sql`update ${singleOrderDetails} set cloth_due_on = null`);
  await shop.deps.db.update(orders).set({ status: 'CANCELLED' });
  await shop.deps.db.execute(sql`update ${orderEvents} set at = at - interval '90 days'`);
});

/** A session that belongs to the in-house workshop from now on. */
async function sessionOf({ id }: SignedUp): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    insert into refresh_tokens (user_id, token_hash, device, expires_at)
    select ${IN_HOUSE_USER_ID}, '\\x07', device, expires_at from refresh_tokens where user_id = ${id} limit 1
    returning id`);
  return rows[0]?.id ?? 0;
}

const HOME = {
  full_name: 'Ayesha Khan',
  phone: '+923001234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
  postal_code: '54660',
  country: 'PK',
};
const OFFICE = { ...HOME, full_name: 'Bilal Khan', address: 'Shop 3, Model Town', postal_code: '54700' };

interface Wanted {
  address?: typeof HOME;
  tailor?: SignedUp & { tailorId: number };
  customer?: SignedUp;
}

async function placed({ address = HOME, tailor, customer }: Wanted, change: Record<string, string>) {
  const by = customer ?? (await signUp(shop));
  await makeMeasurement(shop, by);
  const places = JSON.stringify(address);
  return placeGarment(
    shop,
    {
      ...{ pickup: 'BY_OWN', delivery: 'BY_OWN', ...change },
      ...(change.pickup ? { collection_address: places } : {}),
      ...(change.delivery ? { delivery_address: places } : {}),
      ...(tailor ? {} : { tailor: String(IN_HOUSE_TAILOR_ID) }),
    },
    { customer: by, ...(tailor ? { tailor } : {}) },
  );
}

async function take(
  order: { id: number },
  by: Pick<SignedUp, 'headers'>,
  ...steps: Record<string, unknown>[]
) {
  for (const step of steps) {
    const response = await sendStep(shop, order.id, by, step);
    expect(response.statusCode, response.body).toBe(200);
  }
}

/** Cloth that is due on a day. */
async function collection(wanted: Wanted = {}, dueOn = today): Promise<PlacedGarment> {
  const order = await placed(wanted, { pickup: 'BY_SHOP' });
  await take(order, order.customer, { action: 'confirm' });
  await take(order, wanted.tailor ?? bench, { action: 'accept' });
  await shop.deps.db
    .update(singleOrderDetails)
    .set({ clothDueOn: dueOn })
    .where(eq(singleOrderDetails.orderId, order.id));
  return order;
}

/** A parcel that the rider has got. */
async function delivery(
  wanted: Wanted = {},
  courier: object = { courier: OWN_RIDER },
): Promise<PlacedGarment> {
  const order = await placed(wanted, { delivery: 'BY_SHOP' });
  await take(order, order.customer, { action: 'confirm' });
  await take(order, bench, { action: 'accept' }, { action: 'start' }, { action: 'check' });
  const measured = await shop.app.inject({
    method: 'PUT',
    url: `/api/workshop/orders/${order.id}/finished-measures/`,
    payload: { unit: 'cm', values: { chest: 99, waist: 90, shoulder: 45, sleeve: 61, neck: 39 } },
    headers: bench.headers,
  });
  expect(measured.statusCode, measured.body).toBe(200);
  await take(order, bench, { action: 'ship', despite_difference: true, reason: 'As agreed', ...courier });
  return order;
}

const ask = (by: Pick<SignedUp, 'headers'> | null, day?: string) =>
  shop.app.inject({ url: `/api/rounds/${day ? `?day=${day}` : ''}`, headers: { ...by?.headers } });

async function read(by: Pick<SignedUp, 'headers'> = agent, day?: string): Promise<Round> {
  const response = await ask(by, day);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const stopsIn = ({ areas }: Round): Stop[] => areas.flatMap(({ stops }) => stops);
const stopOf = async (order: PlacedGarment, by?: Pick<SignedUp, 'headers'>, day?: string) =>
  stopsIn(await read(by, day)).find(({ id }) => id === order.id);

const tick = (
  { id }: { id: number },
  body: { kind: string; outcome: string; note?: string },
  { by = agent, key }: { by?: Pick<SignedUp, 'headers'>; key?: string } = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/rounds/${id}/ticks/`,
    payload: body,
    headers: { ...by.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });

const actionsOf = async ({ id, customer }: PlacedGarment): Promise<string[]> =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers }))
    .json()
    .events.map(({ action }: { action: string }) => action);

describe("the rider's list (backoffice-24)", () => {
  test('has an order again while the cloth of one of its garments is still awaited', async () => {
    const order = await placed({}, { pickup: 'BY_SHOP' });
    const [first = 0, second = 0] = await addGarment(shop, order, { dress_type: 'Kurta' });
    await take(order, order.customer, { action: 'confirm' });
    await take(order, bench, { action: 'accept' });
    await shop.deps.db
      .update(singleOrderDetails)
      .set({ clothDueOn: today })
      .where(eq(singleOrderDetails.orderId, order.id));
    await tick(order, { kind: 'collection', outcome: 'DONE' });
    expect(await stopOf(order)).toMatchObject({ is_open: false });
    await take(order, bench, { action: 'receive_cloth', garments: String(first) });
    expect(await stopOf(order)).toMatchObject({ is_open: true });
    const begun = await sendGarmentStep(shop, order.id, first, bench, { action: 'start' });
    expect(begun.statusCode, begun.body).toBe(200);
    const again = await tick(order, { kind: 'collection', outcome: 'DONE' });
    expect(again.statusCode, again.body).toBe(200);
    expect(await stopOf(order)).toMatchObject({ is_open: false });
    await take(order, bench, { action: 'receive_cloth', garments: String(second) });
    expect(await stopOf(order, agent, tomorrow)).toBeUndefined();
  });

  test('is for staff and the in-house workshop, which sees its own stops only', async () => {
    const partner = await signUpTailor(shop);
    const theirs = await collection({ tailor: partner });
    const own = await collection();
    expect((await ask(null)).statusCode).toBe(401);
    const refused = [
      [await signUp(shop), 403],
      [await signUp(shop, { userType: 'brand' }), 403],
      [partner, 404],
    ] as const;
    for (const [by, status] of refused) {
      expect((await ask(by)).statusCode).toBe(status);
      expect((await tick(own, { kind: 'collection', outcome: 'DONE' }, { by })).statusCode).toBe(status);
      expect((await tick(theirs, { kind: 'collection', outcome: 'DONE' }, { by })).statusCode).toBe(status);
      const printed = await shop.app.inject({ url: '/api/rounds/print/', headers: by.headers });
      expect(printed.statusCode).toBe(status);
    }
    expect(stopsIn(await read()).map(({ id }) => id)).toEqual([theirs.id, own.id]);
    expect(stopsIn(await read(bench)).map(({ id }) => id)).toEqual([own.id]);
    expect((await tick(theirs, { kind: 'collection', outcome: 'DONE' }, { by: bench })).statusCode).toBe(404);
    expect((await tick({ id: 4_000_000 }, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(404);
  });

  test('has the stops of a city by area, with what is handed over and the cash', async () => {
    const cloth = await collection({ address: OFFICE });
    const parcel = await delivery();
    const karachi = await collection({
      address: { ...HOME, address: 'B-4, Clifton', city: 'Karachi', postal_code: '75600' },
    });
    const other = await delivery({ address: { ...HOME, address: 'House 2, gulberg  iii' } });
    const round = await read();
    const [total] = await shop.deps.db
      .select({ total: orders.total })
      .from(orders)
      .where(eq(orders.id, parcel.id));
    const cash = total?.total ?? 0;
    expect(round).toMatchObject({
      day: today,
      collections: 2,
      deliveries: 2,
      cash: 2 * cash,
      taken: 0,
      left_out: 0,
    });
    expect(round.areas.map(({ city, area, stops }) => [city, area, stops.map(({ id }) => id)])).toEqual([
      ['Karachi', 'Clifton', [karachi.id]],
      ['Lahore', 'Gulberg III', [other.id, parcel.id]],
      ['Lahore', 'Model Town', [cloth.id]],
    ]);
    expect(round.areas.map((area) => area.cash)).toEqual([0, 2 * cash, 0]);
    expect(await stopOf(parcel)).toMatchObject({
      ...{
        kind: 'delivery',
        tracking_id: parcel.trackingNumber,
        is_open: true,
        due_on: today,
        cash,
        tick: null,
      },
      address: HOME,
      garments: [{ item_type: 'dress', dress_type: 'Shalwar_Kameez' }],
    });
    expect(await stopOf(cloth)).toMatchObject({ kind: 'collection', cash: 0, address: OFFICE });
  });

  test('leaves out what others bring, what customers bring, and what is not accepted', async () => {
    const byCourier = await delivery({}, { courier: 'TCS', courier_number: '771' });
    const brought = await placed({}, { delivery: 'BY_SHOP' });
    await take(brought, brought.customer, { action: 'confirm' });
    await take(brought, bench, { action: 'accept' });
    const early = await placed({}, { pickup: 'BY_SHOP' });
    await take(early, early.customer, { action: 'confirm' });
    await shop.deps.db.update(singleOrderDetails).set({ clothDueOn: today });
    for (const order of [byCourier, brought, early]) expect(await stopOf(order)).toBeUndefined();
  });

  test('of another day has what is due by its end in Karachi', async () => {
    const late = await collection({}, addDays(today, -3));
    const next = await collection({}, tomorrow);
    expect(stopsIn(await read()).map(({ id }) => id)).toEqual([late.id]);
    expect(stopsIn(await read(agent, tomorrow)).map(({ id }) => id)).toEqual([late.id, next.id]);
    expect(stopsIn(await read(agent, addDays(today, -4)))).toEqual([]);
    expect((await ask(agent, 'tomorrow')).json()).toHaveProperty('day');
  });

  test('has what was ticked off between midnight and midnight in Karachi', async () => {
    const order = await collection();
    expect((await tick(order, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(200);
    const at = async (moment: string) => {
      await shop.deps.db.execute(sql`update ${orderEvents} set at = ${moment}::timestamptz
        where order_id = ${order.id} and action = 'collect_cloth'`);
      return [await stopOf(order, agent, '2026-03-09'), await stopOf(order, agent, '2026-03-10')].map(
        Boolean,
      );
    };
    expect(await at('2026-03-09T18:59:59Z')).toEqual([true, false]);
    expect(await at('2026-03-09T19:00:00Z')).toEqual([false, true]);
    expect(await at('2026-03-10T18:59:59Z')).toEqual([false, true]);
  });

  test('has at most so many stops, those due first, and counts the others', async () => {
    const first = await collection({}, addDays(today, -2));
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
      with copied as (
        insert into orders (kind, tracking_id, customer_id, tailor_id, status, payment_method, total, phone)
        select kind, 'NP-C0PY' || lpad(n::text, 6, '0'), customer_id, tailor_id, status, payment_method, total, phone
        from orders, generate_series(1, ${MAX_STOPS + 1}) n where orders.id = ${first.id} returning id)
      select id from copied`);
    for (const { id } of rows) {
      await shop.deps.db.execute(sql`insert into single_order_details (order_id, dress_type, fabric_type, measurement_source,
        measurement_snapshot, is_contact_same_as_register, delivery_type, pickup, delivery, cloth_due_on, user_confirmation)
        select ${id}, dress_type, fabric_type, measurement_source, measurement_snapshot, is_contact_same_as_register,
          delivery_type, pickup, delivery, ${today}, user_confirmation from single_order_details where order_id = ${first.id}`);
      await shop.deps.db.execute(sql`insert into order_addresses select ${id}, purpose, full_name, phone, address, city,
        postal_code, country from order_addresses where order_id = ${first.id}`);
    }
    const round = await read();
    expect(stopsIn(round)).toHaveLength(MAX_STOPS);
    expect(stopsIn(round).map(({ id }) => id)).toContain(first.id);
    expect(round.left_out).toBe(2);
  });

  test('records whose address was read, once an hour (people-9)', async () => {
    const order = await collection();
    await read();
    await read();
    const entries = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(order.id)));
    expect(entries.filter(({ action }) => action === 'orders.stop-read')).toMatchObject([
      { actorId: agent.id, userId: order.customer.id, subjectKind: 'order' },
    ]);
  });

  test('is printed in both languages, for A4 and a roll (backoffice-25)', async () => {
    const order = await collection();
    for (const [locale, paper] of [
      ['en', 'a4'],
      ['ur', '80mm'],
    ]) {
      const url = `/api/rounds/print/?locale=${locale}&paper=${paper}`;
      const printed = await shop.app.inject({ url, headers: agent.headers });
      expect(printed.statusCode, printed.body).toBe(200);
      expect(printed.headers['content-type']).toBe('application/pdf');
      const { sizes } = await readPdf(printed.rawPayload);
      expect(sizes).toHaveLength(1);
      expect(sizes[0]?.width).toBeCloseTo(paper === 'a4' ? 595.28 : 226.77, 1);
    }
    expect(await stopOf(order)).toBeDefined();
  });
});

describe('a parcel for the own rider (backoffice-26)', () => {
  test('has no number, and is named in the language of the reader', async () => {
    const order = await delivery();
    const track = async (locale: string) =>
      (
        await shop.app.inject({
          url: `/tailor_module/order-tracking/${order.trackingNumber}/`,
          headers: { 'accept-language': locale },
        })
      ).json().shipments;
    expect(await track('en')).toMatchObject([{ courier: 'Our own rider', number: null }]);
    expect(await track('ur')).toMatchObject([{ courier: 'ہمارا اپنا رائیڈر', number: null }]);
    const mails = await mailsTo(shop, order.customer.email);
    expect(mails.map(({ text }) => text).join('\n')).toContain('Our own rider brings it.');
  });

  test('is of the in-house workshop', async () => {
    const tailor = await signUpTailor(shop);
    const order = await placed({ tailor }, { delivery: 'BY_SHOP' });
    await take(order, order.customer, { action: 'confirm' });
    await take(order, tailor, { action: 'accept' }, { action: 'start' }, { action: 'check' });
    const refused = await sendStep(shop, order.id, tailor, { action: 'ship', courier: OWN_RIDER });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toHaveProperty('courier');
  });
});

describe('a tick (backoffice-27)', () => {
  test('“Collected” is an event; the wait for the cloth goes on until the tailor has it (orders-80)', async () => {
    const order = await collection();
    const before = await shop.app.inject({
      url: `/api/orders/${order.id}/`,
      headers: order.customer.headers,
    });
    expect((await tick(order, { kind: 'collection', outcome: 'DONE', note: 'Two bags' })).json()).toEqual({
      ...{ id: order.id, kind: 'collection', outcome: 'DONE' },
    });
    const after = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers });
    for (const same of ['status', 'expected_delivery_date', 'cloth_due_on', 'cloth_receipts']) {
      expect(after.json()[same]).toEqual(before.json()[same]);
    }
    expect(after.json().events.at(-1)).toMatchObject({ action: 'collect_cloth', note: 'Two bags' });
    const url = `/tailor_module/order-tracking/${order.trackingNumber}/`;
    expect((await shop.app.inject({ url })).json().cloth_collected_at).toEqual(after.json().events.at(-1).at);
    expect(await stopOf(order)).toMatchObject({
      is_open: false,
      tick: { outcome: 'DONE', by: agent.username, note: 'Two bags' },
    });
    await take(order, bench, { action: 'receive_cloth', metres: '4' }, { action: 'start' });
    expect((await tick(order, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(409);
  });

  test('is not for the partner whose cloth it is', async () => {
    const tailor = await signUpTailor(shop);
    const order = await placed({ tailor }, { pickup: 'BY_SHOP' });
    await take(order, order.customer, { action: 'confirm' });
    await take(order, tailor, { action: 'accept' });
    const said = [{ action: 'collect_cloth' }, { action: 'fail_collection', failure: 'NOT_REACHED' }];
    for (const step of said) expect((await sendStep(shop, order.id, tailor, step)).statusCode).toBe(403);
  });

  test('“Nobody home” keeps a collection on the list, also of the next day', async () => {
    const order = await collection();
    const missed = { kind: 'collection', outcome: 'NOBODY_HOME', note: 'Rang twice' };
    expect((await tick(order, missed, { by: bench })).statusCode).toBe(200);
    expect(await stopOf(order, bench, tomorrow)).toMatchObject({
      is_open: true,
      tick: { outcome: 'NOT_DONE' },
    });
    expect((await stopOf(order))?.tick?.note).toContain('Rang twice');
    const mails = await mailsTo(shop, order.customer.email);
    expect(mails.map(({ subject }) => subject).join('\n')).toContain('could not collect');
    expect((await tick(order, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(200);
  });

  test('a collection ticked by mistake comes back to the list, until its receipt is written down', async () => {
    const order = await collection();
    const undone = { kind: 'collection', outcome: 'UNDONE' };
    expect((await tick(order, { kind: 'delivery', outcome: 'UNDONE' })).json()).toHaveProperty('outcome');
    expect((await tick(order, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(200);
    expect(await stopOf(order)).toMatchObject({ is_open: false, is_revocable: true });
    expect((await tick(order, undone)).statusCode).toBe(200);
    expect(await stopOf(order, agent, tomorrow)).toMatchObject({
      ...{ is_open: true, is_revocable: false },
      tick: { outcome: 'NOT_DONE', note: 'It was marked as collected by mistake.' },
    });
    expect((await tick(order, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(200);
    await take(order, bench, { action: 'receive_cloth' });
    expect(await stopOf(order)).toMatchObject({ is_open: false, is_revocable: false });
    expect((await tick(order, undone)).statusCode).toBe(409);
  });

  test('a collection comes back to the list with another tailor (orders-48)', async () => {
    const partner = await signUpTailor(shop);
    const order = await collection({ tailor: partner });
    expect((await tick(order, { kind: 'collection', outcome: 'DONE' })).statusCode).toBe(200);
    await take(order, agent, { action: 'reassign', tailor: IN_HOUSE_TAILOR_ID, reason: 'Ill' });
    await take(order, bench, { action: 'accept' });
    expect(await stopOf(order, agent, addDays(today, 14))).toMatchObject({ is_open: true });
  });

  test('“Delivered” delivers and takes the cash, “Nobody home” brings the parcel back', async () => {
    const done = await delivery();
    const back = await delivery({ address: OFFICE });
    const cash = (await stopOf(done))?.cash;
    expect((await tick(done, { kind: 'delivery', outcome: 'DONE' }, { by: bench })).statusCode).toBe(200);
    expect((await tick(back, { kind: 'delivery', outcome: 'NOBODY_HOME' })).statusCode).toBe(200);
    const rows = await shop.deps.db.select().from(orders);
    expect(rows.find(({ id }) => id === done.id)).toMatchObject({ status: 'DELIVERED', billStatus: 'PAID' });
    expect(rows.find(({ id }) => id === back.id)).toMatchObject({
      status: 'QUALITY_CHECK',
      billStatus: 'UNPAID',
    });
    expect(await stopOf(done)).toMatchObject({ is_open: false, cash, tick: { outcome: 'DONE' } });
    expect(await stopOf(back)).toMatchObject({ is_open: false, tick: { outcome: 'NOT_DONE' } });
    expect(await read()).toMatchObject({ cash, taken: cash });
    expect(await stopOf(done, agent, tomorrow)).toBeUndefined();
    await take(done, done.customer, { action: 'alter', reason: 'Too long' });
    await take(done, bench, { action: 'mend' }, { action: 'check' });
    const again = { action: 'ship', courier: OWN_RIDER, despite_difference: true, reason: 'Altered' };
    await take(done, bench, again);
    await tick(done, { kind: 'delivery', outcome: 'DONE' });
    expect(await stopOf(done), 'nothing is taken twice').toMatchObject({ is_open: false, cash: 0 });
    await take(back, bench, {
      action: 'ship',
      despite_difference: true,
      reason: 'Again',
      courier: OWN_RIDER,
    });
    expect(await stopOf(back)).toMatchObject({ is_open: true, tick: null });
  });

  test('pressed twice, or sent again, is taken once', async () => {
    const order = await collection();
    const done = { kind: 'collection', outcome: 'DONE' };
    const key = 'a-tick-that-was-pressed-once';
    const both = await Promise.all([tick(order, done, { key }), tick(order, done, { key })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toContain(200);
    expect((await tick(order, done, { key })).statusCode).toBe(200);
    expect((await actionsOf(order)).filter((action) => action === 'collect_cloth')).toHaveLength(1);
    expect((await tick(order, done)).json()).toMatchObject({ code: 'orders.cloth_not_collectable' });
  });

  test('is refused once the order has gone on, and where its status is no stop', async () => {
    const order = await collection();
    await take(order, agent, { action: 'cancel', reason: 'Put off' });
    const refused = await tick(order, { kind: 'collection', outcome: 'DONE' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.step_not_allowed']);
    const ready = await collection();
    expect((await tick(ready, { kind: 'delivery', outcome: 'DONE' })).statusCode).toBe(409);
    expect((await tick(ready, { kind: 'visit', outcome: 'DONE' })).json()).toHaveProperty('kind');
    const long = await tick(ready, { kind: 'collection', outcome: 'DONE', note: 'x'.repeat(201) });
    expect(long.statusCode).toBe(400);
    expect(long.json()).toHaveProperty('note');
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  type Day,
  type DaysOff,
  dayInKarachi,
  weekOf,
} from '../../../../contract/dates.ts';
import type { OrderAtRisk } from '../../../../contract/orders-at-risk.ts';
import { testApp } from '../../../../test/app.ts';
import { makeTailor, type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { users } from '../../../db/schema/accounts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { ordersAtRisk } from '../../../db/schema/workshop.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { checkPromises } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();

const URL = '/api/staff/orders-at-risk/';
const support = () => signUp(shop, { userType: 'support' });
const daysOff = (): Promise<DaysOff> => readDaysOff(shop.deps.db, today);
const inBusinessDays = async (days: number) => addBusinessDays(today, days, await daysOff());

async function read(): Promise<{ count: number | null; results: OrderAtRisk[] }> {
  const response = await shop.app.inject({ url: URL, headers: (await support()).headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const listed = async ({ id }: { id: number }) => (await read()).results.find((order) => order.id === id);

const take = async (id: number, by: SignedUp, step: Record<string, unknown>) => {
  const response = await sendStep(shop, id, by, step);
  expect(response.statusCode, response.body).toBe(200);
};

const STEPS = ['confirm', 'accept', 'receive_cloth', 'start', 'check'] as const;

/** An order after some steps, promised for a day. Its tailor takes ten business days. */
async function orderAfter(last: (typeof STEPS)[number], promised: Day): Promise<PlacedGarment> {
  const order = await placeGarment(shop);
  for (const action of STEPS.slice(0, STEPS.indexOf(last) + 1)) {
    await take(order.id, action === 'confirm' ? order.customer : order.tailor, { action });
  }
  await shop.deps.db.update(orders).set({ expectedDeliveryDate: promised }).where(eq(orders.id, order.id));
  return order;
}

beforeEach(async () => {
  await shop.deps.db.delete(ordersAtRisk);
  await shop.deps.db.update(orders).set({ status: 'CANCELLED' });
});

describe('orders that will miss their day (backoffice-13)', () => {
  test('are read by support and admins only', async () => {
    expect((await shop.app.inject({ url: URL })).statusCode).toBe(401);
    for (const userType of ['customer', 'tailor', 'brand'] as const) {
      const { headers } = await signUp(shop, { userType });
      expect((await shop.app.inject({ url: URL, headers })).statusCode).toBe(403);
    }
    const { headers } = await signUp(shop, { userType: 'admin' });
    expect((await shop.app.inject({ url: URL, headers })).json()).toEqual({ count: 0, results: [] });
  });

  test('none is listed before the evening, nor with enough time left', async () => {
    const soon = await orderAfter('receive_cloth', await inBusinessDays(1));
    const later = await orderAfter('receive_cloth', await inBusinessDays(7));
    expect(await read()).toEqual({ count: 0, results: [] });
    await checkPromises(shop.deps);
    expect(await listed(soon)).toBeDefined();
    expect(await listed(later)).toBeUndefined();
  });

  test('each says why', async () => {
    const tomorrow = await inBusinessDays(1);
    const made = {
      not_accepted: await orderAfter('confirm', tomorrow),
      not_begun: await orderAfter('receive_cloth', tomorrow),
      in_production: await orderAfter('start', tomorrow),
      in_check: await orderAfter('check', today),
      unpaid: await orderAfter('receive_cloth', tomorrow),
      objected: await orderAfter('receive_cloth', tomorrow),
      days_off: await orderAfter('receive_cloth', await inBusinessDays(5)),
    };
    await shop.deps.db.update(orders).set({ paymentMethod: 'ADVANCE' }).where(eq(orders.id, made.unpaid.id));
    await take(made.objected.id, made.objected.customer, { action: 'object_cloth', reason: 'It was 5 m.' });
    const away = [{ from: addDays(today, 1), until: await inBusinessDays(4), note: 'A wedding' }];
    await shop.deps.db.update(tailors).set({ daysOff: away }).where(eq(tailors.id, made.days_off.tailorId));
    await checkPromises(shop.deps);
    for (const [reason, order] of Object.entries(made)) {
      expect(await listed(order), reason).toMatchObject({ reason, tracking_id: order.trackingNumber });
    }
    expect(await listed(made.not_begun)).toMatchObject({ days_left: 1, days_needed: 5, promised: tomorrow });
  });

  test('what waits for cloth or for an answer is not listed, and what is late has its own list', async () => {
    const tomorrow = await inBusinessDays(1);
    const waiting = await orderAfter('accept', tomorrow);
    const asked = await orderAfter('receive_cloth', tomorrow);
    await take(asked.id, asked.tailor, { action: 'ask', reason: 'Which collar?' });
    const late = await orderAfter('receive_cloth', addDays(today, -1));
    const placed = await placeGarment(shop);
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: today }).where(eq(orders.id, placed.id));
    const askedLater = await orderAfter('receive_cloth', tomorrow);
    await checkPromises(shop.deps);
    expect((await read()).results.map(({ id }) => id)).toEqual([askedLater.id]);
    for (const order of [waiting, asked, late, placed]) expect(await listed(order)).toBeUndefined();
    await take(askedLater.id, askedLater.tailor, { action: 'ask', reason: 'Which collar?' });
    expect(await read()).toEqual({ count: 0, results: [] });
  });

  test('are counted on the dashboard and filtered in the list of orders', async () => {
    const order = await orderAfter('receive_cloth', await inBusinessDays(1));
    await checkPromises(shop.deps);
    const { headers } = await support();
    const dashboard = await shop.app.inject({ url: '/api/staff/dashboard/', headers });
    expect(dashboard.json().to_do).toContainEqual({ what: 'at_risk', count: 1 });
    const list = await shop.app.inject({ url: '/api/staff/orders/?at_risk=true&sort=due', headers });
    expect(list.json()).toMatchObject({ count: 1, results: [{ id: order.id, is_late: false }] });
  });

  test('leave the list when something happens to them, until the next evening', async () => {
    const order = await orderAfter('receive_cloth', await inBusinessDays(1));
    await checkPromises(shop.deps);
    await take(order.id, order.tailor, { action: 'start' });
    expect(await listed(order)).toBeUndefined();
    await checkPromises(shop.deps);
    expect(await listed(order)).toMatchObject({ reason: 'in_production' });
  });
});

describe('the mail to support', () => {
  const mails = async () =>
    (await mailsTo(shop, shop.deps.config.support.email)).filter(({ subject }) =>
      subject.includes('will miss'),
    );

  test('names each order once, however many evenings find it', async () => {
    const before = (await mails()).length;
    const sent = async () => (await mails()).slice(0, (await mails()).length - before);
    const order = await orderAfter('receive_cloth', await inBusinessDays(1));
    await Promise.all([checkPromises(shop.deps), checkPromises(shop.deps)]);
    const [first, ...others] = await sent();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: 'orders.at-risk', subject: '1 order will miss its day' });
    expect(first?.text).toContain(order.trackingNumber);
    expect(first?.text).toContain('It is not begun');
    expect(first?.text).toContain('/admin/orders/at-risk');

    await take(order.id, await support(), {
      action: 'move_day',
      expected_delivery_date: await inBusinessDays(9),
      reason: 'A feast',
    });
    await checkPromises(shop.deps);
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: today }).where(eq(orders.id, order.id));
    await checkPromises(shop.deps);
    expect(await listed(order), 'found again').toBeDefined();
    expect(await sent()).toHaveLength(1);

    const more = [await orderAfter('start', today), await orderAfter('check', today)];
    await checkPromises(shop.deps);
    const [news] = await sent();
    expect(news?.subject).toBe('2 orders will miss their day');
    for (const { trackingNumber } of more) expect(news?.text).toContain(trackingNumber);
    expect(news?.text).not.toContain(order.trackingNumber);
  });
});

describe('what can be done (backoffice-14)', () => {
  test('names who has room, and gives the order away with what the list says', async () => {
    const rates = { Shalwar_Kameez: 2500 };
    const order = await orderAfter('receive_cloth', await inBusinessDays(1));
    const fast = await signUpTailor(shop);
    await shop.deps.db.update(tailors).set({ leadTimeDays: 1 }).where(eq(tailors.id, fast.tailorId));
    const others = [
      await makeTailor(shop, { leadTimeDays: 1, rates: { Kurta: 900 } }),
      await makeTailor(shop, { leadTimeDays: 1, rates, active: false }),
      await makeTailor(shop, { leadTimeDays: 1, rates, type: 'Ladies Tailor' }),
      await makeTailor(shop, { leadTimeDays: 2, rates }),
    ];
    await checkPromises(shop.deps);
    const found = (await listed(order)) ?? expect.unreachable('not listed');
    const tomorrow = await inBusinessDays(1);
    expect(found.with_room).toContainEqual({ id: fast.tailorId, name: fast.username, day: tomorrow });
    expect(found.with_room.every(({ day }) => day <= tomorrow)).toBe(true);
    const named = found.with_room.map(({ id }) => id);
    for (const { id } of others) expect(named).not.toContain(id);
    expect(named).not.toContain(order.tailorId);

    const step = {
      action: 'reassign',
      tailor: fast.tailorId,
      reason: found.usual_reasons.reassign,
      expected_status: found.status,
      expected_events: found.events,
    };
    await take(order.id, await support(), step);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ tailorId: fast.tailorId, expectedDeliveryDate: tomorrow });
    expect(await listed(order)).toBeUndefined();
    const again = await sendStep(shop, order.id, await support(), step);
    expect(again.statusCode).toBe(409);
  });

  test('says how many garments an order has, and names only who stitches all of them (orders-109, orders-173)', async () => {
    const rates = { Shalwar_Kameez: 2500, Kurta: 1900 };
    const order = await placeGarment(shop);
    const kurta = { dress_type: 'Kurta', length_choice: 'TAILOR' };
    await addGarment(shop, order, { ...kurta, gender: 'male' });
    await addGarment(shop, order, kurta);
    await take(order.id, order.customer, { action: 'confirm' });
    const promised = await inBusinessDays(5);
    await shop.deps.db.update(orders).set({ expectedDeliveryDate: promised }).where(eq(orders.id, order.id));
    const able = await makeTailor(shop, { leadTimeDays: 1, rates });
    const unable = [
      await makeTailor(shop, { leadTimeDays: 1, rates: { Shalwar_Kameez: 2500 } }),
      await makeTailor(shop, { leadTimeDays: 1, rates, type: 'Ladies Tailor' }),
    ];
    // A place for two of the three garments is none (orders-223).
    const weeks = [0, 7].map((ahead) => ({ week: addDays(weekOf(today), ahead), places: 2 }));
    const scarce = await makeTailor(shop, { leadTimeDays: 1, rates });
    await shop.deps.db
      .update(tailors)
      .set({ weeklyRoom: { places: 3, weeks } })
      .where(eq(tailors.id, scarce.id));
    unable.push(scarce);
    await checkPromises(shop.deps);
    const found = (await listed(order)) ?? expect.unreachable('not listed');
    expect(found).toMatchObject({ dress_type: 'Shalwar_Kameez', others: 2, promised });
    expect(found.with_room.length).toBeLessThanOrEqual(3);
    const named = found.with_room.map(({ id }) => id);
    expect(named).toContain(able.id);
    for (const { id } of unable) expect(named).not.toContain(id);
  });

  test('proposes an honest day, with words in the language of the customer', async () => {
    const order = await orderAfter('receive_cloth', await inBusinessDays(1));
    await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.id, order.customer.id));
    await checkPromises(shop.deps);
    const found = (await listed(order)) ?? expect.unreachable('not listed');
    expect(found.honest_day).toBe(await inBusinessDays(10));
    expect(found.usual_reasons.move_day).toContain('سلائی');
    await take(order.id, await support(), {
      action: 'move_day',
      expected_delivery_date: found.honest_day,
      reason: found.usual_reasons.move_day,
      expected_status: found.status,
      expected_events: found.events,
    });
    expect(await listed(order)).toBeUndefined();
    await checkPromises(shop.deps);
    expect(await listed(order)).toBeUndefined();
  });

  test('lists the twenty that are promised first and counts the others', async () => {
    const tomorrow = await inBusinessDays(1);
    const tailor = await signUpTailor(shop);
    const customers = [];
    for (let n = 0; n < 21; n += 1) {
      const order = await placeGarment(shop, {}, { tailor });
      await take(order.id, order.customer, { action: 'confirm' });
      customers.push(order.id);
    }
    await shop.deps.db
      .update(orders)
      .set({ expectedDeliveryDate: tomorrow })
      .where(eq(orders.tailorId, tailor.tailorId));
    await checkPromises(shop.deps);
    const { count, results } = await read();
    expect(count).toBe(21);
    expect(results.map(({ id }) => id)).toEqual(customers.slice(0, 20));
  });
});

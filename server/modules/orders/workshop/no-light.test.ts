import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resumedDay } from '../../../../contract/cloth-wait.ts';
import { addBusinessDays, addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { NoLightArea } from '../../../../contract/no-light.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { orders } from '../../../db/schema/orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { noLightReports, orderQuestions } from '../../../db/schema/workshop.ts';
import { readDaysOff } from '../../calendar/service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();

type Tailor = Awaited<ReturnType<typeof signUpTailor>>;

const say = (by: SignedUp, no_light: boolean, pressed_at = new Date().toISOString()) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/workshop/no-light/',
    headers: by.headers,
    payload: { no_light, pressed_at },
  });
const said = async (by: SignedUp) =>
  (await shop.app.inject({ url: '/api/workshop/today/', headers: by.headers })).json().no_light;
const read = (by: SignedUp) => shop.app.inject({ url: '/api/staff/no-light/', headers: by.headers });
const move = (by: SignedUp, area: string, day: Day = today) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/staff/no-light/moves/',
    headers: by.headers,
    payload: { area, day },
  });

async function tailorsIn(area: string, count: number): Promise<Tailor[]> {
  const made = await Promise.all(Array.from({ length: count }, () => signUpTailor(shop)));
  const ids = made.map(({ tailorId }) => tailorId);
  await shop.deps.db.update(tailors).set({ area }).where(inArray(tailors.id, ids));
  return made;
}

async function accepted(tailor: Tailor): Promise<PlacedGarment> {
  const order = await placeGarment(shop, {}, { tailor });
  await take(order, order.customer, 'confirm');
  await take(order, tailor, 'accept');
  return order;
}

async function withCloth(tailor: Tailor): Promise<PlacedGarment> {
  const order = await accepted(tailor);
  await take(order, tailor, 'receive_cloth');
  return order;
}

async function take({ id }: PlacedGarment, by: SignedUp, action: string): Promise<void> {
  expect((await sendStep(shop, id, by, { action })).statusCode).toBe(200);
}

const promisedOf = async ({ id }: PlacedGarment) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.expectedDeliveryDate ?? '';
const movesOf = async ({ id }: PlacedGarment) =>
  (await shop.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
    ({ action }) => action === 'move_day',
  );

describe('“No light” (workshop-16)', () => {
  test('a tailor says it once a day, later too, and takes it back', async () => {
    const tailor = await signUpTailor(shop);
    expect(await said(tailor)).toBe(false);
    const pressed = new Date().toISOString();
    expect((await say(tailor, true, pressed)).json()).toEqual({ day: today, no_light: true });
    expect((await say(tailor, true)).statusCode).toBe(200);
    const rows = await shop.deps.db
      .select()
      .from(noLightReports)
      .where(eq(noLightReports.tailorId, tailor.tailorId));
    expect(
      rows.map(({ pressedAt }) => pressedAt.toISOString()),
      'the first press counts',
    ).toEqual([pressed]);
    expect(await said(tailor)).toBe(true);
    expect((await say(tailor, false)).json()).toEqual({ day: today, no_light: false });
    expect((await say(tailor, false)).statusCode).toBe(200);
    expect(await said(tailor)).toBe(false);

    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect((await say(tailor, true, yesterday)).json()).toEqual({ day: addDays(today, -1), no_light: true });
    expect(await said(tailor), 'of another day').toBe(false);
  });

  test('nobody says it of days long past or to come, and only tailors with a workshop say it', async () => {
    const tailor = await signUpTailor(shop);
    for (const days of [-3, 1]) {
      const refused = await say(tailor, true, new Date(Date.now() + days * 86_400_000).toISOString());
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({
        pressed_at: ['This can be said of today, or at most 2 days later.'],
      });
    }
    expect((await say(tailor, true, 'now')).statusCode).toBe(400);
    for (const userType of ['customer', 'brand', 'support', 'admin'] as const) {
      expect((await say(await signUp(shop, { userType }), true)).statusCode).toBe(403);
    }
    expect((await say(await signUp(shop, { userType: 'tailor' }), true)).statusCode).toBe(404);
  });

  test('staff sees who says so, and when it is common; nobody else does', async () => {
    const area = 'Ichhra, Lahore';
    const [one, other, third] = await tailorsIn(area, 5);
    const staff = await signUp(shop, { userType: 'support' });
    const areaNow = async (): Promise<NoLightArea | undefined> =>
      (await read(staff)).json().areas.find((row: NoLightArea) => row.area === area);
    expect(await areaNow()).toBeUndefined();
    for (const tailor of [one, other]) await say(tailor as Tailor, true);
    expect(await areaNow()).toMatchObject({ day: today, tailors: 5, is_common: false, to_move: 0 });
    await say(third as Tailor, true);
    const common = await areaNow();
    expect(common).toMatchObject({ is_common: true });
    expect(common?.reports.map(({ name }) => name)).toEqual(
      [one, other, third].map((tailor) => tailor?.username),
    );
    for (const userType of ['customer', 'brand', 'tailor'] as const) {
      const user = await signUp(shop, { userType });
      expect((await read(user)).statusCode).toBe(403);
      expect((await move(user, area)).statusCode).toBe(403);
    }
  });

  test('one press moves the running orders of the area by a business day, twice pressed once', async () => {
    const area = 'Gulberg, Lahore';
    const [one, other] = (await tailorsIn(area, 2)) as [Tailor, Tailor];
    await shop.deps.db.update(tailors).set({ area: 'gulberg, lahore' }).where(eq(tailors.id, other.tailorId));
    const [elsewhere] = (await tailorsIn('Saddar, Karachi', 1)) as [Tailor];
    const staff = await signUp(shop, { userType: 'support' });
    const running = [await withCloth(one), await withCloth(other)];
    const left = [await placeGarment(shop, {}, { tailor: one }), await withCloth(elsewhere)];
    const overdue = await withCloth(one);
    await shop.deps.db
      .update(orders)
      .set({ expectedDeliveryDate: addDays(today, -1) })
      .where(eq(orders.id, overdue.id));
    left.push(overdue);

    expect((await move(staff, area)).json()).toMatchObject({ code: 'workshop.no_light_unreported' });
    await say(one, true);
    expect((await move(staff, area, addDays(today, -2))).statusCode).toBe(409);
    const before = await Promise.all([...running, ...left].map(promisedOf));
    const [first, second] = await Promise.all([move(staff, area), move(staff, area)]);
    expect(first.json().moved + second.json().moved).toBe(2);
    expect((await move(staff, area)).json()).toEqual({ moved: 0, left: 0 });

    const daysOff = await readDaysOff(shop.deps.db, today);
    const after = await Promise.all([...running, ...left].map(promisedOf));
    expect(after).toEqual(
      before.map((day, place) => (place < running.length ? addBusinessDays(day, 1, daysOff) : day)),
    );
    for (const order of running) {
      const [event, ...more] = await movesOf(order);
      expect(more).toEqual([]);
      expect(event).toMatchObject({ noteCode: 'NO_LIGHT', actorId: staff.id });
      const mails = await mailsTo(shop, order.customer.email);
      expect(mails.some(({ text }) => text.includes('There was no electricity'))).toBe(true);
    }
    for (const order of left) expect(await movesOf(order)).toEqual([]);
  });

  test('an order that waits for its cloth is left alone, and so is one that waited on that day', async () => {
    const area = 'Johar Town, Lahore';
    const [tailor] = (await tailorsIn(area, 1)) as [Tailor];
    const yesterday = addDays(today, -1);
    const waiting = await accepted(tailor);
    const received = await withCloth(tailor);
    const placed = new Date(Date.now() - 3 * 86_400_000);
    await shop.deps.db.update(orders).set({ orderDate: placed }).where(eq(orders.tailorId, tailor.tailorId));
    const before = await Promise.all([waiting, received].map(promisedOf));
    const staff = await signUp(shop, { userType: 'support' });
    await say(tailor, true, new Date(Date.now() - 86_400_000).toISOString());
    expect((await move(staff, area, yesterday)).json()).toEqual({ moved: 0, left: 0 });
    expect(await Promise.all([waiting, received].map(promisedOf))).toEqual(before);
    await say(tailor, true);
    expect((await move(staff, area)).json()).toEqual({ moved: 1, left: 0 });
    expect(await promisedOf(waiting)).toBe(before[0]);
    await take(waiting, tailor, 'receive_cloth');
    expect((await move(staff, area)).json()).toEqual({ moved: 1, left: 0 });
  });

  test('an order that waits for an answer on that day is left to the answer, which moves it once (orders-226)', async () => {
    const area = 'Iqbal Town, Lahore';
    const [tailor] = (await tailorsIn(area, 1)) as [Tailor];
    const [asked, answered, askedToday] = [
      await withCloth(tailor),
      await withCloth(tailor),
      await withCloth(tailor),
    ];
    const ask = ({ id }: PlacedGarment) =>
      sendStep(shop, id, tailor, { action: 'ask', reason: 'Which buttons?' });
    const answer = ({ id, customer }: PlacedGarment) =>
      sendStep(shop, id, customer, { action: 'answer', reason: 'The black ones' });
    for (const order of [asked, answered, askedToday]) expect((await ask(order)).statusCode).toBe(200);
    const ids = [asked.id, answered.id];
    await shop.deps.db
      .update(orderQuestions)
      .set({ askedOn: addDays(today, -3) })
      .where(inArray(orderQuestions.orderId, ids));
    const before = await Promise.all([asked, askedToday].map(promisedOf));
    expect((await answer(answered)).statusCode).toBe(200);
    const resumed = await promisedOf(answered);
    await say(tailor, true);
    const staff = await signUp(shop, { userType: 'support' });
    expect((await move(staff, area)).json(), 'only the one that was asked today').toEqual({
      moved: 1,
      left: 0,
    });
    const daysOff = await readDaysOff(shop.deps.db, addDays(today, -3));
    expect(await promisedOf(answered)).toBe(resumed);
    await answer(asked);
    expect(await promisedOf(asked)).toBe(resumedDay(before[0] ?? '', addDays(today, -3), today, daysOff));
    await answer(askedToday);
    expect(await promisedOf(askedToday)).toBe(addBusinessDays(before[1] ?? '', 1, daysOff));
  });

  test('an order skips the weekly days off of its tailor', async () => {
    const [tailor] = (await tailorsIn('Model Town, Lahore', 1)) as [Tailor];
    const order = await withCloth(tailor);
    const promised = await promisedOf(order);
    const daysOff = await readDaysOff(shop.deps.db, today);
    const next = new Date(`${addBusinessDays(promised, 1, daysOff)}T00:00:00Z`).getUTCDay();
    await shop.deps.db
      .update(tailors)
      .set({ weekdaysOff: [next] })
      .where(eq(tailors.id, tailor.tailorId));
    await say(tailor, true);
    await move(await signUp(shop, { userType: 'admin' }), 'Model Town, Lahore');
    const both = { ...daysOff, weekdays: [...daysOff.weekdays, next] };
    expect(await promisedOf(order)).toBe(addBusinessDays(promised, 1, both));
  });
});

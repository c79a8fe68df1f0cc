import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi, weekOf } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import { promisedDay, promisedDays, workshopOf } from '../../../contract/promised-day.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { makeAddress, makeMeasurement, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendStep,
  signUpTailor,
} from '../../../test/factories-orders.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp();
const today = dayInKarachi();
const daysOff = usualDaysOff(today);
const LEAD_TIME = { inHouse: false, leadTimeDays: 10 };
const first = promisedDays(today, LEAD_TIME, 'NORMAL', daysOff);
const firstWeek = weekOf(first?.finished ?? today);
const next = promisedDay(today, { ...LEAD_TIME, fullWeeks: [firstWeek] }, 'NORMAL', daysOff);

let tailor: SignedUp & { tailorId: number };
let staff: SignedUp;

beforeEach(async () => {
  tailor = await signUpTailor(shop);
  staff = await signUp(shop, { userType: 'admin' });
});

async function setCapacity(weekly_capacity: number | null, days_off: object[] = [], weekdays_off?: number[]) {
  const url = '/api/workshop/calendar/';
  const { version } = (await shop.app.inject({ url, headers: tailor.headers })).json();
  const payload = { version, weekly_capacity, days_off, weekdays_off };
  const response = await shop.app.inject({ method: 'PUT', url, headers: tailor.headers, payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const confirm = (order: PlacedGarment, agreed: object = {}) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${order.id}/checkout/`,
    headers: order.customer.headers,
    payload: agreed,
  });

/** Confirms the order with whatever day is offered. */
async function confirmWhenever(order: PlacedGarment): Promise<void> {
  let response = await confirm(order);
  while (response.statusCode === 409) {
    const day = response.json().expected_delivery_date.now;
    response = await confirm(order, { expected_delivery_date: day });
  }
  expect(response.statusCode, response.body).toBe(200);
}

async function weekly(): Promise<Map<string | null, number>> {
  const rows = await shop.deps.db
    .select({ week: orders.workWeek })
    .from(orders)
    .where(eq(orders.tailorId, tailor.tailorId));
  const counted = new Map<string | null, number>();
  for (const { week } of rows) counted.set(week, (counted.get(week) ?? 0) + 1);
  return counted;
}

const publicTailor = async (id = tailor.tailorId) =>
  (await shop.app.inject(`/tailor_module/tailors/${id}/`)).json();
const place = () => placeGarment(shop, {}, { tailor });
const dayOf = async ({ id }: PlacedGarment) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.expectedDeliveryDate;

describe('the capacity of a week (tailors-20)', () => {
  test('a full week is not promised any more; a place is taken by the confirmation', async () => {
    await setCapacity(1);
    const one = await place();
    const other = await place();
    expect(await dayOf(one)).toBe(first?.promised);
    expect(await dayOf(other), 'a placed order takes no place').toBe(first?.promised);
    expect((await publicTailor()).full_weeks).toEqual([]);

    expect((await confirm(one)).statusCode).toBe(200);
    expect((await publicTailor()).full_weeks).toEqual([firstWeek]);
    expect(await dayOf(await place())).toBe(next);

    const told = await confirm(other);
    expect(told.statusCode).toBe(409);
    expect(told.json()).toMatchObject({
      code: 'orders.terms_changed',
      expected_delivery_date: { before: first?.promised, now: next },
    });
    const agreed = await confirm(other, { expected_delivery_date: next });
    expect(agreed.json()).toMatchObject({ status: 'CONFIRMED', expected_delivery_date: next });
  });

  test('of many confirmations at once no more than the capacity go into a week', async () => {
    await setCapacity(2);
    const placed = await Promise.all(Array.from({ length: 7 }, place));
    await Promise.all(placed.map(confirmWhenever));
    const counted = await weekly();
    expect([...counted.values()].sort()).toEqual([1, 2, 2, 2]);
    expect(counted.get(firstWeek)).toBe(2);
    expect((await publicTailor()).full_weeks).toHaveLength(3);
  });

  test('cancelling and declining give the place back', async () => {
    await setCapacity(1);
    const one = await place();
    await confirm(one);
    await sendStep(shop, one.id, one.customer, { action: 'cancel', reason: 'Too late' });
    expect((await publicTailor()).full_weeks).toEqual([]);

    const other = await place();
    await confirm(other);
    expect((await publicTailor()).full_weeks).toEqual([firstWeek]);
    await sendStep(shop, other.id, tailor, { action: 'decline', reason: 'Ill' });
    expect((await publicTailor()).full_weeks).toEqual([]);
  });

  test('reassigning takes a place at the new tailor, in a week with room', async () => {
    const declined = await place();
    await confirm(declined);
    await sendStep(shop, declined.id, tailor, { action: 'decline', reason: 'Ill' });
    tailor = await signUpTailor(shop);
    await setCapacity(1);
    await confirm(await place());
    const moved = await sendStep(shop, declined.id, staff, { action: 'reassign', tailor: tailor.tailorId });
    expect(moved.json()).toMatchObject({ status: 'CONFIRMED', expected_delivery_date: next });
    expect((await weekly()).get(firstWeek)).toBe(1);
  });

  test('a delivered garment keeps its place, and an alteration takes no other one', async () => {
    await setCapacity(2);
    const order = await place();
    await confirm(order);
    for (const action of ['accept', 'start', 'check', 'make_ready', 'deliver'])
      expect((await sendStep(shop, order.id, tailor, { action })).statusCode).toBe(200);
    const form = multipart({ reason: 'The sleeves are loose' });
    const altered = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/alteration/`,
      headers: { ...form.headers, ...order.customer.headers },
      payload: form.payload,
    });
    expect(altered.json()).toMatchObject({ status: 'ALTERATION' });
    expect((await sendStep(shop, order.id, tailor, { action: 'mend' })).statusCode).toBe(200);
    expect((await weekly()).get(firstWeek)).toBe(1);
  });

  test('an order takes a place for each garment, in the form as at the placing and the confirmation (orders-223)', async () => {
    await setCapacity(3);
    const one = await place();
    await confirm(one);
    expect((await publicTailor()).full_weeks).toEqual([]);
    expect((await publicTailor()).weekly_room).toEqual({
      places: 3,
      weeks: [{ week: firstWeek, places: 2 }],
    });
    const shown = workshopOf(await publicTailor());
    const ofGarments = (garments: number) =>
      promisedDays(today, shown, 'NORMAL', daysOff, undefined, garments) ?? expect.unreachable();

    const three = await place();
    expect(await dayOf(three)).toBe(ofGarments(1).promised);
    await addGarment(shop, three, {});
    expect(await dayOf(three)).toBe(ofGarments(2).promised);
    const added = await addGarment(shop, three, {});
    expect(await dayOf(three)).toBe(ofGarments(3).promised);
    expect(weekOf(ofGarments(3).finished) > firstWeek, 'two places are too few').toBe(true);
    await confirm(three);
    expect((await weekly()).get(weekOf(ofGarments(3).finished))).toBe(1);
    expect((await publicTailor()).full_weeks).toEqual([weekOf(ofGarments(3).finished)]);

    const garment = added[1];
    const cancelled = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${three.id}/garments/${garment}/steps/`,
      headers: three.customer.headers,
      payload: { action: 'cancel', reason: 'One less' },
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await dayOf(three), 'the places that it has are free for itself').toBe(ofGarments(2).promised);
  });

  test('one with more garments than a week has takes the weeks before as well (orders-223)', async () => {
    await setCapacity(1);
    const two = await place();
    await addGarment(shop, two, {});
    const days = promisedDays(today, workshopOf(await publicTailor()), 'NORMAL', daysOff, undefined, 2);
    await confirm(two);
    const week = weekOf(days?.finished ?? today);
    expect((await publicTailor()).full_weeks).toEqual([addDays(week, -7), week]);
    const { weeks } = await setCapacity(2);
    expect(weeks.find((shown: { week: string }) => shown.week === week)).toMatchObject({
      booked: 2,
      is_full: true,
    });
  });

  test('changing the capacity counts the weeks anew, and keeps what is confirmed', async () => {
    for (const order of [await place(), await place()]) await confirm(order);
    expect((await publicTailor()).full_weeks).toEqual([]);
    const { weeks } = await setCapacity(1);
    expect(weeks.find(({ week }: { week: string }) => week === firstWeek)).toEqual({
      week: firstWeek,
      booked: 2,
      is_full: true,
    });
    expect((await publicTailor()).full_weeks).toEqual([firstWeek]);
    await setCapacity(3);
    expect((await publicTailor()).full_weeks).toEqual([]);
    await setCapacity(1);
    await setCapacity(null);
    expect((await publicTailor()).full_weeks).toEqual([]);
  });

  test('a day that staff has promised is kept, and takes its place in a full week', async () => {
    await setCapacity(1);
    const promised = await place();
    await sendStep(shop, promised.id, staff, {
      action: 'price',
      stitching: 3000,
      expected_delivery_date: first?.promised,
    });
    await confirm(await place());
    const agreed = await confirm(promised);
    expect(agreed.json()).toMatchObject({ status: 'CONFIRMED', expected_delivery_date: first?.promised });
    expect((await weekly()).get(firstWeek)).toBe(2);
  });

  test('a tailor without room for half a year takes no orders', async () => {
    const weeks = Array.from({ length: 40 }, (_, ahead) => addDays(weekOf(today), 7 * ahead));
    const placed = await place();
    await shop.deps.db.update(tailors).set({ fullWeeks: weeks }).where(eq(tailors.id, tailor.tailorId));
    await expect(place()).rejects.toThrow('orders.tailor_full');
    expect((await confirm(placed)).json()).toMatchObject({ code: 'orders.tailor_full' });
  });
});

describe('days off (tailors-22)', () => {
  test('the promised day skips them, for orders that are placed and for those that are confirmed later', async () => {
    const before = await place();
    const closed = { from: addDays(today, 2), until: addDays(today, 20) };
    const then = promisedDay(today, { ...LEAD_TIME, daysOff: [closed] }, 'NORMAL', daysOff);
    const { days_off } = await setCapacity(null, [
      { ...closed, note: 'Family wedding' },
      { from: addDays(today, -9), until: addDays(today, -3) },
    ]);
    expect(days_off, 'what is over is dropped').toEqual([{ ...closed, note: 'Family wedding' }]);
    expect(await dayOf(await place())).toBe(then);
    expect((await confirm(before)).json()).toMatchObject({ expected_delivery_date: { now: then } });
    expect((await publicTailor()).days_off, 'the note is the own').toEqual([closed]);
  });

  test('weekly ones move what is ordered from now on, and no confirmed day (tailors-23)', async () => {
    const confirmed = await place();
    await confirm(confirmed);
    const weekdaysOff = [1, 5];
    const then = promisedDay(today, { ...LEAD_TIME, weekdaysOff }, 'NORMAL', daysOff);
    await setCapacity(null, [], weekdaysOff);
    expect(then).not.toBe(first?.promised);
    expect(await dayOf(await place())).toBe(then);
    expect(await dayOf(confirmed)).toBe(first?.promised);
  });

  test('the in-house workshop has both, set by staff', async () => {
    const url = `/api/staff/tailors/${IN_HOUSE_TAILOR_ID}/calendar/`;
    const closed = { from: addDays(today, 1), until: addDays(today, 5), note: '' };
    const { version } = (await shop.app.inject({ url, headers: staff.headers })).json();
    const saved = await shop.app.inject({
      method: 'PUT',
      url,
      headers: staff.headers,
      payload: { version, weekly_capacity: 1, days_off: [closed], weekdays_off: [5] },
    });
    expect(saved.json()).toMatchObject({ weekly_capacity: 1, weekdays_off: [5], updated_by: staff.username });
    const workshop = { inHouse: true, leadTimeDays: 7, daysOff: [closed], weekdaysOff: [5] };
    const days = promisedDays(today, workshop, 'NORMAL', daysOff);
    const house = { ...tailor, tailorId: IN_HOUSE_TAILOR_ID };
    const order = await placeGarment(shop, {}, { tailor: house });
    expect(await dayOf(order)).toBe(days?.promised);
    expect((await confirm(order)).statusCode).toBe(200);
    const full = { ...workshop, fullWeeks: [weekOf(days?.finished ?? today)] };
    const later = await placeGarment(shop, {}, { tailor: house });
    expect(await dayOf(later)).toBe(promisedDay(today, full, 'NORMAL', daysOff));
  });
});

test('an order of an earlier version without a week still takes its steps', async () => {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  await makeAddress(shop, customer);
  const order = await placeGarment(shop, {}, { customer, tailor });
  await confirm(order);
  await shop.deps.db.update(orders).set({ workWeek: null }).where(eq(orders.id, order.id));
  expect((await sendStep(shop, order.id, tailor, { action: 'accept' })).statusCode).toBe(200);
  const [details] = await shop.deps.db
    .select()
    .from(singleOrderDetails)
    .where(eq(singleOrderDetails.orderId, order.id));
  expect(details?.userConfirmation).toBe('CONFIRMED');
});
